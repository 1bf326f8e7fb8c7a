import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { kit } from '../src/kit/kit.ts';
import { toPathData } from '../src/kit/path-data.ts';
import { boxOf, segmentsOf, type Region } from '../src/kit/region.ts';
import { readShape } from './drawn-shapes.ts';

/** One picture of our own for a thing that no icon set shows, written as a list of shapes. */
export type Drawn = { name: string; concept: string; region: Region };

/** Long side of the ink on the canvas of 240 units, as for the marks of our own. */
const INK_SIDE = 208;

/** The picture in the middle of the canvas. */
export function laidOut(region: Region): Region {
  const { x, y, width, height } = boxOf(segmentsOf(region));
  const [cx, cy] = [x + width / 2, y + height / 2];
  return kit.move(kit.scale(region, INK_SIDE / Math.max(width, height), [cx, cy]), 120 - cx, 120 - cy);
}

export const drawnPath = (region: Region): string => toPathData(laidOut(region));

const FOLDER = fileURLToPath(new URL('./drawn', import.meta.url));

/** Room left round a shape that lies over others: a pixel at 24 px. */
const GAP = 10;

/** `+` adds a shape, `-` cuts it out, `^` lays it over what is there with a gap around, `&` keeps what lies inside it. */
function withStep(region: Region | undefined, line: string): Region {
  const shape = readShape(line.slice(1).trim());
  if (!region) return shape;
  switch (line.charAt(0)) {
    case '+':
      return kit.union(region, shape);
    case '-':
      return kit.cut(region, shape);
    case '^':
      return kit.union(kit.cut(region, kit.grow(shape, GAP)), shape);
    case '&':
      return kit.intersect(region, shape);
    default:
      throw new Error(`a step starts with + - ^ or &: ${line}`);
  }
}

/** A file: drawings one after another, a line with the concept (`heron` or `heron/flying`), then one shape a line. */
export function readDrawnFile(text: string): Drawn[] {
  const blocks = text.split('\n').reduce<string[][]>((all, line) => {
    if (!line.trim() || line.startsWith('#')) return all;
    if (/^[a-z0-9]/.test(line)) return [...all, [line.trim()]];
    all.at(-1)?.push(line.trim());
    return all;
  }, []);
  return blocks.map(([head, ...steps]) => {
    const concept = head!.split('/')[0]!;
    try {
      const region = steps.reduce<Region | undefined>(withStep, undefined);
      if (!region) throw new Error('nothing is drawn');
      return { name: head!.replace('/', '-'), concept, region };
    } catch (cause) {
      throw new Error(`Drawing ${head}: ${(cause as Error).message}`, { cause });
    }
  });
}

export const readDrawn = (): Drawn[] =>
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.txt'))
    .toSorted()
    .flatMap((file) => readDrawnFile(readFileSync(`${FOLDER}/${file}`, 'utf8')));
