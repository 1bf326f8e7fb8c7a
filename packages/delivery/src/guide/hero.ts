import { contrast, displayText, graphemes, initialLetter } from '@markwright/logo';
import { rowsOf, type LogoShape } from '@markwright/logo/shapes';
import type { DrawnShape } from './originals.ts';
import { isInside, type Box, type Point } from '@markwright/vector';
import { boxOfShapes, type Coloring } from '../lockups/lockups.ts';
import { moveShapes } from '../lockups/move-shapes.ts';
import { WHITE, type GuideKit } from './kit.ts';
import { PAGE } from './sheet.ts';

/** Less contrast than this is taken for a hole. */
const SEEN = 1.3;

/** What stands for the brand in large drawings: its mark, or the telling letter of its name. */
export type Hero = { shapes: DrawnShape[]; width: number; height: number };

export function heroOf(kit: GuideKit, coloring: Coloring): Hero {
  const get = (kind: 'mark' | 'word') =>
    (coloring === 'original' ? kit.original(kind) : kit.lockups.get(kind, coloring)) as Hero;
  if (kit.mark) return get('mark');
  const word = get('word');
  const name = word.shapes.filter(({ part }) => part === 'name');
  const text = displayText(kit.doc.name);
  const letters = graphemes(text).filter((letter) => letter.trim() !== '');
  const letter = name[letters.indexOf(initialLetter(text))];
  const ground = coloring === 'original' ? kit.colors.ground : WHITE;
  const isSeen = letter !== undefined && contrast(letter.color, ground) >= SEEN;
  const isOutline = letter !== undefined && letter.strokeWidth === undefined;
  // Lettering and joined scripts have no shape for each letter, and those of a seal are holes: then the whole word stands.
  if (!letter || !isSeen || !isOutline || name.length !== letters.length) return word;
  const chosen = [letter];
  const box = boxOfShapes(chosen);
  return { shapes: moveShapes(chosen, -box.x, -box.y), width: box.width, height: box.height };
}

export type CoverArt = Hero & { scale: number; box: Box };

/** Enough of the outline to know where it runs. */
const POINTS_MOST = 900;

function sampleRows(shapes: readonly LogoShape[]): Point[][] {
  const rows = shapes.flatMap((shape) => rowsOf(shape));
  const count = rows.reduce((sum, row) => sum + row.length, 0);
  const step = Math.max(1, Math.floor(count / POINTS_MOST));
  return rows.map((row) => row.filter((_, index) => index % step === 0));
}

/** The hero as large as the cover bears: cut off by the page's edge, never under the words in `quiet`. */
export function coverArt(hero: Hero, quiet: Box): CoverArt {
  const rows = sampleRows(hero.shapes);
  const longest = Math.max(hero.width, hero.height);
  let best: (CoverArt & { score: number }) | undefined;
  for (let length = 430; length >= 110; length -= 20) {
    const scale = length / longest;
    const [width, height] = [hero.width * scale, hero.height * scale];
    for (let cx = 130; cx <= 290; cx += 8) {
      for (let cy = 90; cy <= 220; cy += 8) {
        const box = { x: cx - width / 2, y: cy - height / 2, width, height };
        const seen = overlapArea(box, { x: 0, y: 0, width: PAGE.width, height: PAGE.height });
        const share = seen / (width * height);
        const score = seen * (0.35 + share);
        if (share < 0.6 || score <= (best?.score ?? 0) || touches(rows, scale, box, quiet)) continue;
        best = { ...hero, scale, box, score };
      }
    }
  }
  if (best) return best;
  const scale = 110 / longest;
  const [width, height] = [hero.width * scale, hero.height * scale];
  return { ...hero, scale, box: { x: 281 - width, y: 192 - height, width, height } };
}

function overlapArea(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, width) * Math.max(0, height);
}

/** Whether ink comes into the quiet box: its outline runs through it, or lies around it. */
function touches(rows: readonly Point[][], scale: number, box: Box, quiet: Box): boolean {
  if (overlapArea(box, quiet) === 0) return false;
  const area = {
    left: (quiet.x - box.x) / scale,
    top: (quiet.y - box.y) / scale,
    right: (quiet.x + quiet.width - box.x) / scale,
    bottom: (quiet.y + quiet.height - box.y) / scale,
  };
  for (const row of rows)
    for (const { x, y } of row) if (x > area.left && x < area.right && y > area.top && y < area.bottom) return true;
  const corners = [
    { x: area.right, y: area.bottom },
    { x: area.right, y: area.top },
    { x: area.left, y: area.bottom },
  ];
  return corners.some((corner) => rows.filter((row) => isInside(corner, row)).length % 2 === 1);
}
