/** What we use of the package, which ships no declarations. */
declare module 'snowball-stemmers' {
  const snowball: { newStemmer(language: string): { stem(word: string): string } };
  export default snowball;
}
