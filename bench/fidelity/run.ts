import { mkdir, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { allFonts } from '@markwright/fonts';
import { openShippedOutlines } from '@markwright/fonts/node';
import { openDoc } from '@markwright/logo';
import { findDrawing, ownMarksFor } from '@markwright/marks';
import { makeAiLogos, openStudio, depictedConcepts } from '@markwright/studio';
import { readBriefs, type FidelityBrief } from './briefs.ts';
import { median } from '../percentile.ts';
import { percentFigure, round, writeResult, type Figure } from '../write-result.ts';
import { isTakenFor, judgeLogo, namesTwo, type JudgedLogo } from './judge.ts';

type Judged = {
  brief: FidelityBrief;
  logos: JudgedLogo[];
  ms: number;
  inList: number;
  opensThin: boolean;
  listMs: number;
};

const LIST = 20;
const ENOUGH_IN_LIST = 8;
const TARGETS = { most: 0.9, one: 0.99, both: 0.7, against: 0.02 };

const OPTIONS = {
  half: { type: 'string' },
  brief: { type: 'string', multiple: true },
  seed: { type: 'string', default: '1' },
  out: { type: 'string' },
  verbose: { type: 'boolean', default: false },
  /** The four AI logos alone, without the lists of the four-step flow. */
  'ai-only': { type: 'boolean', default: false },
  /** The lists alone. */
  'list-only': { type: 'boolean', default: false },
} as const;

/** `npm run bench -- fidelity [--half tuned] [--brief zh01] [--verbose]`: whether the engine draws what the sentence says. */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: OPTIONS });
  const outlines = openShippedOutlines();
  if (!values['ai-only']) await outlines.ensureLoaded(allFonts.map(({ key }) => key));
  const studio = openStudio(outlines);
  if (!values['ai-only']) for (let step = 0; await studio.warmUp(step); step += 1);
  const judged: Judged[] = [];
  for (const brief of readBriefs()) {
    if (values.half && brief.half !== values.half) continue;
    if (values.brief && !values.brief.includes(brief.id)) continue;
    const language = brief.id.startsWith('zh') ? ('zh' as const) : ('en' as const);
    const start = performance.now();
    const request = { name: brief.name, inspiration: brief.text, language, styles: [], seed: Number(values.seed) };
    const made = values['list-only'] ? [] : await makeAiLogos(request, { outlines });
    const logos = made.map((logo) => judgeLogo(brief, logo));
    const ms = performance.now() - start;
    const listStart = process.cpuUsage();
    const { docs } = values['ai-only']
      ? { docs: [] }
      : await studio.list({ name: brief.name, description: brief.text }, { from: 0, count: LIST });
    // Processor time: other work on the machine does not count.
    const { user, system } = process.cpuUsage(listStart);
    const listMs = (user + system) / 1000;
    // A logo whose document does not open again cannot be saved or bought: that ends the bench.
    for (const doc of [...made.map((logo) => logo.doc), ...docs]) openDoc(doc);
    const shown = docs.map(depictedConcepts);
    const main = brief.things[0];
    const inList = shown.filter((shows) => shows.some((each) => isTakenFor(each, main))).length;
    const [opening] = docs;
    const isThin = opening?.mark?.source.kind === 'icon' && findDrawing(opening.mark.source.id)?.style === 'line';
    const opensThin = isThin && (brief.things[0] ?? []).some((each) => ownMarksFor(each).length > 0);
    judged.push({ brief, logos, ms, inList, opensThin, listMs });
    // The held-aside half is counted, never looked at one by one.
    if (values.verbose && brief.half === 'tuned') report(judged.at(-1)!);
  }
  const figures = (['tuned', 'held-aside'] as const).flatMap((half) =>
    figuresOf(
      half,
      judged.filter(({ brief }) => brief.half === half),
    ),
  );
  writeResult('fidelity', figures, args);
  if (values.out) {
    await mkdir(values.out, { recursive: true });
    await writeFile(`${values.out}/fidelity.json`, JSON.stringify(judged, null, 1));
  }
}

const hits = ({ logos }: Judged) => logos.filter(({ hasMain }) => hasMain).length;

function report(judged: Judged): void {
  const { brief, logos, inList } = judged;
  const both = namesTwo(brief) ? (logos.some(({ hasBoth }) => hasBoth) ? 'both' : '----') : '    ';
  const notes = logos.flatMap(({ against, disobeys }) => [
    ...against.map((each) => `against ${each}`),
    ...disobeys.map((each) => `has ${each}`),
  ]);
  const shows = logos.map(({ style, shows: shown }) => `${style.slice(0, 6)}:${shown.join('+') || '·'}`).join('  ');
  console.log(
    `${brief.id} ${hits(judged)}/4 ${both} ${String(inList).padStart(2)}/20  ${brief.name}: ${brief.text}\n      ${shows}${notes.length > 0 ? `\n      ${notes.join(', ')}` : ''}`,
  );
}

function figuresOf(half: FidelityBrief['half'], judged: readonly Judged[]): Figure[] {
  if (judged.length === 0) return [];
  const drawable = judged.filter(({ brief }) => brief.things.length > 0);
  const pairs = judged.filter(({ brief }) => namesTwo(brief));
  const logos = judged.flatMap((each) => each.logos);
  const refusing = judged.filter(({ brief }) => brief.refuses).flatMap((each) => each.logos);
  const share = <T>(list: readonly T[], test: (each: T) => boolean) =>
    list.filter(test).length / Math.max(1, list.length);
  const named = (what: string) => `${half}, ${judged.length} briefs: ${what}`;
  const ofLogos = [
    percentFigure(
      named('main thing in at least 3 of 4'),
      share(drawable, (each) => hits(each) >= 3),
      { atLeast: TARGETS.most },
    ),
    percentFigure(
      named('main thing in at least 1 of 4'),
      share(drawable, (each) => hits(each) >= 1),
      { atLeast: TARGETS.one },
    ),
    percentFigure(
      named('two things together in one mark'),
      share(pairs, (each) => each.logos.some(({ hasBoth }) => hasBoth)),
      { atLeast: TARGETS.both },
    ),
    percentFigure(
      named('logos against the mood'),
      share(logos, ({ against }) => against.length > 0),
      { atMost: TARGETS.against },
    ),
    percentFigure(
      named('logos against a refusal'),
      share(refusing, ({ disobeys }) => disobeys.length > 0),
    ),
    { name: named('four logos, median'), value: round(median(judged.map(({ ms }) => ms))), unit: 'ms' },
  ];
  const ofLists = [
    percentFigure(
      named(`lists with the thing in ${ENOUGH_IN_LIST} of the first ${LIST}`),
      share(drawable, ({ inList }) => inList >= ENOUGH_IN_LIST),
    ),
    percentFigure(
      named('lists that open with a thin stock icon'),
      share(judged, ({ opensThin }) => opensThin),
    ),
    {
      name: named(`${LIST} of a list, median`),
      value: round(median(judged.map(({ listMs }) => listMs))),
      unit: 'ms of processor time',
    },
  ];
  const hasLists = judged.some(({ inList }) => inList > 0);
  return [...(logos.length > 0 ? ofLogos : []), ...(hasLists ? ofLists : [])];
}
