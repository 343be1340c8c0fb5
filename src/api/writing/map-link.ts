/** Letters of other scripts travel percent-encoded; dots stay. */
export const mapLink = (mapUrl: string, words: string): string => `${mapUrl}/${encodeURI(words)}`;
