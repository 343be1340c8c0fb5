/** Names on the map in the language of the page: those of countries from their codes, those of streets from their tiles. */
import type { FeatureCollection } from 'geojson';
import type { ExpressionSpecification, SymbolLayerSpecification } from 'maplibre-gl';
import { localeOf } from '../text/languages.ts';

/** The long names of these say whose they are, which leaves no room for what they are called. */
const CALLED_SHORT = new Set(['HK', 'MO', 'PS']);

const countryNames = (locale: string): ((code: string) => string | undefined) => {
  const namesOf = (style: 'long' | 'short') =>
    new Intl.DisplayNames([locale], { type: 'region', style, fallback: 'none' });
  const [long, short] = [namesOf('long'), namesOf('short')];
  return (code) => (CALLED_SHORT.has(code) ? short : long).of(code);
};

/** The countries among the shapes get a `label`, in capitals as the language writes them. */
export const namedIn = (language: string, shapes: FeatureCollection): FeatureCollection => {
  const locale = localeOf(language);
  const nameOf = countryNames(locale);
  return {
    ...shapes,
    features: shapes.features.map((shape) => {
      const { kind, code, name }: Readonly<Record<string, unknown>> = shape.properties ?? {};
      if (kind !== 'country' || typeof code !== 'string') return shape;
      const label = (nameOf(code) ?? String(name)).toLocaleUpperCase(locale);
      return { ...shape, properties: { ...shape.properties, label } };
    }),
  };
};

type TextField = NonNullable<NonNullable<SymbolLayerSpecification['layout']>['text-field']>;

/** What a text is made of: `{name} {ref}` in older styles, `["get", "name"]` in newer ones. */
const propertiesIn = (text: unknown): readonly string[] => {
  if (typeof text === 'string') return [...text.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => name);
  if (!Array.isArray(text)) return [];
  const [operator, name]: readonly unknown[] = text;
  const isReading = (operator === 'get' || operator === 'has') && typeof name === 'string';
  return isReading ? [name] : text.flatMap(propertiesIn);
};

const isName = (property: string): boolean => /^name($|[:_])/.test(property);

/** Braces are understood where they are all of a text, and not inside an expression. */
const asExpression = (text: string): ExpressionSpecification => [
  'concat',
  ...text
    .split(/(\{[^{}]+\})/)
    .filter((part) => part !== '')
    .map((part): ExpressionSpecification | string =>
      part.startsWith('{') ? ['to-string', ['get', part.slice(1, -1)]] : part,
    ),
];

/**
 * The text of a layer in the language of the page where its tiles know it, else as its style has it. What is more than a
 * name, a height or the number of a road, stays as it is.
 */
export const inPageLanguage = (text: TextField): TextField => {
  const properties = propertiesIn(text);
  if (properties.length === 0 || !properties.every(isName)) return text;
  const otherwise = typeof text === 'string' ? asExpression(text) : text;
  if (!Array.isArray(otherwise)) return text;
  return ['coalesce', ['get', ['concat', 'name:', ['global-state', 'language']]], otherwise];
};
