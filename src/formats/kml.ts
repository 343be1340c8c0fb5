/** KML 2.2: points as placemarks, a folder a list, the colour as an icon style, all else as extended data. */
import {
  decimal,
  type FileRead,
  fileProblem,
  hexColour,
  isOnEarth,
  type LeftOut,
  type Placemark,
  placemarkOf,
} from './placemark.ts';
import { readXml, type XmlElement, xmlAttribute, xmlElement, xmlText } from './xml.ts';

/** KML writes colours backwards, `aabbggrr`; turning one twice gives it back. */
const turned = (rrggbb: string): string => rrggbb.replace(/^(..)(..)(..)$/, '$3$2$1');

const colourOf = (aabbggrr: string): string => {
  const bbggrr = /^#?(?:[0-9a-f]{2})?([0-9a-f]{6})$/i.exec(aabbggrr)?.[1];
  return bbggrr === undefined ? '' : hexColour(turned(bbggrr));
};

const dataElement = (key: string, text: string): string =>
  text === '' ? '' : `<Data name="${xmlAttribute(key)}"><value>${xmlText(text)}</value></Data>`;

const placemarkElement = ({ lat, lng, name, description, colour, words, others }: Placemark): string => {
  const data = [['words', words] as const, ...Object.entries(others)].map(([key, text]) => dataElement(key, text));
  return [
    '<Placemark>',
    xmlElement('name', name),
    xmlElement('description', description),
    colour === '' ? '' : `<styleUrl>#colour-${colour.slice(1)}</styleUrl>`,
    data.join('') === '' ? '' : `<ExtendedData>${data.join('')}</ExtendedData>`,
    `<Point><coordinates>${decimal(lng)},${decimal(lat)}</coordinates></Point>`,
    '</Placemark>',
  ].join('');
};

const styleElement = (colour: string): string =>
  `<Style id="colour-${colour.slice(1)}"><IconStyle><color>ff${turned(colour.slice(1))}</color></IconStyle></Style>`;

/** Places stay in order as long as the lists are; those of one list come together. */
export const writeKml = (placemarks: readonly Placemark[]): string => {
  const colours = [...new Set(placemarks.map(({ colour }) => colour))].filter((colour) => colour !== '');
  const lists = [...new Set(placemarks.map(({ list }) => list))];
  const folders = lists.flatMap((list) => {
    const inside = placemarks.filter((placemark) => placemark.list === list).map(placemarkElement);
    return list === '' ? inside : ['<Folder>', xmlElement('name', list), ...inside, '</Folder>'];
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<kml xmlns="http://www.opengis.net/kml/2.2">',
    '<Document>',
    ...colours.map(styleElement),
    ...folders,
    '</Document>',
    '</kml>\n',
  ].join('\n');
};

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['#39', "'"],
  ['nbsp', ' '],
]);

/** Descriptions made for a map's bubble, as plain text. */
const withoutMarkup = (html: string): string =>
  html
    .replace(/<br\s*\/?>|<\/(p|div|tr|li)>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(#39|\w+);/g, (whole, name: string) => ENTITIES.get(name) ?? whole)
    .replace(/\n\s*\n+/g, '\n')
    .trim();

type Open = { entries: [string, string][]; style: string; colour: string; coordinates: string; hasShape: boolean };

const positionOf = (coordinates: string): readonly [lat: number, lng: number] | undefined => {
  const [lng = '', lat = ''] = coordinates.trim().split(/[,\s]+/);
  if (lat === '' || lng === '') return undefined;
  return Number.isFinite(Number(lat)) && Number.isFinite(Number(lng)) ? [Number(lat), Number(lng)] : undefined;
};

/** The colour that each style says, and the style that each map of styles uses when nothing is pointed at. */
const openStyles = () => {
  const colours = new Map<string, string>();
  const same = new Map<string, string>();
  return {
    colours,
    same,
    colourOf: (url: string): string => {
      const id = url.replace(/^#/, '');
      return colours.get(id) ?? colours.get(same.get(id) ?? '') ?? '';
    },
  };
};

export const readKml = (text: string): FileRead => {
  if (text.trim() === '') return fileProblem('empty', 'no text');
  const path: string[] = [];
  const containers: string[] = [];
  const styles = openStyles();
  const found: { open: Open; list: string }[] = [];
  let root = '';
  let styleId = '';
  let pairKey = '';
  let dataName = '';
  let open: Open | undefined;

  const closeInPlacemark = (element: XmlElement, place: Open, parent: string | undefined): void => {
    const { name, text: value } = element;
    if (name === 'name' && parent === 'Placemark') place.entries.push(['name', value]);
    if (name === 'description' && parent === 'Placemark') {
      place.entries.push(['description', element.isRaw ? withoutMarkup(value) : value]);
    }
    if (name === 'styleUrl') place.style ||= value;
    if (name === 'color' && parent === 'IconStyle') place.colour ||= colourOf(value);
    if (name === 'value' && parent === 'Data') place.entries.push([dataName, value]);
    if (name === 'SimpleData') place.entries.push([element.attributes.name ?? '', value]);
    if (name === 'coordinates') {
      if (parent === 'Point') place.coordinates ||= value;
      else place.hasShape = true;
    }
  };

  const wrong = readXml(
    text,
    ({ name, attributes }) => {
      root ||= name;
      path.push(name);
      if (name === 'Folder' || name === 'Document') containers.push('');
      if (name === 'Placemark') open = { entries: [], style: '', colour: '', coordinates: '', hasShape: false };
      if (name === 'Style' || name === 'StyleMap') styleId = attributes.id ?? '';
      if (name === 'Data') dataName = attributes.name ?? '';
    },
    (element) => {
      path.pop();
      const [name, parent] = [element.name, path.at(-1)];
      if (name === 'Folder' || name === 'Document') containers.pop();
      if (name === 'Placemark' && open !== undefined) {
        found.push({ open, list: containers.findLast((title) => title !== '') ?? '' });
        open = undefined;
      } else if (open !== undefined) {
        closeInPlacemark(element, open, parent);
      } else if (name === 'name' && (parent === 'Folder' || parent === 'Document')) {
        containers[containers.length - 1] = element.text;
      } else if (name === 'color' && parent === 'IconStyle') {
        styles.colours.set(styleId, colourOf(element.text));
      } else if (name === 'key' && parent === 'Pair') {
        pairKey = element.text;
      } else if (name === 'styleUrl' && parent === 'Pair' && pairKey === 'normal') {
        styles.same.set(styleId, element.text.replace(/^#/, ''));
      }
    },
  );
  if (wrong !== undefined) return fileProblem('not-xml', wrong.detail, wrong.line);
  if (root !== 'kml') return fileProblem('not-kml', `<${root}>`);

  const [placemarks, leftOut]: [Placemark[], LeftOut[]] = [[], []];
  found.forEach(({ open: { entries, style, colour, coordinates, hasShape }, list }, at) => {
    const position = positionOf(coordinates);
    if (position === undefined) {
      leftOut.push({ entry: at + 1, reason: hasShape && coordinates === '' ? 'not-a-point' : 'no-position' });
    } else if (!isOnEarth(...position)) {
      leftOut.push({ entry: at + 1, reason: 'not-on-earth' });
    } else {
      const own: [string, string][] = [
        ['list', list],
        ['colour', colour === '' ? styles.colourOf(style) : colour],
      ];
      placemarks.push(placemarkOf(...position, [...own, ...entries]));
    }
  });
  return { ok: true, value: { placemarks, leftOut } };
};
