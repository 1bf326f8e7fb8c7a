import type { ColorWorld } from '../color/color-world.ts';
import { colorWorld } from '../color/color-world.ts';
import type { LogoDoc, LogoMark } from '../document/logo-doc.ts';
import { acceptText, newDoc } from '../document/new-doc.ts';
import { cleanText, hasIdeograph } from '../document/text-rules.ts';
import { findLayout, layoutsFor } from '../layout/catalogue.ts';
import { factsOf } from '../layout/kit.ts';
import type { Facts } from '../layout/kit.ts';
import type { Layout } from '../layout/layout.ts';
import { GlyphsMissingError } from '../placing/lay-out.ts';
import type { MarkChoice } from '../ops/edit-mark.ts';
import type { PaletteId } from '../palettes.ts';
import { findPalette, PALETTES } from '../palettes.ts';
import { hashText, seededRandom, type Outlines } from '@markwright/vector';
import type { FaceChoice } from './face.ts';
import { ableFaces, facesFor } from './faces-for.ts';
import { suitsMoods } from './mood-taste.ts';
import { pairFonts, sloganFace } from './pair-fonts.ts';
import { widthPenalty } from './width-penalty.ts';

export type LogoBrief = {
  name: string;
  secondName?: string | undefined;
  slogan?: string | undefined;
  palette?: PaletteId | undefined;
  seed?: number | undefined;
  /** How the trade likes to look, as words of the industry lexicon: traditional, playful, precise… */
  moods?: readonly string[] | undefined;
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

function chooseLayout(brief: LogoBrief, facts: Facts, seed: number): Layout | undefined {
  const wanted = brief.layout === undefined ? undefined : findLayout(brief.layout);
  if (wanted?.applies(facts)) return wanted;
  return seededRandom(seed ^ 0x27d4eb2f).pick(layoutsFor(facts).filter((layout) => !layout.isForAsking));
}

function markWith(world: ColorWorld, mark: MarkChoice | undefined): LogoMark | undefined {
  if (!mark) return undefined;
  const { drawing, source, meaning } = mark;
  return { drawing, source, meaning, primary: world.mark, secondary: world.accent, scale: 1 };
}

/** The face for the second name: a match across scripts, or the name's own face within one script. */
function secondFace(brief: LogoBrief, text: string, face: FaceChoice, kit: ComposeKit, seed: number): FaceChoice {
  const { name } = brief;
  const fixed = kit.faces.find((each) => each.key === brief.secondFont);
  if (fixed) return fixed;
  if (text === '') return face;
  if (hasIdeograph(text)) {
    if (face.script === 'hanzi') return face;
    const hanzi = facesFor(text, undefined, kit);
    return hanzi.find((each) => each.traits.build === face.traits.build) ?? hanzi[0] ?? face;
  }
  const able = ableFaces(text.toUpperCase(), kit);
  return pairFonts(face, able, seed, widthPenalty(kit.outlines, text.toUpperCase(), name)) ?? face;
}

/** Traditional faces set the comma in the middle of its square, which looks like a fault in simplified text. */
function punctuatedFaces(text: string, kit: ComposeKit): FaceChoice[] {
  const able = ableFaces(text, kit);
  const mark = /[，。、]/u.exec(text)?.[0];
  if (!mark) return able;
  const plain = able.filter(({ key }) => {
    const glyph = kit.outlines.shape(key, mark).glyphs[0];
    return glyph?.ink && glyph.ink.x + glyph.ink.width / 2 < glyph.advance * 0.4;
  });
  return plain.length > 0 ? plain : able;
}

/** L32: short Latin slogans stand in capitals, which can be spread; long ones read better as written. */
const SLOGAN_CAPITALS_MAX = 30;
const sloganCase = (text: string) => (!hasIdeograph(text) && text.length <= SLOGAN_CAPITALS_MAX ? 'upper' : 'typed');

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
  const suited = facesFor(name, layout, kit);
  const liked = suited.filter((each) => suitsMoods(each, brief.moods ?? []));
  const candidates = liked.length > 0 ? liked : suited;
  const face = kit.faces.find((each) => each.key === brief.font) ?? random.pick(candidates);
  if (!face) throw new GlyphsMissingError(Array.from(new Set(Array.from(name))));
  const partner = secondFace(brief, second, face, kit, seed);
  const sloganInScript = hasIdeograph(slogan) === (face.script === 'hanzi') ? face : partner;
  const calm = sloganFace(sloganInScript, punctuatedFaces(slogan, kit));
  return {
    ...draft,
    name: { ...draft.name, font: face.key },
    secondName: draft.secondName && {
      ...draft.secondName,
      font: partner.key,
      letterCase: partner.traits.build === 'script' || hasIdeograph(second) ? 'typed' : 'upper',
    },
    slogan: draft.slogan && { ...draft.slogan, font: calm.key, letterCase: sloganCase(slogan) },
    layout: { ...draft.layout, id: layout?.id ?? 'wordmark' },
  };
}
