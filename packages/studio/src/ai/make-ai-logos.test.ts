import { openShippedOutlines } from '@markwright/fonts/node';
import {
  commit,
  colorName,
  contrast,
  DOC_BYTES_MAX,
  findDocExcess,
  openDoc,
  renderSvg,
  setLayout,
  setLineText,
  startHistory,
  undo,
  type LogoDoc,
} from '@markwright/logo';
import { beforeAll, expect, test } from 'vitest';
import { isSweep } from '../../../../scripts/sweeps.ts';
import { AI_STYLES } from '../read/ai-styles.ts';
import { interpretBrief, type BriefReading } from './interpret-brief.ts';
import { AI_LOGOS, makeAiLogos, UnknownStyleError } from './make-ai-logos.ts';

const outlines = openShippedOutlines();
const bakery = { name: '半山面包', inspiration: '山脚下的手工烘焙店，温暖亲切', language: 'zh' as const };
const bar = { name: 'Blue Fox', inspiration: 'a playful craft beer bar by the sea', language: 'en' as const };
let readings: Map<typeof bakery.name, BriefReading>;

beforeAll(async () => {
  readings = new Map([
    [bakery.name, await interpretBrief(bakery)],
    [bar.name, await interpretBrief(bar)],
  ]);
}, 180_000);

const make = (brief: typeof bakery | typeof bar, styles: readonly string[], seed = 1) =>
  makeAiLogos({ ...brief, styles, seed }, { outlines, reading: readings.get(brief.name) });

/** Letters with a border are read against it, others against their ground. */
function readAgainst(doc: LogoDoc): string {
  const border = doc.effects?.parts.find((effect) => effect.kind === 'outline' && effect.color.startsWith('#'));
  return border?.kind === 'outline' ? border.color : doc.background;
}

test('[S3.9] the fifteen styles of the specification, named in both languages', () => {
  expect(AI_STYLES.map(({ en }) => en.toLowerCase()).join(', ')).toBe(
    'new retro, naturalism, circular fun, linear minimalism, geometric modernity, popular short-video style, ' +
      'cyberpunk, pixel technology, neon gradient, ink and wash, ancient chinese, cartoon graffiti, passion red, ' +
      'cool blue, romantic purple',
  );
  expect(AI_STYLES.map(({ zh }) => zh).join('、')).toBe(
    '新复古、自然主义、圆形趣味、线性极简、几何现代、流行短视频风、赛博朋克、像素科技、霓虹渐变、水墨、中国古风、卡通涂鸦、激情红、冷静蓝、浪漫紫',
  );
});

for (const [index, { id, en }] of AI_STYLES.entries()) {
  test(`${en}: four logos that differ in mark, layout and type, valid, editable and in plain vectors`, async () => {
    // Chinese and English by turns of the styles, or both in a sweep.
    for (const brief of isSweep ? [bakery, bar] : [index % 2 === 0 ? bakery : bar]) {
      const logos = await make(brief, [id]);
      expect(logos).toHaveLength(AI_LOGOS);
      expect(new Set(logos.map(({ doc }) => doc.layout.id)).size).toBe(AI_LOGOS);
      expect(new Set(logos.map(({ doc }) => doc.name.font)).size).toBe(AI_LOGOS);
      expect(new Set(logos.map(({ doc }) => JSON.stringify(doc.mark?.drawing))).size).toBe(AI_LOGOS);
      for (const { doc, svg, meaning, style } of logos) {
        expect(style).toBe(id);
        expect(openDoc(JSON.parse(JSON.stringify(doc)))).toEqual(doc);
        expect(findDocExcess(doc)).toBeNull();
        expect(JSON.stringify(doc).length).toBeLessThan(DOC_BYTES_MAX / 2);
        expect(contrast(doc.name.color, readAgainst(doc))).toBeGreaterThanOrEqual(4.5);
        expect(svg).not.toMatch(/<text|<filter|<image|href|NaN/);
        expect([meaning.zh.length > 8, meaning.en.length > 20]).toEqual([true, true]);
        expect(renderSvg(doc, { outlines, watermark: true })).toContain('data-part="watermark"');
        const edited = commit(
          startHistory(doc),
          setLineText(setLayout(doc, 'horizontal'), 'name', Array.from(brief.name).toReversed().join('')),
        );
        expect(renderSvg(edited.now, { outlines })).not.toBe(svg);
        expect(undo(edited)?.now).toBe(doc);
      }
    }
  });
}

test('the same task drawn again is the same; another seed gives another set', async () => {
  const first = await make(bakery, ['new-retro']);
  expect(await make(bakery, ['new-retro'])).toEqual(first);
  const other = await make(bakery, ['new-retro'], 2);
  const prints = new Set(first.map(({ svg }) => svg));
  expect(other.filter(({ svg }) => prints.has(svg))).toEqual([]);
});

test('styles combine: one gives the form, another the colour', async () => {
  const logos = await make(bakery, ['pixel-technology', 'passion-red']);
  for (const { doc, style } of logos) {
    expect(style).toBe('pixel-technology');
    expect(doc.effects?.parts.map(({ kind }) => kind)).toContain('pixel');
    expect(doc.palette.id).toBe('ai-passion-red');
  }
  const pair = await make(bakery, ['ink-and-wash', 'cyberpunk']);
  expect(new Set(pair.map(({ style }) => style))).toEqual(new Set(['ink-and-wash', 'cyberpunk']));
  expect(pair.every(({ style, doc }) => doc.palette.id !== `ai-${style}`)).toBe(true);
});

test('a caption names the colours that are there, not those of the style that only gave the form', async () => {
  for (const { doc, meaning } of await make(bakery, ['ancient-chinese', 'cool-blue'])) {
    expect(meaning.zh).not.toContain('朱金');
    const { zh, en } = colorName(doc.background);
    expect(meaning.zh).toMatch(new RegExp(`${zh}色?底`, 'u'));
    expect(meaning.en).toContain(`on ${en.toLowerCase()}.`);
  }
});

test('no style chosen: the brief chooses four, and an unknown style is refused by name', async () => {
  expect(new Set((await make(bakery, [])).map(({ style }) => style)).size).toBe(4);
  await expect(make(bakery, ['vaporwave'])).rejects.toThrow(UnknownStyleError);
  await expect(make(bakery, ['vaporwave'])).rejects.toThrow(/vaporwave/);
});

test('a name in both languages becomes a name and its second name', async () => {
  const logos = await makeAiLogos({ ...bakery, name: '半山 Half Hill', styles: ['cool-blue'], seed: 1 }, { outlines });
  for (const { doc } of logos) expect([doc.name.text, doc.secondName?.text]).toEqual(['半山', 'Half Hill']);
});
