/**
 * A page of somebody else, on an origin of its own and under a policy that allows it nothing but itself and our frame
 * and script: no inline script, no inline style, no other connection.
 */
import { createServer, type Server } from 'node:http';

const policyFor = (tessera: string): string =>
  [
    "default-src 'none'",
    `script-src 'self' ${tessera}`,
    "style-src 'self'",
    `frame-src ${tessera} 'self'`,
    "form-action 'self'",
    "require-trusted-types-for 'script'",
  ].join('; ');

/** Keeps everything that the element and the window hear, for the test to read. */
const SCRIPT = `
window.heard = [];
window.messages = [];
addEventListener('message', ({ data, origin }) => window.messages.push({ data, origin }));
const map = document.querySelector('tessera-map');
if (map) for (const type of ['ready', 'select', 'move', 'error', 'change'])
  map.addEventListener(type, ({ detail }) => window.heard.push({ type, detail }));
if (location.pathname === '/early') Object.assign(map, { theme: 'dark', required: true });
document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
  window.heard.push({ type: 'violation', detail: violatedDirective + ' ' + blockedURI }));
`;

/** Deferred scripts run in their order; a page may well know its element before our script has arrived. */
const pageWith = (tessera: string, body: string, isEarly: boolean): string => {
  const scripts = [`${tessera}/embed.js`, '/host.js'].map((src) => `<script src="${src}" defer></script>`);
  return `<!doctype html>
<html lang="en"><head><title>A shop</title><link rel="stylesheet" href="/host.css">
${(isEarly ? scripts.reverse() : scripts).join('')}</head>
<body><main><h1>Checkout</h1>${body}</main></body></html>`;
};

const element = (_: string, query: string): string => {
  const attributes = [...new URLSearchParams(query)].map(([name, text]) => `${name}="${text}"`).join(' ');
  return `<form action="/sent"><label for="place">Where to?</label>
<tessera-map id="place" name="place" ${attributes}></tessera-map>
<button>Order</button><button type="reset">Again</button></form>`;
};

const bodies: Readonly<Record<string, (tessera: string, query: string) => string>> = {
  '/element': element,
  '/early': element,
  '/frame': (tessera, query) => `<iframe title="Map" src="${tessera}/embed?${query}" width="600" height="400"></iframe>
<iframe title="Sibling" src="/sibling"></iframe>`,
  '/sibling': () => '<p>A frame of an advertiser.</p>',
  '/sent': (_, query) => `<output>${new URLSearchParams(query).get('place') ?? 'nothing'}</output>`,
  '/app': (tessera) => `<iframe title="App" src="${tessera}/"></iframe>`,
};

export const openHostPage = async (tessera: string): Promise<{ readonly url: string; readonly server: Server }> => {
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://host');
    if (pathname === '/host.js') return response.setHeader('Content-Type', 'text/javascript').end(SCRIPT);
    if (pathname === '/host.css') {
      const css = 'body{margin:24px;font-family:sans-serif}tessera-map{width:600px;height:420px}';
      return response.setHeader('Content-Type', 'text/css').end(css);
    }
    const body = bodies[pathname]?.(tessera, search.slice(1));
    if (body === undefined) return response.writeHead(404).end();
    response.setHeader('Content-Security-Policy', policyFor(tessera)).setHeader('Content-Type', 'text/html');
    return response.end(pageWith(tessera, body, pathname === '/early'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the host page has no port');
  // Another host name than the site's, so that the two are strangers and not only neighbours.
  return { url: `http://localhost:${address.port}`, server };
};
