/**
 * JSON as a call of a function. The comment in front keeps the first bytes ours: a plug-in that sniffs must find no
 * file of its own kind there. The two line separators are line ends in old JavaScript, though not in JSON.
 */
export const jsonpOf = (callback: string, json: string): string =>
  `/**/${callback}(${json.replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')});`;
