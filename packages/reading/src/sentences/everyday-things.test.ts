import { expect, test } from 'vitest';
import { findThing } from './thing-names.ts';
import { readText } from './read-text.ts';

const drawn = (text: string) => readText(text).things.map(({ concept }) => concept);

test.each([
  ['kitchen', '蛋挞皮 egg-tart, 钢丝球 sponge, 酱油瓶 soy-sauce, lemon squeezer juicer, pizza wheel pizza-cutter'],
  ['bakery', '萨其马 sachima, 双层蛋糕 layer-cake, 黑森林 black-forest, sticky bun cinnamon-roll'],
  ['dishes', '丝娃娃 spring-roll, 西湖醋鱼 steamed-fish, 肉骨茶 soup, cullen skink soup, onion rings onion'],
  ['drinks', '拉花 latte, 奶茶杯 bubble-tea, drinking horn horn-cup, hop flower hops'],
  ['animals', '知了猴 cicada, 土猪 pig, 伯恩山 bernese, black widow spider, cavalier cocker-spaniel'],
  ['plants', '九层塔 basil, 姑娘果 gooseberry, 棉桃 cotton, garlic clove garlic, rocket leaf arugula'],
  ['land and sky', '石林 karst, 溶洞 cave, 流星雨 shooting-star, northern lights aurora, stacked stones cairn'],
  ['workshop', '十字螺丝刀 screwdriver, 铲刀 trowel, hex key allen-key, eye bolt hook, septic tank manhole'],
  ['vehicles', '变速箱 gear, 大灯 headlights, exhaust pipe pipeline, hot rod vintage-car, drop bars bicycle'],
  ['buildings', '比萨斜塔 leaning-tower, 骑楼 houses, pump jack oil-rig, office block office-building'],
  ['salon', '散粉 powder, 鲨鱼夹 hair-clip, hair rollers curling-iron, painted nails fingernail'],
  ['house', '滚筒洗衣机 washing-machine, 水晶吊灯 chandelier, bath mat doormat, pendant light pendant-lamp'],
  ['dress', '牛仔外套 jacket, 棉猴 padded-jacket, shoe lace shoelace, trucker cap baseball-cap'],
  ['office', '饼图 pie-graph, 连环画 comic, ink pot ink-bottle, report card exam'],
  ['clinic and nursery', '视力表 eye-care, 药杵 mortar, surgical mask safety-mask, dog tag dog-collar'],
  ['sport', '沙滩排球 volleyball, 鞍马 gymnastics, boxing ring boxing, golf tee golf-ball, yoga ball exercise-ball'],
  ['music', '琴弦 guitar, 电容麦 microphone, upright bass double-bass, eighth note music-note'],
  ['play', '五子棋 go-game, 窜天猴 fireworks, poker chip poker, sand castle sand-castle'],
  ['tales and signs', '狮身人面 sphinx, 黑桃 playing-cards, 双子座 twins, jolly roger pirate-flag, pisces twin-fish'],
])('things of the %s are called by everyday names', (_, list) => {
  for (const pair of list.split(', ')) {
    const at = pair.lastIndexOf(' ');
    expect(`${pair.slice(0, at)}: ${findThing(pair.slice(0, at))?.concept}`).toBe(
      `${pair.slice(0, at)}: ${pair.slice(at + 1)}`,
    );
  }
});

test.each(['方面', '墙面', '店面', '互联网', '印象', '岁月', '蜜月', '蓝牙', '葡萄牙', '论坛', '抗菌', '老李'])(
  '%s is no thing, whatever its last character names',
  (word) => expect(findThing(word)).toBeUndefined(),
);

test('a nail is of iron, on a finger where somebody paints it', () => {
  expect(drawn('a hammer and a nail')).toContain('nail');
  expect(drawn('a nail salon in Leeds')).toContain('fingernail');
});

test('a perch is a fish, and a twig under a bird', () => {
  expect(drawn('a perch in a net')).toContain('sea-bass');
  expect(drawn('a bird on a perch')).toContain('twig');
});

test.each([
  ['sea horse', 'seahorse'],
  ['butter flies', 'butterfly'],
  ['crow bar', 'crowbar'],
  ['icecream', 'ice-cream'],
  ['polarbears', 'polar-bear'],
  ['water falls', undefined],
])('%s, with a blank too many or too few, is %s', (word, concept) => expect(findThing(word)?.concept).toBe(concept));
