import type { LogoDoc } from '../document/logo-doc.ts';
import { graphemes } from '../document/text-rules.ts';
import { displayText } from './kit.ts';

/** Every character a document can ask of a font, in any layout: what a browser must fetch before it draws. */
export function neededGlyphs(doc: LogoDoc): Map<string, Set<string>> {
  const needed = new Map<string, Set<string>>();
  const add = (font: string, text: string) => {
    const characters = needed.get(font) ?? new Set<string>();
    for (const character of graphemes(text)) characters.add(character);
    needed.set(font, characters);
  };
  for (const line of [doc.name, doc.secondName, doc.slogan]) {
    if (line) add(line.font, displayText(line));
  }
  // Monograms and seals show a letter of the name as a capital.
  add(doc.name.font, displayText(doc.name).toUpperCase());
  return needed;
}
