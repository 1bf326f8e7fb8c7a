import { AppError } from '@markwright/contracts/errors';
import { isElement, readSvg, refuse, type SvgElement } from './read-svg.ts';
import { cleanAttribute, referredId } from './svg-attributes.ts';
import { readSize, type SvgSize } from './svg-size.ts';
import { readStyleRules, styleOf, type Declarations } from './svg-styles.ts';

type CleanSvg = SvgSize & { svg: string };

const ELEMENTS = new Set(
  (
    'svg g path circle ellipse rect line polyline polygon defs use symbol clipPath mask linearGradient radialGradient ' +
    'stop text tspan'
  ).split(' '),
);
/** Not part of the picture; `style` has been read by then. */
const LEFT_OUT = new Set(['metadata', 'title', 'desc', 'style']);
/** Groups by another name. */
const GROUPS = new Set(['a', 'switch']);
const TEXTS = new Set(['text', 'tspan']);
const PIXELS_MAX = 16_000_000;
/** Elements once every reference is followed. */
const DRAWN_MAX = 4000;
/** Groups that are drawn apart and laid on top: each costs a picture of its own while it is drawn. */
const LAYERS_MAX = 8;

/**
 * An SVG written anew from the elements and attributes we draw. Whatever else would be seen (scripts, pictures, filters,
 * patterns, references to elsewhere) is refused by name, as is what a few lines could blow up into hours of drawing.
 */
export function cleanSvg(source: string): CleanSvg {
  const root = keepAllowed(readSvg(source));
  const size = readSize(root);
  if (size.width * size.height > PIXELS_MAX) {
    throw new AppError('PICTURE_TOO_LARGE', { limit: PIXELS_MAX / 1_000_000 });
  }
  checkReferences(root);
  root.attributes.set('width', String(size.width));
  root.attributes.set('height', String(size.height));
  root.attributes.set('viewBox', size.viewBox.join(' '));
  return { ...size, svg: print(root, ' xmlns="http://www.w3.org/2000/svg"') };
}

function keepAllowed(root: SvgElement): SvgElement {
  const rules = readStyleRules(root);
  const keep = (element: SvgElement): SvgElement => {
    const { name } = element;
    const isGroup = GROUPS.has(name);
    if (!isGroup && !ELEMENTS.has(name)) throw refuse(`<${name}>`);
    const children: SvgElement['children'] = [];
    for (const child of element.children) {
      if (!isElement(child)) {
        if (TEXTS.has(name)) children.push(child);
        // The part of a `switch` for programs that read HTML inside SVG; the drawing itself stands beside it.
      } else if (!LEFT_OUT.has(child.name) && !(name === 'switch' && child.name === 'foreignObject')) {
        children.push(keep(child));
      }
    }
    return { name: isGroup ? 'g' : name, attributes: cleanAttributes(element, rules), children };
  };
  return keep(root);
}

function cleanAttributes(element: SvgElement, rules: ReadonlyMap<string, Declarations>): Map<string, string> {
  const kept = new Map<string, string>();
  for (const [name, value] of element.attributes) {
    const clean = cleanAttribute(element.name, name, value, false);
    if (clean !== undefined) kept.set(name, clean);
  }
  for (const [name, value] of styleOf(element, rules)) {
    const clean = cleanAttribute(element.name, name, value, true);
    if (clean !== undefined) kept.set(name, clean);
  }
  return kept;
}

const REFERENCES = ['href', 'clip-path', 'mask'];

/**
 * References may not lead to further ones of their kind, masks may not nest, and all that is drawn, counted once for
 * every reference to it, stays within the bounds of a plain drawing.
 */
function checkReferences(root: SvgElement): void {
  const byId = new Map<string, SvgElement>();
  const sizes = new Map<SvgElement, number>();
  const measure = (element: SvgElement): number => {
    const id = element.attributes.get('id');
    if (id !== undefined) byId.set(id, element);
    const size = element.children.filter(isElement).reduce((sum, child) => sum + measure(child), 1);
    sizes.set(element, size);
    return size;
  };
  const targetOf = ({ attributes }: SvgElement, reference: string): SvgElement | undefined =>
    byId.get(referredId(attributes.get(reference) ?? '') ?? '');

  /** Elements behind a reference. A clip may hold a `use`, and a `use` leads to shapes only. */
  const sizeBehind = (from: SvgElement, element: SvgElement): number => {
    const { name, attributes, children } = element;
    const isUse = name === 'use';
    if (isUse && from.name === 'use') throw refuse('<use> → <use>');
    if (attributes.has('mask') || (attributes.has('clip-path') && from.name !== 'use')) throw refuse(`<${name} mask>`);
    const used = isUse ? targetOf(element, 'href') : undefined;
    const own = 1 + (used ? (sizes.get(used) ?? 0) : 0);
    return children.filter(isElement).reduce((sum, child) => sum + sizeBehind(from, child), own);
  };

  let drawn = measure(root);
  const check = (element: SvgElement, outer: { layers: number; isMasked: boolean }): void => {
    const { name, attributes, children } = element;
    const isMasked = attributes.has('mask') || name === 'mask';
    if (isMasked && outer.isMasked) throw refuse('<mask> in <mask>');
    const isLayer = isMasked || attributes.has('clip-path') || Number(attributes.get('opacity') ?? 1) !== 1;
    const layers = outer.layers + (isLayer ? 1 : 0);
    if (layers > LAYERS_MAX) throw refuse(`> ${LAYERS_MAX} layers`);
    for (const reference of REFERENCES) {
      const target = targetOf(element, reference);
      if (!target) continue;
      if (name.endsWith('Gradient')) {
        if (target.attributes.has('href')) throw refuse(`<${name}> → <${target.name}> → …`);
        continue;
      }
      drawn += sizeBehind(element, target);
      if (drawn > DRAWN_MAX) throw refuse(`> ${DRAWN_MAX} elements`);
    }
    for (const child of children.filter(isElement)) check(child, { layers, isMasked: outer.isMasked || isMasked });
  };
  check(root, { layers: 0, isMasked: false });
}

function print({ name, attributes, children }: SvgElement, first = ''): string {
  const written = [...attributes].map(([key, value]) => ` ${key}="${escape(value)}"`).join('');
  const inside = children.map((child) => (isElement(child) ? print(child) : escape(child))).join('');
  return `<${name}${first}${written}${inside === '' ? '/>' : `>${inside}</${name}>`}`;
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
