import { contrast, ensureContrast, MARK_CONTRAST, NAME_CONTRAST, toHex, toOklch } from '@markwright/logo';
import type { StylePair } from './cast-styles.ts';
import type { BriefReading } from './interpret-brief.ts';
import { withoutRefused } from '../read/refused.ts';
import type { AiColors } from './style-program.ts';

/** The style's or the trade's colours made readable, with a colour the brief asks for where the style lets it in. */
export function settleColours(wanted: AiColors, { form, colour, colors }: StylePair, reading: BriefReading): AiColors {
  const allowed = (hex: string) => withoutRefused(hex, reading.refusals);
  const ground = allowed(wanted.ground);
  // A colour asked for by name is the mark's, save in styles that are a colour themselves.
  const mayTake = colors !== undefined || colour.takesColor || colour.leads === 'form';
  const asked = mayTake ? reading.colors.find(({ from }) => from === 'named') : undefined;
  const own = allowed(wanted.mark);
  const mark = asked ? likeness(asked.hex, own) : own;
  const second = allowed(wanted.second);
  // Inside a border letters are read against the border, and only then may they be as bright as their ground.
  const against = form.border ?? ground;
  return {
    ground,
    name: ensureContrast(allowed(wanted.name), against, NAME_CONTRAST),
    mark: ensureContrast(mark, against, MARK_CONTRAST),
    second: contrast(second, against) < 1.3 ? ensureContrast(second, against, 1.6) : second,
    accent: ensureContrast(allowed(wanted.accent), ground, 1.6),
  };
}

/** The asked colour at a strength that suits the style: its hue, between its own lightness and the style's. */
function likeness(asked: string, own: string): string {
  const [one, other] = [toOklch(asked), toOklch(own)];
  return toHex({ l: (one.l + other.l) / 2, c: Math.max(one.c, Math.min(other.c, one.c + 0.04)), h: one.h });
}
