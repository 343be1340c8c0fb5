import type { PageLanguage } from '../../../app/text/languages.ts';
import { openRoomMessages } from '../../../app/text/room-messages.ts';
import { type BuildKey, type BuildMessages, en } from './en.ts';

export type { BuildKey } from './en.ts';

export const loadBuildMessages: Readonly<Record<PageLanguage, () => Promise<BuildMessages>>> = {
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

export const sayBuild = await openRoomMessages<BuildKey>(en, loadBuildMessages);
