/** What only one page says, in the person's language; what it shares with the map comes from there. */
import type { Plural } from './en.ts';
import type { PageLanguage } from './languages.ts';
import { filled, speak, type Values } from './messages.ts';

type Dictionary<Key extends string> = Readonly<Record<Key, string | Plural>>;

export type RoomMessages<Key extends string> = {
  readonly speak: (code: PageLanguage) => Promise<void>;
  readonly say: (key: Key, values?: Values) => string;
};

export const openRoomMessages = <Key extends string>(
  english: Dictionary<Key>,
  load: Readonly<Record<PageLanguage, () => Promise<Dictionary<Key>>>>,
): RoomMessages<Key> => {
  let messages = english;
  return {
    speak: async (code) => {
      const shared = speak(code);
      try {
        messages = await load[code]();
      } catch (error) {
        // Better a page in English than none.
        console.warn('messages', code, error);
      }
      await shared;
    },
    say: (key, values) => filled(messages[key], values),
  };
};
