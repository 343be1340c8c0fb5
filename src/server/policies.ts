/**
 * Security headers, as flat name-value arrays.
 *
 * A page may run only our own scripts and styles, none of them inline, and may be framed by nobody; the page at
 * `/embed` exists to be framed and is the only exception.
 */
export type Policies = {
  page(path: string): readonly string[];
  /** Of a file of the site, pages included. */
  file(path: string): readonly string[];
  readonly plain: readonly string[];
};

/** The page that converts tables promises that nothing leaves it: the browser holds it and its worker to that. */
const isBatch = (path: string): boolean => /^\/batch(\.html)?$/.test(path);
const isBatchWorker = (path: string): boolean => /^\/assets\/batch\.worker-[\w-]+\.js$/.test(path);

export const isEmbed = (path: string): boolean => /^\/embed(\.html)?$/.test(path);

const policyOf = (
  allowHosts: readonly string[],
  engineHosts: readonly string[],
  frameAncestors: string,
): readonly string[] => {
  const hosts = allowHosts.map((host) => ` ${host}`).join('');
  const engines = engineHosts.map((host) => ` ${host}`).join('');
  const rules = [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src 'self' data: blob:${hosts}`,
    `connect-src 'self'${hosts}${engines}`,
    `font-src 'self'${hosts}`,
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${frameAncestors}`,
  ];
  return ['Content-Security-Policy', rules.join('; ')];
};

/** Half a year, the least that preload lists and auditors ask for. */
const HSTS = ['Strict-Transport-Security', 'max-age=15768000'];

export type Hosts = { readonly allowHosts: readonly string[]; readonly engineHosts: readonly string[] };

export const policiesFor = ({ allowHosts, engineHosts }: Hosts, secure: boolean): Policies => {
  const plain = ['X-Content-Type-Options', 'nosniff', ...(secure ? HSTS : [])];
  const page = (policy: readonly string[]): readonly string[] => [
    ...policy,
    'Referrer-Policy',
    'strict-origin-when-cross-origin',
    'Permissions-Policy',
    'geolocation=(self), microphone=(self), camera=(), payment=(), usb=()',
    ...plain,
  ];
  const opener = ['Cross-Origin-Opener-Policy', 'same-origin'];
  const closed = [...page(policyOf(allowHosts, engineHosts, "'none'")), ...opener];
  const alonePolicy = policyOf([], [], "'none'");
  const alone = [...page(alonePolicy), ...opener];
  // The star is every page of the network; one from a file has to be named.
  const framed = page(policyOf(allowHosts, [], '* file:'));
  // The data and the embed script are public and meant to be read from other sites.
  const asset = ['Access-Control-Allow-Origin', '*', 'Cross-Origin-Resource-Policy', 'cross-origin', ...plain];
  const pageAt = (path: string): readonly string[] => {
    if (isBatch(path)) return alone;
    return isEmbed(path) ? framed : closed;
  };
  return {
    page: pageAt,
    file: (path) => {
      if (path.endsWith('.html')) return pageAt(path);
      // A worker is held to what stands at its own script, not at the page that started it.
      return isBatchWorker(path) ? [...asset, ...alonePolicy] : asset;
    },
    plain,
  };
};
