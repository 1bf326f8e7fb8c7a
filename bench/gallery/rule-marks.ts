import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { openShippedOutlines } from '@markwright/fonts/node';
import type { MarkShape } from '@markwright/logo';
import { ruleIcons } from '../../packages/making/src/rule/icons.ts';
import type { RuleMark } from '../../packages/making/src/rule/rule-mark.ts';
import {
  briefOf,
  drawRecipe,
  RECIPES,
  ruleMarks,
  type RuleRequest,
} from '../../packages/making/src/rule/rule-marks.ts';

const [INK, ACCENT, PAPER] = ['#17130F', '#D9540B', '#FAF7F2'];
const NAMES = [
  { name: '山海茶舍', latinName: 'Shanhai Teahouse', concepts: ['tea', 'mountain'] },
  { name: '木子律所', latinName: 'Muzi Law', concepts: ['scales', 'shield'] },
  { name: '圆圆宠物', latinName: 'Yuanyuan', concepts: ['dog', 'cat'] },
  { name: '半山面包', latinName: 'Half Hill Bakery', concepts: ['bread', 'mountain'] },
  { name: 'Galaxy Coffee', concepts: ['coffee', 'star'] },
  { name: 'Atelier Noir', concepts: ['wine', 'cake'] },
  { name: 'NOVA', concepts: ['star'] },
];
const FONTS = [
  'noto-serif-sc-black',
  'noto-sans-sc-black',
  'noto-sans-sc-bold',
  'ma-shan-zheng',
  'zcool-xiaowei',
  'chiron-goround-bold',
  'markwright-thorn',
  'lxgw-wenkai-bold',
  'maoken-assorted',
  'playfair-display',
  'cinzel',
  'montserrat-extrabold',
  'poppins-bold',
  'josefin-sans',
  'bebas-neue',
  'fredoka',
  'abril-fatface',
  'orbitron',
].map((name) => `${name}.ttf`);
const [CELL, SIDE] = [176, 128];

const shapes = (list: readonly MarkShape[]): string =>
  list
    .map(
      (s) =>
        `<path d="${s.d}" fill-rule="${s.fillRule ?? 'nonzero'}" fill="${s.paint === 'secondary' ? ACCENT : INK}"/>`,
    )
    .join('');

/** Large, at 32 px, and the small drawing at 20 px. */
function tile(mark: RuleMark | undefined, column: number, row: number): string {
  if (!mark) return '';
  const { drawing, source } = mark;
  return `<g transform="translate(${column * CELL} ${row * (SIDE + 24)})">
    <g transform="translate(4 8) scale(${SIDE / 240})">${shapes(drawing.shapes)}</g>
    <g transform="translate(${SIDE + 8} 20) scale(${32 / 240})">${shapes(drawing.shapes)}</g>
    <g transform="translate(${SIDE + 14} 62) scale(${20 / 240})">${shapes(drawing.small ?? drawing.shapes)}</g>
    <text x="8" y="${SIDE + 18}" font-family="DejaVu Sans" font-size="8" fill="#6B6258">${source.id.split('/').slice(0, 2).join('/')}</text></g>`;
}

/**
 * npm run gallery -- rule-marks [kind[/form] …] [--list] [--seed=1] [--out=folder]
 * A row a recipe and a column a name; with --list a row a name and its first marks as a customer gets them.
 */
export async function drawGallery(args: string[]): Promise<void> {
  const option = (name: string): string | undefined =>
    args.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3);
  const seed = Number(option('seed') ?? 1);
  const folder = option('out') ?? join(tmpdir(), 'rule-marks');
  const outlines = openShippedOutlines();
  await outlines.ensureLoaded(FONTS);
  const request = (entry: (typeof NAMES)[number], count: number): RuleRequest => ({
    ...entry,
    outlines,
    fontKeys: FONTS,
    icons: ruleIcons(entry.concepts, seed),
    seed,
    count,
  });
  const wanted = args.filter((arg) => !arg.startsWith('--'));
  const recipes = RECIPES.filter(
    ({ kind, form }) => wanted.length === 0 || wanted.some((each) => `${kind}/${form}/`.startsWith(`${each}/`)),
  );
  const rows: (RuleMark | undefined)[][] = args.includes('--list')
    ? NAMES.map((entry) => ruleMarks(request(entry, 8)))
    : recipes.map((recipe) => NAMES.map((entry) => drawRecipe(recipe, briefOf(request(entry, 1)), seed)));
  const [width, height] = [Math.max(...rows.map((row) => row.length)) * CELL, rows.length * (SIDE + 24) + 8];
  const inside = rows.flatMap((row, y) => row.map((mark, x) => tile(mark, x, y))).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${PAPER}"/>${inside}</svg>`;
  await mkdir(folder, { recursive: true });
  const file = join(folder, `${args.includes('--list') ? 'list' : wanted.join('-').replaceAll('/', '-') || 'all'}.png`);
  await writeFile(file, new Resvg(svg, { font: { loadSystemFonts: true } }).render().asPng());
  console.log(`${file}: ${rows.flat().filter((mark) => mark).length} marks`);
}
