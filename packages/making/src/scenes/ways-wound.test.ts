import { markDrawingSchema } from '@markwright/logo';
import { expect, test } from 'vitest';
import { touches, growRoughly, boxOf, readOutline } from '@markwright/vector/outline';
import { postOf } from './upright-drawings.ts';
import { drawScene, sceneMarks } from './scene-marks.ts';
import { shaftOf } from './shaft.ts';
import { filled } from './silhouette.ts';
import { thingsOf } from './thing.ts';

const wound = (subject: string, object: string) => sceneMarks({ subject, relation: 'wrapped-round', object }, 1, 1)[0]!;

const POSTS = [
  'walking-stick',
  'pillar',
  'wine-bottle',
  'pencil',
  'sword',
  'tree',
  'goblet',
  'lighthouse',
  'candle',
  'anchor',
  'bamboo',
];

test.each(POSTS)('a snake and a vine wind round a %s', (post) => {
  for (const winding of ['snake', 'ivy']) {
    const mark = wound(winding, post);
    expect(mark.source.id).toBe(`wind/${winding}/wrapped-round/${post}`);
    expect(markDrawingSchema.safeParse(mark.drawing).error).toBeUndefined();
    expect(drawScene(mark.source.id, 1)).toEqual(mark);
  }
});

test('the turns cut the post into pieces and never touch it', () => {
  for (const [winding, post] of [
    ['snake', 'walking-stick'],
    ['dragon', 'pillar'],
    ['rope', 'anchor'],
    ['ribbon', 'ink-brush'],
  ] as const) {
    const [upright, body] = wound(winding, post).drawing.shapes.map(({ d }) => readOutline(d));
    const whole = postOf(thingsOf(post, 1)[0]!)!;
    expect(filled(upright!).length, post).toBeGreaterThan(filled(whole.ink).length);
    expect(touches(growRoughly(upright!, 8), body!), post).toBe(false);
  }
});

test('round a slim post the turn behind it shows beside it, round a stout one it is hidden', () => {
  const isSlim = (post: string) => {
    const { width, top, foot } = shaftOf(postOf(thingsOf(post, 1)[0]!)!)!;
    return width < (foot - top) * 0.32;
  };
  const backOf = (post: string) => {
    const [, body] = wound('rope', post).drawing.shapes.map(({ d }) => readOutline(d));
    return Math.max(...filled(body!).map((ring) => boxOf([ring]).height)) / boxOf(body!).height;
  };
  expect([isSlim('sword'), isSlim('pillar')]).toEqual([true, false]);
  expect(backOf('sword')).toBeGreaterThan(backOf('pillar'));
});

test('a bottle keeps its foot in one piece below the lowest turn', () => {
  const [bottle, body] = wound('snake', 'wine-bottle').drawing.shapes.map(({ d }) => readOutline(d));
  const [box, turns] = [boxOf(bottle!), boxOf(body!)];
  const foot = filled(bottle!)
    .map((ring) => boxOf([ring]))
    .find(({ y, height }) => y + height > box.y + box.height - 1)!;
  expect(foot.width).toBeCloseTo(box.width, 0);
  expect(turns.y + turns.height).toBeLessThan(box.y + box.height);
});

test('what has no shaft is not wound round: the two stand together', () => {
  for (const broad of ['apple', 'house', 'heart']) {
    expect(wound('snake', broad).source.id).toBe(`before/snake/beside/${broad}`);
  }
});

test('a bear does not wind; it holds', () => {
  expect(wound('bear', 'wine-bottle').source.id).not.toMatch(/^wind\//);
});
