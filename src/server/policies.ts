/**
 * Security headers, as flat name-value arrays.
 *
 * A page may run only our own scripts and styles, none of them inline, and may be framed by nobody; the page at
 * `/embed` exists to be framed and is the only exception.
 */
export type Policies = {
  page(path: string): readonly string[];
  readonly asset: readonly string[];
  readonly plain: readonly string[];
};

export const isEmbed = (path: string): boolean => /^\/embed(\.html)?$/.test(path);

const contentPolicy = (
  allowHosts: readonly string[],
  engineHosts: readonly string[],
  frameAncestors: string,
): string => {
  const hosts = allowHosts.map((host) => ` ${host}`).join('');
  const engines = engineHosts.map((host) => ` ${host}`).join('');
  return [
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
  ].join('; ');
};

/** Half a year, the least that preload lists and auditors ask for. */
const HSTS = ['Strict-Transport-Security', 'max-age=15768000'];

export type Hosts = { readonly allowHosts: readonly string[]; readonly engineHosts: readonly string[] };

export const policiesFor = ({ allowHosts, engineHosts }: Hosts, secure: boolean): Policies => {
  const plain = ['X-Content-Type-Options', 'nosniff', ...(secure ? HSTS : [])];
  const page = (frameAncestors: string, engines: readonly string[]): readonly string[] => [
    'Content-Security-Policy',
    contentPolicy(allowHosts, engines, frameAncestors),
    'Referrer-Policy',
    'strict-origin-when-cross-origin',
    'Permissions-Policy',
    'geolocation=(self), microphone=(self), camera=(), payment=(), usb=()',
    ...plain,
  ];
  const closed = [...page("'none'", engineHosts), 'Cross-Origin-Opener-Policy', 'same-origin'];
  const framed = page('*', []);
  return {
    page: (path) => (isEmbed(path) ? framed : closed),
    // The data and the embed script are public and meant to be read from other sites.
    asset: ['Access-Control-Allow-Origin', '*', 'Cross-Origin-Resource-Policy', 'cross-origin', ...plain],
    plain,
  };
};
