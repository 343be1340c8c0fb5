/** GPX 1.1: waypoints. What the format has no element for stands in our own extension; tracks and routes are left out. */
import {
  decimal,
  type FileRead,
  fileProblem,
  isOnEarth,
  type LeftOut,
  type Placemark,
  placemarkOf,
} from './placemark.ts';
import { readXml, xmlAttribute, xmlElement, xmlText } from './xml.ts';

/** Elements of a waypoint that hold text, in the order that the schema demands; what the text must look like. */
const BEFORE_NAME = { ele: /^[+-]?\d+(\.\d+)?$/, time: /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)?$/ };
const BEFORE_DESCRIPTION = { cmt: /./ };
const BEHIND_DESCRIPTION = { src: /./, sym: /./ };

const OWN_NAMESPACE = 'urn:tessera:gpx:1';

const waypoint = ({ lat, lng, name, description, list, colour, words, others }: Placemark): string => {
  const rest = new Map(Object.entries(others));
  const standard = (elements: Readonly<Record<string, RegExp>>): string =>
    Object.entries(elements)
      .map(([element, pattern]) => {
        const text = rest.get(element) ?? '';
        if (!pattern.test(text)) return '';
        rest.delete(element);
        return xmlElement(element, text);
      })
      .join('');
  const elements = [
    standard(BEFORE_NAME),
    xmlElement('name', name),
    standard(BEFORE_DESCRIPTION),
    xmlElement('desc', description),
    standard(BEHIND_DESCRIPTION),
    xmlElement('type', list),
  ].join('');
  const fields = [['colour', colour] as const, ['words', words] as const, ...rest]
    .filter(([, text]) => text !== '')
    .map(([key, text]) => `<t:field name="${xmlAttribute(key)}">${xmlText(text)}</t:field>`);
  const extensions = fields.length === 0 ? '' : `<extensions>${fields.join('')}</extensions>`;
  return `<wpt lat="${decimal(lat)}" lon="${decimal(lng)}">${elements}${extensions}</wpt>`;
};

export const writeGpx = (placemarks: readonly Placemark[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<gpx version="1.1" creator="Tessera" xmlns="http://www.topografix.com/GPX/1/1" xmlns:t="${OWN_NAMESPACE}">`,
    ...placemarks.map(waypoint),
    '</gpx>\n',
  ].join('\n');

/** The elements whose texts are fields under our names. */
const FIELD_OF: ReadonlyMap<string, string> = new Map([
  ['desc', 'description'],
  ['type', 'list'],
]);

const degrees = (text: string | undefined): number =>
  text === undefined || text.trim() === '' ? Number.NaN : Number(text);

export const readGpx = (text: string): FileRead => {
  if (text.trim() === '') return fileProblem('empty', 'no text');
  const [placemarks, leftOut]: [Placemark[], LeftOut[]] = [[], []];
  let root = '';
  let entry = 0;
  let fields: [string, string][] | undefined;
  const wrong = readXml(
    text,
    ({ name }) => {
      root ||= name;
      if (name === 'wpt') fields = [];
    },
    (element) => {
      if (element.name === 'trk' || element.name === 'rte') leftOut.push({ entry: ++entry, reason: 'not-a-point' });
      if (element.name !== 'wpt') {
        const key = element.name === 'field' ? element.attributes.name : undefined;
        fields?.push([key ?? FIELD_OF.get(element.name) ?? element.name, element.text]);
        return;
      }
      entry++;
      const [lat, lng] = [degrees(element.attributes.lat), degrees(element.attributes.lon)];
      if (!Number.isFinite(lat) || !Number.isFinite(lng)) leftOut.push({ entry, reason: 'no-position' });
      else if (!isOnEarth(lat, lng)) leftOut.push({ entry, reason: 'not-on-earth' });
      else placemarks.push(placemarkOf(lat, lng, fields ?? []));
      fields = undefined;
    },
  );
  if (wrong !== undefined) return fileProblem('not-xml', wrong.detail, wrong.line);
  return root === 'gpx' ? { ok: true, value: { placemarks, leftOut } } : fileProblem('not-gpx', `<${root}>`);
};
