import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Resvg } from '@resvg/resvg-js';
import { type Thing, thingsOf } from '../../packages/making/src/scenes/thing.ts';
import { printOutline } from '@markwright/vector/outline';
import { thingsNamedIn } from '../scenes/said-in-briefs.ts';
import { escaped, SHEETS } from './sheet-options.ts';

const OPTIONS = {
  most: { type: 'string', default: '300' },
  out: { type: 'string', default: fileURLToPath(new URL('scene-things/', SHEETS)) },
  labels: { type: 'boolean', default: false },
  concepts: { type: 'string' },
  all: { type: 'boolean', default: false },
} as const;

const BRIEFS = ['zh-open', 'en-open', 'ordinary-open', 'marked/zh-a', 'marked/en-a'];
const [SIDE, CELL, ROOM, COLUMNS, PER_SHEET] = [84, 108, 26, 12, 96];

/**
 * `npm run gallery -- scene-things [--most=300] [--labels] [--concepts=soup,match] [--all]`: the drawing that a scene
 * takes of each thing that briefs name (or all that it may take), the most named first, as small as in a logo list.
 * What nobody can name is refused in `catalogue/weak-drawings.data.ts` or listed as `CROWDED`.
 */
export async function drawGallery(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: OPTIONS });
  await mkdir(values.out, { recursive: true });
  const files = BRIEFS.map((from) => fileURLToPath(new URL(`../briefs/${from}.jsonl`, import.meta.url)));
  const concepts = values.concepts?.split(',') ?? thingsNamedIn(files).slice(0, Number(values.most));
  const shown = concepts.flatMap((concept) => {
    const things = thingsOf(concept, 1);
    return (values.all ? things : [things[0]]).map((thing) => ({ concept, thing }));
  });
  for (let from = 0; from < shown.length; from += PER_SHEET) {
    const tiles = shown.slice(from, from + PER_SHEET).map((each, at) => tile(each, at, from, values.labels));
    const [width, height] = [CELL * COLUMNS, (CELL + ROOM) * Math.ceil(tiles.length / COLUMNS)];
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#FAF7F2"/>${tiles.join('')}</svg>`;
    const png = new Resvg(svg, { font: { loadSystemFonts: true } }).render().asPng();
    await writeFile(join(values.out, `things-${from / PER_SHEET + 1}.png`), png);
  }
  await writeFile(join(values.out, 'key.txt'), shown.map(({ concept }, at) => `${at + 1} ${concept}`).join('\n'));
}

type Shown = { concept: string; thing: Thing | undefined };

function tile({ concept, thing }: Shown, at: number, first: number, isLabelled: boolean): string {
  const [x, y] = [(at % COLUMNS) * CELL, Math.floor(at / COLUMNS) * (CELL + ROOM)];
  const label = isLabelled ? `${first + at + 1} ${concept}` : String(first + at + 1);
  const source = isLabelled && thing ? thing.id.slice(0, 20) : '';
  const text = `<text x="${x + 4}" y="${y + 11}" font-family="DejaVu Sans" font-size="10" fill="#B94600">${escaped(label)}</text><text x="${x + 4}" y="${y + 22}" font-family="DejaVu Sans" font-size="8" fill="#888">${escaped(source)}</text>`;
  if (!thing) return text;
  const { box } = thing.shape;
  const by = SIDE / Math.max(box.width, box.height);
  return `${text}<path transform="translate(${x + CELL / 2 - (box.x + box.width / 2) * by} ${y + ROOM + CELL / 2 - (box.y + box.height / 2) * by}) scale(${by})" fill-rule="evenodd" fill="#17130F" d="${printOutline(thing.ink)}"/>`;
}
