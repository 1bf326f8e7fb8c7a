import { openShippedOutlines } from '@markwright/fonts/node';
import { findLayout, hasIdeograph, type LogoDoc } from '@markwright/logo';
import { beforeAll, expect, test } from 'vitest';
import { sliceOf } from '../../../../scripts/sweeps.ts';
import { depictedConcepts, drawingShown, shownBy } from '../choose/depicted-concepts.ts';
import { openStudio } from './open-studio.ts';

/** A name, its trade, and what the name itself means, as any of several pictures. */
const NAMES: readonly (readonly [name: string, description: string, ...means: string[]])[] = [
  ['福满楼', '粤菜酒楼，宴席', 'gourd', 'fu-character'],
  ['金桂糕点', '老式糕点', 'osmanthus'],
  ['青禾米业', '大米粮油批发', 'rice-seedling', 'sprout'],
  ['竹里茶舍', '中式茶馆', 'bamboo'],
  ['小鹿童装', '童装店', 'deer', 'fawn'],
  ['鸿运来', '五金建材', 'wild-goose'],
  ['喜上眉梢', '婚庆策划', 'magpie', 'double-happiness'],
  ['松鹤堂', '中医馆', 'crane-bird', 'pine-tree'],
  ['鸿运搬家', '搬家公司', 'wild-goose'],
  ['星野露营', '露营装备店', 'star', 'stars'],
  ['Hollow Oak Bakery', 'family bakery', 'oak-leaf', 'acorn', 'oak'],
  ['Blue Heron Yoga', 'yoga studio by the river', 'heron'],
  ['The Copper Kettle', 'tea room with cakes', 'kettle', 'iron-kettle'],
  ['Byte Harbor', 'software company', 'sailboat', 'anchor'],
  ['Summit Dental', 'dentist', 'mountain'],
  ['Otter & Oak', 'furniture maker', 'otter', 'oak-leaf', 'acorn'],
  ['Sunny Side', 'diner, breakfast all day', 'sun'],
  ['Marlow & Finch', 'law firm', 'finch'],
  ['Lucky Penny', 'second hand shop', 'clover', 'coin'],
  ['Moonlight Florist', 'flowers and bouquets', 'moon', 'moonlight', 'full-moon', 'crescent'],
];

type Listed = { name: string; means: string[]; docs: LogoDoc[] };
const listed: Listed[] = [];

beforeAll(async () => {
  const studio = openStudio(openShippedOutlines());
  for (const [name, description, ...means] of sliceOf(NAMES, 2)) {
    const { docs } = await studio.list({ name, description }, { from: 0, count: 20 });
    listed.push({ name, means, docs: docs.filter((doc) => doc.mark && findLayout(doc.layout.id)?.drawsMark) });
  }
}, 180_000);

const sourcesOf = (docs: readonly LogoDoc[]) => docs.flatMap(({ mark }) => (mark ? [mark.source] : []));

const failing = (isAsWanted: (list: Listed) => boolean): string[] =>
  listed
    .filter((list) => !isAsWanted(list))
    .map(
      ({ name, docs }) =>
        `${name}: ${sourcesOf(docs)
          .map(({ kind, id }) => `${kind} ${id}`)
          .join(', ')}`,
    );

test('of the first twenty at most three show the same drawing, plain, in a tile or in a letter', () => {
  const isVaried = ({ docs }: Listed) => {
    const shown = sourcesOf(docs).map(drawingShown);
    return shown.every((one) => shown.filter((other) => other === one).length <= 3);
  };
  expect(failing(isVaried)).toEqual([]);
});

test('what a name means is an idea of its list: drawn at least twice, and not only in a tile', () => {
  const isUsed = ({ means, docs }: Listed) => {
    const shown = docs.filter((doc) => depictedConcepts(doc).some((concept) => means.includes(concept)));
    return shown.length >= 2 && shown.some(({ mark }) => mark?.source.kind !== 'rule');
  };
  expect(failing(isUsed)).toEqual([]);
});

test('letters of the name carry an idea in every list, not only a tile', () => {
  const isIdea = ({ kind, id }: { kind: string; id: string }) =>
    shownBy({ kind, id }).things.length > 0 && (kind === 'lift' || id.startsWith('fusion/'));
  expect(listed.filter(({ name }) => hasIdeograph(name))).toHaveLength(listed.length / 2);
  expect(failing(({ docs }) => sourcesOf(docs).some(isIdea))).toEqual([]);
});
