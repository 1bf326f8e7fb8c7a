import { mkdir, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { allFonts } from '@markwright/fonts';
import { openShippedOutlines } from '@markwright/fonts/node';
import { openDoc } from '@markwright/logo';
import { findDrawing, ownMarksFor } from '@markwright/marks';
import { makeAiLogos, openStudio, showsOf } from '@markwright/studio';
import { readBriefs, type FidelityBrief } from './briefs.ts';
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
  if (!values['ai-only']) await studio.warmUp();
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
    const shown = docs.map(showsOf);
    const main = brief.things[0];
    const inList = shown.filter((shows) => shows.some((each) => isTakenFor(each, main))).length;
    const [opening] = docs;
    const isThin = opening?.mark?.source.kind === 'icon' && findDrawing(opening.mark.source.id)?.style === 'line';
    const opensThin = isThin && (brief.things[0] ?? []).some((each) => ownMarksFor(each).length > 0);
    judged.push({ brief, logos, ms, inList, opensThin, listMs });
    // The held-aside half is counted, never looked at one by one.
    if (values.verbose && brief.half === 'tuned') report(judged.at(-1)!);
  }
  for (const half of ['tuned', 'held-aside'] as const)
    summary(
      half,
      judged.filter(({ brief }) => brief.half === half),
    );
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

const percent = (part: number, whole: number) => (whole === 0 ? '–' : `${((part / whole) * 100).toFixed(1)} %`);
const middle = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

function summary(half: FidelityBrief['half'], judged: readonly Judged[]): void {
  if (judged.length === 0) return;
  const drawable = judged.filter(({ brief }) => brief.things.length > 0);
  const pairs = judged.filter(({ brief }) => namesTwo(brief));
  const logos = judged.flatMap((each) => each.logos);
  const refusing = judged.filter(({ brief }) => brief.refuses);
  const count = (list: readonly Judged[], test: (each: Judged) => boolean) => list.filter(test).length;
  const rows: [string, string, number?][] = [
    [
      'main thing in at least 3 of 4',
      percent(
        count(drawable, (each) => hits(each) >= 3),
        drawable.length,
      ),
      TARGETS.most,
    ],
    [
      'main thing in at least 1 of 4',
      percent(
        count(drawable, (each) => hits(each) >= 1),
        drawable.length,
      ),
      TARGETS.one,
    ],
    [
      'two things together in one mark',
      percent(
        count(pairs, (each) => each.logos.some(({ hasBoth }) => hasBoth)),
        pairs.length,
      ),
      TARGETS.both,
    ],
    [
      'logos against the mood',
      percent(logos.filter(({ against }) => against.length > 0).length, logos.length),
      TARGETS.against,
    ],
    [
      'logos against a refusal',
      percent(
        refusing.flatMap((each) => each.logos).filter(({ disobeys }) => disobeys.length > 0).length,
        refusing.length * 4,
      ),
    ],
    [
      `lists with the thing in ${ENOUGH_IN_LIST} of the first ${LIST}`,
      percent(
        count(drawable, ({ inList }) => inList >= ENOUGH_IN_LIST),
        drawable.length,
      ),
    ],
    [
      'lists that open with a thin stock icon',
      percent(
        count(judged, ({ opensThin }) => opensThin),
        judged.length,
      ),
    ],
  ];
  console.log(`\n${half}: ${judged.length} briefs`);
  const hasLists = judged.some(({ inList }) => inList > 0);
  const ofLogos = logos.length > 0 ? rows.slice(0, -2) : [];
  const shown = [...ofLogos, ...(hasLists ? rows.slice(-2) : [])];
  for (const [what, figure, target] of shown)
    console.log(
      `  ${what.padEnd(46)} ${figure.padStart(8)}${target === undefined ? '' : `   target ${target * 100} %`}`,
    );
  console.log(
    `  median: four logos ${middle(judged.map(({ ms }) => ms)).toFixed(0)} ms, twenty of a list ${middle(judged.map(({ listMs }) => listMs)).toFixed(0)} ms of processor time`,
  );
}
