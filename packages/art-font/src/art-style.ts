import type { Box, Gradient, Path, Random, Shape } from '@markwright/vector';

/** One painted shape of a lettering, in the units of the letters it was drawn from. */
export type ArtLayer = {
  path: Path;
  color: string;
  gradient?: Gradient;
  strokeWidth?: number;
  opacity?: number;
  /** Painted in the ground's colour: a hole where there is only one colour. */
  isGround?: boolean;
  /** Light, shadow or border: left out where there is only one colour. */
  isDecoration?: boolean;
};

export type ArtGlyph = { shape: Shape; box: Box };

/** What a style is given: outlined letters, and how to treat them. Every length is a share of `h`. */
export type ArtKit = {
  text: string;
  glyphs: readonly ArtGlyph[];
  /** All letters as one shape. */
  shape: Shape;
  box: Box;
  /** Height of the letters. */
  h: number;
  /** Thickness of an upright stroke. */
  stem: number;
  isHanzi: boolean;
  /** The style's colours in order, the first is the letters' own. */
  colors: readonly [string, string, string];
  ground: string;
  /** 0–1; a half is what the style was drawn for. */
  strength: number;
  random: Random;
  seed: number;
};

export type Words = { zh: string; en: string };
/** Colours that go together: what the lettering stands on, and its own three. */
type ArtScheme = { ground: string; colors: readonly [string, string, string] };

export type ArtStyle = {
  id: string;
  title: Words;
  /** What it looks like, in one line. */
  describe: Words;
  /** Words that ask for it, in both languages. */
  keywords: readonly string[];
  /** Faces it was drawn for, best first. */
  fonts: { hanzi: readonly string[]; latin: readonly string[] };
  schemes: readonly [ArtScheme, ...ArtScheme[]];
  /** Brush and graffiti are looked at before they are read. */
  isFreeHand?: boolean;
  draw(kit: ArtKit): ArtLayer[];
};

/** A length or share between two ends, by the style's strength. */
export const between = ({ strength }: ArtKit, least: number, most: number): number => least + (most - least) * strength;
