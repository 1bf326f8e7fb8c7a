import { badge } from './badge.ts';
import { beads } from './beads.ts';
import { bilingualBlock } from './bilingual-block.ts';
import { bilingualRow } from './bilingual-row.ts';
import { emblem } from './emblem.ts';
import { framed } from './framed.ts';
import { gridSeal } from './grid-seal.ts';
import { horizontal } from './horizontal.ts';
import { horizontalRight } from './horizontal-right.ts';
import { horizontalTall } from './horizontal-tall.ts';
import { inName } from './in-name.ts';
import { inlineMark } from './inline-mark.ts';
import { latinLead } from './latin-lead.ts';
import { leftStacked } from './left-stacked.ts';
import { markBehind } from './mark-behind.ts';
import { monogram } from './monogram.ts';
import { monogramRow } from './monogram-row.ts';
import { plaque } from './plaque.ts';
import { ringStacked } from './ring-stacked.ts';
import { ruled } from './ruled.ts';
import { sideSeal } from './side-seal.ts';
import { sideBar } from './side-bar.ts';
import { split } from './split.ts';
import { stacked } from './stacked.ts';
import { stackedBelow } from './stacked-below.ts';
import { tile } from './tile.ts';
import { tileStacked } from './tile-stacked.ts';
import { twoTone } from './two-tone.ts';
import { verticalMark } from './vertical-mark.ts';
import { verticalSeal } from './vertical-seal.ts';
import { wordmark } from './wordmark.ts';
import { wordmarkRule } from './wordmark-rule.ts';
import type { Facts } from './kit.ts';
import type { Layout } from './layout.ts';

/** Every layout, in the order the editor lists them. */
export const LAYOUTS: readonly Layout[] = [
  stacked,
  horizontal,
  horizontalTall,
  horizontalRight,
  stackedBelow,
  markBehind,
  leftStacked,
  ringStacked,
  inlineMark,
  inName,
  tile,
  tileStacked,
  badge,
  emblem,
  beads,
  framed,
  plaque,
  ruled,
  wordmark,
  wordmarkRule,
  split,
  twoTone,
  sideBar,
  monogram,
  monogramRow,
  bilingualRow,
  bilingualBlock,
  latinLead,
  verticalSeal,
  verticalMark,
  sideSeal,
  gridSeal,
];

const byId = new Map(LAYOUTS.map((layout) => [layout.id, layout]));

export const findLayout = (id: string): Layout | undefined => byId.get(id);

export const layoutsFor = (facts: Facts): Layout[] => LAYOUTS.filter((layout) => suits(layout, facts));

const suits = (layout: Layout, facts: Facts): boolean => layout.applies(facts) && !(facts.hasArt && layout.setsLetters);

/** The layout a document asks for, or the nearest one that suits what it has become. */
export function resolveLayout(id: string, facts: Facts): Layout {
  const wanted = findLayout(id);
  if (wanted && suits(wanted, facts)) return wanted;
  for (const next of wanted?.fallbacks ?? []) {
    const layout = findLayout(next);
    if (layout && suits(layout, facts)) return layout;
  }
  return wordmark;
}
