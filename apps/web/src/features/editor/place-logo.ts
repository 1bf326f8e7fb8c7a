import {
  displayText,
  GlyphsMissingError,
  layOut,
  type LogoDoc,
  type PlacedLogo,
  type Artboard,
} from '@markwright/logo';
import { logFailure } from '../../lib/log.ts';
import { glyphs } from '../../lib/logo-drawing/glyphs.ts';
import { neededTexts, type NeededTexts } from '../../lib/logo-drawing/needed-texts.ts';
import { setEditor, useEditor } from './editor-store.ts';

/** Within a word typed at speed nobody sees the spacing; the last letter's neighbours are fetched once. */
const EXACT_AFTER_MS = 160;

const isExact = (needed: NeededTexts): boolean =>
  [...needed].every(([font, texts]) => [...texts].every((text) => glyphs.outlines.has(font, text)));

/** Moving and colouring change no words. Glyphs are only ever added, so words that were at hand once still are. */
let wordsAtHand = '';
const wordsOf = ({ name, secondName, slogan }: LogoDoc): string =>
  JSON.stringify([name, secondName, slogan].map((line) => line && [line.font, displayText(line)]));

/** With letters at hand but not every pair of neighbours, a line is drawn at once and spaced exactly a moment later. */
function tryNow(doc: LogoDoc): PlacedLogo | null {
  try {
    const logo = layOut(doc, glyphs.outlines, EDITOR_ARTBOARD);
    return logo.missing.length === 0 ? logo : null;
  } catch {
    return null;
  }
}

/** Draws a document whose letters are at hand. */
export function place(doc: LogoDoc): void {
  try {
    setEditor({ placed: { doc, logo: layOut(doc, glyphs.outlines, EDITOR_ARTBOARD) }, problem: null });
  } catch (error) {
    if (error instanceof GlyphsMissingError) setEditor({ problem: { kind: 'glyphs', characters: error.characters } });
    else throw error;
  }
}

const isCurrent = (doc: LogoDoc) => useEditor.getState().history?.now.doc === doc;

/** Places a document as soon as its letters are here; until then the last drawing stays. */
export async function placeLogo(doc: LogoDoc): Promise<void> {
  const words = wordsOf(doc);
  if (words === wordsAtHand) return place(doc);
  const needed = neededTexts(doc);
  if (isExact(needed)) {
    wordsAtHand = words;
    return place(doc);
  }
  const logo = tryNow(doc);
  if (logo) {
    setEditor({ placed: { doc, logo }, problem: null });
    await new Promise((resolve) => setTimeout(resolve, EXACT_AFTER_MS));
    if (!isCurrent(doc)) return;
  }
  try {
    await glyphs.ensure(needed);
    if (isCurrent(doc)) place(doc);
  } catch (error) {
    logFailure('placing the logo', error);
    if (isCurrent(doc)) setEditor({ problem: { kind: 'network' } });
  }
}

/** Follows every edit. Returns the function that stops it. */
export function followEdits(): () => void {
  const now = useEditor.getState().history?.now.doc;
  if (now) void placeLogo(now);
  return useEditor.subscribe((state, before) => {
    const doc = state.history?.now.doc;
    if (doc && doc !== before.history?.now.doc) void placeLogo(doc);
  });
}

/** The proportions of the list's cards and of the files sold, so that what is edited is what was chosen. */
export const EDITOR_ARTBOARD: Artboard = { width: 640, height: 480 };

/** Artboard units in one height of the name, the unit of moves by hand. */
export const nudgeUnit = (placed: PlacedLogo): number => placed.nameHeight;
