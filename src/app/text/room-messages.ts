/** What only one part of the page says, or one page, in the person's language; what all parts say stands in `en.ts` here. */
import type { Plural } from './en.ts';
import type { PageLanguage } from './languages.ts';
import { filled, rooms, spokenNow, type Values } from './messages.ts';

type Dictionary<Key extends string> = Readonly<Record<Key, string | Plural>>;

/** Ready when the part can speak; what imports the part waits for that. */
export const openRoomMessages = async <Key extends string>(
  english: Dictionary<Key>,
  load: Readonly<Record<PageLanguage, () => Promise<Dictionary<Key>>>>,
): Promise<(key: Key, values?: Values) => string> => {
  let messages = english;
  const learn = async (code: PageLanguage): Promise<() => void> => {
    try {
      const next = await load[code]();
      return () => {
        messages = next;
      };
    } catch (error) {
      // Better a part in English than none.
      console.warn('messages', code, error);
      return () => undefined;
    }
  };
  rooms.push(learn);
  let code: PageLanguage;
  let begin: () => void;
  // Another one may be spoken by the time this one is learnt.
  do {
    code = spokenNow();
    begin = await learn(code);
  } while (code !== spokenNow());
  begin();
  return (key, values) => filled(messages[key], values);
};
