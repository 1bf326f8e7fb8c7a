import {
  curve,
  shape,
  cut,
  union,
  type Region,
  circle,
  polygon,
  rect,
  ring,
  stroke,
  vesica,
} from '@markwright/marks/kit';
import { outlineOfRegion } from '../region-outline.ts';
import { filled, measure } from './silhouette.ts';
import { remember, type Thing } from './thing.ts';

/** Upright and with a shaft of even width, for what is wound round: the drawings used elsewhere lie askew or have none. */
type Post = { concepts: readonly string[]; draw: () => Region };

const UPRIGHT_DRAWINGS: readonly Post[] = [
  {
    concepts: ['walking-stick', 'magic-wand'],
    draw: () => union(rect(110, 34, 20, 198, 10), circle(120, 28, 22)),
  },
  {
    concepts: ['pillar', 'huabiao'],
    draw: () =>
      union(
        rect(64, 12, 112, 22, 4),
        rect(78, 40, 84, 14, 4),
        rect(88, 46, 64, 150),
        rect(78, 188, 84, 14, 4),
        rect(64, 208, 112, 22, 4),
      ),
  },
  {
    concepts: ['wine-bottle', 'bottle', 'water-bottle'],
    draw: () =>
      union(
        rect(103, 4, 34, 16, 5),
        shape(
          [107, 18, 90],
          [107, 46, 90],
          [80, 84, 90, 90],
          [80, 236, null, null],
          [160, 236, null, null],
          [160, 84, -90, -90],
          [133, 46, -90, -90],
          [133, 18, null, null],
        ),
      ),
  },
  {
    concepts: ['sword'],
    draw: () =>
      union(
        circle(120, 16, 13),
        rect(112, 16, 16, 36),
        rect(78, 46, 84, 18, 9),
        polygon(
          [
            [108, 60],
            [132, 60],
            [132, 206],
            [120, 234],
            [108, 206],
          ],
          [0, 0, 0, 2, 0],
        ),
      ),
  },
  {
    concepts: ['pencil', 'pen'],
    draw: () =>
      union(
        rect(101, 6, 38, 22, [12, 12, 0, 0]),
        rect(101, 36, 38, 150),
        cut(
          polygon(
            [
              [101, 184],
              [139, 184],
              [120, 234],
            ],
            [0, 0, 3],
          ),
          rect(90, 208, 60, 7),
        ),
      ),
  },
  {
    concepts: ['ink-brush', 'brush', 'paintbrush'],
    draw: () =>
      union(
        rect(110, 4, 20, 170, 10),
        rect(104, 160, 32, 18, 3),
        shape([104, 186, null, 90], [120, 236, 40, -40], [136, 186, -90, null]),
      ),
  },
  {
    concepts: ['bamboo'],
    draw: () =>
      union(
        ...[4, 63, 122, 181].map((y) => rect(98, y, 44, 52, 3)),
        vesica([152, 34], [218, 2], 30),
        vesica([88, 34], [22, 2], 30),
      ),
  },
  {
    concepts: ['hammer'],
    draw: () =>
      union(
        rect(70, 8, 84, 46, 6),
        polygon(
          [
            [150, 12],
            [182, 31],
            [150, 50],
          ],
          [0, 6, 0],
        ),
        rect(106, 50, 30, 186, [0, 0, 8, 8]),
      ),
  },
  {
    concepts: ['thermometer'],
    draw: () => union(rect(102, 4, 36, 190, 18), circle(120, 202, 34)),
  },
  {
    concepts: ['chopsticks'],
    draw: () => union(rect(98, 4, 20, 232, 8), rect(122, 4, 20, 232, 8)),
  },
  {
    concepts: ['torch'],
    draw: () =>
      union(
        shape([120, -2, null, 50], [144, 42, 100], [120, 66, 180], [96, 42, -80], [120, -2, -50, null]),
        rect(86, 74, 68, 16, 8),
        polygon(
          [
            [107, 84],
            [133, 84],
            [129, 236],
            [111, 236],
          ],
          [0, 0, 6, 6],
        ),
      ),
  },
  {
    concepts: ['tree'],
    draw: () =>
      union(
        circle(120, 36, 34),
        circle(82, 50, 28),
        circle(158, 50, 28),
        polygon(
          [
            [109, 70],
            [131, 70],
            [131, 216],
            [152, 236],
            [88, 236],
            [109, 216],
          ],
          [0, 0, 10, 3, 3, 10],
        ),
      ),
  },
  {
    concepts: ['goblet', 'wine'],
    draw: () =>
      union(
        shape([66, 6, null, 90], [120, 76, 0], [174, 6, -90, null]),
        rect(109, 66, 22, 160),
        rect(70, 216, 100, 18, 9),
      ),
  },
  {
    concepts: ['anchor'],
    draw: () =>
      union(
        ring(120, 18, 15, 12),
        rect(110, 34, 20, 186),
        polygon(
          [
            [110, 196],
            [130, 196],
            [154, 226],
            [86, 226],
          ],
          [0, 0, 4, 4],
        ),
        rect(84, 40, 72, 16, 8),
        stroke(curve([34, 160, 90], [120, 226, 0], [206, 160, -90]), 20),
        polygon(
          [
            [14, 172],
            [34, 132],
            [54, 172],
          ],
          4,
        ),
        polygon(
          [
            [186, 172],
            [206, 132],
            [226, 172],
          ],
          4,
        ),
      ),
  },
  {
    concepts: ['lighthouse'],
    draw: () =>
      union(
        polygon(
          [
            [96, 34],
            [120, 8],
            [144, 34],
          ],
          [3, 6, 3],
        ),
        rect(102, 42, 36, 22),
        rect(86, 70, 68, 16, 6),
        polygon(
          [
            [94, 94],
            [146, 94],
            [162, 232],
            [78, 232],
          ],
          [0, 0, 4, 4],
        ),
      ),
  },
];

/** The upright drawing of a concept, where there is one. */
export function postOf(thing: Thing): Thing | undefined {
  const post = UPRIGHT_DRAWINGS.find(({ concepts }) => concepts.includes(thing.concept));
  return (
    post &&
    remember(`posts/${thing.concept}`, () => {
      const ink = outlineOfRegion(post.draw());
      const solid = filled(ink);
      return { ...thing, id: `posts/${thing.concept}`, ink, small: ink, solid, shape: measure(solid), places: {} };
    })
  );
}

/** Whether a drawing is one of these. */
export const isPost = ({ id }: Thing): boolean => id.startsWith('posts/');
