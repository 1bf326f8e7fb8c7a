import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import type { MarkDrawing, MarkShape } from '@markwright/logo';
import { drawMark } from '../../packages/marks/src/kit/finish.ts';
import { RELATIONS, type Relation } from '../../packages/marks/src/scene.ts';
import { relationsShown, sceneMarks } from '../../packages/making/src/scenes/scene-marks.ts';
import { WHOLE_SCENES } from '../../packages/making/src/scenes/whole-scenes.ts';
import { SCENE_PAIRS } from '../scenes/pairs.ts';
import { scenesSaidIn } from '../scenes/said-in-briefs.ts';

const COLOURS: Record<string, string> = { primary: '#17130F', secondary: '#D9540B' };
const [COLUMNS, WIDTH, HEIGHT] = [8, 290, 268];

const paint = (shapes: readonly MarkShape[]): string =>
  shapes
    .map(
      ({ d, paint: p, fillRule }) => `<path d="${d}" fill-rule="${fillRule ?? 'nonzero'}" fill="${COLOURS[p] ?? p}"/>`,
    )
    .join('');

/** Large, at 48 px, and the small drawing at 24 and 16 px. */
function tile({ shapes, small = shapes }: MarkDrawing, label: string, i: number): string {
  const [x, y] = [(i % COLUMNS) * WIDTH, Math.floor(i / COLUMNS) * HEIGHT];
  return `<g transform="translate(${x + 8} ${y + 4})">${paint(shapes)}
    <g transform="translate(236 8) scale(0.2)">${paint(shapes)}</g>
    <g transform="translate(242 66) scale(0.1)">${paint(small)}</g>
    <g transform="translate(246 98) scale(${16 / 240})">${paint(small)}</g>
    <text x="0" y="254" font-family="DejaVu Sans" font-size="12" fill="#6B6258">${label}</text></g>`;
}

async function write(folder: string, name: string, tiles: readonly string[]): Promise<void> {
  const height = Math.ceil(tiles.length / COLUMNS) * HEIGHT;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${COLUMNS * WIDTH}" height="${height}"><rect width="100%" height="100%" fill="#FAF7F2"/>${tiles.join('')}</svg>`;
  const drawn = new Resvg(svg, { font: { loadSystemFonts: true } }).render().asPng();
  const png = await sharp(drawn).png({ palette: true, colours: 16, dither: 0, effort: 10 }).toBuffer();
  await writeFile(join(folder, `${name}.png`), png);
  console.log(`${join(folder, `${name}.png`)}: ${tiles.length} scenes, ${Math.round(png.length / 1024)} KB`);
}

const PER_SHEET = 64;

/** The scenes that briefs say, as drawn: sheets of 64, and how many are drawn as said, beside each other or not at all. */
async function drawBriefs(folder: string, files: readonly string[], seed: number, only?: string): Promise<void> {
  const said = scenesSaidIn(files).filter(({ scene }) => !only || only.split(',').includes(scene?.relation ?? ''));
  const counts = new Map<string, { said: number; asSaid: number; beside: number; none: number; noPicture: number }>();
  const tiles: string[] = [];
  for (const { label, scene } of said) {
    const relation = label.split(' ').find((word) => RELATIONS.some((each) => each === word)) ?? '';
    const count = counts.get(relation) ?? { said: 0, asSaid: 0, beside: 0, none: 0, noPicture: 0 };
    counts.set(relation, count);
    count.said++;
    if (!scene) {
      count.noPicture++;
      continue;
    }
    const [mark] = sceneMarks(scene, seed, 1);
    if (!mark) count.none++;
    else if (relationsShown(mark.source.id).some((shown) => isSaid(scene.relation, shown.relation))) count.asSaid++;
    else count.beside++;
    if (mark) tiles.push(tile(mark.drawing, `${label} = ${mark.source.id}`.slice(0, 44), tiles.length % PER_SHEET));
    else console.log(`nothing for ${label} (${scene.subject} ${scene.object})`);
  }
  for (let first = 0; first < tiles.length; first += PER_SHEET)
    await write(folder, `briefs-${first / PER_SHEET + 1}`, tiles.slice(first, first + PER_SHEET));
  console.table(Object.fromEntries(counts));
  const all = [...counts.values()];
  const sum = (key: 'said' | 'asSaid' | 'noPicture') => all.reduce((total, each) => total + each[key], 0);
  const drawable = sum('said') - sum('noPicture');
  console.log(`${sum('asSaid')} of ${drawable} relations between things with a picture are drawn as said`);
}

/** A relation counts as drawn when it, or one that shows the same picture, is drawn. */
const isSaid = (said: Relation, shown: Relation): boolean => said === shown || (NEAR[said] ?? []).includes(shown);
const NEAR: Partial<Record<Relation, readonly Relation[]>> = {
  'sleeping-on': ['on'],
  'flying-over': ['over'],
  'out-of': ['rising-from', 'in'],
  reading: ['holding', 'behind'],
  playing: ['holding'],
  chasing: ['behind'],
  riding: ['on'],
  'as-part': ['shaped-like', 'made-of', 'wearing'],
  carrying: ['holding', 'on'],
};

/** npm run gallery -- scenes [--out=folder] [--seed=1] [--only=riding,on] [briefs.jsonl …] */
export async function drawGallery(args: string[]): Promise<void> {
  const option = (name: string) => args.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3);
  const seed = Number(option('seed') ?? 1);
  const folder = option('out') ?? join(tmpdir(), 'scenes');
  await mkdir(folder, { recursive: true });
  const briefs = args.filter((arg) => arg.endsWith('.jsonl'));
  if (briefs.length > 0) return drawBriefs(folder, briefs, seed, option('only'));
  const whole = WHOLE_SCENES.map(({ mark }, i) => tile(drawMark(mark, { seed }), mark.key.slice('scenes/'.length), i));
  await write(folder, 'whole', whole);
  const composed = SCENE_PAIRS.flatMap(([subject, relation, object]) => {
    const [mark] = sceneMarks({ subject, relation, object }, seed, 1);
    if (!mark) console.log(`nothing for ${subject} ${relation} ${object}`);
    return mark ? [mark] : [];
  });
  await write(
    folder,
    'composed',
    composed.map(({ drawing, source }, i) => tile(drawing, source.id.split('/').slice(0, 5).join(' '), i)),
  );
}

if (import.meta.filename === process.argv[1]) await drawGallery(process.argv.slice(2));
