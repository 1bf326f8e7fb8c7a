import { expect, test } from 'vitest';
import { boxOutlines } from '../testing/box-outlines.ts';
import { hillMark, sampleDoc } from '../testing/sample-docs.ts';
import { findLayout } from './catalogue.ts';
import { factsOf } from './kit.ts';
import { layOut } from '../placing/lay-out.ts';

const NAMES = [
  '茶',
  '半山',
  '半山面包',
  '老陈牛肉面',
  'Half Hill',
  'Bakery',
  'Half Hill Bread House',
  'Northwind Coffee',
];
const EXTRAS = [{}, { secondName: 'Half Hill Bakery' }, { slogan: '每天清晨六点出炉' }];
/** From a pencil on end to a fish. */
const SIDES = [
  [60, 140],
  [100, 100],
  [140, 80],
  [220, 100],
] as const;

/** Every name with every mark in a layout: the mark with its container, the name, and all text. */
function* placed(layout: string) {
  for (const name of NAMES) {
    for (const extra of EXTRAS) {
      for (const [width, height] of SIDES) {
        const drawing = { box: { x: 0, y: 0, width, height }, shapes: hillMark.drawing.shapes };
        const doc = sampleDoc({ name, layout, ...extra });
        const drawn = { ...doc, mark: doc.mark && { ...doc.mark, drawing } };
        if (!findLayout(layout)?.applies(factsOf(drawn))) continue;
        const { pieces } = layOut(drawn, boxOutlines);
        const boxes = (roles: readonly string[]) => pieces.filter(({ role }) => roles.includes(role));
        const span = (of: typeof pieces) => {
          const top = Math.min(...of.map(({ box }) => box.y));
          return Math.max(...of.map(({ box }) => box.y + box.height)) - top;
        };
        const text = boxes(['name', 'secondName', 'slogan']);
        yield { label: `${layout} ${name} ${JSON.stringify(extra)} ${width}:${height}`, boxes, span, text };
      }
    }
  }
}

test.each(['stacked', 'left-stacked'])(
  'L22: in %s a mark has two fifths and more of the height of mark and name',
  (layout) => {
    for (const { label, boxes, span } of placed(layout)) {
      expect(span(boxes(['mark'])) / span(boxes(['mark', 'name'])), label).toBeGreaterThanOrEqual(0.42);
    }
  },
);

test.each(['tile-stacked', 'ring-stacked'])(
  'L22: in %s the mark with its shape has two fifths and more of the height',
  (layout) => {
    for (const { label, boxes, span } of placed(layout)) {
      const shape = boxes(['mark', 'ornament']);
      expect(span(shape) / span([...shape, ...boxes(['name'])]), label).toBeGreaterThanOrEqual(0.42);
    }
  },
);

test.each(['horizontal', 'horizontal-tall', 'horizontal-right', 'tile'])(
  'L22: in %s a mark is as tall as the text beside it',
  (layout) => {
    for (const { label, boxes, span, text } of placed(layout)) {
      const shape = boxes(layout === 'tile' ? ['ornament'] : ['mark']);
      expect(span(shape), label).toBeGreaterThanOrEqual(span(text));
    }
  },
);
