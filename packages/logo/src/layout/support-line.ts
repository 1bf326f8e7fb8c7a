import type { TextLine } from '../document/logo-doc.ts';
import { hasIdeograph } from '../document/text-rules.ts';
import { breakText } from './break-text.ts';
import { displayText, UNIT } from './kit.ts';
import type { LayoutKit } from './kit.ts';
import type { Align } from './name-block.ts';
import type { Piece } from './piece.ts';
import { boxOf, inkOf, movePiece } from './piece.ts';
import { letterHeightOf, setLine } from './set-line.ts';

/** L13: a Latin line is made flush by tracking up to this, in em; beyond it the line is enlarged. */
export const LATIN_TRACKING_MAX = 0.38;
const HANZI_TRACKING_MAX = 0.45;
/** Hanzi have more strokes to show than capitals, so they are set larger. */
const HANZI_ENLARGED = 1.3;
/** Small letters spread apart fall into pieces; only capitals are tracked wide. */
const SMALL_LETTER_TRACKING_MAX = 0.07;
const TRACKING_MIN = 0.03;
const SHRINK_MIN = 0.78;

type SupportSetting = {
  /** Width to be flush with. */
  width: number;
  /** Letter height against the unit, before it is fitted. */
  height: number;
  /** How far it may grow, and how far it may stick out, against `height` and `width`. */
  grow?: number;
  overhang?: number;
  align?: Align;
  color?: string;
};

type Fit = { height: number; tracking: number; width: number };

const trackingLimit = (text: string, hanzi: boolean): number => {
  if (hanzi) return HANZI_TRACKING_MAX;
  return text === text.toUpperCase() ? LATIN_TRACKING_MAX : SMALL_LETTER_TRACKING_MAX;
};

/** Finds size and tracking: flush if it can be, otherwise quietly spaced. */
function fitLine(kit: LayoutKit, line: TextLine, text: string, setting: SupportSetting): Fit {
  const hanzi = hasIdeograph(text);
  const letter = letterHeightOf(kit.outlines.metrics(line.font), text);
  const limit = trackingLimit(text, hanzi);
  const base =
    UNIT * setting.height * (hanzi ? HANZI_ENLARGED : 1) * line.size * Math.sqrt(kit.doc.name.size) * kit.boost;
  const natural = setLine(kit.outlines, {
    role: 'secondName',
    font: line.font,
    text,
    color: line.color,
    em: 1,
    tracking: 0,
  });
  const widthAt = (height: number, tracking: number) =>
    (height / letter) * (natural.box.width + natural.gaps * tracking);
  const floor = TRACKING_MIN + line.spacing;
  if (natural.gaps === 0) return { height: base, tracking: 0, width: widthAt(base, 0) };
  const needed = (setting.width / (base / letter) - natural.box.width) / natural.gaps;
  if (needed >= floor && needed <= limit) return { height: base, tracking: needed, width: setting.width };
  if (needed > limit) {
    const height = (setting.width * letter) / (natural.box.width + natural.gaps * limit);
    if (height <= base * (setting.grow ?? 1.55)) return { height, tracking: limit, width: setting.width };
    const quiet = base * Math.min(1.2, setting.grow ?? 1.2);
    return { height: quiet, tracking: limit * 0.7, width: widthAt(quiet, limit * 0.7) };
  }
  const room = setting.width * (setting.overhang ?? 1);
  const shrunk = (setting.width * letter) / (natural.box.width + natural.gaps * floor);
  if (shrunk >= base * SHRINK_MIN) return { height: shrunk, tracking: floor, width: setting.width };
  const height = Math.max(
    base * SHRINK_MIN,
    Math.min(base, (room * letter) / (natural.box.width + natural.gaps * floor)),
  );
  return { height, tracking: floor, width: widthAt(height, floor) };
}

const LEADING = 0.62;

/** A second name or slogan: one line where it fits, two or three where it does not. */
export function setSupport(kit: LayoutKit, role: 'secondName' | 'slogan', setting: SupportSetting): Piece | null {
  const line = kit.doc[role];
  if (!line) return null;
  const whole = displayText(line);
  const room = setting.width * (setting.overhang ?? 1) * 1.02;
  let texts = [whole];
  let fits = [fitLine(kit, line, whole, setting)];
  for (let count = 2; count <= 3 && fits.some((fit) => fit.width > room); count++) {
    texts = breakText(whole, count);
    fits = texts.map((text) => fitLine(kit, line, text, { ...setting, grow: 1 }));
  }
  const height = Math.min(...fits.map((fit) => fit.height));
  const shared = texts.length > 1;
  const letter = letterHeightOf(kit.outlines.metrics(line.font), whole);
  const anchor = { left: 0, center: 0.5, right: 1 }[setting.align ?? 'center'];
  let y = 0;
  const pieces = texts.map((text, index) => {
    const set = setLine(kit.outlines, {
      role,
      font: line.font,
      text,
      color: setting.color ?? line.color,
      em: height / letter,
      // Several lines share one quiet spacing; a single line may be spread to be flush.
      tracking: shared ? TRACKING_MIN + 0.03 + line.spacing : (fits[index]?.tracking ?? 0),
    });
    const moved = movePiece(set, (setting.width - set.box.width) * anchor - set.box.x, y - set.box.y);
    y += set.box.height + height * LEADING;
    return moved;
  });
  return {
    role,
    box: boxOf(pieces),
    ink: inkOf(pieces),
    inks: pieces.flatMap((piece) => piece.inks),
    letterHeight: height,
  };
}
