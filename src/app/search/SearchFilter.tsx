/** Narrows the search: loaded when somebody wants to. */
import { useStore } from '../state/store.ts';
import { countryName, say } from '../text/messages.ts';
import { type Box, type Filter, NO_FILTER } from './filter.ts';

/** ISO 3166-1, and Kosovo. */
const COUNTRIES = [
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW BY BZ',
  'CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM',
  'FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HN HR HT HU ID IE IL IM IN IO IQ IR IS IT',
  'JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM',
  'MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR',
  'PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH',
  'TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW',
]
  .join(' ')
  .split(' ');

type Props = {
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
  /** The part of the map that is seen now; undefined while there is no map. */
  readonly viewNow: () => Box | undefined;
  /** The focus, which stays here when something is chosen, goes on. */
  readonly onLeave: () => void;
};

const SearchFilter = ({ filter, onFilter, viewNow, onLeave }: Props) => {
  const { pageLanguage } = useStore();
  const byName = new Intl.Collator(pageLanguage);
  const countries = COUNTRIES.map((code) => ({ code, name: countryName(code) || code })).sort((one, other) =>
    byName.compare(one.name, other.name),
  );
  const { view, country } = filter;
  const change = (nextView: Box | undefined, nextCountry: string | undefined): void =>
    onFilter({
      ...NO_FILTER,
      ...(nextView === undefined ? {} : { view: nextView }),
      ...(nextCountry === undefined ? {} : { country: nextCountry }),
    });
  return (
    <fieldset className="search-filter" aria-label={say('narrowSearch')}>
      <label>
        <input
          type="checkbox"
          checked={view !== undefined}
          onBlur={onLeave}
          onChange={({ currentTarget }) => change(currentTarget.checked ? viewNow() : undefined, country)}
        />
        {say('onlyInView')}
      </label>
      <select
        aria-label={say('country')}
        value={country ?? ''}
        onBlur={onLeave}
        onChange={({ currentTarget: { value } }) => change(view, value === '' ? undefined : value)}
      >
        <option value="">{say('allCountries')}</option>
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    </fieldset>
  );
};

export default SearchFilter;
