import { expect, test } from 'vitest';
import { cleanSvg } from './clean-svg.ts';
import { markOfSvg } from './take-mark.ts';

const take = (body: string, attributes = 'viewBox="0 0 100 100"') =>
  markOfSvg(cleanSvg(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${body}</svg>`).svg);

test('a plain drawing keeps its own shapes, colours and strokes, groups and turns followed', () => {
  const mark = take(
    `<g fill="#f60" transform="translate(10 20) scale(2)"><circle cx="10" cy="10" r="10"/></g>` +
      `<path d="M10 90h80" stroke="black" stroke-width="4" fill="none"/>`,
  );
  expect(mark?.shapes.map(({ paint, strokeWidth }) => [paint, strokeWidth])).toEqual([
    ['#ff6600', undefined],
    ['#000000', 4],
  ]);
  expect(mark?.shapes[0]?.d).toMatch(/^M10 40C/);
  expect(mark?.box).toEqual({ x: 8, y: 20, width: 84, height: 72 });
});

test('every kind of shape is read', () => {
  const mark = take(
    '<rect x="5" y="5" width="20" height="10" rx="3"/><ellipse cx="50" cy="20" rx="12" ry="6"/>' +
      '<polygon points="10,60 30,60 20,80"/><polyline points="40 60 60 60 50 80" fill-rule="evenodd"/>' +
      '<line x1="70" y1="60" x2="90" y2="80" stroke="rgb(0, 128, 255)" stroke-width="2" transform="rotate(90 80 70)"/>',
  );
  expect(mark?.shapes.map(({ paint }) => paint)).toEqual([
    '#000000',
    '#000000',
    '#000000',
    '#000000',
    '#000000',
    '#0080ff',
  ]);
  expect(mark?.shapes[3]?.fillRule).toBe('evenodd');
});

test.each([
  ['a gradient', '<linearGradient id="a"/><path fill="url(#a)" d="M0 0h9v9z"/>'],
  ['a clip', '<clipPath id="c"><path d="M0 0h9v9z"/></clipPath><path clip-path="url(#c)" d="M0 0h9v9z"/>'],
  ['half transparency', '<path opacity=".5" d="M0 0h9v9z"/>'],
  ['text', '<text>Tea</text>'],
  ['a skew', '<path transform="skewX(20)" d="M0 0h9v9z"/>'],
  ['a mirror', '<path transform="scale(-1 1)" d="M0 0h9v9z"/>'],
  ['a colour we do not know', '<path fill="papayawhip" d="M0 0h9v9z"/>'],
  ['nothing', '<g/>'],
])('%s is left to the tracer', (_, body) => {
  expect(take(body)).toBeUndefined();
});
