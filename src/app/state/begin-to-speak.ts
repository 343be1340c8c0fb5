import { directionOf, type PageLanguage } from '../text/languages.ts';
import { speak } from '../text/messages.ts';
import { useStore } from './store.ts';

const write = ({ pageLanguage }: { readonly pageLanguage: PageLanguage }): void => {
  const page = document.documentElement;
  page.lang = pageLanguage;
  page.dir = directionOf(pageLanguage);
};

/** The page begins in its language, or, when the file of that does not come, in English; its HTML says which it is. */
export const beginToSpeak = async (): Promise<void> => {
  const { pageLanguage } = useStore.getState();
  const isSpoken = await speak(pageLanguage);
  useStore.subscribe(write);
  useStore.setState({ pageLanguage: isSpoken ? pageLanguage : 'en' });
};
