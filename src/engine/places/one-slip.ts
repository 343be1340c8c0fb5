/**
 * Whether a text is a name, or its beginning, but for one slip: a letter too many, one missing, one wrong, or two
 * neighbours exchanged. Looks at each letter once, so that a walk over all cities takes a few milliseconds.
 */

/** Whether a text goes on as a name does, from a place in each. */
const goesOn = (text: string, ofText: number, name: string, ofName: number): boolean => {
  for (let i = 0; ofText + i < text.length; i++)
    if (text.charCodeAt(ofText + i) !== name.charCodeAt(ofName + i)) return false;
  return true;
};

/** As in a search: 3 for a whole name, 2 for its beginning, 0 for neither. A text without a slip is not looked for here. */
export const oneSlipFit = (text: string, name: string): 0 | 2 | 3 => {
  let same = 0;
  while (same < text.length && text.charCodeAt(same) === name.charCodeAt(same)) same++;
  const longer = text.length - name.length;
  if (same === text.length || longer > 1) return 0;
  // A first letter is seldom a slip; without it, half a name could be any.
  if (same === 0 && longer < -1) return 0;
  const fits = (ofText: number, ofName: number): boolean => goesOn(text, ofText, name, ofName);
  const isLonger = fits(same + 1, same);
  const isShorter = fits(same, same + 1);
  const isAsLong =
    fits(same + 1, same + 1) ||
    (text[same] === name[same + 1] && text[same + 1] === name[same] && fits(same + 2, same + 2));
  if ((isLonger && longer === 1) || (isShorter && longer === -1) || (isAsLong && longer === 0)) return 3;
  return same > 0 && (isLonger || isShorter || isAsLong) ? 2 : 0;
};
