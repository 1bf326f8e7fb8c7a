import { parseArgs } from 'node:util';
import { openShippedOutlines } from '@markwright/fonts/node';
import { hasIdeograph } from '@markwright/logo';
import {
  byEveryName,
  composeAiLogos,
  interpretBrief,
  openStudio,
  depictedConcepts,
  type BriefReading,
  type Studio,
} from '@markwright/studio';
import { median } from '../percentile.ts';
import { percentFigure, round, writeResult, type Figure } from '../write-result.ts';
import { GOLD, HELD_ASIDE, MARKED, readGold, readMarked, type GoldBrief, type MarkedBrief } from './briefs.ts';
import { fits, isMisread, judge, picturesOf, type Figures } from './judge.ts';
import { judgeMarked, takeMarksOff, type MarkedCounts } from './marked.ts';
import { readingMemory } from './reading-memory.ts';

const SEED = 5;
const IN_LIST = 12;

const OPTIONS = {
  only: { type: 'string', multiple: true },
  name: { type: 'string', multiple: true },
  /** Prints the briefs that fall short, of writers that may be read. */
  weak: { type: 'boolean', default: false },
  'no-list': { type: 'boolean', default: false },
  /** Judges what was read as if it were drawn as said: what the drawing can reach at best, in a tenth of the time. */
  reading: { type: 'boolean', default: false },
} as const;

const LABELS: Record<keyof Figures, { label: string; limit?: Figure['limit'] }> = {
  main3: { label: 'main thing in 3 of 4', limit: { atLeast: 0.9 } },
  everyMain: { label: 'every main thing somewhere', limit: { atLeast: 0.95 } },
  together: { label: 'two things in one mark', limit: { atLeast: 0.85 } },
  togetherTwice: { label: 'two things in two of four', limit: { atLeast: 0.8 } },
  relation: { label: 'relation as said', limit: { atLeast: 0.75 } },
  fitting: { label: 'all four fit the trade', limit: { atLeast: 0.9 } },
  best: { label: 'the expected picture somewhere', limit: { atLeast: 0.95 } },
  misread: { label: 'misread', limit: { atMost: 0.03 } },
  refused: { label: 'refusals kept', limit: { atLeast: 0.98 } },
};

/**
 * `npm run bench -- briefs [--only=zh-open] [--name=…] [--weak] [--no-list]`: how well the product draws what briefs of
 * other hands say, judged from what the logos show. Two writers of marked briefs are held aside: counted, never read.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: OPTIONS });
  const isAsked = (from: string) => !values.only || values.only.includes(from);
  const isNamed = ({ name }: { name: string }) => !values.name || values.name.includes(takeMarksOff(name).text);
  const outlines = openShippedOutlines();
  const figures: Figure[] = [];
  for (const from of GOLD.filter(isAsked)) {
    const tellsWeak = values.weak && !HELD_ASIDE.has(from);
    const judged: { brief: GoldBrief; figures: Figures }[] = [];
    for (const brief of readGold(from).filter(isNamed)) {
      const request = { name: brief.name, inspiration: brief.text, styles: [], seed: SEED };
      const language = hasIdeograph(brief.name + brief.text) ? ('zh' as const) : ('en' as const);
      const logos = values.reading
        ? drawnAsRead(await interpretBrief({ ...request, language }))
        : (await composeAiLogos({ ...request, language }, { outlines })).map(({ doc }) => depictedConcepts(doc));
      const found = judge(brief, logos);
      judged.push({ brief, figures: found });
      if (tellsWeak && isWeak(found)) tellWeak(brief, found, logos);
    }
    figures.push(...figuresOf(from, judged));
    if (from.startsWith('ordinary') && !values['no-list'] && !values.reading)
      figures.push(
        ...(await listFigures(
          from,
          openStudio(outlines),
          judged.map(({ brief }) => brief),
          tellsWeak,
        )),
      );
  }
  for (const from of MARKED.filter(isAsked)) {
    const counted = readMarked(from)
      .filter(isNamed)
      .map((brief) => ({ brief, counts: judgeMarked(brief) }));
    for (const { brief, counts } of counted)
      if (values.weak && !HELD_ASIDE.has(from) && counts.wrong.length > 0) tellMarked(brief, counts);
    figures.push(
      ...markedFigures(
        from,
        counted.map(({ counts }) => counts),
      ),
    );
  }
  if (isAsked('memory'))
    figures.push({
      name: 'memory that reading needs beyond the pictures',
      value: readingMemory(),
      unit: 'MB',
      limit: { atMost: 60 },
    });
  writeResult('briefs', figures, args);
}

/** Two logos with everything that was said, two with the main thing; of a plain brief the first ideas, one each. */
function drawnAsRead({ things, scenes, concepts, onlyLetters }: BriefReading): string[][] {
  if (onlyLetters) return [[], [], [], []];
  const named = things.filter(({ role }) => role === 'subject' || role === 'object').map(({ concept }) => concept);
  const [main] = named;
  if (!main)
    return [0, 1, 2, 3].map((at) =>
      byEveryName(
        concepts.slice(at, at + 1).map(({ concept }) => concept),
        [],
      ),
    );
  const all = byEveryName(named, scenes);
  const alone = byEveryName([main], []);
  return [all, all, alone, alone];
}

const nameOf = (from: string): string => (HELD_ASIDE.has(from) ? `${from} (held aside)` : from);

const isWeak = (figures: Figures): boolean =>
  Object.entries(figures).some(([key, holds]) => (key === 'misread' ? holds : !holds));

function tellWeak({ from, name, text }: GoldBrief, figures: Figures, logos: readonly string[][]): void {
  const failed = Object.entries(figures).filter(([key, holds]) => (key === 'misread' ? holds : !holds));
  const shown = logos.map((entries) => entries.join('+') || '·').join(' | ');
  console.log(`${from} ${name}: ${text}\n      ${failed.map(([key]) => key).join(' ')}\n      ${shown}`);
}

const tellMarked = ({ from, name, text }: MarkedBrief, { wrong }: MarkedCounts): void =>
  console.log(
    `${from} ${takeMarksOff(name).text}: ${takeMarksOff(text).text}\n${wrong.map((line) => `      ${line}`).join('\n')}`,
  );

function figuresOf(from: string, judged: readonly { figures: Figures }[]): Figure[] {
  return (Object.keys(LABELS) as (keyof Figures)[]).flatMap((key) => {
    const told = judged.flatMap(({ figures }) => figures[key] ?? []);
    const { label, limit } = LABELS[key];
    return told.length === 0
      ? []
      : [
          percentFigure(
            `${nameOf(from)}: ${label}, of ${told.length}`,
            told.filter(Boolean).length / told.length,
            limit,
          ),
        ];
  });
}

/** The opening of the four-step flow's list for plain briefs. */
async function listFigures(
  from: string,
  studio: Studio,
  briefs: readonly GoldBrief[],
  tellsWeak: boolean,
): Promise<Figure[]> {
  let [pictures, fitting, misread, expected] = [0, 0, 0, 0];
  for (const brief of briefs) {
    const page = { from: 0, count: IN_LIST };
    const { docs } = await studio.list({ name: brief.name, description: brief.text, seed: SEED }, page);
    const shown = picturesOf(docs.map(depictedConcepts)).filter((each) => each.length > 0);
    const wrong = shown.filter((each) => !fits(each, brief.accept ?? []));
    pictures += shown.length;
    fitting += shown.length - wrong.length;
    misread += shown.filter((each) => each.some((concept) => isMisread(concept, brief))).length;
    const hasBest = shown.some((each) => fits(each, brief.best ?? []));
    expected += Number(hasBest);
    if (tellsWeak && (wrong.length > 3 || !hasBest))
      console.log(
        `list ${brief.name}: ${brief.text}\n      ${hasBest ? '' : 'no best, '}wrong: ${wrong.map((each) => each.join('+')).join(' ')}`,
      );
  }
  const named = (what: string) => `${nameOf(from)}, first ${IN_LIST} of the list: ${what}`;
  return [
    percentFigure(named('pictures that fit'), fitting / Math.max(1, pictures), { atLeast: 0.85 }),
    percentFigure(named('the expected one there'), expected / Math.max(1, briefs.length), { atLeast: 0.95 }),
    percentFigure(named('pictures misread'), misread / Math.max(1, pictures), { atMost: 0.02 }),
  ];
}

function markedFigures(from: string, counts: readonly MarkedCounts[]): Figure[] {
  const sum = (key: Exclude<keyof MarkedCounts, 'wrong'>): number => counts.reduce((all, each) => all + each[key], 0);
  const named = (what: string) => `marked ${nameOf(from)}: ${what}`;
  const share = (what: string, part: number, of: number) =>
    percentFigure(`${named(what)}, of ${of}`, part / Math.max(1, of));
  return [
    share('read things that may be drawn (precision)', sum('readRightly'), sum('read')),
    share('things to draw that were read (recall)', sum('wantedFound'), sum('wanted')),
    share('refusals found', sum('refusedFound'), sum('refused')),
    share('refused things read as wanted', sum('refusedDrawn'), sum('refused')),
    share('relations found', sum('relatedFound'), sum('related')),
    {
      name: named('reading, median'),
      value: round(median(counts.map(({ ms }) => ms)), 1),
      unit: 'ms',
      limit: { atMost: 15 },
    },
  ];
}
