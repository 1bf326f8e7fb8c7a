import { kit, type Region } from '@markwright/marks/kit';
import type { Prop } from './prop.ts';

const { circle, curve, cut, drop, path, polygon, rect, stroke, union } = kit;

/** Gallops to the right, legs stretched; the head and the tail are the animal's own. */
const running = (concept: string, zh: string, head: Region, eye: Region, tail: Region): Prop => ({
  concepts: [concept],
  name: 'running',
  zh,
  en: concept,
  draw: () => {
    const trunk = union(rect(50, 92, 120, 48, 24), stroke(path([150, 112]).line([184, 84]), 38));
    const legs = union(
      stroke(path([158, 122]).line([196, 152], [226, 150]), 15),
      stroke(path([144, 128]).line([166, 164], [194, 176]), 15),
      stroke(path([70, 122]).line([36, 146], [10, 140]), 16),
      stroke(path([84, 130]).line([58, 164], [32, 172]), 15),
    );
    const body = union(trunk, legs, head, tail);
    return { body: cut(body, eye), small: body, places: { back: { x: 104, y: 92, width: 80 }, facing: 'right' } };
  },
});

/** Animals from the side: in pursuit, or on their way. */
export const runningProps: readonly Prop[] = [
  running(
    'dog',
    '狗',
    union(
      rect(172, 46, 62, 40, [18, 12, 14, 18]),
      polygon(
        [
          [176, 50],
          [206, 48],
          [186, 100],
        ],
        [4, 4, 10],
      ),
    ),
    circle(206, 62, 5.5),
    stroke(curve([58, 104, -150], [20, 70, -110]), 13),
  ),
  running(
    'cat',
    '猫',
    union(
      circle(198, 66, 30),
      polygon(
        [
          [172, 60],
          [178, 22],
          [198, 42],
        ],
        [0, 3, 0],
      ),
      polygon(
        [
          [200, 42],
          [220, 24],
          [224, 62],
        ],
        [0, 3, 0],
      ),
    ),
    circle(210, 62, 5.5),
    stroke(curve([58, 108, -170], [16, 84, -100], [30, 52, -30]), 12),
  ),
  {
    concepts: ['hedgehog'],
    name: 'walking',
    zh: '刺猬',
    en: 'hedgehog',
    draw: () => {
      const spike = (at: number): Region => {
        const angle = (at * Math.PI) / 180;
        const [x, y] = [140 + Math.cos(angle) * 104, 140 + Math.sin(angle) * 104];
        return drop(140 + Math.cos(angle) * 72, 140 + Math.sin(angle) * 72, 15, [x, y]);
      };
      const coat = union(circle(140, 140, 80), ...[-150, -126, -102, -78, -54, -30, -6, 18].map(spike));
      const face = union(drop(74, 170, 40, [-4, 196]), circle(4, 192, 12));
      const feet = union(rect(78, 196, 34, 34, 12), rect(160, 196, 34, 34, 12));
      const marks = union(
        ...[-110, -70, -30].map((at) => {
          const angle = (at * Math.PI) / 180;
          return stroke(
            path([146 + Math.cos(angle) * 26, 140 + Math.sin(angle) * 26]).line([
              146 + Math.cos(angle) * 52,
              140 + Math.sin(angle) * 52,
            ]),
            9.5,
          );
        }),
      );
      const body = union(cut(coat, stroke(curve([66, 108, 30], [112, 168, 80], [96, 214, 110]), 9.5)), face, feet);
      const whole = union(coat, face, feet);
      return {
        body: cut(body, circle(56, 164, 7), marks),
        small: cut(whole, circle(56, 164, 9)),
        places: { back: { x: 140, y: 56, width: 90 }, top: { x: 140, y: 50, width: 90 }, ground: 230, facing: 'left' },
      };
    },
  },
];
