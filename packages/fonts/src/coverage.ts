import type { Coverage } from './line-characters.ts';

/** Code point ranges, both ends included, ascending and apart. */
export type Range = readonly [first: number, last: number];

export function rangesOf(codePoints: Iterable<number>): Range[] {
  const sorted = [...new Set(codePoints)].sort((a, b) => a - b);
  const ranges: [number, number][] = [];
  for (const codePoint of sorted) {
    const open = ranges.at(-1);
    if (open && open[1] === codePoint - 1) open[1] = codePoint;
    else ranges.push([codePoint, codePoint]);
  }
  return ranges;
}

/** Ranges as text, "gap" or "gap-length" in base 36 counted from the end of the range before: 3 bytes a range. */
export function encodeRanges(ranges: readonly Range[]): string {
  let position = 0;
  return ranges
    .map(([first, last]) => {
      const gap = (first - position).toString(36);
      position = last + 1;
      return first === last ? gap : `${gap}-${(last - first).toString(36)}`;
    })
    .join(' ');
}

export function decodeRanges(text: string): Range[] {
  let position = 0;
  return text
    .split(' ')
    .filter(Boolean)
    .map((part) => {
      const [gap = '', length = '0'] = part.split('-');
      const first = position + Number.parseInt(gap, 36);
      const last = first + Number.parseInt(length, 36);
      position = last + 1;
      return [first, last] as const;
    });
}

export function coverageOf(ranges: readonly Range[]): Coverage {
  const firsts = Uint32Array.from(ranges, ([first]) => first);
  const lasts = Uint32Array.from(ranges, ([, last]) => last);
  return (codePoint) => {
    let low = 0;
    let high = firsts.length - 1;
    while (low <= high) {
      const middle = (low + high) >> 1;
      if (codePoint < (firsts[middle] ?? 0)) high = middle - 1;
      else if (codePoint > (lasts[middle] ?? 0)) low = middle + 1;
      else return true;
    }
    return false;
  };
}
