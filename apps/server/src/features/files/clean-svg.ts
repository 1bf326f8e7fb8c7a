import { AppError } from '@markwright/contracts';

/** What a drawing may consist of. Anything else, scripts and outside references first, is dropped with its content. */
const ELEMENTS = new Set(
  (
    'svg g path circle ellipse rect line polyline polygon defs use symbol clipPath mask linearGradient radialGradient ' +
    'stop title desc text tspan pattern'
  ).split(' '),
);
const ATTRIBUTE = /^(?!on)(?!href$|xlink:href$)[a-zA-Z_][\w:.-]*$/;
const LOCAL_REFERENCE = /^#[\w.-]+$/;
const TAG = /<(\/?)([a-zA-Z][\w:.-]*)((?:"[^"]*"|'[^']*'|[^"'>])*?)(\/?)>|<!--[\s\S]*?-->|<[!?][^>]*>|[^<]+|</g;
const ATTRIBUTES = /([a-zA-Z_][\w:.-]*)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** Rewrites an SVG from the parts we allow; refuses what is not an SVG or declares entities. */
export function cleanSvg(source: string): string {
  if (/<!ENTITY/i.test(source)) throw new AppError('PICTURE_UNKNOWN');
  const out: string[] = [];
  let skipping: { name: string; depth: number } | undefined;
  for (const [whole, close, name = '', attributes = '', selfClosing] of source.matchAll(TAG)) {
    if (!name) {
      if (!skipping && !whole.startsWith('<')) out.push(whole);
      continue;
    }
    if (skipping) {
      if (name === skipping.name && !selfClosing) skipping.depth += close ? -1 : 1;
      if (skipping.depth === 0) skipping = undefined;
      continue;
    }
    if (!ELEMENTS.has(name)) {
      if (!close && !selfClosing) skipping = { name, depth: 1 };
      continue;
    }
    out.push(close ? `</${name}>` : `<${name}${cleanAttributes(attributes)}${selfClosing ? '/' : ''}>`);
  }
  const svg = out.join('').trim();
  if (!svg.startsWith('<svg')) throw new AppError('PICTURE_UNKNOWN');
  return svg;
}

function cleanAttributes(text: string): string {
  return [...text.matchAll(ATTRIBUTES)]
    .map(([, name = '', double, single]) => [name, double ?? single ?? ''] as const)
    .filter(([name, value]) =>
      /^(xlink:)?href$/.test(name) ? LOCAL_REFERENCE.test(value) : ATTRIBUTE.test(name) && isHarmless(value),
    )
    .map(([name, value]) => ` ${name}="${value.replaceAll('"', '&quot;')}"`)
    .join('');
}

/** No script addresses, and `url(…)` only to something inside the same drawing. */
function isHarmless(value: string): boolean {
  if (/javascript:|data:|expression\(|@import/i.test(value)) return false;
  return [...value.matchAll(/url\(\s*['"]?([^)'"]*)/gi)].every(([, target = '']) =>
    LOCAL_REFERENCE.test(target.trim()),
  );
}
