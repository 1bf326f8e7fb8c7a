import type { Block } from './articles.ts';
import { plainWords, readInline } from './read-inline.ts';

/** By the picture's address. */
export type FigureSizes = Readonly<Record<string, { width: number; height: number }>>;
/** Figures are ours, shipped or put there by an operator; a picture from anywhere else is left out. */
const FIGURE = /^!\[([^\]]*)\]\((\/(?:figures|pictures)\/[a-z0-9-]+\.(?:svg|webp|png|jpg))(?:\s+"([^"]*)")?\)$/;
const BLOCKS_MAX = 2000;

/**
 * Markdown into a tree of what our pages can show: headings, paragraphs, lists, quotes, tables, code and our own
 * figures. There is no way to HTML: a tag in the text is text, and is shown as such.
 */
export function readMarkdown(source: string, figures: FigureSizes): Block[] {
  const lines = source.replaceAll('\r\n', '\n').split('\n');
  const blocks: Block[] = [];
  let at = 0;
  /** Takes lines as long as they belong together. */
  const take = (belongs: (line: string) => boolean): string[] => {
    const taken: string[] = [];
    for (; at < lines.length && belongs(lines[at] ?? ''); at += 1) taken.push(lines[at] ?? '');
    return taken;
  };
  while (at < lines.length && blocks.length < BLOCKS_MAX) {
    const line = lines[at] ?? '';
    if (line.trim() === '') at += 1;
    else if (line.startsWith('```')) {
      at += 1;
      blocks.push({ kind: 'code', text: take((next) => !next.startsWith('```')).join('\n') });
      at += 1;
    } else if (isHeading(line)) {
      at += 1;
      blocks.push(readHeading(line, blocks.length));
    } else if (line.startsWith('![')) {
      at += 1;
      const figure = readFigure(line.trim(), figures);
      if (figure) blocks.push(figure);
    } else if (line.startsWith('>')) {
      const words = take((next) => next.startsWith('>')).map((next) => next.slice(1).trim());
      blocks.push({ kind: 'quote', content: readInline(joinLines(words)) });
    } else if (line.startsWith('|')) blocks.push(...readTable(take((next) => next.startsWith('|'))));
    else if (isItem(line)) blocks.push(readList(take((next) => isItem(next) || /^\s{2,}\S/.test(next))));
    else {
      const own = take((next) => next.trim() !== '' && (next === line || !startsBlock(next)));
      blocks.push({ kind: 'paragraph', content: readInline(joinLines(own)) });
    }
  }
  return blocks;
}

const isHeading = (line: string): boolean => /^#{1,6} /.test(line);
const isItem = (line: string): boolean => /^(?:[-*]|\d{1,3}\.) /.test(line);
const startsBlock = (line: string): boolean => isHeading(line) || isItem(line) || /^(?:>|\||```|!\[)/.test(line);

/** Lines of one paragraph become one; between two hanzi there is no space. */
const joinLines = (lines: readonly string[]): string =>
  lines
    .map((line) => line.trim())
    .reduce((whole, line) => {
      const joint =
        /[\p{Script=Han}，。：；、？！）」]$/u.test(whole) && /^[\p{Script=Han}（「]/u.test(line) ? '' : ' ';
      return whole ? `${whole}${joint}${line}` : line;
    }, '');

function readHeading(line: string, index: number): Block {
  const [, marks = '##', words = ''] = /^(#{1,6}) (.*)$/.exec(line) ?? [];
  const content = readInline(words.trim());
  return { kind: 'heading', level: marks.length > 2 ? 3 : 2, id: headingId(plainWords(content), index), content };
}

/** Words that stand in an address as they are; the place keeps two equal headings apart. */
function headingId(words: string, index: number): string {
  const name = words.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-');
  return `${name.slice(0, 40).replaceAll(/^-|-$/g, '') || 'part'}-${index}`;
}

function readFigure(line: string, figures: FigureSizes): Block | undefined {
  const [, alt = '', src = '', caption = ''] = FIGURE.exec(line) ?? [];
  const size = Object.hasOwn(figures, src) ? figures[src] : undefined;
  return size && { kind: 'figure', picture: { src, ...size }, alt, caption };
}

function readList(lines: readonly string[]): Block {
  const items: string[][] = [];
  for (const line of lines) {
    if (isItem(line)) items.push([line.replace(/^\S+ /, '')]);
    else items.at(-1)?.push(line);
  }
  return {
    kind: 'list',
    ordered: /^\d/.test(lines[0] ?? ''),
    items: items.map((item) => readInline(joinLines(item))),
  };
}

function readTable(lines: readonly string[]): Block[] {
  const rows = lines
    .filter((line) => !/^\|[\s|:-]+\|?$/.test(line))
    .map((line) =>
      line
        .replace(/^\||\|\s*$/g, '')
        .split('|')
        .map((cell) => readInline(cell.trim())),
    );
  const [head, ...rest] = rows;
  return head ? [{ kind: 'table', head, rows: rest }] : [];
}
