import {
  renderConstruction,
  renderSvg,
  type LogoDoc,
  type Outlines,
  type RenderOptions,
  type WatermarkStrength,
} from '@markwright/logo';

export type DrawOptions = Pick<RenderOptions, 'size' | 'background' | 'tone' | 'ground'> & {
  /** Without the watermark that every other picture carries. */
  bought?: boolean;
  watermark?: WatermarkStrength;
  /** Instead of the logo the lines it was constructed with; a screen pixel in artboard units. */
  guides?: { pixel: number };
};

/** A logo as markup, in the page or in the painting worker. */
export function printLogo(doc: LogoDoc, options: DrawOptions, outlines: Outlines): string {
  const { guides, bought, watermark = 'plain', ...look } = options;
  if (!guides) return renderSvg(doc, { ...look, watermark: bought ? false : watermark, outlines });
  const { size, background } = look;
  return renderConstruction(doc, { outlines, pixel: guides.pixel, size, background, guidesOnly: true });
}
