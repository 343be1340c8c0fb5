/** The credits that the sources ask for (NOTICE): names and links, the same in every language. */
export const CREDITS = [
  '<a href="https://www.geonames.org/" rel="noreferrer" target="_blank">GeoNames</a> (CC BY 4.0)',
  '<a href="https://www.naturalearthdata.com/" rel="noreferrer" target="_blank">Natural Earth</a>',
];
