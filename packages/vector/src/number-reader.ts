const [TAB, NEWLINE, RETURN, SPACE, PLUS, COMMA, MINUS, POINT, ZERO, NINE] = [9, 10, 13, 32, 43, 44, 45, 46, 48, 57];
const EXPONENT = 101;
const TO_LOWER_CASE = 32;
/** Whole numbers up to here and powers of ten up to 22 are exact, so one division gives the nearest number. */
const EXACT = 2 ** 53;
const POWERS_OF_TEN = Array.from({ length: 23 }, (_, power) => Number(`1e${power}`));

/** Reads path data from left to right, character by character: marks are parsed while somebody waits for a list. */
export class NumberReader {
  index = 0;
  /** Where a number or flag was wanted and none stood, or none that is finite. */
  isBroken = false;

  constructor(private readonly data: string) {}

  /** Code of the next character that separates nothing; NaN at the end. */
  peek(): number {
    const { data } = this;
    for (;;) {
      const code = data.charCodeAt(this.index);
      if (code !== SPACE && code !== COMMA && code !== NEWLINE && code !== TAB && code !== RETURN) return code;
      this.index += 1;
    }
  }

  number(): number {
    const { data } = this;
    const first = this.peek();
    const start = this.index;
    let index = first === MINUS || first === PLUS ? start + 1 : start;
    let digits = 0;
    let decimals = 0;
    let whole = 0;
    let seenPoint = false;
    for (; ; index++) {
      const code = data.charCodeAt(index);
      if (code >= ZERO && code <= NINE) {
        whole = whole * 10 + code - ZERO;
        digits += 1;
        if (seenPoint) decimals += 1;
      } else if (code === POINT && !seenPoint) seenPoint = true;
      else break;
    }
    if (digits === 0) return this.broken();
    const isExponent = (data.charCodeAt(index) | TO_LOWER_CASE) === EXPONENT;
    if (isExponent || whole > EXACT || decimals >= POWERS_OF_TEN.length) return this.longNumber(start, index);
    this.index = index;
    const size = whole / (POWERS_OF_TEN[decimals] ?? NaN);
    return first === MINUS ? 0 - size : size;
  }

  /** Arc flags may stand without separators ("a5 5 0 0110 10"). */
  flag(): number {
    const digit = this.peek() - ZERO;
    this.index += 1;
    return digit === 0 || digit === 1 ? digit : this.broken();
  }

  private broken(): number {
    this.isBroken = true;
    return NaN;
  }

  private longNumber(start: number, mantissaEnd: number): number {
    const exponent = /^[eE][+-]?\d+/.exec(this.data.slice(mantissaEnd, mantissaEnd + 8))?.[0] ?? '';
    this.index = mantissaEnd + exponent.length;
    const value = Number(this.data.slice(start, this.index));
    return Number.isFinite(value) ? value : this.broken();
  }
}
