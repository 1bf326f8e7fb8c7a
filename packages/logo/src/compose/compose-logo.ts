import type { ColorWorld } from '../color/color-world.ts';
import { colorWorld } from '../color/color-world.ts';
import type { LogoDoc, LogoMark } from '../document/logo-doc.ts';
import { acceptText, newDoc } from '../document/new-doc.ts';
import { cleanText, hasIdeograph } from '../document/text-rules.ts';
import { findLayout, layoutsFor } from '../layout/catalogue.ts';
import { factsOf } from '../layout/kit.ts';
import type { Facts } from '../layout/kit.ts';
import type { Layout } from '../layout/layout.ts';
import { GlyphsMissingError } from '../layout/lay-out.ts';
import type { MarkChoice } from '../ops/swap-mark.ts';
import type { Outlines } from '../outline/outlines.ts';
import type { PaletteId } from '../palettes.ts';
import { findPalette, PALETTES } from '../palettes.ts';
import { hashText, seededRandom } from '../seed.ts';
import type { FaceChoice } from './face.ts';
import { pairFonts, sloganFace } from './pair-fonts.ts';

export type LogoBrief = {
  name: string;
  secondName?: string | undefined;
  slogan?: string | undefined;
  palette?: PaletteId | undefined;
  seed?: number | undefined;
  /** Fixed choices; whatever is left open is chosen by the seed. */
  layout?: string | undefined;
  font?: string | undefined;
  secondFont?: string | undefined;
  world?: ColorWorld | undefined;
};

export type ComposeKit = {
  outlines: Outlines;
  /** Faces that are loaded and may be used. */
  faces: readonly FaceChoice[];
  mark?: MarkChoice | undefined;
};

const covers = (outlines: Outlines, face: FaceChoice, text: string): boolean =>
  outlines.shape(face.key, text).missing.length === 0;

/** Faces that can write the name, those the layout was drawn for first. */
export function facesFor(
  name: string,
  layout: Layout | undefined,
  kit: Pick<ComposeKit, 'faces' | 'outlines'>,
): FaceChoice[] {
  const script = hasIdeograph(name) ? 'hanzi' : 'latin';
  const able = kit.faces.filter((face) => face.script === script && covers(kit.outlines, face, name));
  const any = able.length > 0 ? able : kit.faces.filter((face) => covers(kit.outlines, face, name));
  if (!layout || layout.suits === 'any') return any;
  const { suits } = layout;
  const suited = any.filter((face) => suits.includes(face.traits.build));
  return suited.length > 0 ? suited : any;
}

function chooseLayout(brief: LogoBrief, facts: Facts, seed: number): Layout | undefined {
  const wanted = brief.layout === undefined ? undefined : findLayout(brief.layout);
  if (wanted?.applies(facts)) return wanted;
  return seededRandom(seed ^ 0x27d4eb2f).pick(layoutsFor(facts));
}

function markWith(world: ColorWorld, mark: MarkChoice | undefined): LogoMark | undefined {
  return mark && { ...mark, primary: world.mark, secondary: world.accent, scale: 1 };
}

/** The face for the second name: a match across scripts, or the name's own face within one script. */
function secondFace(brief: LogoBrief, text: string, face: FaceChoice, kit: ComposeKit, seed: number): FaceChoice {
  const fixed = kit.faces.find((each) => each.key === brief.secondFont);
  if (fixed) return fixed;
  if (text === '') return face;
  if (hasIdeograph(text)) {
    return face.script === 'hanzi'
      ? face
      : (facesFor(text, undefined, kit).find((each) => each.traits.build === face.traits.build) ??
          facesFor(text, undefined, kit)[0] ??
          face);
  }
  const able = kit.faces.filter((each) => each.script === 'latin' && covers(kit.outlines, each, text.toUpperCase()));
  return pairFonts(face, able, seed) ?? face;
}

/** A fitting layout, font, pairing and colour world for one brief: the same brief always gives the same logo. */
export function composeLogo(brief: LogoBrief, kit: ComposeKit): LogoDoc {
  const name = acceptText(brief.name, 'name');
  const second = cleanText(brief.secondName ?? '');
  const slogan = cleanText(brief.slogan ?? '');
  const seed = (brief.seed ?? hashText(`${name}|${second}|${slogan}|${brief.palette ?? ''}`)) >>> 0;
  const random = seededRandom(seed);
  const palette =
    (brief.palette && findPalette(brief.palette)) ??
    PALETTES[Math.floor(random.next() * PALETTES.length)] ??
    PALETTES[0];
  const world = brief.world ?? colorWorld(palette.id, Math.floor(random.next() * 1000));
  const draft = newDoc({
    name,
    secondName: second,
    slogan,
    fonts: { name: 'unset.ttf' },
    colors: world,
    palette: { id: palette.id, colors: [...palette.colors] },
    layout: 'wordmark',
    mark: markWith(world, kit.mark),
    seed,
  });
  const layout = chooseLayout(brief, factsOf(draft), seed);
  const candidates = facesFor(name, layout, kit);
  const face = kit.faces.find((each) => each.key === brief.font) ?? random.pick(candidates);
  if (!face) throw new GlyphsMissingError(Array.from(new Set(Array.from(name))));
  const partner = secondFace(brief, second, face, kit, seed);
  const sloganInScript = hasIdeograph(slogan) === (face.script === 'hanzi') ? face : partner;
  const calm = sloganFace(
    sloganInScript,
    kit.faces.filter((each) => covers(kit.outlines, each, slogan)),
  );
  return {
    ...draft,
    name: { ...draft.name, font: face.key },
    secondName: draft.secondName && {
      ...draft.secondName,
      font: partner.key,
      letterCase: partner.traits.build === 'script' || hasIdeograph(second) ? 'typed' : 'upper',
    },
    slogan: draft.slogan && { ...draft.slogan, font: calm.key },
    layout: { ...draft.layout, id: layout?.id ?? 'wordmark' },
  };
}
