/** The corners of untyped build-time packages that the pipeline touches. */
declare module 'd3-geo' {
  type Projection = {
    scale(k: number): Projection;
    translate(point: [number, number]): Projection;
    reflectY(reflect: boolean): Projection;
    precision(pixels: number): Projection;
  };
  export function geoEquirectangular(): Projection;
}
declare module 'd3-geo-projection' {
  export function geoProject(object: unknown, projection: unknown): unknown;
}
declare module 'topojson-client' {
  export function feature(topology: unknown, object: unknown): unknown;
}
