import { grow, moveShape, overlap, subtract, unite } from '@markwright/vector';
import type { Point } from '@markwright/vector';
import { between, type ArtStyle } from '../art-style.ts';
import { decoration, fill } from '../layers.ts';
import { spaced, walkAll } from '../strokes.ts';

/** A crescent, as the point of the scissors leaves it. */
function crescent(x: number, y: number, r: number, turn: number): Point[] {
  const at = (angle: number, radius: number, dx: number): Point => {
    const [px, py] = [Math.cos(angle) * radius + dx, Math.sin(angle) * radius];
    return { x: x + px * Math.cos(turn) - py * Math.sin(turn), y: y + px * Math.sin(turn) + py * Math.cos(turn) };
  };
  const steps = [-1, -0.66, -0.33, 0, 0.33, 0.66, 1];
  return [...steps.map((s) => at(s * 1.75, r, 0)), ...steps.toReversed().map((s) => at(s * 1.2, r * 0.86, -r * 0.42))];
}

export const paperCut: ArtStyle = {
  id: 'paper-cut',
  title: { zh: '剪纸', en: 'Paper-cut' },
  describe: {
    zh: '红纸剪出来的字，笔画里是月牙纹',
    en: 'Letters cut from red paper, crescents snipped into the strokes',
  },
  keywords: [
    '剪纸',
    '国潮',
    '年',
    '喜',
    '民俗',
    '节庆',
    '窗花',
    '红',
    'paper-cut',
    'papercut',
    'festival',
    'new year',
    'folk',
    'wedding',
  ],
  fonts: {
    hanzi: ['noto-serif-sc-black.ttf', 'noto-sans-sc-black.ttf', 'maoken-assorted.ttf'],
    latin: ['abril-fatface.ttf', 'archivo-black.ttf'],
  },
  schemes: [
    { ground: '#fbeed9', colors: ['#c8161d', '#7c0a10', '#f3c77a'] },
    { ground: '#b5141b', colors: ['#f7d58c', '#6f0a0f', '#fff3d6'] },
    { ground: '#eef3ea', colors: ['#1f5f4a', '#0c3328', '#d8b25e'] },
  ],
  draw(kit) {
    const { shape, h, stem, colors } = kit;
    const thick = Math.min(stem, h * 0.2);
    // Cuts stand where the paper is thick enough to hold: on a line inside the stroke.
    const places = spaced(walkAll(grow(shape, -thick * 0.4), h * 0.06), h * between(kit, 0.2, 0.11));
    const r = thick * 0.25;
    const cuts = overlap(
      unite(places.map(({ x, y, nx, ny }) => crescent(x, y, r, Math.atan2(ny, nx)))),
      grow(shape, -thick * 0.13),
    );
    const cut = subtract(shape, cuts);
    return [
      fill(moveShape(cut, h * 0.018, h * 0.03), colors[1], { opacity: 0.3, ...decoration }),
      fill(cut, colors[0]),
    ];
  },
};
