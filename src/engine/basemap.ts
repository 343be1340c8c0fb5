import type { MapFeatures } from './places/index.ts';

/** The outlines of a map from their file. How they are read is loaded with the first of them: no address needs it. */
export const readBasemap = async (file: string, buffer: ArrayBuffer): Promise<MapFeatures> => {
  const { openBasemap } = await import('./places/basemap.ts');
  return openBasemap(file, buffer);
};
