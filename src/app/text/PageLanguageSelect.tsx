import { useStore } from '../state/store.ts';
import { isPageLanguage, PAGE_LANGUAGES } from './languages.ts';
import { say } from './messages.ts';

export const PageLanguageSelect = () => {
  const { pageLanguage, setPageLanguage } = useStore();
  return (
    <select
      className="language"
      value={pageLanguage}
      aria-label={say('pageLanguage')}
      onChange={({ currentTarget: { value } }) => {
        if (isPageLanguage(value)) void setPageLanguage(value);
      }}
    >
      {Object.entries(PAGE_LANGUAGES).map(([code, name]) => (
        <option key={code} value={code} lang={code}>
          {name}
        </option>
      ))}
    </select>
  );
};
