/** The colours of the map, read from the tokens so that no colour stands in code. */
export type MapColours = Readonly<
  Record<
    'land' | 'water' | 'coast' | 'halo' | 'border' | 'label' | 'grid' | 'gridOnPictures' | 'accent' | 'paper',
    string
  >
>;

export const readColours = (): MapColours => {
  const style = getComputedStyle(document.documentElement);
  const token = (name: string): string => style.getPropertyValue(name).trim();
  return {
    land: token('--map-land'),
    water: token('--map-water'),
    coast: token('--map-coast'),
    halo: token('--map-halo'),
    border: token('--map-border'),
    label: token('--map-label'),
    grid: token('--map-grid'),
    gridOnPictures: token('--map-grid-on-pictures'),
    accent: token('--accent'),
    paper: token('--paper'),
  };
};
