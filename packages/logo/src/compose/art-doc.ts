import { findArtStyle } from '@markwright/art-font';
import type { Arrangement } from '../document/art.ts';
import type { LogoDoc } from '../document/logo-doc.ts';
import { newDoc } from '../document/new-doc.ts';
import { hasIdeograph } from '../document/text-rules.ts';
import { PALETTES } from '../palettes.ts';

export type ArtBrief = {
  name: string;
  style: string;
  /** Instead of the face the style was drawn for. */
  font?: string | undefined;
  /** Which of the style's sets of colours. */
  scheme?: number | undefined;
  strength?: number | undefined;
  arrangement?: Arrangement | undefined;
  seed?: number | undefined;
};

/** The first face of a style that has every character of a name; the style's first where none has. */
export function artFont(style: string, name: string, covers: (font: string, text: string) => boolean): string {
  const fonts = findArtStyle(style)?.fonts;
  const wanted = fonts?.[hasIdeograph(name) ? 'hanzi' : 'latin'] ?? [];
  // Hanzi faces have Latin letters too, some with accents that the Latin ones lack.
  const all = [...wanted, ...(fonts?.hanzi ?? []), ...(fonts?.latin ?? [])];
  return all.find((font) => covers(font, name)) ?? all[0] ?? '';
}

/** A name alone, as art lettering: a document like any other, so it is edited, saved and bought like one. */
export function artDoc(brief: ArtBrief, covers: (font: string, text: string) => boolean): LogoDoc {
  const style = findArtStyle(brief.style);
  if (!style) throw new RangeError(`There is no style of lettering called ${brief.style}`);
  const { ground, colors } = style.schemes[(brief.scheme ?? 0) % style.schemes.length] ?? style.schemes[0];
  const [palette] = PALETTES;
  const doc = newDoc({
    name: brief.name,
    fonts: { name: brief.font ?? artFont(style.id, brief.name, covers) },
    colors: { ground, name: colors[0], support: colors[0], accent: colors[1] },
    palette: { id: palette?.id ?? '', colors: [...(palette?.colors ?? [])] },
    layout: 'wordmark',
    seed: brief.seed,
  });
  const { strength = 0.5, arrangement = 'horizontal' } = brief;
  return { ...doc, art: { style: style.id, strength, arrangement, colors: [colors[1], colors[2]] } };
}
