import type { ColorWorld } from '../color/color-world.ts';
import type { LogoDoc } from '../document/logo-doc.ts';
import { acceptText } from '../document/new-doc.ts';
import { GlyphsMissingError } from '../placing/lay-out.ts';
import type { Layout } from '../layout/layout.ts';
import { findLayout } from '../layout/catalogue.ts';
import { factsOf } from '../layout/kit.ts';
import type { PaletteId } from '../palettes.ts';
import { hashText } from '@markwright/vector';
import type { ComposeKit, LogoBrief } from './compose-logo.ts';
import { composeLogo } from './compose-logo.ts';
import { facesFor } from './faces-for.ts';
import { likesSeals, palettesFor } from './mood-taste.ts';
import { markTurns, type MarkSequence, type SeriesMark } from './mark-turns.ts';
import { faceTurns, worldTurns } from './turns.ts';
import type { FaceChoice } from './face.ts';

type SeriesKit = Omit<ComposeKit, 'mark'> & {
  /** Marks that suit the brief, best first. */
  marks: MarkSequence;
  /** Layouts the brief lets be; all where nothing is said. */
  allowsLayout?: ((id: string) => boolean) | undefined;
};

type SeriesPage = { from: number; count: number };

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

type Turn = { layout: Layout; face: FaceChoice; world: ColorWorld; palette: PaletteId; mark: SeriesMark | undefined };

/** Layouts that suit the brief, in the order of the list. */
function layoutsOf(brief: LogoBrief, kit: SeriesKit): Layout[] {
  const probe = composeLogo({ ...brief, layout: 'wordmark' }, { ...kit, mark: kit.marks.at(0) });
  const facts = factsOf(probe);
  const order = likesSeals(brief.moods ?? []) ? ORDER : [...ORDER.filter((id) => !SEALS.includes(id)), ...SEALS];
  const suited = order.flatMap((id) => {
    const layout = findLayout(id);
    const isAllowed = kit.allowsLayout?.(id) ?? true;
    return isAllowed && layout?.applies(facts) ? [layout] : [];
  });
  const asked = suited.filter((layout) => layout.id === brief.layout).slice(0, 1);
  return asked.length > 0 ? asked : suited;
}

/** Plans one logo after the other; each turn depends on those before it. */
function planTurns(brief: LogoBrief, kit: SeriesKit, start: number): (index: number) => Turn {
  const name = acceptText(brief.name, 'name');
  const layouts = layoutsOf(brief, kit);
  const palettes = brief.palette ? [brief.palette] : palettesFor(brief.moods ?? []);
  const nextFace = faceTurns(start, brief.moods ?? []);
  const nextWorld = worldTurns(start);
  const asked = kit.faces.filter((face) => face.key === brief.font);
  const nextMark = markTurns(kit.marks);
  return (index) => {
    const layout = layouts[index % layouts.length];
    if (!layout) throw new Error('No layout applies, not even a wordmark');
    const face = nextFace(asked.length > 0 ? asked : facesFor(name, layout, kit));
    if (!face) throw new GlyphsMissingError(Array.from(new Set(Array.from(name))));
    const palette = palettes[index % palettes.length] ?? 'warm';
    const turn = { layout, face, world: nextWorld(palette), palette, mark: nextMark(layout) };
    return asMade(turn, brief, kit);
  };
}

/** A mark that was made for one arrangement stands in it, where the brief lets it. */
function asMade(turn: Turn, brief: LogoBrief, kit: SeriesKit): Turn {
  const { layout: id = '', face: key } = turn.mark?.madeFor ?? {};
  const layout = findLayout(id);
  const face = kit.faces.find((each) => each.key === key) ?? turn.face;
  if (!layout || !turn.layout.drawsMark || brief.layout || brief.font || kit.allowsLayout?.(id) === false) return turn;
  const facts = factsOf(composeLogo({ ...brief, layout: 'wordmark' }, { ...kit, mark: turn.mark }));
  return layout.applies(facts) ? { ...turn, layout, face } : turn;
}

/**
 * A page of different logos for one brief, one with each step. Turns are planned from the first on, so any page of the list
 * is the same however it is reached; a step that only plans gives nothing.
 */
export function* composeInSteps(
  brief: LogoBrief,
  kit: SeriesKit,
  { from, count }: SeriesPage,
): Generator<LogoDoc | undefined, void> {
  const start = hashText(`${brief.name}|${brief.secondName ?? ''}|${brief.seed ?? 0}`);
  const next = planTurns(brief, kit, start % 97);
  for (let index = 0; index < from + count; index++) {
    const { layout, face, palette, world, mark } = next(index);
    const seed = hashText(`${start}:${index}`);
    const turn = { ...brief, seed, layout: layout.id, font: face.key, palette, world };
    yield index < from ? undefined : composeLogo(turn, { ...kit, mark });
  }
}

export const composeSeries = (brief: LogoBrief, kit: SeriesKit, page: SeriesPage): LogoDoc[] =>
  [...composeInSteps(brief, kit, page)].filter((doc) => doc !== undefined);
