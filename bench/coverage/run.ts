import { readFileSync } from 'node:fs';
import { findConcept } from '@markwright/marks';
import { searchConcepts } from '@markwright/reading';
import { percentFigure, writeResult } from '../write-result.ts';

type Language = 'zh' | 'en';
type Level = 'common' | 'middling' | 'rare';
type Half = 'open' | 'held-aside';
/** `itself`: concepts that are the thing; `near`: what somebody would accept for want of it. */
type Thing = Record<Language, string> & {
  group: string;
  level: Level;
  half: Half;
  itself: string[];
  near: string[];
};
type Asked = { thing: Thing; language: Language; concepts: string[] };

const FIRST_TARGET = 0.95;
const TOP_THREE_TARGET = 0.98;
const NOTHING_TARGET = 0.01;

/** Chinese and English name, level, half, concepts that are the thing, concepts that come near it. */
type Row = [zh: string, en: string, level: Level, half: Half, itself: string, near: string];

const names = (list: string) => list.split(' ').filter(Boolean);

function readThings(): Thing[] {
  const groups = JSON.parse(readFileSync(new URL('./things.json', import.meta.url), 'utf8')) as Record<string, Row[]>;
  return Object.entries(groups).flatMap(([group, rows]) =>
    rows.map(([zh, en, level, half, itself, near]) => ({
      zh,
      en,
      group,
      level,
      half,
      itself: names(itself),
      near: names(near),
    })),
  );
}

/** A thing that is only shown by a mark of our own with the same Chinese name: 榫卯 has two ids, and one picture. */
function shownAs(id: string): string[] {
  const concept = findConcept(id);
  const [shown = ''] = concept?.parents ?? [];
  const name = concept?.names.zh[0] ?? '';
  return concept?.drawings.length === 0 && findConcept(shown)?.names.zh.includes(name) ? [shown] : [];
}

const things = readThings().map((thing) => ({ ...thing, itself: [...thing.itself, ...thing.itself.flatMap(shownAs)] }));

const percent = (share: number) => `${(share * 100).toFixed(1)} %`.padStart(7);
const isFirst = ({ thing, concepts }: Asked) => thing.itself.includes(concepts[0] ?? '');
const isInTopThree = ({ thing, concepts }: Asked) => concepts.some((concept) => thing.itself.includes(concept));
const isNothing = ({ thing, concepts }: Asked) =>
  !concepts.some((concept) => thing.itself.includes(concept) || thing.near.includes(concept));

const share = (asked: readonly Asked[], holds: (each: Asked) => boolean) =>
  asked.filter(holds).length / Math.max(1, asked.length);

function report(title: string, asked: readonly Asked[]): void {
  const figures = [isFirst, isInTopThree, isNothing].map((holds) => percent(share(asked, holds)));
  console.log(`${title.padEnd(28)} ${String(asked.length).padStart(5)}  ${figures.join('  ')}`);
}

/**
 * Drawable things that shop owners name, asked for by their bare names: is the thing itself found? `--misses` lists
 * what was not, of the open half only: the held-aside third stays a measure as long as nobody tunes for its words.
 * `--every=8` asks for every eighth thing, for a quick look.
 */
export async function run(options: string[] = []): Promise<void> {
  const asked: Asked[] = [];
  const every = Number(options.find((option) => option.startsWith('--every='))?.slice('--every='.length) ?? 1);
  for (const thing of things.filter((_, index) => index % every === 0)) {
    for (const language of ['zh', 'en'] as const) {
      const hits = await searchConcepts(thing[language], { limit: 3 });
      asked.push({ thing, language, concepts: hits.map(({ concept }) => concept) });
    }
  }
  const open = asked.filter(({ thing }) => thing.half === 'open');
  const aside = asked.filter(({ thing }) => thing.half === 'held-aside');
  if (options.includes('--misses')) {
    for (const each of open.filter((one) => !isFirst(one))) {
      const kind = isInTopThree(each) ? 'not first' : isNothing(each) ? 'nothing' : 'near only';
      console.log(
        `${kind.padEnd(9)} ${each.thing[each.language]} (${each.thing.itself[0]}): ${each.concepts.join(', ')}`,
      );
    }
  }
  console.log(`${'things asked for'.padEnd(28)} asked  itself first  in top three  nothing`);
  for (const [half, list] of [
    ['open', open],
    ['held aside', aside],
  ] as const) {
    report(half, list);
    for (const level of ['common', 'middling', 'rare'] as const) {
      for (const language of ['zh', 'en'] as const) {
        report(
          `  ${level}, ${language}`,
          list.filter((each) => each.thing.level === level && each.language === language),
        );
      }
    }
  }
  for (const group of new Set(things.map((thing) => thing.group))) {
    report(
      `  ${group}`,
      asked.filter(({ thing }) => thing.group === group),
    );
  }
  report(`all ${things.length} things`, asked);
  const figures = (
    [
      ['open', open],
      ['held aside', aside],
    ] as const
  ).flatMap(([half, list]) => [
    { name: `${half}: asked`, value: list.length, unit: 'names' },
    percentFigure(`${half}: the thing itself first`, share(list, isFirst), { atLeast: FIRST_TARGET }),
    percentFigure(`${half}: in the top three`, share(list, isInTopThree), { atLeast: TOP_THREE_TARGET }),
    percentFigure(`${half}: nothing that shows it`, share(list, isNothing), { atMost: NOTHING_TARGET }),
  ]);
  writeResult('coverage', figures, options);
}
