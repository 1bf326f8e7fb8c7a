/** Presentation attributes that matter, inherited from groups. */
export type Attributes = Record<string, string>;

export type SvgElement = { name: string; attributes: Attributes };

const INHERITED = ['fill', 'stroke', 'stroke-width', 'fill-rule', 'opacity', 'fill-opacity', 'transform'];
const DRAWN = new Set(['path', 'circle', 'ellipse', 'rect', 'line', 'polyline', 'polygon']);

/** Masks, clips and gradients have no counterpart in a mark; an icon that needs them is left out. */
const UNSUPPORTED = /<(mask|clipPath|use|filter|linearGradient|radialGradient|image|text|style|animate)\b|url\(/;

function readAttributes(source: string): Attributes {
  const attributes: Attributes = {};
  for (const [, key, value] of source.matchAll(/([\w:-]+)="([^"]*)"/g)) {
    if (key !== undefined && value !== undefined) attributes[key] = value;
  }
  return attributes;
}

function inherit(parent: Attributes, own: Attributes): Attributes {
  const merged: Attributes = { ...own };
  for (const key of INHERITED) {
    const inherited = parent[key];
    if (inherited === undefined) continue;
    if (key === 'transform') merged[key] = own[key] ? `${inherited} ${own[key]}` : inherited;
    else if (key === 'opacity') merged[key] = String(Number(inherited) * Number(own[key] ?? 1));
    else merged[key] = own[key] ?? inherited;
  }
  return merged;
}

/** Flat list of drawn elements with their inherited attributes, or null for an icon we cannot keep. */
export function readSvgElements(body: string): SvgElement[] | null {
  if (UNSUPPORTED.test(body)) return null;
  const groups: Attributes[] = [{}];
  const elements: SvgElement[] = [];
  for (const [, closing, name, rest = '', selfClosing] of body.matchAll(/<(\/?)(\w+)([^>]*?)(\/?)>/g)) {
    const parent = groups.at(-1) ?? {};
    if (closing) {
      if (name === 'g') groups.pop();
    } else if (name === 'g') {
      if (!selfClosing) groups.push(inherit(parent, readAttributes(rest)));
    } else if (name !== undefined && DRAWN.has(name)) {
      elements.push({ name, attributes: inherit(parent, readAttributes(rest)) });
    }
  }
  return elements;
}
