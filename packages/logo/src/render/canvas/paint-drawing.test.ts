import { expect, test } from 'vitest';
import { boxOutlines } from '../../testing/box-outlines.ts';
import { sampleDoc } from '../../testing/sample-docs.ts';
import { renderSvg } from '../render-svg.ts';
import { paintDrawing } from './paint-drawing.ts';
import type { PaintOptions } from './paint-drawing.ts';
import { readDrawing, viewOf } from './read-drawing.ts';
import type { Context } from './surface.ts';

type Stroke = { path: string; color: unknown; alpha: number; at: number[]; rule?: string };

/** A surface that notes what is filled, with what and where. */
function noteFills(svg: string, options: PaintOptions = {}, size = { width: 400, height: 300 }): Stroke[] {
  const fills: Stroke[] = [];
  let state: Record<string, unknown> = { globalAlpha: 1, at: [] };
  const kept: (typeof state)[] = [];
  const context = new Proxy({} as Context, {
    set: (_, name, value) => ((state[String(name)] = value), true),
    get: (_, name) => {
      if (name === 'save') return () => kept.push({ ...state });
      if (name === 'restore') return () => (state = kept.pop() ?? state);
      if (name === 'setTransform') return (...at: number[]) => (state.at = at);
      if (name === 'fill')
        return (path: { data: string }, rule: string) =>
          fills.push({
            path: path.data,
            color: state.fillStyle,
            alpha: state.globalAlpha as number,
            at: state.at as number[],
            rule,
          });
      return () => ({ addColorStop: () => undefined });
    },
  });
  const surface = {
    context,
    ...size,
    pathFrom: (data: string) => ({ data }),
    newLayer: () => ({ context, picture: {} }),
  };
  paintDrawing(surface, readDrawing(svg), options);
  return fills;
}

const svg = (body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 50"><title>a &gt; b</title>${body}</svg>`;

test('a drawing fills the surface it is painted on and stands in its middle', () => {
  expect(viewOf(svg(''))).toEqual({ x: 0, y: 0, width: 100, height: 50 });
  const [fill] = noteFills(svg('<path d="M0 0L9 9Z" fill="#123456"/>'));
  expect(fill).toMatchObject({ path: 'M0 0L9 9Z', color: '#123456', at: [4, 0, 0, 4, 0, 50] });
});

test('children take colours from their group, keep their own, and fade one by one', () => {
  const fills = noteFills(
    svg('<g fill="#111111"><path d="M0 0Z"/><path d="M1 1Z" fill="#222222" opacity=".5" fill-rule="evenodd"/></g>'),
  );
  expect(fills.map(({ color, alpha, rule }) => [color, alpha, rule])).toEqual([
    ['#111111', 1, 'nonzero'],
    ['#222222', 0.5, 'evenodd'],
  ]);
});

test('a thing used again stands where its use says, and definitions are not painted themselves', () => {
  const fills = noteFills(svg('<defs><g id="a"><path d="M0 0Z"/></g></defs><use href="#a" x="10" y="5"/>'));
  expect(fills.map(({ at }) => at.slice(4))).toEqual([[40, 70]]);
});

test('a part shown away from its place takes nothing along', () => {
  const drawing = renderSvg(sampleDoc(), { outlines: boxOutlines });
  const still = noteFills(drawing);
  const moved = noteFills(drawing, { moved: { part: 'mark', dx: 10, dy: 0 } });
  const apart = still.filter(({ at }, index) => at.join() !== moved[index]?.at.join());
  expect(apart.length).toBeGreaterThan(0);
  expect(apart.length).toBeLessThan(still.length);
});

test('a closer view paints the same drawing larger', () => {
  const drawing = svg('<path d="M0 0Z"/>');
  const [whole] = noteFills(drawing);
  const [near] = noteFills(drawing, { view: { x: 25, y: 0, width: 50, height: 25 } });
  expect([whole?.at[0], near?.at[0]]).toEqual([4, 8]);
  expect(near?.at[4]).toBe(-200);
});

test('the watermark is painted over everything else', () => {
  const plain = noteFills(renderSvg(sampleDoc(), { outlines: boxOutlines }));
  const marked = noteFills(renderSvg(sampleDoc(), { outlines: boxOutlines, watermark: true }));
  expect(marked.slice(0, plain.length).map(({ path }) => path)).toEqual(plain.map(({ path }) => path));
  expect(marked.length).toBeGreaterThan(plain.length + 8);
});

test('what the engine did not print is refused', () => {
  expect(() => readDrawing('<p>text</p>')).toThrow('Not a drawing');
  expect(() => readDrawing('<svg viewBox="0 0 1 1"><g>')).toThrow('Not a drawing');
});
