import { expect, test } from 'vitest';
import { colorsNamedIn } from './named-colors.ts';

const TOLD: readonly [text: string, colors: string][] = [
  ['navy and gold', 'navy gold'],
  ['deep navy, cream and sage', 'navy cream sage'],
  ['colours: sage, cream and rust', 'sage cream brick'],
  ['用薄荷绿和奶油色', 'mint cream'],
  ['酒红配米色', 'burgundy cream'],
  ['黑白，安静', 'black white'],
  ['拳头，硬朗，黑红', 'black red'],
  ['蓝白相间', 'blue white'],
  ['金黄', 'yellow'],
  ['彩票店，喜庆一点', 'red gold'],
  ['深蓝底白字', 'dark blue|white'],
  ['专业的律所，深蓝色', 'dark blue'],
];

for (const [text, colors] of TOLD)
  test(`colours are read as they are called: ${text}`, () => {
    const found = colorsNamedIn(text).map(({ en }) => en);
    expect(found.join(colors.includes('|') ? '|' : ' ')).toBe(colors);
  });

test('goods that give colours their names are no colours: ice cream, wine, a coffee shop', () => {
  for (const text of ['ice cream and wine', 'coffee shop by the sea', '奶油蛋糕和橄榄', 'peach and plum growers'])
    expect(colorsNamedIn(text)).toEqual([]);
});
