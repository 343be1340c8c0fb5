/** What KML and GPX share: reading XML as a stream of elements, and writing text that is always well-formed. */
import { SaxesParser } from 'saxes';

/** Namespaces are not followed: programs bind all sorts of prefixes to the same names. */
const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

export type XmlElement = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Its own text without that of elements inside, trimmed. */
  readonly text: string;
  /** The text came as character data that is not parsed, which in KML means HTML. */
  readonly isRaw: boolean;
};

export type XmlFault = { readonly detail: string; readonly line: number };

/**
 * Tells of every element when it opens and when it closes. Undefined when all is well, else what is wrong and where.
 *
 * The parser knows no entities but XML's own five, so a file can not blow itself up, and it loads nothing.
 */
export const readXml = (
  text: string,
  opened: (element: Pick<XmlElement, 'name' | 'attributes'>) => void,
  closed: (element: XmlElement) => void,
): XmlFault | undefined => {
  const parser = new SaxesParser({ xmlns: false });
  const path: { name: string; attributes: Record<string, string>; text: string; isRaw: boolean }[] = [];
  let wrong: XmlFault | undefined;
  parser.on('error', (error) => {
    wrong ??= { detail: error.message, line: parser.line };
  });
  parser.on('opentag', ({ name, attributes }) => {
    const element = { name: localName(name), attributes, text: '', isRaw: false };
    path.push(element);
    opened(element);
  });
  const add = (piece: string, isRaw: boolean): void => {
    const element = path.at(-1);
    if (element === undefined) return;
    element.text += piece;
    element.isRaw ||= isRaw;
  };
  parser.on('text', (piece) => add(piece, false));
  parser.on('cdata', (piece) => add(piece, true));
  parser.on('closetag', () => {
    const element = path.pop();
    if (element !== undefined) closed({ ...element, text: element.text.trim() });
  });
  parser.write(text.replace(/^\uFEFF/, '')).close();
  return wrong;
};

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  // Unescaped, a reader turns these into a line feed, or in an attribute into a space.
  '\r': '&#13;',
  '\n': '&#10;',
  '\t': '&#9;',
};

/** XML 1.0 has no way to write these, escaped or not. */
const UNWRITABLE = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

export const xmlAttribute = (text: string): string =>
  text.replace(UNWRITABLE, '').replace(/[&<>"\r\n\t]/g, (character) => ESCAPES[character] ?? character);

export const xmlText = (text: string): string =>
  text.replace(UNWRITABLE, '').replace(/[&<>\r]/g, (character) => ESCAPES[character] ?? character);

/** `<name>text</name>`, or nothing for no text. */
export const xmlElement = (name: string, text: string): string =>
  text === '' ? '' : `<${name}>${xmlText(text)}</${name}>`;
