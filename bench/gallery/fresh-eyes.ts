import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { openShippedOutlines } from '@markwright/fonts/node';
import { findLayout, hasIdeograph, type LogoDoc, type MarkDrawing, seededRandom } from '@markwright/logo';
import { composeAiLogos, depictedConcepts } from '@markwright/studio';
import { relationsShown, sceneMarks } from '../../packages/making/src/scenes/scene-marks.ts';
import { readGold } from '../briefs/briefs.ts';
import { scenesSaidIn } from '../scenes/said-in-briefs.ts';
import { escaped, SHEETS } from './sheet-options.ts';

const OPTIONS = {
  scenes: { type: 'string', default: '60' },
  briefs: { type: 'string', default: '25' },
  out: { type: 'string', default: fileURLToPath(new URL('fresh-eyes/', SHEETS)) },
  seed: { type: 'string', default: '7' },
  pick: { type: 'string', default: '1' },
  from: { type: 'string' },
  skip: { type: 'string', default: '0' },
  labels: { type: 'boolean', default: false },
} as const;

const INKS = { ground: '#FAF7F2', primary: '#17130F', secondary: '#D9540B' };
const [CELL, GAP, COLUMNS, SCENES_A_SHEET] = [300, 20, 5, 20];

type Tile = { drawing: MarkDrawing; inks?: typeof INKS; label?: string };

/** Where scenes are taken from unless files are named. */
const BRIEFS = ['zh-open', 'en-open', 'marked/zh-a', 'marked/en-a'].map((from) =>
  fileURLToPath(new URL(`../briefs/${from}.jsonl`, import.meta.url)),
);

/**
 * `npm run gallery -- fresh-eyes [--scenes=60] [--briefs=25] [--pick=1] [--out=folder]`: pictures for whoever has not
 * seen the briefs, taken at random (another `pick`, other ones) and never by how they came out. Numbered scenes on sheets
 * of twenty, the marks of four logos of a brief on a sheet, no words anywhere; what each was meant to show is written to
 * key files beside them. `--from=a.jsonl,b.jsonl` takes scenes of other briefs, `--skip=40` passes over the first of
 * them, `--labels` draws every sheet again with what it was meant to show.
 */
export async function drawGallery(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: OPTIONS });
  await mkdir(values.out, { recursive: true });
  const dice = seededRandom(Number(values.pick));
  const random = () => dice.next();
  if (Number(values.scenes) > 0) {
    const { out, from, labels: areLabelled } = values;
    const [first, count, seed] = [Number(values.skip), Number(values.scenes), Number(values.seed)];
    await drawScenes({ folder: out, files: from?.split(',') ?? BRIEFS, first, count, seed, areLabelled }, random);
  }
  if (Number(values.briefs) > 0) await drawResults(values.out, Number(values.briefs), Number(values.seed), random);
}

/** A list in no order. */
const shuffled = <T>(list: readonly T[], random: () => number): T[] =>
  list
    .map((each) => ({ each, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ each }) => each);

type Wanted = {
  folder: string;
  files: readonly string[];
  first: number;
  count: number;
  seed: number;
  areLabelled: boolean;
};

async function drawScenes(
  { folder, files, first, count, seed, areLabelled }: Wanted,
  random: () => number,
): Promise<void> {
  const said = scenesSaidIn(files).filter(({ scene }) => scene !== undefined);
  const drawn = shuffled(said, random)
    .slice(first, first + count)
    .flatMap(({ label, scene }) => {
      const [mark] = sceneMarks(scene!, seed, 1);
      return mark ? [{ said: label, mark }] : [];
    });
  const key = drawn.map(({ said: label, mark }, at) => ({
    number: at + 1,
    said: label,
    drawnAs: relationsShown(mark.source.id).map(({ subject, relation, object }) => `${subject} ${relation} ${object}`),
    id: mark.source.id,
  }));
  for (let from = 0; from < drawn.length; from += SCENES_A_SHEET) {
    const sheet = drawn.slice(from, from + SCENES_A_SHEET);
    const name = `scenes-${from / SCENES_A_SHEET + 1}`;
    const tiles = sheet.map(({ mark }) => ({ drawing: mark.drawing }));
    await writeSheet(join(folder, `${name}.png`), tiles, from + 1);
    if (!areLabelled) continue;
    const labelled = sheet.map(({ said: label, mark }) => ({
      drawing: mark.drawing,
      label: `${label} = ${mark.source.id}`,
    }));
    await writeSheet(join(folder, `${name}-labelled.png`), labelled, from + 1);
  }
  await writeFile(join(folder, 'scenes-key.json'), JSON.stringify(key, null, 1));
}

async function drawResults(folder: string, count: number, seed: number, random: () => number): Promise<void> {
  const outlines = openShippedOutlines();
  const briefs = shuffled(['zh-open', 'en-open', 'ordinary-open'].flatMap(readGold), random).slice(0, count);
  const key = [];
  for (const [at, { name, text }] of briefs.entries()) {
    const language = hasIdeograph(name + text) ? ('zh' as const) : ('en' as const);
    const logos = await composeAiLogos({ name, inspiration: text, language, styles: [], seed }, { outlines });
    const tiles = logos.map(({ doc }) => tileOf(doc));
    await writeSheet(join(folder, `results-${String(at + 1).padStart(2, '0')}.png`), tiles, at * logos.length + 1);
    key.push({ sheet: at + 1, name, text, shows: logos.map(({ doc }) => depictedConcepts(doc)) });
  }
  await writeFile(join(folder, 'results-key.json'), JSON.stringify(key, null, 1));
}

/** The mark of a logo in its own colours; empty where the logo is letters alone. */
function tileOf({ mark, background, layout }: LogoDoc): Tile {
  const ground = background === 'transparent' ? INKS.ground : background;
  if (!mark || !findLayout(layout.id)?.drawsMark) return { drawing: NOTHING, inks: { ...INKS, ground } };
  return { drawing: mark.drawing, inks: { ground, primary: mark.primary, secondary: mark.secondary } };
}

const NOTHING: MarkDrawing = { box: { x: 0, y: 0, width: 1, height: 1 }, shapes: [] };
const MARGIN = 30;

function fitted({ box }: MarkDrawing): string {
  const scale = (CELL - MARGIN * 2) / Math.max(box.width, box.height);
  const [x, y] = [(CELL - box.width * scale) / 2 - box.x * scale, (CELL - box.height * scale) / 2 - box.y * scale];
  return `translate(${x} ${y}) scale(${scale})`;
}

async function writeSheet(path: string, tiles: readonly Tile[], first: number): Promise<void> {
  const rows = Math.ceil(tiles.length / COLUMNS);
  const [width, height] = [GAP + COLUMNS * (CELL + GAP), GAP + rows * (CELL + GAP)];
  const drawn = tiles.map(({ drawing, inks = INKS, label = '' }, at) => {
    const [x, y] = [GAP + (at % COLUMNS) * (CELL + GAP), GAP + Math.floor(at / COLUMNS) * (CELL + GAP)];
    const shapes = drawing.shapes.map(
      ({ d, paint, fillRule }) =>
        `<path d="${d}" fill-rule="${fillRule ?? 'nonzero'}" fill="${inks[paint as keyof typeof INKS] ?? paint}"/>`,
    );
    return `<g transform="translate(${x} ${y})"><rect width="${CELL}" height="${CELL}" fill="${inks.ground}"/><g transform="${fitted(drawing)}">${shapes.join('')}</g><text x="8" y="22" font-family="DejaVu Sans" font-size="16" fill="#888888">${first + at}</text><text x="4" y="${CELL - 6}" font-family="DejaVu Sans" font-size="11" fill="#B94600">${escaped(label)}</text></g>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#ffffff"/>${drawn.join('')}</svg>`;
  const png = new Resvg(svg, { font: { loadSystemFonts: true } }).render().asPng();
  await writeFile(path, await sharp(png).png({ palette: true }).toBuffer());
}
