import { contrast, ensureContrast, MARK_CONTRAST, NAME_CONTRAST, toHex, toOklch } from '@markwright/logo';
import { askedColours } from './asked-colours.ts';
import type { StylePair } from './cast-styles.ts';
import type { BriefReading } from './interpret-brief.ts';
import { withoutRefused } from '../read/refused.ts';
import type { AiColors } from './style-program.ts';

/** The style's or the trade's colours made readable, with a colour the brief asks for where the style lets it in. */
export function settleColours(wanted: AiColors, { form, colour, colors }: StylePair, reading: BriefReading): AiColors {
  const allowed = (hex: string) => withoutRefused(hex, reading.refusals);
  const ground = allowed(wanted.ground);
  // A colour asked for by name is the mark's, save in styles that are a colour themselves; worlds made of what was asked stand.
  const isAsAsked = colors !== undefined && askedColours(reading).length > 0;
  const mayTake = !isAsAsked && (colors !== undefined || colour.takesColor || colour.leads === 'form');
  const [asked, other] = mayTake ? reading.colors.filter(({ from }) => from === 'named') : [];
  const own = allowed(wanted.mark);
  const mark = asked ? likeness(asked.hex, own) : own;
  const second = other && !other.isOfThing ? likeness(other.hex, wanted.second) : allowed(wanted.second);
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

/** How far a colour that was asked for goes towards what suits the style. */
const TOWARDS_STYLE = 0.3;

/** The asked colour at a strength that suits the style: its hue, near its own lightness. */
function likeness(asked: string, own: string): string {
  const [one, other] = [toOklch(asked), toOklch(own)];
  return toHex({ l: one.l + (other.l - one.l) * TOWARDS_STYLE, c: one.c, h: one.h });
}
