/** What a link may not hold as it is. Most words of most languages have none of it, and to encode them takes much longer. */
const needsEncoding = /[^a-z.]/;

/** Letters of other scripts travel percent-encoded; dots stay. */
export const mapLink = (mapUrl: string, words: string): string =>
  `${mapUrl}/${needsEncoding.test(words) ? encodeURI(words) : words}`;
