import { expect, test } from 'vitest';
import type { Outlines } from '@markwright/vector';
import { graphemes } from '../document/text-rules.ts';
import { setLayout } from '../ops/edit-layout.ts';
import { boxOutlines } from '../testing/box-outlines.ts';
import { sampleDoc } from '../testing/sample-docs.ts';
import { LAYOUTS } from './catalogue.ts';
import { layOut } from '../placing/lay-out.ts';
import { neededGlyphs } from './needed-glyphs.ts';

test('no layout asks for a character that was not announced', () => {
  for (const name of ['半山面包', 'half hill', '小熊 bear']) {
    const doc = sampleDoc({ name, secondName: 'Half Hill Bakery', slogan: '每天清晨六点出炉' });
    const needed = neededGlyphs(doc);
    const strict: Outlines = {
      metrics: (font) => boxOutlines.metrics(font),
      shape(font, text) {
        for (const character of graphemes(text))
          expect(needed.get(font)?.has(character), `${font} ${character}`).toBe(true);
        return boxOutlines.shape(font, text);
      },
    };
    for (const layout of LAYOUTS) layOut(setLayout(doc, layout.id), strict);
  }
});
