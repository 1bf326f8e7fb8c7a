const NAMED: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
};
/** What stands inside these is not for reading. */
const SILENT = /<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
const TAG = /<\/?[a-z!][^>]*(?:>|$)/gi;
const ENTITY = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,8}));/gi;
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}]+/gu;

/** The words of a piece of HTML, on one line, cut to a length at a word's end. They are shown as text, never as markup. */
export function plainText(html: string, max: number): string {
  const words = html
    .slice(0, 20_000)
    .replaceAll(SILENT, ' ')
    .replaceAll(TAG, ' ')
    .replaceAll(ENTITY, (whole, decimal?: string, hex?: string, name?: string) =>
      name ? (NAMED[name.toLowerCase()] ?? whole) : characterOf(decimal ? Number(decimal) : parseInt(hex ?? '0', 16)),
    )
    .replaceAll(INVISIBLE, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const letters = Array.from(words);
  if (letters.length <= max) return words;
  return `${letters
    .slice(0, max - 1)
    .join('')
    .replace(/\s+\S{0,20}$/, '')}…`;
}

const characterOf = (code: number): string =>
  code > 31 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : ' ';
