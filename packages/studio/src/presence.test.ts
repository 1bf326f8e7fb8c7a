import { openShippedOutlines } from '@markwright/fonts/node';
import { layOut, type LogoDoc } from '@markwright/logo';
import { expect, test } from 'vitest';
import { makeAiLogos } from './ai/make-ai-logos.ts';
import { openStudio } from './list/open-studio.ts';

const outlines = openShippedOutlines();
const BRIEFS = [
  ['Hollow Oak Bakery', 'family bakery, fresh bread'],
  ['Paws & Suds', 'dog grooming'],
  ['Byte Harbor', 'software company'],
  ['Marlow & Finch', 'law firm'],
  ['竹里茶舍', '中式茶馆'],
  ['老灶火锅', '重庆火锅店'],
  ['山野民宿', '山里的民宿'],
  ['一指美甲', '美甲店'],
] as const;

const STACKED = new Set(['stacked', 'left-stacked', 'tile-stacked', 'ring-stacked']);
const BESIDE = new Set(['horizontal', 'horizontal-tall', 'tile']);

/** How tall the mark is, with the shape that a layout puts round it: over the name as a share of both, beside it against the text. */
function presenceOf(doc: LogoDoc): number | undefined {
  const { pieces, layoutId } = layOut({ ...doc, effects: null }, outlines);
  if (!STACKED.has(layoutId) && !BESIDE.has(layoutId)) return undefined;
  const span = (roles: readonly string[]) => {
    const boxes = pieces.filter(({ role }) => roles.includes(role)).map(({ box }) => box);
    return Math.max(...boxes.map(({ y, height }) => y + height)) - Math.min(...boxes.map(({ y }) => y));
  };
  const mark = span(['mark', 'ornament']);
  return STACKED.has(layoutId)
    ? mark / span(['mark', 'ornament', 'name'])
    : (0.42 * mark) / span(['name', 'secondName', 'slogan']);
}

test('L22: over many composed logos the mark is the picture of the logo', async () => {
  const studio = openStudio(outlines);
  const docs: LogoDoc[] = [];
  for (const [name, description] of BRIEFS) {
    const request = { name, inspiration: description, language: 'zh' as const, styles: [], seed: 3 };
    docs.push(...(await makeAiLogos(request, { outlines })).map(({ doc }) => doc));
    docs.push(...(await studio.list({ name, description }, { from: 0, count: 20 })).docs);
  }
  const measured = docs.flatMap((doc) => presenceOf(doc) ?? []);
  expect(measured.length).toBeGreaterThan(60);
  expect(Math.min(...measured)).toBeGreaterThanOrEqual(0.42);
}, 120_000);
