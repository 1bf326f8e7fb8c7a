import { graphemes, isIdeograph } from '../document/text-rules.ts';

/** How wide text reads, in hanzi: a Latin letter counts a little more than half. */
export const textUnits = (text: string): number =>
  graphemes(text).reduce((sum, part) => sum + (isIdeograph(part) ? 1 : part === ' ' ? 0.3 : 0.56), 0);

const words = new Intl.Segmenter('zh', { granularity: 'word' });

/** Places where a line may end, in code units, with what breaking there costs. */
function breakPoints(text: string): { at: number; cost: number }[] {
  const wordStarts = new Set(Array.from(words.segment(text), (segment) => segment.index));
  const points: { at: number; cost: number }[] = [];
  let at = 0;
  const parts = graphemes(text);
  for (const [index, part] of parts.entries()) {
    const previous = parts[index - 1];
    if (previous !== undefined) {
      if (previous === ' ') points.push({ at, cost: 0 });
      else if (/^[，。、：；！？·,.!?;:)）」》-]/u.test(part)) points.push({ at, cost: 9 });
      else if (isIdeograph(part) !== isIdeograph(previous)) points.push({ at, cost: 0.25 });
      else if (isIdeograph(part)) points.push({ at, cost: wordStarts.has(at) ? 0.3 : 1.1 });
    }
    at += part.length;
  }
  return points;
}

/** Text in `count` lines as even as its words allow; fewer lines where there is nowhere to break. */
export function breakText(text: string, count: number): string[] {
  if (count <= 1) return [text];
  const points = breakPoints(text).filter((point) => point.cost < 9);
  if (points.length === 0) return [text];
  const target = textUnits(text) / count;
  let best: { lines: string[]; cost: number } | null = null;
  for (const point of points) {
    const head = text.slice(0, point.at).trimEnd();
    const tail = breakText(text.slice(point.at).trimStart(), count - 1);
    if (tail.length !== count - 1 && points.length >= count - 1) continue;
    const lines = [head, ...tail];
    const unevenness = lines.reduce((sum, line) => sum + Math.abs(textUnits(line) - target), 0) / target;
    const orphan = lines.some((line) => textUnits(line) < 1.5 && textUnits(text) > 3) ? 1.5 : 0;
    const cost = unevenness + point.cost + orphan;
    if (!best || cost < best.cost - 1e-9) best = { lines, cost };
  }
  return best?.lines ?? [text];
}

/** Lines that keep each at or under `widest` units, three at most. */
export const linesNeeded = (text: string, widest: number): 1 | 2 | 3 => {
  const units = textUnits(text);
  if (units <= widest) return 1;
  return units <= widest * 2 ? 2 : 3;
};
