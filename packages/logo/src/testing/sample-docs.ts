import { colorWorld } from '../color/color-world.ts';
import type { LogoDoc } from '../document/logo-doc.ts';
import { newDoc } from '../document/new-doc.ts';
import type { MarkDrawing } from '../mark/mark-drawing.ts';
import { findPalette } from '../palettes.ts';
import { HANZI_BOXES, LATIN_BOXES } from './box-outlines.ts';

/** A hill and a sun: one filled shape, one accent, one stroke, one hole. */
const hillDrawing: MarkDrawing = {
  box: { x: 0, y: 0, width: 120, height: 100 },
  shapes: [
    { d: 'M0 100L60 20L120 100Z', paint: 'primary' },
    { d: 'M90 20A20 20 0 1 1 130 20A20 20 0 1 1 90 20Z', paint: 'secondary' },
    { d: 'M30 90H90', paint: 'ground', strokeWidth: 8 },
  ],
  construction: [
    { kind: 'circle', cx: 110, cy: 20, r: 20 },
    { kind: 'line', x1: 0, y1: 100, x2: 60, y2: 20 },
  ],
  small: [{ d: 'M0 100L60 20L120 100Z', paint: 'primary' }],
};

export const hillMark = {
  drawing: hillDrawing,
  source: { kind: 'own', id: 'nature/hill/sun', seed: 1 },
  meaning: { zh: '半山与朝阳', en: 'half a hill and the morning sun' },
};

type Wanted = {
  name?: string;
  secondName?: string;
  slogan?: string;
  layout?: string;
  mark?: boolean;
  palette?: string;
  seed?: number;
};

/** A document in box letters; tests state only what they are about. */
export function sampleDoc(wanted: Wanted = {}): LogoDoc {
  const name = wanted.name ?? '半山面包';
  const palette = findPalette(wanted.palette ?? 'warm') ?? findPalette('warm');
  if (!palette) throw new Error('The warm palette is gone');
  const world = colorWorld(palette.id, wanted.seed ?? 0);
  return newDoc({
    name,
    secondName: wanted.secondName,
    slogan: wanted.slogan,
    fonts: { name: HANZI_BOXES, secondName: LATIN_BOXES, slogan: HANZI_BOXES },
    colors: world,
    palette: { id: palette.id, colors: [...palette.colors] },
    layout: wanted.layout ?? 'stacked',
    mark: wanted.mark === false ? undefined : { ...hillMark, primary: world.mark, secondary: world.accent, scale: 1 },
    seed: wanted.seed ?? 0,
  });
}
