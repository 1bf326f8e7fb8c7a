import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import type { MarkDrawing, MarkShape } from '@markwright/logo';
import { drawMark } from '../../packages/marks/src/kit/finish.ts';
import { sceneMarks } from '../../packages/marks/src/scenes/scene-marks.ts';
import { WHOLE_SCENES } from '../../packages/marks/src/scenes/whole-scenes.ts';
import { SCENE_PAIRS } from '../scenes/pairs.ts';

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

/** npm run gallery -- scenes [--commit] [--out=folder] [--seed=1] */
export async function drawGallery(args: string[]): Promise<void> {
  const seed = Number(args.find((arg) => arg.startsWith('--seed='))?.slice(7) ?? 1);
  const folder = args.includes('--commit')
    ? 'docs/scenes'
    : (args.find((arg) => arg.startsWith('--out='))?.slice(6) ?? join(tmpdir(), 'scenes'));
  await mkdir(folder, { recursive: true });
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
