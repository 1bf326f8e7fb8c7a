import { displayText, neededGlyphs, type LogoDoc } from '@markwright/logo';

/** By font: the lines to set in it. Whole lines, because kerning and joined letters depend on neighbours. */
export type NeededTexts = ReadonlyMap<string, ReadonlySet<string>>;

/** The server takes lines of at most so many characters. */
const LINE_MAX = 60;

/** Everything a document asks of its fonts, in any layout. */
export function neededTexts(doc: LogoDoc): NeededTexts {
  const needed = new Map<string, Set<string>>();
  const add = (font: string, text: string) => {
    const texts = needed.get(font) ?? new Set<string>();
    for (const line of shortLines(text)) texts.add(line);
    needed.set(font, texts);
  };
  for (const line of [doc.name, doc.secondName, doc.slogan]) if (line) add(line.font, displayText(line));
  for (const [font, characters] of neededGlyphs(doc)) {
    const known = [...(needed.get(font) ?? [])].join('');
    const loose = [...characters].filter((character) => !known.includes(character));
    if (loose.length > 0) add(font, loose.join(''));
  }
  return needed;
}

/** Cuts a long line so that neighbouring pieces share a character: no pair of neighbours is lost. */
export function shortLines(text: string): string[] {
  if (text === '') return [];
  if (text.length <= LINE_MAX) return [text];
  const lines: string[] = [];
  let line = '';
  let last = '';
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (line.length + segment.length > LINE_MAX) {
      lines.push(line);
      line = last;
    }
    line += segment;
    last = segment;
  }
  return [...lines, line].filter((each) => each.length <= LINE_MAX);
}
