import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import type { MarkShape } from '@markwright/logo';
import { openShippedOutlines } from '@markwright/fonts/node';
import { drawOwnMark, ownMarks } from '../../packages/marks/src/own/own-marks.ts';
import { briefOf, drawRecipe, RECIPES } from '../../packages/marks/src/rule/rule-marks.ts';

const [INK, ACCENT, PAPER] = ['#17130F', '#D9540B', '#FAF7F2'];
const NAMES = [
  { name: '山海茶舍', latinName: 'Shanhai Teahouse', concepts: ['tea', 'mountain'] },
  { name: '木子律所', latinName: 'Muzi Law', concepts: ['mountain'] },
  { name: '圆圆宠物', latinName: 'Yuanyuan', concepts: ['fish', 'egg'] },
  { name: '半山面包', latinName: 'Half Hill Bakery', concepts: ['bread', 'mountain'] },
  { name: 'Galaxy Coffee', concepts: ['coffee'] },
  { name: 'Atelier Noir', concepts: ['wine', 'cake'] },
  { name: 'NOVA', concepts: ['orange'] },
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

const shapes = (list: MarkShape[]): string =>
  list
    .map(
      (s) =>
        `<path d="${s.d}" fill-rule="${s.fillRule ?? 'nonzero'}" fill="${s.paint === 'secondary' ? ACCENT : INK}"/>`,
    )
    .join('');

/** npm run gallery -- rule-marks [kind[/form]] [--seed=1] [--out=folder]: a row a recipe, a column a name. */
export async function ruleMarksGallery(args: string[]): Promise<void> {
  const wanted = args.filter((arg) => !arg.startsWith('--'));
  const seed = Number(args.find((arg) => arg.startsWith('--seed='))?.slice(7) ?? 1);
  const folder = args.find((arg) => arg.startsWith('--out='))?.slice(6) ?? join(tmpdir(), 'rule-marks');
  const outlines = openShippedOutlines();
  await outlines.ensureLoaded(FONTS);
  const recipes = RECIPES.filter(
    ({ kind, form }) => wanted.length === 0 || wanted.some((each) => `${kind}/${form}/`.startsWith(`${each}/`)),
  );
  const [cell, side] = [176, 128];
  const tiles = recipes.flatMap((recipe, row) =>
    NAMES.map((entry, column) => {
      const icons = ownMarks
        .filter((mark) => entry.concepts.includes(mark.concept))
        .map((mark) => ({
          id: mark.key,
          zh: mark.zh.word,
          en: mark.en.word,
          drawing: drawOwnMark(mark.key, { seed }),
        }));
      const brief = briefOf({ ...entry, outlines, fontKeys: FONTS, icons, seed, count: 1 });
      const started = performance.now();
      const mark = drawRecipe(recipe, brief, seed);
      const ms = performance.now() - started;
      if (!mark) return '';
      const { drawing } = mark;
      return `<g transform="translate(${column * cell} ${row * (side + 24)})">
        <g transform="translate(4 8) scale(${side / 240})">${shapes(drawing.shapes)}</g>
        <g transform="translate(${side + 8} 20) scale(${32 / 240})">${shapes(drawing.shapes)}</g>
        <g transform="translate(${side + 14} 62) scale(${20 / 240})">${shapes(drawing.small ?? drawing.shapes)}</g>
        <text x="8" y="${side + 18}" font-family="DejaVu Sans" font-size="8" fill="#6B6258">${recipe.kind}/${recipe.form} ${ms.toFixed(0)}ms ${drawing.shapes.reduce((n, s) => n + s.d.length, 0)}b</text></g>`;
    }),
  );
  const [width, height] = [NAMES.length * cell, recipes.length * (side + 24) + 8];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${PAPER}"/>${tiles.join('')}</svg>`;
  await mkdir(folder, { recursive: true });
  const file = join(folder, `${(wanted.join('-') || 'all').replaceAll('/', '-')}.png`);
  await writeFile(file, new Resvg(svg, { font: { loadSystemFonts: true } }).render().asPng());
  console.log(`${file}: ${recipes.length} recipes`);
}

if (import.meta.filename === process.argv[1]) await ruleMarksGallery(process.argv.slice(2));
