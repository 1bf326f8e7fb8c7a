import { applyEdit, varyEdits, type Edit, type EditKit, type Sentence } from '@markwright/edits';
import { allFonts, missingCharacters, type LoadedOutlines } from '@markwright/fonts';
import {
  findLayout,
  MARK_SCALE_RANGE,
  scaleMark,
  setLetterSpacing,
  SPACING_RANGE,
  type LogoDoc,
  type LogoMark,
} from '@markwright/logo';
import { drawWish } from '../choose/draw-wish.ts';
import { captionOf, colorsInWords, type Caption } from './caption.ts';
import { AI_LOGOS } from './make-ai-logos.ts';

/** A logo of a task, with what was told about it. */
export type LogoToChange = { doc: LogoDoc; meaning: Caption };
export type ChangedLogo = LogoToChange & { says: Sentence[] };

const FACES = allFonts.map((font) => ({ ...font, words: { zh: font.zh, en: font.en } }));

/**
 * Four logos after some wishes: each of four logos changed, or one logo changed in four ways. What no wish speaks of
 * stays as it was. Undefined where none of the wishes can be carried out.
 */
export async function changeLogos(
  logos: readonly LogoToChange[],
  edits: readonly Edit[],
  outlines: LoadedOutlines,
): Promise<ChangedLogo[] | undefined> {
  const made: ChangedLogo[] = [];
  for (let place = 0; place < AI_LOGOS; place += 1) {
    const at = place % logos.length;
    const turn = Math.floor(place / logos.length);
    const others = made.filter((_, earlier) => earlier % logos.length === at).map(({ doc }) => doc);
    made.push(await changeOne(logos[at]!, varyEdits(edits, turn), { others, turn, outlines }));
  }
  return made.some(({ says }) => says.length > 0) ? made : undefined;
}

type Turn = { others: readonly LogoDoc[]; turn: number; outlines: LoadedOutlines };

async function changeOne(
  logo: LogoToChange,
  edits: readonly Edit[],
  { others, turn, outlines }: Turn,
): Promise<ChangedLogo> {
  const before = fontsOf(logo.doc);
  const taken = new Set(others.flatMap(fontsOf).filter((font) => !before.includes(font)));
  const kit = (mayTake: (face: string) => boolean): EditKit => ({
    faces: FACES,
    covers: (face, text) => mayTake(face) && missingCharacters(face, text).length === 0,
    drawMark: (wanted) => drawWish(wanted, outlines, turn),
  });
  let doc = logo.doc;
  const says: Sentence[] = [];
  for (const edit of edits) {
    const fresh = await applyEdit(
      doc,
      edit,
      kit((face) => !taken.has(face)),
    );
    // Where every face that would do is taken by another variation, they share one.
    const outcome =
      fresh.kind === 'refused' && taken.size > 0
        ? await applyEdit(
            doc,
            edit,
            kit(() => true),
          )
        : fresh;
    if (outcome.kind !== 'done') continue;
    doc = outcome.doc;
    says.push(outcome.says);
  }
  if (says.length > 0) doc = unlike(others, doc, turn);
  return { doc, says, meaning: isSameMark(doc.mark, logo.doc.mark) ? logo.meaning : meaningOf(doc) };
}

const fontsOf = ({ name, secondName, slogan }: LogoDoc): string[] =>
  [name, secondName, slogan].flatMap((line) => line?.font ?? []);

const isSameMark = (one: LogoMark | null, other: LogoMark | null): boolean =>
  one?.source.kind === other?.source.kind && one?.source.id === other?.source.id;

function meaningOf(doc: LogoDoc): Caption {
  const { mark, name, background } = doc;
  const colors = {
    ground: background === 'transparent' ? '#ffffff' : background,
    name: name.color,
    mark: mark?.primary ?? name.color,
    second: mark?.secondary ?? name.color,
    accent: doc.layout.accent,
  };
  return captionOf(doc, colorsInWords(colors, mark !== null && (findLayout(doc.layout.id)?.drawsMark ?? false)));
}

/** Steps that leave a logo the same to its owner's eye, for wishes that can be carried out in one way only. */
const QUIET_STEPS: readonly ((doc: LogoDoc) => LogoDoc)[] = [
  (doc) => rescaled(doc, 1.16),
  (doc) => setLetterSpacing(doc, 'name', Math.min(SPACING_RANGE.max, doc.name.spacing + 0.05)),
  (doc) => rescaled(doc, 0.86),
  (doc) => setLetterSpacing(doc, 'name', Math.max(SPACING_RANGE.min, doc.name.spacing - 0.03)),
];

const rescaled = (doc: LogoDoc, by: number): LogoDoc =>
  doc.mark ? scaleMark(doc, Math.min(MARK_SCALE_RANGE.max, Math.max(MARK_SCALE_RANGE.min, doc.mark.scale * by))) : doc;

/** A variation that came out like one before differs from it in proportion only. */
function unlike(others: readonly LogoDoc[], doc: LogoDoc, turn: number): LogoDoc {
  const known = new Set(others.map((other) => JSON.stringify(other)));
  if (!known.has(JSON.stringify(doc))) return doc;
  const steps = [...QUIET_STEPS.slice(turn - 1), ...QUIET_STEPS];
  return steps.map((step) => step(doc)).find((next) => !known.has(JSON.stringify(next))) ?? doc;
}
