import type { Point } from '../../client/client.ts';

type Link = { readonly href: string; readonly target?: '_blank'; readonly rel?: 'noreferrer' };

/** Leads somebody there: to an app where the device has links for that, else to a page beside this one. */
export const routeLink = ({ lat, lng }: Point, device = navigator.userAgent): Link => {
  if (/Android/.test(device)) return { href: `geo:${lat},${lng}?q=${lat},${lng}` };
  const page = /iPhone|iPad|Mac/.test(device)
    ? `maps.apple.com/?daddr=${lat},${lng}`
    : `www.openstreetmap.org/directions?to=${lat}%2C${lng}`;
  return { href: `https://${page}`, target: '_blank', rel: 'noreferrer' };
};
