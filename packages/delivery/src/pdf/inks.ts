import { cmykOf, type Cmyk } from '../color/cmyk.ts';
import { rgbOf } from '../color/rgb.ts';
import { pdfNumber as n } from './pdf-objects.ts';

/** cmyk: process inks · spot: the brand's colours as inks of their own · rgb: for screens and offices. */
export type InkMode = 'cmyk' | 'spot' | 'rgb';

/** An ink of its own: the name its plate carries, and the process inks that stand in for it on a screen. */
export type SpotInk = { name: string; color: string; inks: Cmyk };

/** Colours that get a plate of their own: no neutrals, which are black ink, and no white, which is paper. */
export function spotInksOf(colors: Iterable<string>): SpotInk[] {
  const found: SpotInk[] = [];
  for (const color of new Set(colors)) {
    const inks = cmykOf(color);
    const isNeutral = inks[0] + inks[1] + inks[2] === 0;
    if (!isNeutral) found.push({ name: `BRAND ${found.length + 1} ${color.slice(1).toUpperCase()}`, color, inks });
  }
  return found;
}

export type InkWriter = {
  mode: InkMode;
  spots: readonly SpotInk[];
  /** The operator that fills with a colour. */
  fill(color: string): string;
  /** Numbers of a colour for a shading, in the space that `shadingSpace` names. */
  components(color: string): string;
  shadingSpace: string;
};

export function openInks(mode: InkMode, spots: readonly SpotInk[]): InkWriter {
  const cmyk = (color: string) => cmykOf(color).map(n).join(' ');
  const rgb = (color: string) =>
    rgbOf(color)
      .map((value) => n(value / 255))
      .join(' ');
  const components = mode === 'rgb' ? rgb : cmyk;
  return {
    mode,
    spots,
    components,
    shadingSpace: mode === 'rgb' ? '/DeviceRGB' : '/DeviceCMYK',
    fill(color) {
      const spot = mode === 'spot' ? spots.findIndex((each) => each.color === color) : -1;
      if (spot >= 0) return `/Spot${spot} cs 1 scn`;
      return mode === 'rgb' ? `${rgb(color)} rg` : `${cmyk(color)} k`;
    },
  };
}
