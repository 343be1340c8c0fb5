import type { PageLanguage } from '../../text/languages.ts';
import { openRoomMessages } from '../../text/room-messages.ts';
import { type DetailKey, type DetailMessages, en } from './en.ts';

export const loadDetailMessages: Readonly<Record<PageLanguage, () => Promise<DetailMessages>>> = {
  en: async () => en,
  de: async () => (await import('./de.ts')).de,
  fr: async () => (await import('./fr.ts')).fr,
  es: async () => (await import('./es.ts')).es,
  pt: async () => (await import('./pt.ts')).pt,
  it: async () => (await import('./it.ts')).it,
  nl: async () => (await import('./nl.ts')).nl,
  pl: async () => (await import('./pl.ts')).pl,
  ru: async () => (await import('./ru.ts')).ru,
  tr: async () => (await import('./tr.ts')).tr,
  ar: async () => (await import('./ar.ts')).ar,
  zh: async () => (await import('./zh.ts')).zh,
  ja: async () => (await import('./ja.ts')).ja,
  ko: async () => (await import('./ko.ts')).ko,
};

/** What imports this can speak at once: it waits for the messages. */
export const sayDetail = await openRoomMessages<DetailKey>(en, loadDetailMessages);
