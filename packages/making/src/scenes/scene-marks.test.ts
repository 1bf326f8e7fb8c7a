import { type MarkDrawing, markDrawingSchema } from '@markwright/logo';
import { expect, test } from 'vitest';
import { touches, growRoughly, boxOf, readOutline } from '@markwright/vector/outline';
import { JOINS } from './joins.data.ts';
import { looksTo } from './layout.ts';
import { filled, measure, type Silhouette } from './silhouette.ts';
import { RELATIONS, type Relation, type Scene } from '@markwright/marks';
import { drawScene, relationsShown, sceneMarks, sceneOfId } from './scene-marks.ts';
import { inSweep } from '../../../../scripts/sweeps.ts';
import { thingsOf } from './thing.ts';

const scene = (subject: string, relation: Relation, object: string): Scene => ({ subject, relation, object });

/** A pair for every relation that nobody has drawn by hand. */
const COMPOSED: Scene[] = [
  scene('cat', 'on', 'book'),
  scene('duck', 'in', 'bathtub'),
  scene('fox', 'under', 'umbrella'),
  scene('sun', 'over', 'island'),
  scene('lion', 'beside', 'drum'),
  scene('dog', 'behind', 'envelope'),
  scene('bear', 'holding', 'lantern'),
  scene('turtle', 'carrying', 'mountain'),
  scene('owl', 'wearing', 'graduation-cap'),
  scene('penguin', 'riding', 'bicycle'),
  scene('wheat', 'wrapped-round', 'bread'),
  scene('house', 'made-of', 'leaf'),
  scene('heart', 'shaped-like', 'leaf'),
  scene('penguin', 'facing', 'penguin'),
  scene('tree', 'rising-from', 'cup'),
  scene('whale', 'as-part', 'leaf'),
  scene('fox', 'chasing', 'kite'),
  scene('bear', 'reading', 'book'),
  scene('fox', 'playing', 'guitar'),
  scene('cat', 'sleeping-on', 'suitcase'),
  scene('swallow', 'flying-over', 'house'),
  scene('rabbit', 'out-of', 'hat'),
  scene('horse', 'and', 'sun'),
];

/** Composing takes long: the pictures of each pair are made once. */
const composed = new Map(COMPOSED.map((said) => [said, sceneMarks(said, 5, inSweep({ full: 9, short: 5 }))]));

const nameOf = ({ subject, relation, object }: Scene): string => `${subject} ${relation} ${object}`;

test.each(COMPOSED.map((each) => [nameOf(each), each] as const))(
  '%s becomes a mark that a document can hold',
  (_, said) => {
    const marks = (composed.get(said) ?? []).slice(0, 3);
    expect(marks.length).toBeGreaterThan(0);
    for (const { drawing, meaning, source } of marks) {
      expect(markDrawingSchema.safeParse(drawing).error).toBeUndefined();
      const ink = boxOf(drawing.shapes.flatMap(({ d }) => readOutline(d)));
      for (const side of ['x', 'y', 'width', 'height'] as const) expect(ink[side]).toBeCloseTo(drawing.box[side], 1);
      expect(Math.max(ink.width, ink.height)).toBeCloseTo(208, 1);
      expect(meaning.zh).toMatch(/\p{Script=Han}{3}/u);
      expect(meaning.en).toMatch(/^[A-Z].{6}/);
      expect(source).toMatchObject({ kind: 'scene', seed: 5 });
      expect(sceneOfId(source.id)?.subject).toBe(said.subject);
      expect(sceneOfId(source.id)?.object).toBe(said.object);
      expect(drawScene(source.id, 5)).toEqual({ drawing, meaning, source });
    }
  },
);

test.each([
  ['bear', 3],
  ['duck', 3],
  ['sheep', 3],
  ['fox', 2],
  ['rabbit', 4],
  ['strawberry', 3],
  ['key', 5],
  ['lemon', 6],
] as const)('%s said %i times is drawn so many times', (concept, count) => {
  const [mark] = sceneMarks({ ...scene(concept, 'and', concept), count }, 5, 1);
  expect(mark?.source.id).toBe(`group/${concept}:${count}/and/${concept}`);
  expect(sceneOfId(mark!.source.id)).toEqual({ ...scene(concept, 'and', concept), count });
  expect(drawScene(mark!.source.id, 5)).toEqual(mark);
  expect(markDrawingSchema.safeParse(mark!.drawing).error).toBeUndefined();
  const ink = filled(readOutline(mark!.drawing.shapes[0]!.d));
  expect(ink.length).toBeGreaterThanOrEqual(count);
});

test('several of a thing stand together in a scene too', () => {
  const [mark] = sceneMarks({ ...scene('bear', 'beside', 'cabin'), count: 3 }, 5, 1);
  expect(mark?.source.id).toBe('pair/bear:3/beside/cabin');
});

test('every relation has ways to join, and is tried above', () => {
  for (const relation of RELATIONS) {
    expect(JOINS[relation].length).toBeGreaterThan(0);
    expect(COMPOSED.some((each) => each.relation === relation)).toBe(true);
  }
});

test('two things of a composed scene never touch: an even gap lies between them', () => {
  const gapOf = ({ shapes }: MarkDrawing, gap: number): boolean => {
    const [one, other] = shapes.map(({ d }) => readOutline(d));
    return !other || !touches(growRoughly(one!, gap), other);
  };
  for (const said of COMPOSED) {
    for (const { drawing, source } of composed.get(said) ?? []) {
      if (/^(?:combined|whole)\//.test(source.id)) continue;
      expect(gapOf(drawing, 8), source.id).toBe(true);
    }
  }
});

test('a scene drawn by hand comes first, whichever way round and by whichever kind it is said', () => {
  const first = (...said: [string, Relation, string]) => sceneMarks(scene(...said), 1, 1)[0]?.source.id;
  expect(first('boat', 'carrying', 'moon')).toBe('whole/boat-moon/cargo');
  expect(first('moon', 'on', 'boat')).toBe('whole/boat-moon/cargo');
  expect(first('kitten', 'on', 'crescent')).toBe('whole/cat-moon/on-the-horn');
  expect(first('cat', 'shaped-like', 'moon')).toBe('whole/cat-moon/curled');
  expect(first('rabbit', 'and', 'carrot')).toBe('whole/rabbit-carrot/gallop');
  expect(first('corgi', 'on', 'croissant')).toBe('whole/corgi-croissant/surfing-breakfast');
  expect(first('mug', 'holding', 'mountain')).toBe('whole/mountain-mug/snow-peak');
});

test('what is drawn as its nearest kind says so', () => {
  const [mark] = sceneMarks(scene('kitty', 'riding', 'bicycle'), 1, 1);
  expect(mark && sceneOfId(mark.source.id)).toEqual(scene('cat', 'riding', 'bicycle'));
});

test('what only stands side by side says so, whatever was asked', () => {
  const pairs = [...composed.values()]
    .flat()
    .map(({ source }) => source.id)
    .filter((id) => /^(?:pair|before)\//.test(id));
  expect(pairs.length).toBeGreaterThan(3);
  expect(new Set(pairs.map((id) => sceneOfId(id)?.relation))).toEqual(new Set(['beside', 'and']));
});

test.each([
  [scene('wooden-fish', 'and', 'tea-leaf'), 'before/wooden-fish/and/tea-leaf'],
  [scene('hedgehog', 'carrying', 'apple'), 'seat/hedgehog/carrying/apple'],
  [scene('dove', 'holding', 'envelope'), 'beak/dove/holding/envelope'],
  [scene('gear', 'in', 'pocket-watch'), 'inside/gear/in/pocket-watch'],
  [scene('compass', 'in', 'suitcase'), 'window/compass/in/suitcase'],
  [scene('cactus', 'wearing', 'sunglasses'), 'glasses/cactus/wearing/sunglasses'],
  [scene('flamingo', 'in', 'swim-ring'), 'rim/flamingo/in/swim-ring'],
  [scene('goose', 'facing', 'goose'), 'mirror/goose/facing/goose'],
  [scene('giraffe', 'wearing', 'apron'), 'bust/giraffe/wearing/apron'],
  [scene('duck', 'wearing', 'rain-boots'), 'boots/duck/wearing/rain-boots'],
  [scene('hand', 'holding', 'rose'), 'fist/hand/holding/rose'],
  [scene('bear', 'holding', 'flute'), 'grip/bear/holding/flute'],
  [scene('chopsticks', 'holding', 'dumpling'), 'pinch/chopsticks/holding/dumpling'],
  [scene('badger', 'carrying', 'wrench'), 'saddle/badger/carrying/wrench'],
  [scene('camel', 'carrying', 'basket'), 'seat/camel/carrying/basket'],
  [scene('stork', 'carrying', 'shopping-bag'), 'beak/stork/carrying/shopping-bag'],
  [scene('courier', 'wearing', 'helmet'), 'hat/courier/wearing/helmet'],
  [scene('fire', 'on', 'matches'), 'itself/fire/on/matches'],
  [scene('skewer', 'over', 'fire'), 'canopy/skewer/over/fire'],
  [scene('flower', 'in', 'water-bottle'), 'open/flower/in/water-bottle'],
  [scene('lemonade', 'in', 'mug'), 'brim/lemonade/in/mug'],
  [scene('pretzel', 'shaped-like', 'hula-hoop'), 'fill/pretzel/shaped-like/hula-hoop'],
  [scene('spotlight', 'over', 'frog'), 'canopy/spotlight/over/frog'],
  [scene('hedgehog', 'reading', 'book'), 'mirror/hedgehog/reading/book'],
  [scene('nail', 'on', 'hand'), 'whole/nail-hand/painted'],
  [scene('kite', 'flying-over', 'roof'), 'soar/kite/flying-over/roof'],
  [scene('ribbon', 'wrapped-round', 'gift'), 'band/ribbon/wrapped-round/gift'],
  [scene('silk-bolt', 'wrapped-round', 'gourd'), 'band/silk-bolt/wrapped-round/gourd'],
  [scene('tea', 'in', 'mug'), 'brim/tea/in/mug'],
  [scene('soup', 'in', 'ladle'), 'brim/soup/in/ladle'],
  [scene('tea', 'out-of', 'fountain-pen'), 'drip/tea/out-of/fountain-pen'],
  [scene('steam', 'shaped-like', 'peacock'), 'plume/steam/shaped-like/peacock'],
  [scene('road', 'facing', 'lighthouse'), 'lead/road/facing/lighthouse'],
  [scene('bat', 'under', 'eaves'), 'hang/bat/under/roof'],
  [scene('child', 'chasing', 'firefly'), 'chase/child/chasing/firefly'],
  [scene('sparrow', 'on', 'scarecrow'), 'seat/sparrow/on/scarecrow'],
  [scene('dumpling', 'in', 'peas'), 'emerge/dumpling/in/peas'],
  [scene('fox', 'as-part', 'croissant'), 'part/fox/as-part/croissant'],
  [{ ...scene('sailor', 'as-part', 'wave'), part: 'beard' }, 'part/sailor@beard/as-part/wave'],
])('%o is drawn as %s', (said, id) => {
  expect(sceneMarks(said, 1, 1)[0]?.source.id).toBe(id);
});

test('what stands for a part is drawn again from its id, and says which part', () => {
  const said = { ...scene('bicycle', 'as-part', 'lemon-slice'), part: 'wheel' };
  const [mark] = sceneMarks(said, 1, 1);
  expect(sceneOfId(mark!.source.id)).toEqual(said);
  expect(drawScene(mark!.source.id, 1)).toEqual(mark);
});

test.each([
  ['cat', 'fish', '尾巴', 'tail'],
  ['turtle', 'globe', '壳', 'shell'],
  ['girl', 'cloud', '头发', 'hair'],
  ['dove', 'book', '翅膀', 'wing'],
  ['candle', 'tulip', '火苗', 'flame'],
  ['deer', 'coral', 'antlers', 'horn'],
  ['teapot', 'elephant', '壶嘴', 'spout'],
  ['tricycle', 'lemon-slice', '轮子', 'wheel'],
  ['groom', 'umbrella', 'head', 'head'],
  ['mountain', 'wave', '倒影', 'reflection'],
  ['fox', 'feather', '狐狸尾巴', 'tail'],
])('a %s whose part is a %s (%s) has it in the place of its %s', (subject, object, said, part) => {
  const [mark] = sceneMarks({ ...scene(subject, 'as-part', object), part: said }, 1, 1);
  expect(mark?.source.id).toBe(`part/${subject}@${part}/as-part/${object}`);
});

test('a picture shows its relation, and what the same picture says from the other side', () => {
  expect(relationsShown('seat/cat/on/book')).toEqual([
    { subject: 'cat', relation: 'on', object: 'book' },
    { subject: 'book', relation: 'under', object: 'cat' },
  ]);
  expect(relationsShown('before/raven/beside/quill').map(({ relation }) => relation)).toEqual(['beside', 'beside']);
  expect(relationsShown('nonsense')).toEqual([]);
});

test('two birds that face each other have their heads in the middle', () => {
  const [mark] = sceneMarks(scene('magpie', 'facing', 'magpie'), 1, 1);
  const [one, other] = mark!.drawing.shapes.map(({ d }) => measure(filled(readOutline(d))));
  const [left, right] = [one!, other!].toSorted((a, b) => a.box.x - b.box.x);
  const looks = (shape: Silhouette) => looksTo({ shape, places: {}, view: 'whole' });
  expect([looks(left!), looks(right!)]).toEqual(['right', 'left']);
});

test('animals of the stock look the way they are drawn: to the left, but for the woodpecker on its trunk', () => {
  const looks = (concept: string) => looksTo(thingsOf(concept, 1)[0]!);
  expect(['kingfisher', 'salmon', 'dachshund', 'armadillo'].map(looks)).toEqual(['left', 'left', 'left', 'left']);
  expect(looks('woodpecker')).toBe('right');
});

test('at most as many marks come as were asked for, and none twice', () => {
  expect(sceneMarks(scene('cat', 'and', 'moon'), 3, 2)).toHaveLength(2);
  const ids = sceneMarks(scene('cat', 'in', 'cup'), 3, 9).map(({ source }) => source.id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('the same seed draws the same scene, another one other proportions', () => {
  const drawn = (seed: number) => sceneMarks(scene('cat', 'on', 'book'), seed, 1)[0];
  expect(drawn(4)).toEqual(drawn(4));
  expect(new Set([0, 1, 2].map((seed) => drawn(seed)?.drawing.shapes[1]?.d)).size).toBeGreaterThan(1);
});

test('things that nobody can draw and ids of nothing give nothing', () => {
  expect(sceneMarks(scene('no-such-thing', 'on', 'book'), 1)).toEqual([]);
  expect(sceneMarks(scene('gear', 'wearing', 'cheese'), 1)).toEqual([]);
  expect(drawScene('whole/nothing/here', 1)).toBeUndefined();
  expect(drawScene('seat/cat/on/no-such-thing', 1)).toBeUndefined();
  expect(drawScene('nonsense', 1)).toBeUndefined();
  expect(sceneOfId('seat/cat/beneath/book')).toBeUndefined();
});
