import { type Dice, kit, type Region } from '@markwright/marks/kit';
import { pickFace, type Recipe } from './brief.ts';
import { fitInto } from './fit.ts';
import { findGlyph, type Glyph } from './glyph.ts';
import { quote, tellingHanzi } from './hanzi-framed.ts';
import { subtract, growRoughly, areaOf, piecesOf } from '@markwright/vector/outline';
import { outlineOfRegion } from '../region-outline.ts';
import { inPrimary, inSecondary, type Layer } from './rule-mark.ts';

const { around, both, circle, cut, flip, path, polygon, rect, stroke, turn, union } = kit;

type Window = {
  form: string;
  zh: string;
  en: string;
  draw: (glyph: Glyph, dice: Dice) => { layers: Layer[]; small: Layer[]; guides: Region[] };
};

const MIDDLE = { x: 120, y: 120 };
const room = (region: Region, middle = MIDDLE, tallest = 140) => ({
  within: outlineOfRegion(region),
  middle,
  tallest,
  widest: tallest + 6,
});
const clamp = (low: number, value: number, high: number): number => Math.min(high, Math.max(low, value));

/** A garden wall with a round opening; the character stands in it as a scene does. */
const moonGate: Window = {
  form: 'moon-gate',
  zh: '月洞门中见字，一框成景',
  en: 'seen through the moon gate of a garden wall',
  draw: (glyph, dice) => {
    const radius = dice.between(80, 84);
    const wall = rect(16, 16, 208, 208, dice.pick([8, 26]));
    const step = rect(120 - 46, 120 + radius - 13, 92, 40);
    const opening = cut(circle(120, 120, radius), step);
    const { outline } = fitInto(glyph.outline, room(circle(120, 114, radius - 17), { x: 120, y: 114 }, 108));
    const layers = inPrimary([...outlineOfRegion(cut(wall, opening)), ...outline]);
    return { layers, small: layers, guides: [wall, circle(120, 120, radius)] };
  },
};

/** 窗棂: an outer frame, an inner one, and short bars that tie them at the corners. */
const lattice: Window = {
  form: 'lattice',
  zh: '四角窗棂相扣，字居窗心',
  en: 'in a lattice window whose bars interlock at the corners',
  draw: (glyph) => {
    const weight = clamp(7, glyph.stem * 0.56 * 0.75, 9);
    const [edge, inset] = [16, 30];
    const bar = (...spots: [number, number][]): Region => {
      const [first, ...rest] = spots;
      return stroke(path(first!).line(...rest), weight, 'butt');
    };
    const half = weight / 2;
    const outer = cut(
      rect(edge, edge, 208, 208),
      rect(edge + weight, edge + weight, 208 - 2 * weight, 208 - 2 * weight),
    );
    // One corner, drawn once: two bars cross and leave a small square pane.
    const near = edge + inset + half;
    const far = 116 - inset;
    const corner = union(
      bar([edge + half, near], [far, near]),
      bar([near, edge + half], [near, far]),
      bar([far - half, near - half], [far - half, edge + half]),
      bar([near - half, far - half], [edge + half, far - half]),
    );
    const quarter = union(outer, both(corner));
    const frame = union(quarter, flip(both(corner)));
    const inner = edge + inset + weight;
    const { outline } = fitInto(
      glyph.outline,
      room(rect(inner + 14, inner + 14, 212 - 2 * inner, 212 - 2 * inner), MIDDLE, 116),
    );
    const plain = cut(rect(edge, edge, 208, 208), rect(edge + 13, edge + 13, 182, 182));
    return {
      layers: inPrimary([...outlineOfRegion(frame), ...outline]),
      small: inPrimary([...outlineOfRegion(plain), ...fitInto(glyph.outline, room(rect(50, 50, 140, 140))).outline]),
      guides: [frame],
    };
  },
};

/** Dashes from the middle outwards, the same on every side. */
const ray = (from: number, to: number): Region =>
  union(
    ...Array.from({ length: Math.floor((to - from) / 19) + 1 }, (_, i) =>
      rect(117.75, 120 - from - i * 19 - 11, 4.5, 11),
    ),
  );

/** The practice grid of every school child: the character keeps clear of the dashes. */
const grid =
  (kind: 'tian' | 'mi'): Window['draw'] =>
  (glyph, dice) => {
    const weight = clamp(6, glyph.stem * 0.6 * 0.6, 10);
    const corner = dice.pick([0, 8]);
    const inner = 16 + weight;
    const frame = cut(
      rect(16, 16, 208, 208, corner),
      rect(inner, inner, 240 - 2 * inner, 240 - 2 * inner, Math.max(0, corner - weight)),
    );
    const { outline } = fitInto(glyph.outline, room(rect(48, 48, 144, 144), MIDDLE, kind === 'mi' ? 124 : 116));
    const straight = around(ray(8, 76), 4);
    const slanted = around(turn(ray(8, 112), 45), 4);
    const dashes = [...straight, ...(kind === 'mi' ? slanted : [])].flatMap(outlineOfRegion);
    // A dash that the character nearly covers would be a speck, so only whole ones stay.
    const free = piecesOf(subtract(dashes, growRoughly(outline, 6))).filter((piece) => areaOf(piece) > 28);
    return {
      layers: [...inPrimary([...outlineOfRegion(frame), ...outline]), ...inSecondary(free.flat())],
      small: inPrimary([
        ...outlineOfRegion(cut(rect(16, 16, 208, 208), rect(28, 28, 184, 184))),
        ...fitInto(glyph.outline, room(rect(42, 42, 156, 156), MIDDLE, 148)).outline,
      ]),
      guides: [frame],
    };
  };

const brackets: Window = {
  form: 'brackets',
  zh: '四角取景，字居其中，如画如印',
  en: 'held by four corner brackets, as in a viewfinder',
  draw: (glyph, dice) => {
    const reach = dice.between(44, 56);
    const weight = clamp(8, glyph.stem * 0.66 * 0.8, 16);
    const ends = dice.pick(['butt', 'round'] as const);
    const half = weight / 2;
    const corner = stroke(
      path([16 + half, 16 + reach]).line([16 + half, 16 + half], [16 + reach, 16 + half]),
      weight,
      ends,
    );
    const square = ends === 'butt' ? union(corner, rect(16, 16, weight, weight)) : corner;
    const frame = union(both(square), flip(both(square)));
    const inner = 16 + weight + 16;
    const { outline } = fitInto(glyph.outline, room(rect(inner, inner, 240 - 2 * inner, 240 - 2 * inner), MIDDLE, 150));
    const layers = [...inPrimary(outline), ...inSecondary(outlineOfRegion(frame))];
    return { layers, small: layers, guides: [frame] };
  },
};

/** 海棠窗: four round lobes, the begonia window of southern gardens. */
const begonia: Window = {
  form: 'begonia',
  zh: '入海棠花窗，取江南园林之意',
  en: 'in a begonia window, as in the gardens of the south',
  draw: (glyph, dice) => {
    const lobe = dice.between(62, 68);
    const away = 104 - lobe;
    const flower = (by: number): Region =>
      union(
        circle(120, 120 - away, lobe - by),
        circle(120, 120 + away, lobe - by),
        circle(120 - away, 120, lobe - by),
        circle(120 + away, 120, lobe - by),
        polygon([
          [120, 120 - away],
          [120 + away, 120],
          [120, 120 + away],
          [120 - away, 120],
        ]),
      );
    const reversed = dice.chance(0.5);
    const { outline, scale } = fitInto(glyph.outline, room(circle(120, 120, reversed ? 82 : 67), MIDDLE, 118));
    const weight = clamp(7, glyph.stem * scale * 0.85, 13);
    const layers = reversed
      ? inPrimary(subtract(outlineOfRegion(flower(0)), outline))
      : inPrimary([...outlineOfRegion(cut(flower(0), flower(weight))), ...outline]);
    return { layers, small: layers, guides: [flower(0)] };
  },
};

const WINDOWS: Window[] = [
  moonGate,
  lattice,
  {
    form: 'mi-grid',
    zh: '写于米字格中，一笔一画，守正用心',
    en: 'written in the eight-line practice grid, stroke by stroke',
    draw: grid('mi'),
  },
  brackets,
  begonia,
  {
    form: 'tian-grid',
    zh: '写于田字格中，方正端庄',
    en: 'written in the four-square practice grid',
    draw: grid('tian'),
  },
];

/** A character in one of the frames of Chinese buildings and copybooks. */
export const windowHanzi: Recipe[] = WINDOWS.map((window) => ({
  kind: 'window',
  form: window.form,
  draw: (brief, dice) => {
    const letter = tellingHanzi(brief);
    const fontKey = letter && pickFace(brief, [letter], dice, 'upright');
    const glyph = letter && fontKey ? findGlyph(brief.outlines, fontKey, letter) : undefined;
    if (!glyph) return undefined;
    return {
      ...window.draw(glyph, dice),
      meaning: {
        zh: `${quote([glyph.text])}${window.zh}`,
        en: `the character ${glyph.text}, ${window.en}`,
      },
      id: `window/${window.form}/${glyph.text}/${fontKey}`,
    };
  },
}));
