/**
 * What a framed map knows and does: the selected square, the language, where to look. The person and the page around
 * change the same things here, and the page is told of every outcome.
 */
import { createStore, type StoreApi } from 'zustand/vanilla';
import { type Trouble, troubleWithPosition, troubleWithWords } from '../../app/state/trouble.ts';
import { type Client, type Point, RefusedError, type SquareAddress } from '../../client/client.ts';
import type { Chooser, Command, FrameEvent, ThemeChoice } from '../protocol.ts';

export type FrameState = {
  readonly address: SquareAddress | undefined;
  readonly language: string;
  readonly theme: ThemeChoice;
  /** In the language of the frame; the page around is told in that of the interface, and of its own mistakes alone. */
  readonly trouble: string;
  /** Where the map was last sent without a square; a new object each time, so that going back there is a change too. */
  readonly goal: { readonly at: Point; readonly zoom: number | undefined } | undefined;
};

export type Question = { readonly words: string } | { readonly coordinates: Point };

export type Session = {
  readonly state: StoreApi<FrameState>;
  /** The position that was selected last, whether its words are here or not; none when words were chosen. */
  readonly heading: { readonly current: Point | undefined };
  obey(command: Command): void;
  select(question: Question, by: Chooser): Promise<void>;
  flyTo(at: Point, zoom?: number): void;
  /** Tells later whether nothing was chosen since. */
  isLatest(): () => boolean;
};

export type Start = { readonly language: string; readonly theme: ThemeChoice };

const errorEvent = (error: unknown): FrameEvent => {
  if (error instanceof RefusedError) return { type: 'error', code: error.code, message: error.message };
  return { type: 'error', code: 'Failed', message: error instanceof Error ? error.message : String(error) };
};

/** Only what is promised: an answer may one day hold more. */
const told = (by: Chooser, address: SquareAddress): FrameEvent => {
  const { words, language, coordinates, square, country, nearestPlace } = address;
  return { type: 'select', by, words, language, coordinates, square, country, nearestPlace };
};

type Questions = Pick<Client, 'squareOf' | 'wordsAt' | 'languages'>;

export const openSession = (client: Questions, tell: (event: FrameEvent) => void, start: Start): Session => {
  const state = createStore<FrameState>(() => ({ ...start, address: undefined, trouble: '', goal: undefined }));

  // Only the latest wish counts: whatever is answered after a newer one was made is dropped.
  let latest = 0;
  const heading: { current: Point | undefined } = { current: undefined };
  const answered = async (
    find: () => Promise<SquareAddress>,
    by: Chooser,
    troubleWith: (error: unknown) => Trouble,
    at?: Point,
  ): Promise<void> => {
    const turn = ++latest;
    heading.current = at;
    try {
      const address = await find();
      if (turn !== latest) return;
      heading.current = address.coordinates;
      state.setState({ address, trouble: '' });
      tell(told(by, address));
    } catch (error) {
      if (turn !== latest) return;
      heading.current = undefined;
      state.setState({ trouble: troubleWith(error).text });
      tell(errorEvent(error));
    }
  };

  const select = (question: Question, by: Chooser): Promise<void> =>
    'words' in question
      ? answered(() => client.squareOf(question.words), by, troubleWithWords)
      : answered(
          () => client.wordsAt(question.coordinates, state.getState().language),
          by,
          troubleWithPosition,
          question.coordinates,
        );

  const clear = (): void => {
    latest++;
    heading.current = undefined;
    state.setState({ address: undefined, trouble: '' });
  };

  const isLatest = (): (() => boolean) => {
    const turn = latest;
    return () => turn === latest;
  };

  const flyTo = (at: Point, zoom?: number): void => state.setState({ goal: { at, zoom } });

  let languageWishes = 0;

  /** The square stays, its words change; an unknown language changes nothing, and is the mistake of the page around. */
  const setLanguage = async (language: string): Promise<void> => {
    const turn = latest;
    const wish = ++languageWishes;
    try {
      const known = await client.languages();
      if (wish !== languageWishes) return;
      if (!known.some(({ code }) => code === language)) {
        throw new RefusedError(400, 'BadLanguage', `There are no addresses in the language "${language}".`);
      }
      state.setState({ language });
      const { address } = state.getState();
      if (address !== undefined && turn === latest) await select({ coordinates: address.coordinates }, 'host');
    } catch (error) {
      tell(errorEvent(error));
    }
  };

  const obey = (command: Command): void => {
    switch (command.type) {
      case 'select':
        void select(command, 'host');
        return;
      case 'clear':
        clear();
        return;
      case 'flyTo':
        flyTo(command.coordinates, command.zoom);
        return;
      case 'setLanguage':
        void setLanguage(command.language);
        return;
      case 'setTheme':
        state.setState({ theme: command.theme });
    }
  };

  return { state, heading, obey, select, flyTo, isLatest };
};
