import type { LogoDoc } from '@markwright/logo';
import { colorWorld, findDrawingExcess, findPalette, newDoc } from '@markwright/logo';
import { tracingToSvg, type CutOut, type Tracing } from '@markwright/matting';
import { mattingMessages } from '../../i18n/matting.ts';
import { saveFile } from '../../lib/download/save-file.ts';

export async function savePng({ data, width, height }: CutOut, name: string): Promise<void> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  canvas.getContext('2d')?.putImageData(new ImageData(new Uint8ClampedArray(data), width, height), 0, 0);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (blob) saveFile(blob, `${name}.png`);
}

export const saveSvg = (tracing: Tracing, name: string): void =>
  saveFile(new Blob([tracingToSvg(tracing)], { type: 'image/svg+xml' }), `${name}.svg`);

const FONT = 'noto-sans-sc-black.ttf';
const PALETTE = 'monochrome';

/** A logo with the traced picture as its mark; undefined where the picture is too busy for one. */
export function logoWithMark(tracing: Tracing, name: string): LogoDoc | undefined {
  const drawing = {
    box: tracing.box,
    shapes: tracing.shapes.map((shape) => ({ ...shape, fillRule: 'evenodd' as const })),
  };
  const palette = findPalette(PALETTE);
  if (!palette || findDrawingExcess(drawing) !== null) return undefined;
  const world = colorWorld(palette.id, 0);
  return newDoc({
    name,
    fonts: { name: FONT },
    colors: world,
    palette: { id: palette.id, colors: [...palette.colors] },
    layout: 'stacked',
    mark: {
      drawing,
      source: { kind: 'own-picture', id: 'matting' },
      // Kept in the document in both languages, whatever the page's.
      meaning: { zh: mattingMessages.zh.meaning, en: mattingMessages.en.meaning },
      primary: world.mark,
      secondary: world.accent,
      scale: 1,
    },
  });
}
