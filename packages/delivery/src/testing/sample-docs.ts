import { openShippedOutlines } from '@markwright/fonts/node';
import { missingCharacters } from '@markwright/fonts';
import {
  artDoc,
  colorWorld,
  findPalette,
  neededGlyphs,
  newDoc,
  type LogoDoc,
  type MarkDrawing,
} from '@markwright/logo';

/** A face with eyes: a body, details on it in the second colour, a hole, and a simpler drawing for small sizes. */
const bear: MarkDrawing = {
  box: { x: 0, y: 0, width: 120, height: 110 },
  shapes: [
    { d: 'M10 60A50 50 0 1 1 110 60A50 50 0 1 1 10 60Z', paint: 'primary' },
    { d: 'M30 50A8 8 0 1 1 46 50A8 8 0 1 1 30 50Z', paint: 'secondary' },
    { d: 'M74 50A8 8 0 1 1 90 50A8 8 0 1 1 74 50Z', paint: 'secondary' },
    { d: 'M45 80Q60 92 75 80', paint: 'ground', strokeWidth: 6 },
    { d: 'M85 5A15 15 0 1 1 115 5A15 15 0 1 1 85 5Z', paint: 'secondary' },
  ],
  construction: [{ kind: 'circle', cx: 60, cy: 60, r: 50 }],
  small: [{ d: 'M10 60A50 50 0 1 1 110 60A50 50 0 1 1 10 60Z', paint: 'primary' }],
};

type Wanted = {
  name: string;
  layout: string;
  font?: string;
  secondName?: string;
  slogan?: string;
  hasMark?: boolean;
  seed?: number;
};

function sample({ name, layout, font, secondName, slogan, hasMark = true, seed = 0 }: Wanted): LogoDoc {
  const palette = findPalette('warm');
  if (!palette) throw new Error('The warm palette is gone');
  const world = colorWorld(palette.id, seed);
  const latin = 'montserrat-extrabold.ttf';
  return newDoc({
    name,
    secondName,
    slogan,
    fonts: { name: font ?? 'noto-sans-sc-black.ttf', secondName: latin, slogan: 'noto-sans-sc-black.ttf' },
    colors: world,
    palette: { id: palette.id, colors: [...palette.colors] },
    layout,
    mark: hasMark
      ? {
          drawing: bear,
          source: { kind: 'own', id: 'animal/bear', seed: 1 },
          meaning: { zh: '一只笑着的熊', en: 'a smiling bear' },
          primary: world.mark,
          secondary: world.accent,
          scale: 1,
        }
      : undefined,
    seed,
  });
}

const dark = (doc: LogoDoc): LogoDoc => ({
  ...doc,
  background: '#0b1020',
  name: { ...doc.name, color: '#f4f4ff' },
  mark: doc.mark && { ...doc.mark, primary: '#00e5ff', secondary: '#ff3df2' },
  effects: {
    parts: [{ kind: 'gradient', on: 'all', colors: ['#00e5ff', '#ff3df2'], angle: 0, across: 'lockup' }],
    backdrops: [{ kind: 'grid', colors: ['primary'], strength: 0.5 }],
  },
});

/** Few but very different logos, in shipped fonts. */
export const SAMPLES: Readonly<Record<string, LogoDoc>> = {
  stacked: sample({ name: '半山面包', layout: 'stacked', secondName: 'Half Hill Bakery' }),
  wide: sample({ name: 'Blue Fox', layout: 'horizontal', font: 'montserrat-extrabold.ttf', seed: 3 }),
  badge: sample({ name: '老陈面馆', layout: 'badge', secondName: 'Lao Chen' }),
  wordOnly: sample({ name: '小满花店', layout: 'side-bar', secondName: 'Grain Full', hasMark: false }),
  longName: sample({ name: '广州市越秀区好邻居社区食堂', layout: 'stacked', slogan: '街坊的味道' }),
  darkGradient: dark(sample({ name: '云上Cloudy', layout: 'stacked' })),
  lettering: artDoc(
    { name: '熊猫搬家', style: 'neon', seed: 4 },
    (font, text) => missingCharacters(font, text).length === 0,
  ),
};

export async function sampleOutlines() {
  const outlines = openShippedOutlines();
  await outlines.ensureLoaded(Object.values(SAMPLES).flatMap((doc) => [...neededGlyphs(doc).keys()]));
  return outlines;
}
