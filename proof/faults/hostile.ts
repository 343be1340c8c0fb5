/**
 * Requests that nobody means well with, and some that somebody does: the same ones in every run.
 *
 * Everything a stranger controls is bent here: method, path, parameters and their encoding, headers, bodies.
 */
export type Hostile = { readonly bytes: Buffer; readonly hasBody: boolean };

const PATHS = [
  ...['/v3/convert-to-3wa', '/v3/convert-to-coordinates', '/v3/autosuggest', '/v3/autosuggest-with-coordinates'],
  ...['/v3/autosuggest-selection', '/v3/grid-section', '/v3/available-languages', '/v3/nothing', '/v3/'],
  ...['/v2/forward', '/v2/reverse', '/v2/grid', '/v2/languages', '/v2/autosuggest', '/v2/standardblend', '/v2/%2e%2e'],
  ...['/v2/autosuggest-ml', '/v2/standardblend-ml', '/v2/voice-autosuggest', '/words', '/w3w', '/position'],
  ...[
    '/get-languages',
    '/',
    '/docs',
    '/openapi.json',
    '/healthz',
    '/register',
    '/picture/a.b.c.png',
    '/picture/%ff.png',
  ],
  ...[
    '/@51.5,-0.1,17',
    '/picture/@51.5,-0.1.png',
    '/@999,999',
    '/filled.count.soap',
    '/../../etc/passwd',
    '/data/../../package.json',
    '//evil',
    '*',
  ],
];

const NAMES = [
  ...['coordinates', 'words', 'language', 'format', 'input', 'input-type', 'n-results', 'n-focus-results', 'focus'],
  ...['clip-to-country', 'clip-to-bounding-box', 'clip-to-circle', 'clip-to-polygon', 'bounding-box', 'prefer-land'],
  ...['addr', 'coords', 'lang', 'display', 'callback', 'bbox', 'clip', 'count', 'json', 'text', 'string', 'position'],
  ...['key', 'locale', 'x', '__proto__', 'constructor', 'toString', '%6bey'],
];

const VALUES = [
  ...['', '51.5,-0.12', '51.520847,-0.195521', '90,180', '-90,-180', '91,0', '0,1e309', 'NaN,NaN', '1,2,3,4', '-0,-0'],
  ...['51.5,-0.1232,51.5018,-0.1203', '0,179.99,0.01,180.01', '51,-1,52,1', 'json', 'geojson', 'xml', 'jsonp', 'full'],
  ...[
    'en',
    'de',
    'zh',
    'xx',
    'EN',
    'text',
    'generic-voice',
    'vocon-hybrid',
    '3',
    '0',
    '-1',
    '1e3',
    '99999999999999999999',
  ],
  ...[
    'a.b.c',
    '///a.b.c',
    'gr%C3%B6%C3%9Fe.%C3%BCber.ma%C3%9F',
    'one+two+three',
    'a%00b',
    '%',
    '%zz',
    '%c0%ae',
    '%ff%fe',
  ],
  ...[
    '%ed%a0%80',
    '%F0%9F%91%8D.%F0%9F%91%8D.c',
    '\u00e9',
    '<script>alert(1)</script>',
    '%3Cscript%3E',
    ']]>',
    '%26amp;',
  ],
  ...['alert(1)//', 'a;b', 'f%0d%0aSet-Cookie:a=b', 'jQuery123.cb', '/**/x', 'GB', 'GB,FR', 'circle(51,0,1)', 'none'],
  ...[
    '51,-1,10',
    '51,0,52,0,52,1,51,0',
    '{"_hypotheses":[{"_items":[{"_orthography":"a"}]}]}',
    '%7B%22_hypotheses%22%3A[]%7D',
  ],
  ...['[[[[[[[[', '../../etc/passwd', 'true', 'null', "'%20OR%201=1--", '{{7*7}}', '%E2%80%AE', '%E2%80%A8'],
];

const HEADERS = [
  ...[
    '',
    'X-Api-Key: any',
    'X-Api-Key: \xff\xfe',
    'Accept-Encoding: br, gzip',
    'Accept-Encoding: br;q=0',
    'Accept: text/html',
  ],
  ...[
    'X-Forwarded-For: 1.2.3.4, <x>',
    'X-Forwarded-Proto: https',
    'If-None-Match: "x"',
    'Origin: null',
    'Range: bytes=0-',
  ],
  ...['Access-Control-Request-Headers: x, y\x01z', 'Host: <script>', 'Connection: keep-alive', 'Cookie: a=b'],
];

const METHODS = ['OPTIONS', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'TRACE', 'BREW'];

export const hostileFrom = (random: () => number) => {
  const upTo = (count: number): number => Math.floor(random() * count);
  const one = (list: readonly string[]): string => list[upTo(list.length)] ?? '';
  /** Printable and high bytes: nothing that would end the line and so the request. */
  const noise = (length: number): string =>
    Array.from({ length }, () => String.fromCharCode(0x21 + upTo(0xdf))).join('');
  const value = (): string => {
    const kind = upTo(20);
    if (kind === 0) return noise(1 + upTo(40));
    if (kind === 1) return one(['a', '1,', '%20', '[', '.', '%C3%A9']).repeat(1 + upTo(2000));
    if (kind === 2) return `${random() * 200 - 100},${random() * 800 - 400}`;
    return one(VALUES);
  };

  return (): Hostile => {
    const method = upTo(10) === 0 ? one(METHODS) : 'GET';
    const pairs = Array.from({ length: upTo(6) }, () => `${upTo(15) === 0 ? noise(3) : one(NAMES)}=${value()}`);
    // Mostly with a key: behind it lies what can break.
    if (upTo(8) !== 0) pairs.push('key=any');
    // Now and then the same again: every parameter twice.
    const query = (upTo(10) === 0 ? [...pairs, ...pairs] : pairs).join('&');
    const path = upTo(30) === 0 ? `/${noise(1 + upTo(60))}` : one(PATHS);
    const body = method === 'POST' || method === 'PUT' ? noise(upTo(500)) : '';
    const extra = [one(HEADERS), one(HEADERS)].filter((header) => header !== '').map((header) => `${header}\r\n`);
    const length = body === '' ? '' : `Content-Length: ${body.length}\r\n`;
    const text = `${method} ${path}${query === '' ? '' : `?${query}`} HTTP/1.1\r\nHost: localhost\r\n${extra.join('')}${length}\r\n${body}`;
    return { bytes: Buffer.from(text, 'latin1'), hasBody: method !== 'HEAD' };
  };
};
