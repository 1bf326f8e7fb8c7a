import { expect, test } from 'vitest';
import { sliceOf } from '../../../../scripts/sweeps.ts';
import { BACKDROPS, type Effect } from '../document/effects.ts';
import type { LogoDoc } from '../document/logo-doc.ts';
import { openDoc } from '../document/open-doc.ts';
import { layOut } from '../placing/lay-out.ts';
import { setBackground } from '../ops/edit-colors.ts';
import { setEffects, setLayout } from '../ops/edit-layout.ts';
import { setLineColor, setLineText } from '../ops/edit-text.ts';
import { renderConstruction } from '../render/construction-sheet.ts';
import { renderIcon } from '../render/render-icon.ts';
import { renderSvg } from '../render/render-svg.ts';
import { boxOutlines } from '../testing/box-outlines.ts';
import { checkXml } from '../testing/check-xml.ts';
import { EFFECT_EXAMPLES } from '../testing/effect-examples.ts';
import { sampleDoc } from '../testing/sample-docs.ts';

const withEffect = (effect: Effect, layout = 'stacked'): LogoDoc =>
  setEffects(sampleDoc({ layout, secondName: 'Half Hill', seed: 7 }), { parts: [effect], backdrops: [] });

/** All are drawn as they are; in every tone, as a sheet and as an icon only the first, or all in a sweep. */
const LAYOUTS = ['stacked', 'badge', 'vertical-seal'];

for (const effect of Object.values(EFFECT_EXAMPLES)) {
  test(`${effect.kind} changes the picture, draws plain vectors in every tone and survives saving`, () => {
    for (const layout of LAYOUTS) {
      const doc = withEffect(effect, layout);
      expect(openDoc(JSON.parse(JSON.stringify(doc)))).toEqual(doc);
      const full = renderSvg(doc, { outlines: boxOutlines });
      checkXml(full);
      expect(full).not.toBe(renderSvg(setEffects(doc, null), { outlines: boxOutlines }));
    }
    for (const layout of sliceOf(LAYOUTS, LAYOUTS.length)) {
      const doc = withEffect(effect, layout);
      expect(renderSvg(doc, { outlines: boxOutlines })).toBe(renderSvg(doc, { outlines: boxOutlines }));
      for (const tone of ['full', 'reversed', 'ink', 'paper'] as const) {
        const svg = renderSvg(doc, { outlines: boxOutlines, tone, background: 'transparent', watermark: true });
        checkXml(svg);
        expect(svg).not.toMatch(/<text|<filter|<image|<use|href|style=/);
      }
      checkXml(renderConstruction(doc, { outlines: boxOutlines }));
      checkXml(renderIcon(doc, { outlines: boxOutlines, pixels: 64 }));
    }
  });
}

test('one colour stays one colour: light, shadow and border are left out', () => {
  for (const effect of Object.values(EFFECT_EXAMPLES)) {
    const svg = renderSvg(withEffect(effect), { outlines: boxOutlines, tone: 'ink', background: '#ffffff' });
    const paints = new Set(Array.from(svg.matchAll(/(?:fill|stroke)="(#[0-9a-f]+|url[^"]+)"/g), (match) => match[1]));
    expect(
      [...paints].filter((paint) => paint !== '#17130f' && paint !== '#ffffff'),
      effect.kind,
    ).toEqual([]);
  }
});

test('effects follow an edited logo: text, colour and layout change, the effect stays', () => {
  for (const effect of Object.values(EFFECT_EXAMPLES)) {
    const doc = withEffect(effect);
    const edited = setLayout(setLineColor(setLineText(doc, 'name', '南屏'), 'name', '#0a64c8'), 'horizontal');
    expect(edited.effects).toEqual(doc.effects);
    checkXml(renderSvg(edited, { outlines: boxOutlines }));
  }
  const glowing = withEffect(EFFECT_EXAMPLES.gradient);
  expect(renderSvg(setLineColor(glowing, 'name', '#0a64c8'), { outlines: boxOutlines })).toContain(
    'stop-color="#0a64c8"',
  );
});

test('posed letters are fitted to the artboard like any others', () => {
  for (const kind of ['slant', 'tilt', 'bounce'] as const) {
    const { box, artboard } = layOut(withEffect(EFFECT_EXAMPLES[kind]), boxOutlines);
    expect(box.x).toBeGreaterThan(artboard.width * 0.08);
    expect(box.x + box.width).toBeLessThan(artboard.width * 0.92);
  }
});

for (const kind of BACKDROPS) {
  test(`the ${kind} ground is drawn with the ground it belongs to and with no other`, () => {
    const doc = setEffects(sampleDoc({ seed: 3 }), {
      parts: [],
      backdrops: [{ kind, colors: ['accent', '#123456', 'ground'], strength: 0.8 }],
    });
    for (const size of [undefined, { width: 400, height: 900 }]) {
      const svg = renderSvg(doc, { outlines: boxOutlines, ...(size ? { size } : {}) });
      checkXml(svg);
      expect(svg).toContain('data-part="backdrop"');
    }
    expect(renderSvg(doc, { outlines: boxOutlines, background: 'transparent' })).not.toContain('backdrop');
    expect(renderSvg(doc, { outlines: boxOutlines, tone: 'ink' })).not.toContain('backdrop');
    expect(renderSvg(setBackground(doc, '#fefefe'), { outlines: boxOutlines })).toContain('backdrop');
  });
}

test('an effect outside its bounds is refused', () => {
  const doc = sampleDoc();
  const bad = { parts: [{ ...EFFECT_EXAMPLES.pixel, cell: 0.0001 }], backdrops: [] };
  expect(() => setEffects(doc, bad)).toThrow();
  expect(() => openDoc({ ...doc, effects: bad })).toThrow(/effects\.parts/);
});

test('a document saved before effects opens as a plain one', () => {
  const { effects: _effects, ...old } = sampleDoc();
  expect(openDoc({ ...old, version: 1 }).effects).toBeNull();
});
