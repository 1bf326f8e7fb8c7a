import { refuse } from './read-svg.ts';

/** Attributes that may also be written in CSS. */
const PRESENTATION = new Set(
  (
    'fill fill-opacity fill-rule stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray ' +
    'stroke-dashoffset stroke-opacity opacity color display visibility clip-path clip-rule mask stop-color stop-opacity ' +
    'font-family font-size font-weight font-style text-anchor letter-spacing'
  ).split(' '),
);
const GEOMETRY = new Set(
  (
    'id transform d x y width height cx cy r rx ry x1 y1 x2 y2 dx dy fx fy points offset viewBox preserveAspectRatio ' +
    'gradientUnits gradientTransform spreadMethod clipPathUnits maskUnits maskContentUnits'
  ).split(' '),
);
const PAINTS = new Set(['fill', 'stroke', 'stop-color', 'color']);
const REFERRING_ELEMENTS = new Set(['use', 'linearGradient', 'radialGradient']);
const COLOR_FUNCTIONS = ['rgb(', 'rgba(', 'hsl(', 'hsla('];
/** None of these stands in a value we draw; CSS could spell other words with them. */
const UNWANTED = ['\\', '@', ';', '{', '}', '<', '>'];

/** One attribute as it may be written out; undefined leaves it out. */
export function cleanAttribute(element: string, name: string, value: string, isCss: boolean): string | undefined {
  if (name === 'href' && !isCss && REFERRING_ELEMENTS.has(element)) {
    if (!isLocalName(value.trim())) throw refuse(`href="${shorten(value)}"`);
    return value.trim();
  }
  if (!PRESENTATION.has(name) && (isCss || !GEOMETRY.has(name))) return undefined;
  const text = value.trim();
  if (UNWANTED.some((each) => text.includes(each))) return undefined;
  const lower = text.toLowerCase();
  if (name === 'clip-path' || name === 'mask') return lower === 'none' ? undefined : localUrl(name, text);
  if (PAINTS.has(name) && lower.startsWith('url(')) return localUrl(name, text);
  if (lower.includes('url(')) throw refuse(`${name}="${shorten(value)}"`);
  const isColorFunction = COLOR_FUNCTIONS.some((start) => lower.startsWith(start));
  if (PAINTS.has(name) && text.includes('(') && !isColorFunction) return undefined;
  return text;
}

/** The id that `url(#id)` or `#id` leads to. */
export function referredId(value: string): string | undefined {
  if (value.startsWith('#')) return value.slice(1);
  return value.startsWith('url(#') ? value.slice(5, value.indexOf(')')) : undefined;
}

/** `url(#name)` in its one spelling; a colour to fall back on is not needed, since the target is in the same file. */
function localUrl(name: string, value: string): string {
  const end = value.indexOf(')');
  const target = value.slice(4, end).trim().replaceAll('"', '').replaceAll("'", '');
  if (end < 0 || !isLocalName(target)) throw refuse(`${name}="${shorten(value)}"`);
  return `url(${target})`;
}

const isLocalName = (target: string): boolean =>
  target.length > 1 && target.startsWith('#') && !/[\s()#"'<>&]/.test(target.slice(1));

const shorten = (value: string): string => (value.length > 40 ? `${value.slice(0, 40)}…` : value);
