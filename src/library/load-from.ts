import type { Load } from '../engine/index.ts';

/** Data from where it is served, such as `/data/` or another site that allows it. */
export const loadFrom =
  (baseUrl: string): Load =>
  async (name) => {
    const url = `${baseUrl.replace(/\/?$/, '/')}${name}`;
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url}: ${response.status} ${response.statusText}`);
    return response.arrayBuffer();
  };
