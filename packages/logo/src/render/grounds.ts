import { contrast, ensureContrast } from '../color/contrast.ts';
import { toOklch } from '@markwright/vector';
import type { LogoDoc } from '../document/logo-doc.ts';
import { findLayout } from '../layout/catalogue.ts';
import type { PlacedLogo } from '../layout/placed-logo.ts';
import type { Ink } from '../layout/piece.ts';
import { asDesigned } from './print-pieces.ts';
import type { Paint } from './print-pieces.ts';
import type { Look } from './tones.ts';
import { standingOnInk } from './one-color.ts';

/**
 * The grounds a sold logo comes on. designed: as drawn · white: in its own colours, made to read on white ·
 * reversed: white on the brand's dark colour · clear: without a ground, for light places · clear-reversed: for dark ones.
 */
export const GROUNDS = ['designed', 'white', 'reversed', 'clear', 'clear-reversed'] as const;
export type Ground = (typeof GROUNDS)[number];

export const PAPER = '#ffffff';
export const INK = '#17130f';

/** What must be read, and what must only be seen. */
const READ = 4.5;
const SEEN = 3;
/** Two colours that touch are told apart. */
const APART = 1.7;
/** Grounds this near to white show the designed colours as they are. */
export const PALE = 1.35;
/** Greys and creams turn muddy when they are darkened, and so does yellow: the brand's dark colour stands in for them. */
const MUDDY_CHROMA = 0.075;
const MUDDY_DROP = 0.3;

/** The mark's colour, where the layout draws the mark or paints a letter's container with it: else nobody sees it. */
function markColor(doc: LogoDoc, { layoutId, pieces }: PlacedLogo): string | undefined {
  const primary = doc.mark?.primary;
  const isSeen =
    findLayout(layoutId)?.drawsMark || pieces.some(({ inks }) => inks.some(({ color }) => color === primary));
  return isSeen ? primary : undefined;
}

/** The darkest of the colours that make up the design, if white reads on it; else ink. */
export function darkOf(doc: LogoDoc, placed?: PlacedLogo): string {
  const colors = [doc.background, doc.name.color, placed && markColor(doc, placed)].filter(
    (color) => color !== undefined && color !== 'transparent',
  );
  const [dark] = (colors as string[]).filter((color) => contrast(color, PAPER) >= READ).sort(byDepth);
  return dark ?? INK;
}
/** The colour that stands for the brand where there is only one: the mark's if it can be seen on white, else the dark one. */
export function oneColorOf(doc: LogoDoc, placed: PlacedLogo): string {
  const candidates = [
    markColor(doc, placed),
    doc.name.color,
    doc.background === 'transparent' ? undefined : doc.background,
  ];
  const seen = candidates.filter((color) => color !== undefined && contrast(color, PAPER) >= SEEN) as string[];
  return seen.find((color) => toOklch(color).c >= MUDDY_CHROMA) ?? seen[0] ?? INK;
}
const byDepth = (one: string, other: string) => contrast(other, PAPER) - contrast(one, PAPER);

/** Light and shadow were mixed for the designed ground; on another one the bare shapes are the logo. */
const withoutDecoration =
  (paint: (ink: Ink) => string): Paint =>
  (ink) =>
    ink.isDecoration ? null : paint(ink);

function readsOnPaper(color: string, dark: string, needed: number): string {
  if (contrast(color, PAPER) >= needed) return color;
  const darkened = ensureContrast(color, PAPER, needed);
  const { l, c } = toOklch(color);
  return c < MUDDY_CHROMA || l - toOklch(darkened).l > MUDDY_DROP ? dark : darkened;
}

/** The design's colours on white: kept where they read there, darkened in their hue where they do not. */
function paintOnPaper(doc: LogoDoc, placed: PlacedLogo): Paint {
  const { ground } = placed;
  if (contrast(ground, PAPER) <= PALE) return asDesigned;
  const dark = darkOf(doc, placed);
  const texts = new Set([doc.name.color, doc.secondName?.color, doc.slogan?.color]);
  const recolor = (color: string) => readsOnPaper(color, dark, texts.has(color) ? READ : SEEN);
  // Inside a container a second colour stands on the container, which has become dark.
  const container = recolor(doc.mark?.primary ?? doc.name.color);
  const onInk = standingOnInk(placed);
  return withoutDecoration((ink) => {
    if (onInk.has(ink)) return ink.color;
    if (ink.color === ground) return PAPER;
    if (ink.isGround) return contrast(ink.color, container) >= APART ? ink.color : PAPER;
    return recolor(ink.color);
  });
}

export function lookOn(ground: Ground, placed: PlacedLogo, doc: LogoDoc): Look {
  const look = { isCut: null, isOneColor: false, hasBackdrop: false };
  switch (ground) {
    case 'designed':
      return { ...look, background: doc.background, paint: asDesigned, hasBackdrop: true };
    case 'white':
      return { ...look, background: PAPER, paint: paintOnPaper(doc, placed) };
    case 'clear': {
      const isCut = (ink: Ink) => ink.isGround === true && ink.color === placed.ground;
      return { ...look, background: 'transparent', paint: paintOnPaper(doc, placed), isCut };
    }
    case 'reversed':
      return { ...look, isOneColor: true, background: darkOf(doc, placed), paint: () => PAPER };
    case 'clear-reversed':
      return { ...look, isOneColor: true, background: 'transparent', paint: () => PAPER };
  }
}

/** A colour that reads on this ground: for what is printed beside the logo. */
export function inkOn(ground: Ground, doc: LogoDoc): string {
  if (ground === 'designed') return doc.name.color;
  return ground === 'reversed' || ground === 'clear-reversed' ? PAPER : darkOf(doc);
}
