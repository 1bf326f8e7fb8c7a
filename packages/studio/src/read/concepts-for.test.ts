import { expect, test } from 'vitest';
import { conceptsFor } from './concepts-for.ts';

const ideas = async (name: string, description: string) =>
  (await conceptsFor({ name, description })).map(({ concept }) => concept);

test('what a name pictures is of the kind that the trade knows', async () => {
  expect(await ideas('Wheel & Kiln', 'pottery classes')).toContain('potters-wheel');
  expect(await ideas('Wheel & Kiln', 'pottery classes')).not.toContain('wheel');
  expect(await ideas('Golden Leaf', 'tea house')).toContain('tea-leaf');
});

test('a filling is no picture of a bun', async () => {
  const found = await ideas('大馅包子铺', '猪肉大葱、韭菜鸡蛋，一笼十个');
  expect(found[0]).toBe('bun');
  expect(found).not.toContain('egg');
});

test('where no trade is known what was named stands alone, without guesses of the search', async () => {
  expect(await ideas('Barr & Son', 'kilts made to measure')).toEqual(['pleated-skirt']);
  expect((await ideas('Qinglan', '')).length).toBeGreaterThan(0);
});

test.each([
  ['羊奶奶酪坊', '奶酪、酸奶，都是自家山羊奶做的', 'goat', 'cow'],
  ['Thornbridge', 'beef jerky, slow dried', 'cow', 'pig'],
  ['山野菌场', '大棚里种平菇和木耳', 'oyster-mushroom', 'tomato'],
  ['Riverside', 'dog groomer, baths and haircuts', 'dog', 'cat'],
  ['Old Row', 'pick your own, strawberries in june', 'strawberry', 'carrot'],
  ['弦歌琴行', '只卖钢琴，免费调音', 'piano', 'guitar'],
])('%s: %s shows what it deals in and no rival of it', async (name, description, shown, rival) => {
  const found = await ideas(name, description);
  expect(found).toContain(shown);
  expect(found).not.toContain(rival);
});

test.each([
  ['Ivy Row', 'silver rings and pendants, engraving too', 'ring', 'trophy'],
  ['和正', '打官司、写合同，律师先咨询后收费', 'scales', 'handshake'],
  ['Fell End', 'beef and lamb boxes from our farm', 'barn', 'package'],
  ['素颜', '皮肤管理，祛痘补水', 'face-mask', 'lips'],
])('%s: %s is known by its work, not by what goes with it', async (name, description, shown, other) => {
  const found = await ideas(name, description);
  expect(found).toContain(shown);
  expect(found.slice(0, 4)).not.toContain(other);
});

test('a word that is a thing only in its plural pictures nothing: whoever sits tight wears no tights', async () => {
  expect(await ideas('Sit Tight', 'upholstery, chairs and sofas')).not.toContain('stockings');
});

test.each([
  ['Parlo', 'italian and spanish classes online, small groups', 'speech', 'pizza'],
  ['Ace Cabs', 'airport runs, book online', 'taxi', 'book'],
  ['双喜', '名烟名酒，回收茅台', 'wine-jar', 'recycle'],
])('%s: %s is told by its trade, not by another that its words may mean', async (name, description, shown, other) => {
  const found = await ideas(name, description);
  expect(found).toContain(shown);
  expect(found.slice(0, 4)).not.toContain(other);
});
