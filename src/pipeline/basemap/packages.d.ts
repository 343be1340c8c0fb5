/** The corners of untyped build-time packages that this room touches. */
declare module 'd3-geo' {
  type FlatProjection = {
    scale(k: number): FlatProjection;
    translate(point: [number, number]): FlatProjection;
    reflectY(reflect: boolean): FlatProjection;
    precision(pixels: number): FlatProjection;
  };
  export function geoEquirectangular(): FlatProjection;
}
declare module 'd3-geo-projection' {
  export function geoProject(object: unknown, projection: unknown): unknown;
}
declare module 'topojson-client' {
  export function feature(topology: unknown, object: unknown): unknown;
  export function mesh(topology: unknown, object: unknown, filter: (a: unknown, b: unknown) => boolean): unknown;
}
