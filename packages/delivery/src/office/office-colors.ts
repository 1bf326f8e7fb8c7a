import { contrast, mixColors, type LogoDoc } from '@markwright/logo';
import type { Lockups } from '../lockups/lockups.ts';

/** The colours of an office theme, by the names its format gives them; six digits without the sign. */
export type OfficeColors = {
  dk1: string;
  lt1: string;
  dk2: string;
  lt2: string;
  accents: readonly [string, string, string, string, string, string];
};

const bare = (hex: string): string => hex.slice(1, 7).toUpperCase();
const INK = '#1f1d1a';

/** Brand colours first, each once; then steps between them, so that a chart of six columns stays in the family. */
export function officeColors(doc: LogoDoc, lockups: Lockups): OfficeColors {
  const dark = lockups.get('designed', 'reversed').ground ?? INK;
  const seen = lockups.get('designed', 'colour').shapes.map(({ color }) => color);
  const candidates = [doc.mark?.primary, ...seen, doc.layout.accent, ...doc.palette.colors].filter(
    (color): color is string => color !== undefined && contrast(color, '#ffffff') >= 1.6,
  );
  const [first = dark, second = dark, third = second] = [...new Set(candidates.map((color) => color.toLowerCase()))];
  const accents = [
    first,
    second,
    third,
    mixColors(first, '#ffffff', 0.4),
    mixColors(second, '#ffffff', 0.4),
    mixColors(dark, '#ffffff', 0.5),
  ].map(bare) as unknown as OfficeColors['accents'];
  return { dk1: bare(INK), lt1: 'FFFFFF', dk2: bare(dark), lt2: bare(mixColors(first, '#ffffff', 0.93)), accents };
}
