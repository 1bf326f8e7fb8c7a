import { accent, ink, type Region } from '@markwright/marks/kit';
import { defineScene } from '../whole-scene.ts';

/** Animals of the sea. */
export const seaAnimalScenes = [
  defineScene({
    name: 'small-harbour',
    subject: 'whale',
    relations: ['carrying', 'under'],
    object: 'house',
    zh: { word: '驮着家的鲸', meaning: '走得再远，家一直在背上' },
    en: { word: 'whale carrying a house', meaning: 'however far it swims, home comes along' },
    idea: { zh: '一头鲸背上驮着小屋，烟囱冒着烟', en: 'a whale with a little house on its back' },
    draw: ({ circle, cut, curve, grow, polygon, rect, shape, stroke, union }, dice) => {
      const roof = dice.between(14, 24);
      const whale = shape(
        [8, 150, -84],
        [72, 106, -6],
        [150, 122, 24],
        [196, 108, -50],
        [190, 80, -120, -150],
        [166, 62, null, 10],
        [204, 70, null, null],
        [238, 50, null, 150],
        [222, 86, 120],
        [214, 150, 110],
        [120, 226, 180],
        [8, 160, -96],
        [8, 150, -90, null],
      );
      const mouth = stroke(curve([6, 172, 20], [64, 184, 0], [104, 170, -40]), 10);
      const house = union(
        rect(76, 56, 64, 60),
        polygon(
          [
            [62, 64],
            [108, roof],
            [154, 64],
          ],
          [3, 4, 3],
        ),
      );
      const door = rect(98, 78, 20, 44, [10, 10, 0, 0]);
      return {
        parts: [...ink(cut(whale, mouth, circle(56, 150, 7.5), grow(house, 10))), ...accent(cut(house, door))],
        small: [...ink(cut(whale, circle(52, 156, 11), grow(house, 15))), ...accent(house)],
      };
    },
  }),
  defineScene({
    name: 'island-back',
    subject: 'whale',
    relations: ['carrying', 'under', 'shaped-like'],
    object: 'island',
    zh: { word: '鲸岛', meaning: '慢慢游着，一座岛就到了' },
    en: { word: 'whale island', meaning: 'swim slowly, and the island comes to you' },
    idea: { zh: '鲸背是一座小岛，岛上一棵椰树', en: 'the back of a whale is an island with one palm' },
    draw: ({ circle, curve, cut, grow, intersect, above, shape, stroke, union, vesica }, dice) => {
      const bend = dice.between(100, 106);
      const whale = intersect(
        shape(
          [10, 170, -80],
          [90, 110, 0],
          [160, 142, 40],
          [200, 132, -60],
          [192, 104, -110, -150],
          [164, 92, null, 10],
          [206, 94, null, null],
          [238, 76, null, 150],
          [224, 110, 120],
          [218, 200, 120],
          [120, 236, 180],
          [10, 190, -96],
          [10, 170, -90, null],
        ),
        above(212),
      );
      const trunk = stroke(curve([84, 122, -90], [bend, 44, -70]), 12, 'butt');
      const frond = (x: number, y: number): Region => vesica([bend, 46], [x, y], 19);
      const palm = union(
        trunk,
        frond(52, 40),
        frond(72, 76),
        frond(78, 10),
        frond(134, 16),
        frond(152, 48),
        frond(132, 78),
      );
      const water = stroke(curve([14, 232, -18], [67, 230, 18], [120, 232, -18], [173, 230, 18], [226, 232, -18]), 10);
      return {
        parts: [...ink(cut(whale, circle(50, 160, 7.5), grow(trunk, 9.5)), water), ...accent(palm)],
        small: [
          ...ink(cut(whale, circle(48, 162, 11), grow(trunk, 13))),
          ...accent(
            union(
              trunk,
              vesica([bend, 46], [46, 44], 26),
              vesica([bend, 46], [156, 40], 26),
              vesica([bend, 46], [96, 2], 24),
            ),
          ),
        ],
      };
    },
  }),
  defineScene({
    name: 'through-the-waves',
    subject: 'koi',
    relations: ['in', 'over', 'rising-from', 'on'],
    object: 'wave',
    zh: { word: '逐浪锦鲤', meaning: '逆浪一跃，便是龙门' },
    en: { word: 'koi in the waves', meaning: 'one leap against the wave, and the gate is open' },
    idea: { zh: '一尾锦鲤跃在浪上，身下三道鳞波', en: 'a koi leaping over scale-shaped waves' },
    draw: ({ circle, cut, grow, intersect, path, rect, ring, shape, stroke, union, above }, dice) => {
      const crest = dice.between(10, 20);
      const body = shape(
        [44, 134, null, -62],
        [128, crest, 0],
        [222, 98, 84],
        [208, 116, 190],
        [152, 92, 208],
        [116, 84, 180],
        [76, 142, 112, null],
      );
      const tail = shape(
        [50, 118, null, 190],
        [2, 110, null, 50],
        [34, 146, null, 110],
        [32, 192, null, -44],
        [82, 142, null, null],
        [92, 104],
      );
      const fin = shape([92, 34, null, -60], [132, -6, null, 108], [154, 26, null, null], [116, 56]);
      const gill = stroke(path([176, 14]).through([148, 62], [162, 114]), 9.5);
      const koi = union(cut(body, gill), tail, fin);
      const scale = (x: number, y: number): Region =>
        cut(intersect(circle(x, y, 44), above(y)), intersect(ring(x, y, 31, 10), above(y)));
      const sea = union(
        scale(46, 232),
        scale(194, 232),
        cut(scale(120, 214), grow(union(circle(46, 232, 44), circle(194, 232, 44)), 9.5)),
        rect(2, 230, 236, 10),
      );
      return {
        parts: [
          ...ink(sea),
          ...accent(
            cut(
              koi,
              circle(190, 70, 8),
              grow(union(circle(46, 232, 44), circle(194, 232, 44), circle(120, 214, 44)), 10),
            ),
          ),
        ],
        small: [
          ...ink(union(...[46, 120, 194].map((x) => intersect(circle(x, 234, 40), above(236))))),
          ...accent(
            cut(
              union(body, tail),
              circle(188, 70, 11),
              grow(union(...[46, 120, 194].map((x) => circle(x, 234, 40))), 14),
            ),
          ),
        ],
      };
    },
  }),
  defineScene({
    name: 'four-arms',
    subject: 'octopus',
    relations: ['holding', 'carrying'],
    object: 'mug',
    zh: { word: '举杯的章鱼', meaning: '忙得过来，每一杯都热' },
    en: { word: 'octopus with cups', meaning: 'hands enough for every order' },
    idea: { zh: '一只章鱼两臂各举一杯', en: 'an octopus holding up a cup in each of two arms' },
    draw: ({ both, circle, curve, cut, fillet, grow, rect, ring, stroke, union }, dice) => {
      const dome = dice.between(50, 54);
      const head = union(circle(120, 100, dome), rect(120 - dome, 100, dome * 2, 46));
      const arm = (x: number, to: number): Region => stroke(curve([x, 138, 90], [to, 214, 100]), 23);
      const legs = both(union(arm(106, 106), stroke(curve([84, 136, 100], [58, 196, 150], [36, 204, -160]), 22)));
      const raised = both(stroke(curve([82, 130, 160], [34, 142, -150], [26, 104, -80]), 21));
      const body = fillet(union(head, legs, raised), 6);
      const face = union(both(circle(101, 102, 8)), stroke(curve([108, 122, 50], [120, 128, 0], [132, 122, -50]), 9));
      const cup = union(rect(2, 44, 50, 48, [4, 4, 18, 18]), cut(ring(2, 64, 17, 10), rect(2, 40, 60, 50)));
      const cups = both(cup);
      return {
        parts: [...ink(cut(body, face, grow(cups, 9.5))), ...accent(cups)],
        small: [
          ...ink(cut(body, both(circle(100, 102, 12)), grow(both(rect(0, 44, 54, 46)), 13))),
          ...accent(both(rect(0, 44, 54, 46, [4, 4, 16, 16]))),
        ],
      };
    },
  }),
  defineScene({
    name: 'supper',
    subject: 'crab',
    relations: ['holding', 'carrying', 'beside'],
    object: 'chopsticks',
    zh: { word: '执筷的蟹', meaning: '开动，趁热' },
    en: { word: 'crab with chopsticks', meaning: 'start while it is hot' },
    idea: { zh: '一只螃蟹双螯各举一根筷子', en: 'a crab holding a chopstick in each claw' },
    draw: ({ both, circle, curve, cut, grow, path, sector, shape, stroke, union }, dice) => {
      const cross = dice.between(26, 34);
      const shell = shape(
        [52, 158, null, -70],
        [120, 112, 0],
        [188, 158, 70, null],
        [168, 196, 150],
        [120, 206, 180],
        [72, 196, -150],
        [52, 158, -110, null],
      );
      const stalks = both(stroke(curve([102, 120], [98, 96]), 10));
      const eyes = both(circle(97, 90, 12));
      const legs = both(union(stroke(curve([58, 172], [8, 190]), 13), stroke(curve([70, 192], [32, 228]), 13)));
      const arms = both(stroke(curve([64, 150, 200], [28, 130, -110], [36, 104, -60]), 17));
      const claw = cut(circle(44, 82, 34), sector(54, 72, 60, -78, -20));
      const claws = both(claw);
      const crab = union(shell, stalks, eyes, legs, arms, claws);
      const sticks = union(
        stroke(path([58, 76]).line([120 + cross + 40, -24]), 13),
        stroke(path([182, 76]).line([120 - cross - 40, -24]), 13),
      );
      return {
        parts: [...ink(crab), ...accent(cut(sticks, grow(crab, 9.5)))],
        small: [...ink(union(shell, arms, claws)), ...accent(cut(sticks, grow(union(shell, arms, claws), 13)))],
      };
    },
  }),
];
