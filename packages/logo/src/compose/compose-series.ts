import type { ColorWorld } from '../color/color-world.ts';
import { worldsOf } from '../color/color-world.ts';
import type { LogoDoc } from '../document/logo-doc.ts';
import { acceptText } from '../document/new-doc.ts';
import { GlyphsMissingError } from '../layout/lay-out.ts';
import type { Layout } from '../layout/layout.ts';
import { findLayout, LAYOUTS } from '../layout/catalogue.ts';
import { factsOf } from '../layout/kit.ts';
import type { MarkChoice } from '../ops/swap-mark.ts';
import type { PaletteId } from '../palettes.ts';
import { findPalette, PALETTES } from '../palettes.ts';
import { hashText } from '../seed.ts';
import type { ComposeKit, LogoBrief } from './compose-logo.ts';
import { composeLogo } from './compose-logo.ts';
import { facesFor } from './faces-for.ts';
import { likesSeals, palettesFor, suitsMoods } from './mood-taste.ts';
import type { FaceChoice } from './face.ts';

export type SeriesKit = Omit<ComposeKit, 'mark'> & {
  /** Marks that suit the brief, best first. */
  marks: readonly MarkChoice[];
};

export type SeriesPage = { from: number; count: number };

/** The order in which a list shows layouts: the strongest first, plain and ornate in turn. */
const ORDER = [
  'stacked',
  'horizontal',
  'badge',
  'split',
  'tile',
  'vertical-seal',
  'wordmark-rule',
  'ring-stacked',
  'horizontal-tall',
  'monogram',
  'two-tone',
  'bilingual-block',
  'emblem',
  'left-stacked',
  'framed',
  'grid-seal',
  'inline-mark',
  'wordmark',
  'side-bar',
  'tile-stacked',
  'side-seal',
  'stacked',
  'monogram-row',
  'horizontal',
  'ruled',
  'plaque',
  'latin-lead',
  'vertical-mark',
  'bilingual-row',
] as const;

const SEALS: readonly string[] = ['vertical-seal', 'side-seal', 'grid-seal'];
const OFF_MOOD_TURNS = 2;

type Turn = { layout: Layout; face: FaceChoice; world: ColorWorld; palette: PaletteId; mark: MarkChoice | undefined };

/** With no palette chosen the five take turns, the loud ones less often next to each other. */
const PALETTE_ORDER: readonly PaletteId[] = ['warm', 'cool', 'monochrome', 'multicolour', 'soft'];

function planner(brief: LogoBrief, kit: SeriesKit, start: number) {
  const name = acceptText(brief.name, 'name');
  const probe = composeLogo({ ...brief, layout: 'wordmark' }, { ...kit, mark: kit.marks[0] });
  const facts = factsOf(probe);
  const moods = brief.moods ?? [];
  const order = likesSeals(moods) ? ORDER : [...ORDER.filter((id) => !SEALS.includes(id)), ...SEALS];
  const palettes = palettesFor(moods, PALETTE_ORDER);
  const layouts = order.flatMap((id) => {
    const layout = findLayout(id);
    return layout?.applies(facts) && (brief.layout === undefined || brief.layout === id) ? [layout] : [];
  });
  const usable = layouts.length > 0 ? layouts : LAYOUTS.filter((layout) => layout.applies(facts));
  const uses = new Map<string, number>();
  const worldTurns = new Map<string, number>();
  let markTurn = 0;
  return (index: number): Turn => {
    const layout = usable[index % usable.length] ?? usable[0];
    if (!layout) throw new Error('No layout applies, not even a wordmark');
    const able =
      brief.font === undefined ? facesFor(name, layout, kit) : kit.faces.filter((each) => each.key === brief.font);
    // The face used least so far; ties go round by the brief, so two briefs do not open alike.
    const face = able
      .map((each, place) => ({
        each,
        // Faces outside the trade's taste come in once the fitting ones have had their turns.
        used: (uses.get(each.key) ?? 0) + (suitsMoods(each, moods) ? 0 : OFF_MOOD_TURNS),
        order: (place * 7 + start) % Math.max(1, able.length),
      }))
      .sort(
        (one, other) => one.used - other.used || one.order - other.order || one.each.key.localeCompare(other.each.key),
      )[0]?.each;
    if (!face) throw new GlyphsMissingError(Array.from(new Set(Array.from(name))));
    uses.set(face.key, (uses.get(face.key) ?? 0) + 1);
    const palette = brief.palette ?? palettes[index % palettes.length] ?? 'warm';
    const worlds = worldsOf(findPalette(palette) ?? PALETTES[0]);
    const turn = worldTurns.get(palette) ?? start % worlds.length;
    worldTurns.set(palette, turn + 1);
    const world = worlds[turn % worlds.length] ?? worldsOf(PALETTES[0])[0];
    if (!world) throw new Error('A palette has no colour worlds');
    const mark = kit.marks.length > 0 ? kit.marks[markTurn % kit.marks.length] : undefined;
    if (layout.drawsMark) markTurn += 1;
    return { layout, face, world, palette, mark };
  };
}

/**
 * A page of different logos for one brief. Turns are planned from the first on, so any page of the list is the same
 * however it is reached.
 */
export function composeSeries(brief: LogoBrief, kit: SeriesKit, { from, count }: SeriesPage): LogoDoc[] {
  const start = hashText(`${brief.name}|${brief.secondName ?? ''}|${brief.seed ?? 0}`);
  const next = planner(brief, kit, start % 97);
  const docs: LogoDoc[] = [];
  for (let index = 0; index < from + count; index++) {
    const turn = next(index);
    if (index < from) continue;
    const seed = hashText(`${start}:${index}`);
    docs.push(
      composeLogo(
        { ...brief, seed, layout: turn.layout.id, font: turn.face.key, palette: turn.palette, world: turn.world },
        { ...kit, mark: turn.mark },
      ),
    );
  }
  return docs;
}
