/** Where a first visit begins: a place worth seeing, chosen by the browser's time zone, with a square selected. */
type Position = { readonly lat: number; readonly lng: number };

const byRegion: readonly (readonly [zone: RegExp, place: Position])[] = [
  [/^Europe\/(London|Dublin)/, { lat: 51.500729, lng: -0.124625 }],
  [/^Europe\/(Paris|Brussels|Luxembourg)/, { lat: 48.85837, lng: 2.294481 }],
  [/^Europe\/(Berlin|Busingen|Zurich|Vienna)/, { lat: 52.516275, lng: 13.377704 }],
  [/^Europe\/(Rome|Malta|Vatican)/, { lat: 41.890251, lng: 12.492373 }],
  [/^Europe\/(Madrid|Lisbon)/, { lat: 40.4169, lng: -3.7035 }],
  [/^Europe\/Amsterdam/, { lat: 52.373, lng: 4.8926 }],
  [/^Europe\/(Istanbul)|^Asia\/Istanbul/, { lat: 41.0086, lng: 28.9802 }],
  [/^Europe\/(Moscow|Kiev|Minsk)/, { lat: 55.7525, lng: 37.6231 }],
  [/^America\/(Los_Angeles|Vancouver|Tijuana)/, { lat: 37.8199, lng: -122.4783 }],
  [/^America\/(Sao_Paulo|Bahia|Fortaleza)/, { lat: -22.951916, lng: -43.210487 }],
  [/^America\//, { lat: 40.689247, lng: -74.044502 }],
  [/^Asia\/(Tokyo|Seoul)/, { lat: 35.658581, lng: 139.745433 }],
  [/^Asia\/(Shanghai|Hong_Kong|Taipei)/, { lat: 31.2397, lng: 121.4998 }],
  [/^Asia\/(Kolkata|Calcutta|Karachi|Dhaka)/, { lat: 27.175, lng: 78.0422 }],
  [/^Asia\//, { lat: 13.7513, lng: 100.4915 }],
  [/^Africa\//, { lat: 29.979235, lng: 31.134202 }],
  [/^(Australia|Pacific)\//, { lat: -33.856784, lng: 151.215297 }],
];

export const firstPlace = (): Position => {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return byRegion.find(([pattern]) => pattern.test(zone))?.[1] ?? { lat: 51.500729, lng: -0.124625 };
};
