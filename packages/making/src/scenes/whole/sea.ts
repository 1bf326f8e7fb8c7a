import { accent, ink, type Region } from '@markwright/marks/kit';
import { defineScene } from '../whole-scene.ts';

/** Scenes on and by the sea. */
export const seaScenes = [
  defineScene({
    name: 'first-light',
    subject: 'sun',
    relations: ['over', 'rising-from', 'behind', 'on'],
    object: 'sea',
    zh: { word: '海上日出', meaning: '每天第一束光，先照在海面上' },
    en: { word: 'sun over the sea', meaning: 'the first light of the day falls on the water' },
    idea: { zh: '半轮红日出海，三道波纹托住它', en: 'half a sun on the sea, three bands of waves below it' },
    draw: ({ circle, curve, cut, grow, stroke, union, polygon, around }, dice) => {
      const wave = (y: number, x: number, w: number): Region =>
        stroke(
          curve([x, y, -28], [x + w / 4, y, 28], [x + w / 2, y, -28], [x + (w * 3) / 4, y, 28], [x + w, y, -28]),
          15,
        );
      const sea = [wave(150, 10, 220), wave(184, 34, 172), wave(216, 66, 108)];
      const disc = circle(120, 134, dice.between(56, 62));
      const ray = polygon(
        [
          [113, 28],
          [127, 28],
          [125, 56],
          [115, 56],
        ],
        3,
      );
      const rays = around(ray, 12, [120, 134]).filter(
        (_, i) => [0, 1, 2, 3, 9, 10, 11].includes(i) && i !== 3 && i !== 9,
      );
      return {
        parts: [
          ...ink(...sea),
          ...accent(
            cut(
              disc,
              grow(
                union(
                  sea[0]!,
                  polygon([
                    [0, 150],
                    [240, 150],
                    [240, 240],
                    [0, 240],
                  ]),
                ),
                10,
              ),
            ),
            ...rays,
          ),
        ],
        small: [
          ...ink(
            wave(150, 10, 220),
            stroke(curve([40, 192, -20], [80, 192, 20], [120, 192, -20], [160, 192, 20], [200, 192, -20]), 20),
          ),
          ...accent(
            cut(
              circle(120, 132, 76),
              grow(
                union(
                  sea[0]!,
                  polygon([
                    [0, 150],
                    [240, 150],
                    [240, 240],
                    [0, 240],
                  ]),
                ),
                14,
              ),
            ),
          ),
        ],
      };
    },
  }),
  defineScene({
    name: 'beam-and-breakers',
    subject: 'lighthouse',
    relations: ['beside', 'over', 'on', 'in'],
    object: 'wave',
    zh: { word: '浪边灯塔', meaning: '风浪再大，有一束光等着' },
    en: { word: 'lighthouse by the waves', meaning: 'whatever the sea does, one light is waiting' },
    idea: { zh: '灯塔立在浪头后，一束光射向右方', en: 'a lighthouse behind a breaking wave, its beam to the right' },
    draw: ({ cut, grow, polygon, rect, shape, union, circle }, dice) => {
      const open = dice.between(20, 26);
      const stripe = (y: number): Region =>
        polygon([
          [20, y],
          [130, y - 16],
          [130, y - 5],
          [20, y + 11],
        ]);
      const tower = cut(
        polygon(
          [
            [62, 84],
            [98, 84],
            [112, 220],
            [48, 220],
          ],
          2,
        ),
        stripe(118),
        stripe(160),
      );
      const lamp = union(rect(50, 64, 60, 12, 3), shape([58, 30, null, -70], [80, 10, 0], [102, 30, 70, null]));
      const glass = rect(66, 38, 28, 18);
      const beam = polygon(
        [
          [104, 40],
          [104, 54],
          [232, 54 + open],
          [232, 40 - open],
        ],
        [0, 0, 4, 4],
      );
      const wave = shape(
        [0, 206, null, 0],
        [60, 196, -16],
        [134, 150, -36],
        [200, 140, 30],
        [216, 176, 110],
        [190, 188, 200],
        [176, 170, -90, -90],
        [184, 160, null, null],
        [150, 176, 130],
        [176, 216, 20],
        [240, 204, null, null],
        [240, 240],
        [0, 240],
      );
      return {
        parts: [...ink(cut(tower, grow(wave, 10)), lamp, glass), ...accent(beam, wave)],
        small: [
          ...ink(
            cut(
              polygon(
                [
                  [62, 80],
                  [98, 80],
                  [112, 220],
                  [48, 220],
                ],
                2,
              ),
              grow(wave, 14),
            ),
            union(rect(50, 46, 60, 18, 3), circle(80, 40, 22)),
          ),
          ...accent(
            polygon(
              [
                [116, 34],
                [116, 54],
                [232, 84],
                [232, 8],
              ],
              3,
            ),
            wave,
          ),
        ],
      };
    },
  }),
];
