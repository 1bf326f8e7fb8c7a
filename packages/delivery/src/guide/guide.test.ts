import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toTtf } from '@markwright/fonts';
import { readShippedFont } from '@markwright/fonts/node';
import { drawPicture } from '@markwright/raster/draw-picture';
import { contrast, setBackground, setLayout, type LogoDoc, type Outlines } from '@markwright/logo';
import type { Box } from '@markwright/vector';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sliceOf } from '../../../../scripts/sweeps.ts';
import { hasProgram } from '../testing/foreign.ts';
import type { Picture, PictureRequest } from '../plan/pack-file.ts';
import { SAMPLES, sampleOutlines } from '../testing/sample-docs.ts';
import { buildGuide, drawGuide, type GuideOptions } from './build-guide.ts';
import type { ListedFile } from './kit.ts';
import { BLEED_BOX, PAGE_BOX, SMALLEST_PT, type Item, type Sheet } from './sheet.ts';

const files: ListedFile[] = (
  [
    ['print', 'pdf'],
    ['print', 'eps'],
    ['sign', 'dxf'],
    ['web', 'svg'],
    ['web', 'png'],
    ['trademark', 'jpg'],
    ['office', 'pptx'],
  ] as const
).map(([folder, end]) => ({ folder, path: `${folder}/file.${end}`, type: '' }));

const options: GuideOptions = { language: 'both', files, day: '2026-11-16' };

const sample = (name: string): LogoDoc => {
  const doc = SAMPLES[name];
  if (!doc) throw new Error(`There is no sample ${name}`);
  return doc;
};
const withIcon = (doc: LogoDoc): LogoDoc => {
  if (!doc.mark) throw new Error('The sample has no mark');
  const { box, shapes } = doc.mark.drawing;
  return { ...doc, mark: { ...doc.mark, drawing: { box, shapes }, source: { kind: 'icon', id: 'set:bear' } } };
};
/** Kinds of logo that the pages adapt to. */
const KINDS: Readonly<Record<string, () => LogoDoc>> = {
  'a mark of our own': () => sample('stacked'),
  'Latin letters only': () => sample('wide'),
  'a badge': () => sample('badge'),
  'words without a mark': () => sample('wordOnly'),
  'a long name': () => sample('longName'),
  'a dark ground with gradients': () => sample('darkGradient'),
  'art lettering': () => sample('lettering'),
  'no ground at all': () => setBackground(sample('stacked'), 'transparent'),
  'an icon of a library': () => withIcon(sample('stacked')),
  'a seal with its name cut out': () => setLayout(sample('wordOnly'), 'grid-seal'),
  'a strong ground': () => setBackground(sample('wide'), '#c32c15'),
};

let outlines: Outlines;
const fonts = new Map<string, Promise<Uint8Array>>();
const readFont = (key: string) => {
  const found = fonts.get(key) ?? readShippedFont(key).then(toTtf);
  fonts.set(key, found);
  return found;
};
/** Where pages are measured one photograph stands for all. */
let photo: Promise<Picture> | undefined;
const draw = (request: PictureRequest) => (photo ??= drawPicture({ ...request, longSide: 900 }));
beforeAll(async () => {
  outlines = await sampleOutlines();
}, 60_000);

const isWithin = (box: Box, room: Box): boolean =>
  box.x >= room.x - 0.01 &&
  box.y >= room.y - 0.01 &&
  box.x + box.width <= room.x + room.width + 0.01 &&
  box.y + box.height <= room.y + room.height + 0.01;
const meet = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

type TextItem = Extract<Item, { kind: 'text' }>;
const textsOf = (items: readonly Item[]): TextItem[] =>
  items.flatMap((item) => (item.kind === 'text' ? [item] : item.kind === 'clip' ? textsOf(item.items) : []));

const saidOn = (sheet: Sheet | undefined): string =>
  textsOf(sheet?.items ?? [])
    .map(({ text }) => text)
    .join('');

/** Texts on a page that stand on each other. Those of wrong uses crowd on purpose and are clipped to their field. */
function overlapsOf(sheet: Sheet): string[] {
  const texts = textsOf(sheet.items.filter(({ kind }) => kind !== 'clip'));
  return texts.flatMap((one, index) =>
    texts.slice(index + 1).flatMap((other) => (meet(one.box, other.box) ? [`${one.text} | ${other.text}`] : [])),
  );
}

// A few kinds, or all in a sweep.
describe.each([...sliceOf(Object.entries(KINDS), 3)])('the guide of a logo with %s', (_, docOf) => {
  let sheets: Sheet[];
  beforeAll(async () => {
    ({ sheets } = await drawGuide(docOf(), options, { outlines, readFont, draw }));
  }, 60_000);

  test('has twelve pages, each with a title of its own', () => {
    expect(sheets).toHaveLength(12);
    expect(new Set(sheets.map(({ title }) => title)).size).toBe(12);
  });

  test('shows the brand large on its cover', () => {
    const [cover] = sheets;
    const art = cover?.items
      .flatMap((item) => (item.kind === 'clip' ? item.items : []))
      .find(({ kind }) => kind === 'logo');
    if (art?.kind !== 'logo' || !cover) throw new Error('The cover has no picture');
    expect(Math.max(art.box.width, art.box.height)).toBeGreaterThan(100);
    const colors = art.shapes.flatMap(({ color, gradient }) => [
      color,
      ...(gradient?.stops.map((stop) => stop.color) ?? []),
    ]);
    expect(Math.max(...colors.map((color) => contrast(color, cover.ground)))).toBeGreaterThan(1.3);
  });

  test('draws nothing outside the page and its bleed', () => {
    const outside = sheets.flatMap(({ title, items }) =>
      items.filter(({ box }) => !isWithin(box, BLEED_BOX)).map((item) => `${title}: ${item.kind}`),
    );
    expect(outside).toEqual([]);
  });

  test('sets no text under 7 points, over the edge or on other text', () => {
    const texts = sheets.flatMap(({ items }) => textsOf(items));
    expect(texts.length).toBeGreaterThan(100);
    expect(Math.min(...texts.map(({ size }) => size))).toBeGreaterThanOrEqual(SMALLEST_PT);
    expect(texts.filter(({ box }) => !isWithin(box, PAGE_BOX)).map(({ text }) => text)).toEqual([]);
    expect(sheets.flatMap(overlapsOf)).toEqual([]);
  });

  test('keeps text off the logo where the logo is shown, not measured', () => {
    const shown = [3, 6, 9].map((index) => sheets[index] as Sheet);
    const touching = shown.flatMap(({ items, title }) => {
      const logos = items.filter(({ kind }) => kind === 'logo');
      return textsOf(items.filter(({ kind }) => kind === 'text')).flatMap(({ text, box }) =>
        logos.some((logo) => meet(logo.box, box)) ? [`${title}: ${text}`] : [],
      );
    });
    expect(touching).toEqual([]);
  });
});

test('a guide in one language says nothing in the other', async () => {
  const doc = sample('wide');
  const english = await drawGuide(doc, { ...options, language: 'en' }, { outlines, readFont, draw });
  const texts = english.sheets.flatMap(({ items }) => textsOf(items)).map(({ text }) => text);
  // Folders keep the names they have in the pack.
  expect(texts.filter((text) => /\p{Script=Han}/u.test(text) && !/^\d /.test(text))).toEqual([]);
  const chinese = await drawGuide(doc, { ...options, language: 'zh' }, { outlines, readFont, draw });
  expect(chinese.sheets.map(({ title }) => title)).toContain('方格制图');
}, 60_000);

test('shows the logo in six photographs that suit the trade, each with its name', async () => {
  const asked: string[] = [];
  const watched = (request: PictureRequest) => {
    asked.push(request.scene?.name ?? '');
    return draw(request);
  };
  const deps = { outlines, readFont, draw: watched };
  const { sheets } = await drawGuide(sample('stacked'), { ...options, trade: '律师事务所' }, deps);
  expect(asked).toEqual(['door-plate', 'business-cards', 'letterhead', 'window-lettering', 'stamp', 'hanging-sign']);
  const uses = sheets.find(({ title }) => title === '应用');
  const pictures = uses?.items.flatMap((item) => (item.kind === 'clip' ? item.items : []));
  expect(pictures?.filter(({ kind }) => kind === 'picture')).toHaveLength(6);
  expect(saidOn(uses)).toContain('橱窗贴字');
}, 60_000);

test('without a list of files the page about them is left out', async () => {
  const { sheets } = await drawGuide(sample('stacked'), { ...options, files: [] }, { outlines, readFont, draw });
  expect(sheets).toHaveLength(11);
}, 60_000);

test('an icon of a library is measured, and nothing is claimed about how it was drawn', async () => {
  const { sheets } = await drawGuide(withIcon(sample('stacked')), options, { outlines, readFont, draw });
  const said = textsOf(sheets[2]?.items ?? [])
    .map(({ text }) => text)
    .join('');
  expect(said).toContain('没有作图线可考');
  expect(said).not.toContain('圆弧半径');
  const idea = textsOf(sheets[1]?.items ?? []).map(({ text }) => text);
  expect(idea).toContain('外框');
  expect(idea).not.toContain('作图');
}, 60_000);

test('a letter that stands for the name is described and measured as a letter, not as the drawing it replaced', async () => {
  const doc = setLayout(sample('stacked'), 'monogram');
  const { sheets } = await drawGuide(doc, options, { outlines, readFont, draw });
  expect(saidOn(sheets[1])).toContain('“半”字，就是标志。');
  expect(saidOn(sheets[1])).not.toContain('熊');
  expect(saidOn(sheets[2])).toContain('图形是名称里的一个字和它的底框');
  expect(saidOn(sheets[2])).not.toContain('圆弧半径');
}, 60_000);

test('of a mark its owner brought no idea is told, and no library is named', async () => {
  const { mark, ...doc } = withIcon(sample('stacked'));
  const brought = { ...doc, mark: mark && { ...mark, source: { kind: 'upload', id: 'mine' } } };
  const { sheets } = await drawGuide(brought, options, { outlines, readFont, draw });
  expect(sheets.map(({ title }) => title)).not.toContain('标志释义');
  expect(sheets.map(saidOn).join('')).not.toContain('图标库');
  expect(saidOn(sheets[1])).toContain('图形由你提供');
}, 60_000);

const hasPoppler = hasProgram('pdftotext', ['-v']);

describe('the file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'guide-'));
  const path = join(folder, 'guide.pdf');
  let bytes: Uint8Array;
  /** Each photograph is drawn once. */
  const drawn = new Map<string, Promise<Picture>>();
  const drawOnce = (request: PictureRequest): Promise<Picture> => {
    const key = JSON.stringify(request);
    const picture = drawn.get(key) ?? drawPicture(request);
    drawn.set(key, picture);
    return picture;
  };
  beforeAll(async () => {
    bytes = await buildGuide(sample('stacked'), options, { outlines, readFont, draw: drawOnce });
    writeFileSync(path, bytes);
  }, 60_000);
  afterAll(() => rmSync(folder, { recursive: true }));

  test('is small, and the same document gives the same bytes', async () => {
    expect(bytes.length).toBeLessThan(2_000_000);
    const again = await buildGuide(sample('stacked'), options, { outlines, readFont, draw: drawOnce });
    expect(Buffer.compare(Buffer.from(bytes), Buffer.from(again))).toBe(0);
  }, 60_000);

  test('has A4 pages with bleed and fonts in part', () => {
    const text = Buffer.from(bytes).toString('latin1');
    expect(text.match(/\/Type\/Page\//g)).toHaveLength(12);
    expect(text.match(/\/TrimBox\[8\.504 8\.504 850\.394 603\.78\]/g)).toHaveLength(12);
    expect(text.match(/\/MediaBox\[0 0 858\.898 612\.283\]/g)).toHaveLength(12);
    expect(text.match(/\/Subtype\/Image\/Width (1600|900)\//g)).toHaveLength(6);
    expect(text.match(/\/FontName\/[A-Z]{6}\+NotoSansSC/g)?.length).toBe(4);
  });

  // Needs poppler's tools; where they are not installed the tests above still read the file itself.
  test.skipIf(!hasPoppler)('is read by poppler: twelve A4 pages, subsets, text that copies out right', () => {
    const ask = (program: string, ...rest: string[]) => execFileSync(program, rest, { encoding: 'utf8' });
    expect(ask('pdfinfo', path)).toMatch(/Pages:\s+12[\s\S]*\(A4\)/);
    const rows = ask('pdffonts', path).trim().split('\n').slice(2);
    expect(rows).toHaveLength(4);
    for (const row of rows) expect(row).toMatch(/CID TrueType\s+Identity-H\s+yes yes yes/);
    const text = ask('pdftotext', path, '-');
    for (const words of ['品牌手册', '方格制图', 'Clear space and minimum size', 'OFL-1.1', '半山面包'])
      expect(text).toContain(words);
  });
});
