import { drawsFlags, flagOf } from './flag.ts';

/** The country's name stands beside it: a flag is for the eye alone. Platforms that draw none get the two letters. */
export const Flag = ({ country }: { readonly country: string }) => {
  const flag = flagOf(country);
  if (flag === '') return null;
  return (
    <span className={drawsFlags() ? 'flag' : 'flag is-letters'} aria-hidden>
      {drawsFlags() ? flag : country}
    </span>
  );
};
