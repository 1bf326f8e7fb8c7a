import {
  contrast,
  displayText,
  ensureContrast,
  hasIdeograph,
  MARK_CONTRAST,
  NAME_CONTRAST,
  recolorMark,
  setLineColor,
  setLineSize,
  SIZE_RANGE,
  type LineName,
  type LogoDoc,
  type PartName,
  type PlacedLogo,
} from '@markwright/logo';

export type DesignWarning =
  | { kind: 'missing'; part: LineName; characters: readonly string[] }
  | { kind: 'contrast'; part: PartName; ratio: number; fix: (doc: LogoDoc) => LogoDoc }
  | { kind: 'small'; part: LineName; fix: (doc: LogoDoc) => LogoDoc };

const LINES = ['name', 'secondName', 'slogan'] as const;
/** Shares of the artboard's shorter side; the layouts keep more (rule L16), so this is only reached by hand. */
const SMALLEST = { latin: 0.0205, hanzi: 0.033 } as const;
/** A fix goes a little past the limit, so that it does not come back with the next small edit. */
const AIR = 1.12;

function missingOf({ missing }: PlacedLogo): DesignWarning[] {
  return missing.map(({ part, characters }) => ({ kind: 'missing', part, characters }));
}

function contrastOf(doc: LogoDoc, { pieces, ground }: PlacedLogo): DesignWarning[] {
  if (doc.background === 'transparent') return [];
  const found: DesignWarning[] = [];
  for (const part of LINES) {
    // In seals and plaques a line stands on a shape of its own, painted by the layout, not on the ground.
    const inks = pieces.filter(({ role }) => role === part).flatMap((piece) => piece.inks);
    const line = doc[part];
    if (!line || !inks.some(({ color }) => color === line.color)) continue;
    const ratio = contrast(line.color, ground);
    if (ratio >= NAME_CONTRAST) continue;
    const fix = (now: LogoDoc) => setLineColor(now, part, ensureContrast(line.color, ground, NAME_CONTRAST));
    found.push({ kind: 'contrast', part, ratio, fix });
  }
  const { mark } = doc;
  const isDrawn = pieces.some(({ role, inks }) => role === 'mark' && inks.some(({ color }) => color === mark?.primary));
  if (!mark || !isDrawn) return found;
  const ratio = contrast(mark.primary, ground);
  if (ratio >= MARK_CONTRAST) return found;
  const fix = (now: LogoDoc) => recolorMark(now, { primary: ensureContrast(mark.primary, ground, MARK_CONTRAST) });
  return [...found, { kind: 'contrast', part: 'mark', ratio, fix }];
}

function smallOf(doc: LogoDoc, { pieces, artboard }: PlacedLogo): DesignWarning[] {
  const side = Math.min(artboard.width, artboard.height);
  return (['secondName', 'slogan'] as const).flatMap((part) => {
    const line = doc[part];
    const height = Math.max(
      0,
      ...pieces.filter(({ role }) => role === part).map(({ letterHeight = 0 }) => letterHeight),
    );
    if (!line || height === 0 || line.size >= SIZE_RANGE.max) return [];
    const least = side * SMALLEST[hasIdeograph(displayText(line)) ? 'hanzi' : 'latin'];
    if (height >= least) return [];
    const size = Math.min(SIZE_RANGE.max, Math.max(line.size * (least / height) * AIR, line.size + 0.05));
    return [{ kind: 'small' as const, part, fix: (now: LogoDoc) => setLineSize(now, part, size) }];
  });
}

/** What a careful designer would point out, each with its cure. */
export const findWarnings = (doc: LogoDoc, placed: PlacedLogo): DesignWarning[] => [
  ...missingOf(placed),
  ...contrastOf(doc, placed),
  ...smallOf(doc, placed),
];
