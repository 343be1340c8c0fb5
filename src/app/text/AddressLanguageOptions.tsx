import { ADDRESS_LANGUAGES } from '../state/choices.ts';
import { useStore } from '../state/store.ts';
import { languageName } from './messages.ts';
import { inOrder } from './own-names.ts';

/** The languages of addresses for a select, as the panel of the map lists them. */
export const AddressLanguageOptions = () => {
  const { pageLanguage } = useStore();
  return inOrder(ADDRESS_LANGUAGES, languageName, pageLanguage).map(({ code, own, name }) => (
    <option key={code} value={code}>
      {own.toLowerCase() === name.toLowerCase() ? own : `${own} · ${name}`}
    </option>
  ));
};
