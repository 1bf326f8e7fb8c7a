import { expect, test } from 'vitest';
import type { Picture, Rgb } from './picture.ts';
import { removeBackground, TOLERANCE } from './remove-background.ts';

const WHITE: Rgb = [255, 255, 255];
const ORANGE: Rgb = [255, 96, 0];

/** A picture from a rule: which colour, and how much of it, lies over the ground at each place. */
function draw(
  side: number,
  at: (x: number, y: number) => { color: Rgb; alpha: number },
  ground: (x: number, y: number) => Rgb = () => WHITE,
): Picture {
  const data = new Uint8Array(side * side * 4);
  for (let pixel = 0; pixel < side * side; pixel += 1) {
    const [x, y] = [pixel % side, Math.floor(pixel / side)];
    const { color, alpha } = at(x, y);
    const under = ground(x, y);
    for (const channel of [0, 1, 2] as const)
      data[pixel * 4 + channel] = Math.round(color[channel] * alpha + under[channel] * (1 - alpha));
    data[pixel * 4 + 3] = 255;
  }
  return { data, width: side, height: side };
}

/** Full inside, empty outside, a pixel of transition between. */
const disc = (x: number, y: number, cx: number, cy: number, r: number) =>
  Math.min(1, Math.max(0, r - Math.hypot(x - cx, y - cy) + 0.5));
const pixelOf = ({ data, width }: Picture, x: number, y: number) => [
  ...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4),
];

function worstAlpha(cut: Picture, at: (x: number, y: number) => number): number {
  let worst = 0;
  for (let pixel = 0; pixel < cut.width * cut.height; pixel += 1) {
    const wanted = at(pixel % cut.width, Math.floor(pixel / cut.width)) * 255;
    worst = Math.max(worst, Math.abs((cut.data[pixel * 4 + 3] as number) - wanted));
  }
  return worst;
}

test('[S9.7] the tolerance is 8 unless told otherwise: seven steps from white are background, twelve are not', () => {
  expect(TOLERANCE).toBe(8);
  const nearly = (gap: number) =>
    draw(60, (x, y) => ({
      color: x > 20 && x < 40 && y > 20 && y < 40 ? [255 - gap, 255 - gap, 255 - gap] : WHITE,
      alpha: 1,
    }));
  expect(pixelOf(removeBackground(nearly(7), { holes: 'remove' }), 30, 30)[3]).toBe(0);
  expect(pixelOf(removeBackground(nearly(12)), 30, 30)[3]).toBe(255);
  expect(pixelOf(removeBackground(nearly(12), { tolerance: 14 }), 30, 30)[3]).toBe(0);
});

test('edges come out as soft as they were drawn and keep the subject’s colour, so no white shows on black', () => {
  const truth = (x: number, y: number) => disc(x, y, 50, 50, 30.3);
  const cut = removeBackground(draw(100, (x, y) => ({ color: ORANGE, alpha: truth(x, y) })));
  expect(worstAlpha(cut, truth)).toBeLessThanOrEqual(10);
  for (let at = 0; at < cut.data.length; at += 4) {
    if ((cut.data[at + 3] as number) < 40) continue;
    expect(Math.abs((cut.data[at + 2] as number) - 0)).toBeLessThanOrEqual(12);
  }
});

test('white inside the subject stays, a hole in a ring goes, and a click decides either way', () => {
  const eye = draw(120, (x, y) => ({
    color: disc(x, y, 70, 70, 8) > 0.5 ? WHITE : ORANGE,
    alpha: disc(x, y, 60, 60, 50),
  }));
  expect(pixelOf(removeBackground(eye), 70, 70)).toEqual([255, 255, 255, 255]);
  expect(pixelOf(removeBackground(eye, { clicks: [{ x: 70, y: 70, want: 'remove' }] }), 70, 70)[3]).toBe(0);
  const ring = draw(120, (x, y) => ({ color: ORANGE, alpha: disc(x, y, 60, 60, 50) - disc(x, y, 60, 60, 36) }));
  expect(pixelOf(removeBackground(ring), 60, 60)[3]).toBe(0);
  expect(pixelOf(removeBackground(ring, { holes: 'keep' }), 60, 60)[3]).toBe(255);
  expect(pixelOf(removeBackground(ring, { clicks: [{ x: 60, y: 60, want: 'keep' }] }), 60, 60)[3]).toBe(255);
});

const BLUE: Rgb = [31, 95, 191];
const square = (x: number, y: number, from: number, to: number) => (x >= from && x < to && y >= from && y < to ? 1 : 0);

test('two panes of glass that cross are found, and their overlap is denser', () => {
  const shown = (x: number, y: number) => 1 - (1 - 0.5 * square(x, y, 30, 130)) * (1 - 0.5 * square(x, y, 90, 190));
  const cut = removeBackground(draw(220, (x, y) => ({ color: BLUE, alpha: shown(x, y) })));
  expect(worstAlpha(cut, shown)).toBeLessThanOrEqual(6);
  expect(
    pixelOf(cut, 50, 50)
      .slice(0, 3)
      .every((value, at) => Math.abs(value - (BLUE[at] as number)) <= 4),
  ).toBe(true);
});

test('glass over a solid lets the ground through beside it and stays dense above it', () => {
  const picture = draw(220, (x, y) => ({ color: ORANGE, alpha: square(x, y, 30, 130) }));
  for (let pixel = 0; pixel < 220 * 220; pixel += 1) {
    if (square(pixel % 220, Math.floor(pixel / 220), 90, 190) === 0) continue;
    for (const channel of [0, 1, 2] as const) {
      const at = pixel * 4 + channel;
      picture.data[at] = Math.round((picture.data[at] as number) * 0.6 + BLUE[channel] * 0.4);
    }
  }
  const cut = removeBackground(picture);
  expect(Math.abs((pixelOf(cut, 160, 160)[3] as number) - 0.4 * 255)).toBeLessThanOrEqual(4);
  expect(pixelOf(cut, 110, 110)[3]).toBe(255);
  expect(pixelOf(cut, 50, 50)).toEqual([...ORANGE, 255]);
});

test('a pale shape that crosses nothing is solid until a click says it is glass, and a click on glass makes it solid', () => {
  const pane = draw(120, (x, y) => ({ color: BLUE, alpha: 0.5 * disc(x, y, 60, 60, 40) }));
  const click = { x: 60, y: 60 };
  expect(pixelOf(removeBackground(pane), 60, 60)[3]).toBe(255);
  const [, , , alpha] = pixelOf(removeBackground(pane, { clicks: [{ ...click, want: 'glass' }] }), 60, 60);
  expect(alpha).toBeGreaterThan(100);
  expect(alpha).toBeLessThan(140);
  const clicks = [{ ...click, want: 'glass' } as const, { ...click, want: 'keep' } as const];
  expect(pixelOf(removeBackground(pane, { clicks }), 60, 60)[3]).toBe(255);
});

test('a solid logo in tints of one colour stays solid', () => {
  const tint = (x: number): Rgb => (x < 60 ? [143, 175, 223] : [87, 135, 207]);
  const cut = removeBackground(draw(120, (x, y) => ({ color: tint(x), alpha: square(x, y, 20, 100) })));
  expect([pixelOf(cut, 40, 60)[3], pixelOf(cut, 80, 60)[3]]).toEqual([255, 255]);
});

test('a shadow comes out black and half-transparent, a glow in its colour', () => {
  const fall = (x: number, y: number) => Math.max(0, 1 - Math.hypot(x - 150, y - 150) / 140);
  const shadow = removeBackground(draw(300, (x, y) => ({ color: [0, 0, 0], alpha: 0.5 * fall(x, y) })));
  expect(worstAlpha(shadow, (x, y) => 0.5 * fall(x, y))).toBeLessThanOrEqual(12);
  const glow = removeBackground(draw(300, (x, y) => ({ color: ORANGE, alpha: fall(x, y) })));
  expect(worstAlpha(glow, fall)).toBeLessThanOrEqual(12);
});

test('a coloured ground is found along the rim, and an unevenly lit one is followed', () => {
  const truth = (x: number, y: number) => disc(x, y, 60, 60, 40);
  const green = removeBackground(
    draw(
      120,
      (x, y) => ({ color: [20, 20, 60], alpha: truth(x, y) }),
      () => [200, 230, 205],
    ),
  );
  expect(green.background).toEqual([200, 230, 205]);
  expect(worstAlpha(green, truth)).toBeLessThanOrEqual(15);
  const lit = removeBackground(
    draw(
      120,
      (x, y) => ({ color: [150, 20, 30], alpha: truth(x, y) }),
      (x) => [255 - x / 6, 253 - x / 6, 250 - x / 6],
    ),
  );
  expect(worstAlpha(lit, truth)).toBeLessThanOrEqual(16);
});

test('the same picture gives the same result, cut to the subject with a margin where that is asked', () => {
  const picture = draw(100, (x, y) => ({ color: ORANGE, alpha: disc(x, y, 40, 55, 20) }));
  const before = Uint8Array.from(picture.data);
  const [one, other] = [removeBackground(picture, { smooth: 1 }), removeBackground(picture, { smooth: 1 })];
  expect(one.data).toEqual(other.data);
  expect(picture.data).toEqual(before);
  const trimmed = removeBackground(picture, { trim: true, padding: 4 });
  expect([trimmed.width, trimmed.height]).toEqual([49, 49]);
});

test('hundreds of thousands of holes are decided alike, and a large pale subject is looked at once', () => {
  const mesh = draw(1000, (x, y) => ({ color: ((x >> 2) ^ (y >> 2)) & 1 ? ORANGE : WHITE, alpha: 1 }));
  const framed = (x: number, y: number) => x > 48 && y > 48 && x < 950 && y < 950 && (((x >> 2) ^ (y >> 2)) & 1) === 0;
  const cut = removeBackground(mesh);
  const alphas = new Set<number>();
  for (let pixel = 0; pixel < 1_000_000; pixel += 1)
    if (framed(pixel % 1000, Math.floor(pixel / 1000))) alphas.add(cut.data[pixel * 4 + 3] as number);
  expect(alphas.size).toBe(1);
  const pale = draw(1000, (x, y) => ({ color: [244, 244, 244], alpha: disc(x, y, 500, 500, 480) > 0.5 ? 1 : 0 }));
  expect(pixelOf(removeBackground(pale), 500, 500)).toEqual([244, 244, 244, 255]);
});

test('pictures of nothing, all ground, one pixel or the wrong length are answered, never hung on', () => {
  expect(removeBackground(draw(40, () => ({ color: WHITE, alpha: 1 }))).data.every((value) => value === 0)).toBe(true);
  expect(removeBackground(draw(1, () => ({ color: ORANGE, alpha: 1 }))).data).toHaveLength(4);
  expect(() => removeBackground({ data: new Uint8Array(0), width: 0, height: 5 })).toThrow('nothing in it');
  expect(() => removeBackground({ data: new Uint8Array(7), width: 2, height: 2 })).toThrow('do not fit');
});
