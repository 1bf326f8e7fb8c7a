import { boxOfShapes, openGuideKit, openLockups, printShapes, svgOf } from '@markwright/delivery';
import { missingCharacters, toTtf } from '@markwright/fonts';
import { openShippedOutlines, readShippedFont } from '@markwright/fonts/node';
import {
  artDoc,
  colorWorld,
  drawPlaced,
  findPalette,
  layOut,
  neededGlyphs,
  newDoc,
  openArrangements,
  place,
  placeIcon,
  printForPanel,
  printPath,
  renderIcon,
  renderMockUp,
  renderSvg,
  type Box,
  type LogoDoc,
  type MarkChoice,
} from '@markwright/logo';
import { renderPrint } from '@markwright/logo/print';
import { logoShapes, type LogoShape } from '@markwright/logo/shapes';
import { marksWithReplacedPart, sceneMarks } from '@markwright/making';
import { Resvg } from '@resvg/resvg-js';
import { beforeAll, describe, expect, test } from 'vitest';

const HANZI = 'noto-sans-sc-black.ttf';
const outlines = openShippedOutlines();

/** A white triangle and a yellow dot on a green disc: what somebody might bring. */
const brought: MarkChoice = {
  drawing: {
    box: { x: 0, y: 0, width: 100, height: 100 },
    shapes: [
      { d: 'M0 50A50 50 0 1 1 100 50A50 50 0 1 1 0 50Z', paint: '#1f7a4d' },
      { d: 'M50 18L80 70H20Z', paint: '#ffffff' },
      { d: 'M42 54A8 8 0 1 1 58 54A8 8 0 1 1 42 54Z', paint: '#f2b705' },
    ],
  },
  source: { kind: 'upload', id: 'brought' },
  meaning: { zh: '你上传的图形', en: 'Your own mark' },
};

type Design = { layout: string; mark?: MarkChoice | undefined; name?: string; seed?: number };

function design({ layout, mark = brought, name = '老周牛肉面', seed = 16 }: Design): LogoDoc {
  const palette = findPalette('warm')!;
  const world = colorWorld(palette.id, 0);
  const colors = { primary: world.mark, secondary: world.accent, scale: 1 };
  return newDoc({
    name,
    fonts: { name: HANZI },
    colors: world,
    palette: { id: palette.id, colors: [...palette.colors] },
    layout,
    mark: { ...mark, ...colors },
    seed,
  });
}

const onDark = (doc: LogoDoc): LogoDoc => ({
  ...doc,
  background: '#12315c',
  name: { ...doc.name, color: '#f6e3c5' },
  mark: doc.mark && { ...doc.mark, primary: '#f6e3c5', secondary: '#ffb13d' },
});
const inGradient = (doc: LogoDoc): LogoDoc => ({
  ...doc,
  effects: {
    parts: [{ kind: 'gradient', on: 'all', colors: ['#c32c15', '#f2b705'], angle: 0, across: 'part' }],
    backdrops: [],
  },
});

const [scene] = sceneMarks({ subject: 'cat', relation: 'on', object: 'moon' }, 1);
function replaced(name: string): MarkChoice {
  const [mark] = marksWithReplacedPart({ name, outlines, fontKeys: [HANZI], concepts: [], seed: 1 });
  if (!mark) throw new Error(`No part of ${name} can be replaced`);
  return mark;
}

const KINDS: Record<string, () => LogoDoc> = {
  'an own mark': () => design({ layout: 'stacked' }),
  'an own mark on a dark ground': () => onDark(design({ layout: 'stacked' })),
  'an own mark in a tile': () => design({ layout: 'tile' }),
  'an own mark in a design with a gradient': () => inGradient(design({ layout: 'horizontal' })),
  'a monogram in an arch': () => design({ layout: 'monogram' }),
  'a monogram in a row': () => design({ layout: 'monogram-row' }),
  'a seal': () => design({ layout: 'vertical-seal' }),
  'a seal of four characters': () => design({ layout: 'grid-seal', name: '老周面馆' }),
  'a scene': () => design({ layout: 'stacked', mark: scene }),
  'a character with a replaced part': () => design({ layout: 'stacked', mark: replaced('青江'), name: '青江鱼馆' }),
  'art lettering': () =>
    artDoc({ name: '熊猫搬家', style: 'neon', seed: 4 }, (font, text) => missingCharacters(font, text).length === 0),
  'a gradient': () => inGradient(design({ layout: 'stacked', mark: scene })),
  'words alone': () => design({ layout: 'wordmark' }),
};

const PIXELS = 96;
const SIGN_PIXELS = 480;
type Picture = { pixels: Buffer; width: number; height: number };

/** A part of a drawing. */
const viewOf = (svg: string, { x, y, width, height }: Box): string =>
  svg.replace(/viewBox="[^"]*" width="[^"]*" height="[^"]*"/, `viewBox="${x} ${y} ${width} ${height}"`);

/** Letters come as outlines: to read all fonts of the machine takes longer than to draw. */
const font = { loadSystemFonts: false };

function draw(svg: string, background = '#ffffff', across = PIXELS): Picture {
  const fitTo = { mode: 'width', value: across } as const;
  const { pixels, width, height } = new Resvg(svg, { background, fitTo, font }).render();
  return { pixels, width, height };
}

/** Share of the pixels that clearly differ: an edge that is smoothed otherwise is one pixel wide. */
function difference(one: Picture, other: Picture): number {
  if (Math.abs(one.height - other.height) > 2) return 1;
  const height = Math.min(one.height, other.height);
  let apart = 0;
  for (let at = 0; at < one.width * height * 4; at += 4) {
    const by = [0, 1, 2].map((channel) =>
      Math.abs((one.pixels[at + channel] ?? 0) - (other.pixels[at + channel] ?? 0)),
    );
    if (Math.max(...by) > 110) apart += 1;
  }
  return apart / (one.width * height);
}

/** More than any two scalings of one drawing differ by, and far less than a triangle that is missing in its disc. */
const NOISE = 0.02;
const BELOW_NOISE: unknown = expect.toSatisfy((share: number) => share < NOISE);

const squareAround = ({ x, y, width, height }: Box): Box => {
  const side = Math.max(width, height);
  return { x: x + (width - side) / 2, y: y + (height - side) / 2, width: side, height: side };
};

beforeAll(async () => {
  await outlines.ensureLoaded([HANZI]);
});

/** The guide knows strokes; elsewhere shapes are filled outlines. */
const printDrawn = (shapes: readonly (LogoShape & { strokeWidth?: number })[]) =>
  shapes
    .map((shape) =>
      shape.strokeWidth === undefined
        ? printShapes([shape])
        : `<path fill="none" stroke="${shape.color}" stroke-width="${shape.strokeWidth}" stroke-linecap="round" stroke-linejoin="round" d="${printPath(shape.path, place(1, 0, 0))}"/>`,
    )
    .join('');

const GUIDE = { language: 'both', files: [], day: '2026-11-18' } as const;
const fonts = new Map<string, Promise<Uint8Array>>();
const readFont = (key: string) => {
  const found = fonts.get(key) ?? readShippedFont(key).then(toTtf);
  fonts.set(key, found);
  return found;
};

const open = async (make: () => LogoDoc) => {
  const doc = make();
  await outlines.ensureLoaded([...neededGlyphs(doc).keys()]);
  return { doc, lockups: openLockups(doc, outlines) };
};

describe.each(Object.entries(KINDS))('%s', (_kind, make) => {
  let opened: Awaited<ReturnType<typeof open>>;
  beforeAll(async () => {
    opened = await open(make);
  });

  test('is one drawing on the sheet, on things, in icons, in the pack and in the guide', async () => {
    const { doc, lockups } = opened;
    const ground = doc.background === 'transparent' ? '#ffffff' : doc.background;
    const kit = await openGuideKit(doc, GUIDE, { outlines, lockups, readFont });
    const sizeOf = ({ width, height }: { width: number; height: number }) => ({ width, height });
    const frame = (lockup: { width: number; height: number }) => ({
      view: squareAround({ x: 0, y: 0, ...sizeOf(lockup) }),
      ground,
      title: '',
    });
    const pack = lockups.get('mark', 'original');
    const places: Record<string, string> = {
      icon: renderIcon(doc, { outlines, pixels: 512, fill: 1 }),
      'app icon': viewOf(renderMockUp('app', doc, outlines), { x: 181, y: 67, width: 38, height: 38 }),
      ...(kit.mark && { guide: svgOf([], { ...frame(kit.mark), under: printDrawn(kit.mark.shapes) }) }),
    };
    const own = openArrangements(doc, outlines).find('mark');
    const model = draw(svgOf(pack.shapes, frame(pack)));
    const sheet = own?.doc === doc ? draw(viewOf(renderSvg(doc, { outlines }), own.placed.box)) : undefined;
    const cut = draw(svgOf(pack.shapes, { ...frame(pack), view: { x: 0, y: 0, ...sizeOf(pack) } }));
    if (sheet) expect(difference(cut, sheet)).toBeLessThan(NOISE);
    for (const [where, svg] of Object.entries(places)) {
      expect([where, difference(model, draw(svg))]).toEqual([where, BELOW_NOISE]);
    }
  });

  test('is that drawing on photographed things, as designed, in a row and in a column', () => {
    const { doc, lockups } = opened;
    const ground = doc.background === 'transparent' ? '#ffffff' : doc.background;
    for (const [shape, arrangement] of [
      ['own', 'designed'],
      ['row', 'wide'],
      ['column', 'stacked'],
    ] as const) {
      const { shapes } = lockups.get(arrangement, 'original');
      const pack = svgOf(shapes, { view: boxOfShapes(shapes), ground, title: '' });
      const panel = printForPanel(doc, outlines, { shape, ground });
      expect([shape, difference(draw(pack, ground), draw(panel, ground))]).toEqual([shape, BELOW_NOISE]);
    }
  });

  test('is one picture in one colour, in the plain files and in the pack', () => {
    const { doc, lockups } = opened;
    const placed = layOut(doc, outlines);
    for (const [ground, coloring] of [
      ['reversed', 'reversed'],
      ['clear-reversed', 'white'],
    ] as const) {
      const pack = lockups.get('designed', coloring);
      const view = { x: 0, y: 0, width: pack.width, height: pack.height };
      const behind = '#17130f';
      const ofPack = draw(svgOf(pack.shapes, { view, ground: pack.ground, title: '' }), behind);
      const box = boxOfShapes(logoShapes(placed, doc, coloring).shapes);
      for (const file of [renderPrint(doc, { outlines, ground }), renderSvg(doc, { outlines, ground })]) {
        expect([ground, difference(ofPack, draw(viewOf(file, box), behind))]).toEqual([ground, BELOW_NOISE]);
      }
    }
  });
});

/** Where there is ink: what clearly differs from the picture's corner. */
function inked({ pixels, width, height }: Picture): Picture {
  const isInk = (at: number) =>
    [0, 1, 2].some((channel) => Math.abs((pixels[at + channel] ?? 0) - (pixels[channel] ?? 0)) > 50);
  const mask = Buffer.alloc(pixels.length);
  for (let at = 0; at < mask.length; at += 4) mask.fill(isInk(at) ? 255 : 0, at, at + 3);
  return { pixels: mask, width, height };
}

test('on a shop sign stands the wide logo of the pack, letter marks and own marks included', async () => {
  for (const kind of [
    'an own mark',
    'a monogram in an arch',
    'a monogram in a row',
    'a scene',
    'an own mark in a tile',
  ]) {
    const { doc, lockups } = await open(KINDS[kind]!);
    const room = { x: 64, y: 46, width: 272, height: 46 };
    const wide = lockups.get('wide', 'white');
    const scale = Math.min(room.width / wide.width, room.height / wide.height);
    const [width, height] = [room.width / scale, room.height / scale];
    const view = { x: (wide.width - width) / 2, y: (wide.height - height) / 2, width, height };
    const sign = draw(viewOf(renderMockUp('sign', doc, outlines), room), '#ffffff', SIGN_PIXELS);
    const pack = draw(svgOf(wide.shapes, { view, ground: '#000000', title: '' }), '#ffffff', SIGN_PIXELS);
    expect([kind, difference(inked(sign), inked(pack))]).toEqual([kind, BELOW_NOISE]);
  }
});

test('an own mark in one colour keeps its parts: the triangle is a hole in the disc, the dot stands in it', async () => {
  const { doc } = await open(() => design({ layout: 'stacked' }));
  const { placed } = placeIcon(doc, outlines);
  const svg = viewOf(drawPlaced(placed, doc, { ground: 'reversed' }), placed.box);
  const { pixels } = draw(svg);
  const at = (x: number, y: number) => pixels[(y * PIXELS + x) * 4]!;
  expect(at(6, 48)).toBe(255);
  expect(at(48, 30)).toBeLessThan(200);
  expect(at(48, 52)).toBe(255);
});
