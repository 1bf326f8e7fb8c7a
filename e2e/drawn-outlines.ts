import { layOut, neededGlyphs, openDoc, parsePath, PathError, printPath, type LogoDoc } from '@markwright/logo';
import { openShippedOutlines } from '@markwright/fonts/node';

/** A contour by its shape alone: points in shares of its own box, so place and size do not matter. */
type Contour = { commands: string; points: number[] };

/** Outlines simpler than this are boxes, rules and dots, which any page may show. */
const TELLING_COMMANDS = 7;
/** How far two drawings of one contour lie apart after rounding, in shares of its box. */
const ROUNDING = 0.01;
const NUMBERS: Readonly<Record<string, number>> = { M: 2, L: 2, Q: 4, C: 6, A: 2, Z: 0 };

function inShares(commands: string, points: readonly number[]): Contour {
  const xs = points.filter((_, index) => index % 2 === 0);
  const ys = points.filter((_, index) => index % 2 === 1);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const side = Math.max(Math.max(...xs) - left, Math.max(...ys) - top) || 1;
  return { commands, points: points.map((value, index) => (value - (index % 2 === 0 ? left : top)) / side) };
}

/** The telling contours of path data; none for a text that is no path. */
function contoursOf(data: string): Contour[] {
  const path = tryParse(data);
  if (!path) return [];
  const found: Contour[] = [];
  let commands = '';
  let points: number[] = [];
  let cursor = 0;
  const close = () => {
    if (commands.length >= TELLING_COMMANDS) found.push(inShares(commands, points));
    commands = '';
    points = [];
  };
  for (const command of path.commands) {
    if (command === 'M') close();
    commands += command;
    // An arc names its radii first; only its end is a point.
    if (command === 'A') cursor += 5;
    const count = NUMBERS[command] ?? 0;
    points.push(...path.numbers.subarray(cursor, cursor + count));
    cursor += count;
  }
  close();
  return found;
}

function tryParse(data: string): ReturnType<typeof parsePath> | undefined {
  try {
    return parsePath(data);
  } catch (error) {
    if (error instanceof PathError) return undefined;
    throw error;
  }
}

const isSame = (a: Contour, b: Contour): boolean =>
  a.commands === b.commands &&
  a.points.reduce((sum, value, index) => sum + Math.abs(value - (b.points[index] ?? 0)), 0) / a.points.length <
    ROUNDING;

const outlines = openShippedOutlines();

/** Every telling contour of a logo, letters and mark, as the engine draws them. */
export async function contoursOfLogo(stored: object): Promise<Contour[]> {
  const doc: LogoDoc = openDoc(stored as never);
  await outlines.ensureLoaded(neededGlyphs(doc).keys());
  return layOut(doc, outlines).pieces.flatMap(({ inks }) =>
    inks.flatMap(({ path, at }) => contoursOf(printPath(path, at))),
  );
}

/** Path data anywhere in a text: in markup, or in an address that carries a drawing. */
function pathDataIn(text: string): string[] {
  const plain = text.includes('%3C') ? `${text} ${decoded(text)}` : text;
  return Array.from(plain.matchAll(/[Mm]-?\d[-\d.,\s\\nMLHVCSQTAZmlhvcsqtaz]{30,}/g), ([data]) =>
    data.replaceAll('\\n', ' ').trim(),
  );
}

function decoded(text: string): string {
  return text.replace(/(?:%[0-9a-f]{2})+/gi, (codes) => {
    try {
      return decodeURIComponent(codes);
    } catch {
      return codes;
    }
  });
}

/** How many contours of the logo stand in a text. */
export const countContours = (text: string, logo: readonly Contour[]): number =>
  pathDataIn(text)
    .flatMap(contoursOf)
    .filter((contour) => logo.some((known) => isSame(known, contour))).length;
