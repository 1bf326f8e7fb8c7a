import { SaxesParser } from 'saxes';
import { AppError } from '@markwright/contracts/errors';

const SVG_BYTES_MAX = 512 * 1024;
const ELEMENTS_MAX = 4000;
const DEPTH_MAX = 64;
const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';

export type SvgElement = {
  name: string;
  /** Only attributes without a namespace, and `href` of either spelling. */
  attributes: Map<string, string>;
  children: (SvgElement | string)[];
};

export const isElement = (child: SvgElement | string): child is SvgElement => typeof child !== 'string';

/** A part of an SVG that we do not take, named so that its author can find it. */
export const refuse = (part: string): AppError => new AppError('SVG_NOT_ALLOWED', { part });

/**
 * An SVG as a tree. saxes, the parser of jsdom, refuses whatever is not well formed, loads nothing, and knows no
 * entities but XML's own five. What other programs store in namespaces of their own is left out with its content.
 */
export function readSvg(source: string): SvgElement {
  if (Buffer.byteLength(source) > SVG_BYTES_MAX) {
    throw new AppError('BODY_TOO_LARGE', { limit: `${SVG_BYTES_MAX / 1024} KB` });
  }
  const parser = new SaxesParser({ xmlns: true });
  const open: SvgElement[] = [];
  let root: SvgElement | undefined;
  let elements = 0;
  let depth = 0;
  /** Depth of the outermost foreign element we are in. */
  let foreign = 0;

  parser.on('error', () => {
    throw new AppError('PICTURE_UNKNOWN');
  });
  parser.on('doctype', (text) => {
    if (text.includes('[')) throw refuse('DOCTYPE [ … ]');
  });
  parser.on('opentag', ({ local, uri, attributes }) => {
    depth += 1;
    elements += 1;
    if (elements > ELEMENTS_MAX) throw refuse(`> ${ELEMENTS_MAX} elements`);
    if (depth > DEPTH_MAX) throw refuse(`> ${DEPTH_MAX} levels`);
    if (foreign > 0) return;
    if (uri !== '' && uri !== SVG_NAMESPACE) {
      foreign = depth;
      return;
    }
    const element: SvgElement = { name: local, attributes: new Map(), children: [] };
    for (const attribute of Object.values(attributes)) {
      const isPlain = attribute.uri === '' || attribute.local === 'href';
      if (isPlain && attribute.prefix !== 'xmlns') element.attributes.set(attribute.local, attribute.value);
    }
    open.at(-1)?.children.push(element);
    root ??= element;
    open.push(element);
  });
  parser.on('closetag', () => {
    if (foreign === 0) open.pop();
    if (foreign === depth) foreign = 0;
    depth -= 1;
  });
  const addText = (text: string) => {
    if (foreign === 0) open.at(-1)?.children.push(text);
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.write(source).close();
  if (root?.name !== 'svg') throw new AppError('PICTURE_UNKNOWN');
  return root;
}
