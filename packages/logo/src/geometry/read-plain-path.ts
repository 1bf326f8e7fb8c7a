import type { Path } from './path.ts';

const [SPACE, MINUS, POINT, ZERO, NINE] = [32, 45, 46, 48, 57];
/** M L Q C Z by their character codes, with the numbers each takes. */
const ARGUMENTS: Readonly<Record<number, number>> = { 77: 2, 76: 2, 81: 4, 67: 6, 90: 0 };

/**
 * Reads what our own glyphs and marks are printed as: absolute M L Q C Z and plain decimals. Several times as fast as
 * the general reader, which takes everything else: undefined means "not that plain", not "broken".
 */
export function readPlainPath(data: string): Path | undefined {
  const numbers: number[] = [];
  let commands = '';
  let owed = 0;
  let index = 0;
  while (index < data.length) {
    const code = data.charCodeAt(index);
    const count = ARGUMENTS[code];
    if (count !== undefined) {
      if (owed !== 0) return undefined;
      commands += data[index];
      owed = count;
      index += 1;
    } else if (code === SPACE) index += 1;
    else {
      let end = code === MINUS ? index + 1 : index;
      let whole = 0;
      let isWhole = true;
      const first = end;
      for (; end < data.length; end++) {
        const digit = data.charCodeAt(end);
        if (digit >= ZERO && digit <= NINE) whole = whole * 10 + digit - ZERO;
        else if (digit === POINT && isWhole) isWhole = false;
        else break;
      }
      if (end === first || owed === 0) return undefined;
      if (isWhole) numbers.push(code === MINUS ? 0 - whole : whole);
      else numbers.push(Number(data.slice(index, end)));
      if (Number.isNaN(numbers.at(-1))) return undefined;
      owed -= 1;
      index = end;
    }
  }
  return owed === 0 ? { commands, numbers: Float64Array.from(numbers) } : undefined;
}
