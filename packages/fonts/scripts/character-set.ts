import { NAME_CHARACTERS } from './name-characters.data.ts';

/** Rows and cells of a double-byte encoding, decoded to the characters they hold. */
function decodeRows(encoding: string, firstRow: number, lastRow: number, cells: readonly number[]): string {
  const decoder = new TextDecoder(encoding);
  let text = '';
  for (let row = firstRow; row <= lastRow; row++) {
    for (const cell of cells) text += decoder.decode(Uint8Array.of(row, cell));
  }
  return text.replaceAll(/[^\p{Script=Han}]/gu, '');
}

const range = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** The 3755 common simplified hanzi. */
export const GB2312_LEVEL_1 = decodeRows('gbk', 0xb0, 0xd7, range(0xa1, 0xfe));
/** All 6763 hanzi of GB2312. */
export const GB2312 = decodeRows('gbk', 0xb0, 0xf7, range(0xa1, 0xfe));
/** The 5401 common traditional hanzi. */
export const BIG5_LEVEL_1 = decodeRows('big5', 0xa4, 0xc6, [...range(0x40, 0x7e), ...range(0xa1, 0xfe)]).slice(0, 5401);

const LATIN_BLOCKS: readonly (readonly [number, number])[] = [
  [0x20, 0x7e],
  [0xa0, 0x24f], // Latin-1, Extended-A and -B
  [0x2b0, 0x36f], // modifiers and combining accents
  [0x370, 0x52f], // Greek, Cyrillic
  [0x1e00, 0x1eff], // Vietnamese and other accented Latin
  [0x2000, 0x206f], // punctuation
  [0x2070, 0x20bf], // superscripts, currency
  [0x2100, 0x218b], // letterlike, numerals
  [0x2190, 0x2199],
  [0x2212, 0x2212],
];
const CHINESE_BLOCKS: readonly (readonly [number, number])[] = [
  [0x2460, 0x2473], // circled numbers
  [0x25a0, 0x25cf],
  [0x2605, 0x2606],
  [0x3000, 0x303f], // punctuation
  [0x3041, 0x30ff], // kana, loved by shop names
  [0x3105, 0x312f],
  [0xff01, 0xff5e], // full-width forms
];

const spell = (blocks: typeof LATIN_BLOCKS) =>
  blocks.map(([first, last]) => String.fromCodePoint(...range(first, last))).join('');

export const LATIN_CHARACTERS = spell(LATIN_BLOCKS);
export const CHINESE_CHARACTERS = LATIN_CHARACTERS + spell(CHINESE_BLOCKS) + GB2312 + BIG5_LEVEL_1 + NAME_CHARACTERS;
