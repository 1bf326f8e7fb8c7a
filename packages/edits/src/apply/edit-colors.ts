import {
  contrast,
  ensureContrast,
  PALETTES,
  readableOn,
  recolorMark,
  setAccent,
  setArt,
  setArtScheme,
  setBackground,
  setEffects,
  setLineColor,
  setPalette,
  toHex,
  toOklch,
  type LogoDoc,
} from '@markwright/logo';
import type { EditOf, Target } from '../command.ts';
import { COLORS } from '../read/colors.data.ts';
import { done, LINE_WORDS, refused, type Outcome } from './edit-kit.ts';
import { stepOf } from './edit-type.ts';

type ShadeEdit = EditOf<
  'color.warmer' | 'color.cooler' | 'color.darker' | 'color.lighter' | 'color.calmer' | 'color.brighter'
>;
type SchemeEdit = EditOf<'color.fewer' | 'color.one' | 'color.swap' | 'color.contrast' | 'color.other'>;

type Contrast = { least: number; goal: number };
/** A colour below the least is moved on to the goal. */
const READABLE = { name: { least: 3, goal: 3 }, mark: { least: 2, goal: 2 } };
/** On a ground that was asked for, dark on dark would be readable and still ugly. */
const WITH_EASE = { name: { least: 3, goal: 6 }, mark: { least: 3, goal: 4 } };
const WARM_HUE = 55;
const COOL_HUE = 245;

const groundOf = ({ background }: LogoDoc): string => (background === 'transparent' ? '#ffffff' : background);

/** Turns a hue the shorter way towards another, by so many degrees at most. */
function towards(hue: number, goal: number, most: number): number {
  const apart = ((goal - hue + 540) % 360) - 180;
  return (hue + Math.sign(apart) * Math.min(Math.abs(apart), most) + 360) % 360;
}

function shaded(hex: string, edit: ShadeEdit): string {
  const { l, c, h } = toOklch(hex);
  const step = stepOf(edit.much);
  switch (edit.do) {
    case 'color.warmer':
      return toHex({ l, c: Math.max(c, 0.05) + 0.01 * step, h: c < 0.02 ? WARM_HUE : towards(h, WARM_HUE, 34 * step) });
    case 'color.cooler':
      return toHex({ l, c: Math.max(c, 0.05) + 0.01 * step, h: c < 0.02 ? COOL_HUE : towards(h, COOL_HUE, 34 * step) });
    case 'color.darker':
      return toHex({ l: Math.max(0.14, l - 0.1 * step), c, h });
    case 'color.lighter':
      return toHex({ l: Math.min(0.96, l + 0.1 * step), c, h });
    case 'color.calmer':
      return toHex({ l, c: c * Math.max(0.25, 1 - 0.35 * step), h });
    case 'color.brighter':
      return toHex({
        l: l + (0.64 - l) * 0.25 * step,
        c: Math.min(0.26, Math.max(c, 0.09) * (1 + 0.35 * step)),
        h: c < 0.02 ? 40 : h,
      });
  }
}

const SHADE_WORDS: Record<ShadeEdit['do'], { zh: string; en: string }> = {
  'color.warmer': { zh: '颜色暖了一些', en: 'Made the colours warmer' },
  'color.cooler': { zh: '颜色冷了一些', en: 'Made the colours cooler' },
  'color.darker': { zh: '颜色加深了', en: 'Made the colours darker' },
  'color.lighter': { zh: '颜色调浅了', en: 'Made the colours lighter' },
  'color.calmer': { zh: '颜色柔和了', en: 'Calmed the colours' },
  'color.brighter': { zh: '颜色鲜亮了', en: 'Made the colours brighter' },
};

/** Another shade of what is there; letters stay readable on their ground. */
export function shadeColors(doc: LogoDoc, edit: ShadeEdit): Outcome {
  const of = edit.of ?? 'all';
  if (of === 'ground') {
    if (doc.background === 'transparent')
      return refused('背景是透明的，没有颜色可调。', 'The background is transparent: it has no colour.');
    return done(
      keepReadable(setBackground(doc, shaded(doc.background, edit))),
      `背景${SHADE_WORDS[edit.do].zh.slice(2)}`,
      'Changed the shade of the background',
    );
  }
  const next = mapColors(doc, of, (color) => shaded(color, edit));
  // Warm letters on a cold tint would still look cold.
  const isMood = of === 'all' && (edit.do === 'color.warmer' || edit.do === 'color.cooler');
  const isTinted = doc.background !== 'transparent' && toOklch(doc.background).c > 0.012;
  const whole = isMood && isTinted ? setBackground(next, tintTowards(doc.background, edit)) : next;
  return done(keepReadable(whole), SHADE_WORDS[edit.do].zh, SHADE_WORDS[edit.do].en);
}

/** A ground keeps its lightness and its little colour; only the side it leans to changes. */
function tintTowards(ground: string, edit: ShadeEdit): string {
  const { l, c } = toOklch(ground);
  return toHex({ l, c, h: edit.do === 'color.warmer' ? WARM_HUE : COOL_HUE });
}

function mapColors(doc: LogoDoc, of: Target, map: (color: string) => string): LogoDoc {
  const isOf = (target: Target) => of === 'all' || of === target;
  let next = doc;
  if (isOf('name')) next = setLineColor(next, 'name', map(doc.name.color));
  // Lettering has two more colours of its own, and they are the name's too.
  if (isOf('name') && doc.art)
    next = setArt(next, { ...doc.art, colors: [map(doc.art.colors[0]), map(doc.art.colors[1])] });
  if (isOf('second') && doc.secondName) next = setLineColor(next, 'secondName', map(doc.secondName.color));
  if ((isOf('slogan') || of === 'year') && doc.slogan) next = setLineColor(next, 'slogan', map(doc.slogan.color));
  if (isOf('mark') && doc.mark)
    next = recolorMark(next, { primary: map(doc.mark.primary), secondary: map(doc.mark.secondary) });
  return of === 'all' ? setAccent(next, map(doc.layout.accent)) : next;
}

/** Letters that would fade into their ground move away from it in lightness; their hue stays. */
export function keepReadable(doc: LogoDoc, { name, mark } = READABLE): LogoDoc {
  const ground = groundOf(doc);
  let next = doc;
  for (const line of ['name', 'secondName', 'slogan'] as const) {
    const color = next[line]?.color;
    if (color) next = setLineColor(next, line, seenOn(ground, color, name));
  }
  return next.mark ? recolorMark(next, { primary: seenOn(ground, next.mark.primary, mark) }) : next;
}

const seenOn = (ground: string, color: string, { least, goal }: Contrast): string =>
  contrast(color, ground) >= least ? color : ensureContrast(color, ground, goal);

/** Families of colours that a mood is called by. */
const FAMILIES: Record<string, { ground: string; name: string; mark: string; accent: string }> = {
  morandi: { ground: '#eeeae3', name: '#5f6660', mark: '#8d7f78', accent: '#a9a293' },
  earthy: { ground: '#f3ebde', name: '#54402c', mark: '#9a6b3f', accent: '#c3a277' },
  pastel: { ground: '#fdf6f4', name: '#7d6a93', mark: '#e59bb0', accent: '#9fcfc4' },
};

const hexOf = (color: string, hex: string | undefined): string | undefined =>
  hex ??
  COLORS.find(([name]) => name === color.toLowerCase())?.[1] ??
  (/^#[0-9a-f]{6}$/i.test(color) ? color : undefined);

/** 蓝 is how it is said to us, 蓝色 how it is said back. */
function zhOf(color: string): string {
  const [said] = COLORS.find(([name]) => name === color.toLowerCase())?.[2].split(' ') ?? [];
  return said ? said.replace(/色?$/u, '色') : color;
}

export function setNamedColor(doc: LogoDoc, { of, color, hex }: EditOf<'color.set'>): Outcome {
  const family = FAMILIES[color];
  if (family && of === 'all') {
    let next = doc.background === 'transparent' ? doc : setBackground(doc, family.ground);
    next = mapColors(next, 'all', () => family.name);
    next = setAccent(recolorMark(next, { primary: family.mark, secondary: family.accent }), family.accent);
    return done(keepReadable(next), `配色换成了${zhOf(color)}`, `Changed to ${color} colours`);
  }
  const wanted = hexOf(color, hex);
  if (!wanted)
    return refused(
      `不认识「${color}」这个颜色，可以说色号，例如 #1F4D3A。`,
      `We do not know the colour "${color}". A number such as #1F4D3A works too.`,
    );
  const ground = groundOf(doc);
  // A colour for lettering is its main one; what plays with it stays.
  const next = setArt(
    mapColors(doc, of, () => wanted),
    doc.art,
  );
  // White letters on white paper: the paper gives way, since the colour was asked for.
  const isHidden =
    (of === 'all' || of === 'name') &&
    contrast(wanted, ground) < READABLE.name.least &&
    doc.background !== 'transparent';
  const seen = isHidden ? setBackground(next, readableOn(wanted)) : next;
  const part =
    of === 'all' || of === 'ground'
      ? { zh: '主色', en: 'the colour' }
      : of === 'mark'
        ? { zh: '图形', en: 'the picture' }
        : LINE_WORDS[of];
  return done(
    seen,
    `${part.zh}改成了${zhOf(color)}${isHidden ? '，背景跟着换了，不然看不见' : ''}`,
    `Changed ${part.en} to ${color}${isHidden ? ' and the background with it, so that it can be seen' : ''}`,
  );
}

export function setGround(doc: LogoDoc, { color, hex }: EditOf<'ground.set'>): Outcome {
  if (color === 'transparent')
    return done(setBackground(doc, 'transparent'), '背景改成了透明', 'Made the background transparent');
  if (color === 'plain') return done(withoutBackdrops(doc), '背景的花纹去掉了', 'Made the background plain');
  const wanted = hexOf(color, hex);
  if (!wanted)
    return refused(
      `不认识「${color}」这个颜色，可以说色号。`,
      `We do not know the colour "${color}". A number such as #F6F1E7 works too.`,
    );
  return done(
    keepReadable(setBackground(doc, wanted), WITH_EASE),
    `背景改成了${zhOf(color)}`,
    `Changed the background to ${color}`,
  );
}

export const withoutBackdrops = (doc: LogoDoc): LogoDoc =>
  doc.effects && doc.effects.backdrops.length > 0
    ? setEffects(doc, doc.effects.parts.length > 0 ? { ...doc.effects, backdrops: [] } : null)
    : doc;

const PAINTED = new Set(['gradient', 'split', 'halftone', 'neon']);

export function changeScheme(doc: LogoDoc, edit: SchemeEdit): Outcome {
  switch (edit.do) {
    case 'color.one':
    case 'color.fewer': {
      const { color } = doc.name;
      const lines = mapColors(doc, 'all', () => color);
      const parts = doc.effects?.parts.filter(({ kind }) => !PAINTED.has(kind)) ?? [];
      const plain = doc.effects ? setEffects(lines, parts.length > 0 ? { parts, backdrops: [] } : null) : lines;
      if (edit.do === 'color.one') return done(plain, '只用一种颜色', 'Used a single colour');
      const two = doc.mark ? recolorMark(plain, { primary: doc.mark.primary, secondary: doc.mark.primary }) : plain;
      return done(keepReadable(two), '颜色减到两种', 'Cut the colours down to two');
    }
    case 'color.swap': {
      const ground = groundOf(doc);
      const next = mapColors(setBackground(doc, doc.name.color), 'all', () => ground);
      return done(keepReadable(next), '底色和字色对调了', 'Swapped background and ink');
    }
    case 'color.contrast': {
      const ground = groundOf(doc);
      const strong = mapColors(doc, 'all', (color) => ensureContrast(color, ground, 7));
      return done(strong, '对比加强了', 'Strengthened the contrast');
    }
    case 'color.other': {
      if (doc.art) return done(nextArtScheme(doc), '换了一套配色', 'Changed to other colours');
      const at = PALETTES.findIndex(({ id }) => id === doc.palette.id);
      const next = PALETTES[(at + 1) % PALETTES.length]!;
      return done(
        setPalette(doc, next.id, doc.seed + 1),
        `换成了${next.title.zh}`,
        `Changed to: ${next.title.en.toLowerCase()}`,
      );
    }
  }
}

const SCHEMES_TRIED = 6;

/** The set of the style's own colours after the one it wears. */
function nextArtScheme(doc: LogoDoc): LogoDoc {
  const places = Array.from({ length: SCHEMES_TRIED }, (_, place) => place);
  const now = places.findIndex((place) => setArtScheme(doc, place).name.color === doc.name.color);
  return setArtScheme(doc, now + 1);
}
