import {
  alternativeEdits,
  answerQuestion,
  applyEdit,
  readRequest,
  shownLines,
  WARMING_STEPS,
  type Edit,
  type EditKit,
  type Face,
  type ReadRequest,
  type Sentence,
} from '@markwright/edits';
import { OK_CODE } from '@markwright/contracts/envelope';
import { findIconSource } from '@markwright/contracts/icon-id';
import type { LineName, LogoDoc } from '@markwright/logo';
import { api } from '../../../lib/api.ts';
import { createIdleQueue } from '../../../lib/logo-drawing/idle-queue.ts';
import { editWordsMessages } from '../../../i18n/edit-words.ts';
import { needsPurchase, type Bought } from '../bought-name.ts';
import { canSet } from '../fallback-font.ts';
import type { FontInfo } from '../../../lib/fonts.ts';

/** One wish of a request and what came of it. */
export type Change =
  | { kind: 'done'; edit: Edit; says: Sentence }
  | { kind: 'refused' | 'answer'; says: Sentence }
  | { kind: 'unknown'; words: string; offered?: Edit | undefined }
  | { kind: 'talk'; edit: Edit };

export type Changed = { doc: LogoDoc; changes: Change[]; iconId: string };

/** The network said nothing where a picture was needed. */
export class DrawingFailed extends Error {}

const faceOf = ({ key, words, script, category, build, heaviness }: FontInfo): Face => ({
  key,
  words,
  script,
  category,
  traits: { build, heaviness, contrast: 'low' },
});

const LINES: readonly LineName[] = ['name', 'secondName', 'slogan'];
/** Faces tried before a wish about letters is given up for a text that few faces have. */
const FACES_TRIED = 4;

/** What wishes are carried out with: the typefaces there are, and what was bought of the design. */
export type Desk = { fonts: readonly FontInfo[]; bought: Bought | null };

/** How often another idea was asked for: each time it is a different one. */
let alternatives = 0;

const atLeisure = createIdleQueue();
let isWarm = false;

/** The first reading builds the tables and compiles the rules: that is done before somebody has typed. */
export function warmReader(): void {
  if (isWarm) return;
  isWarm = true;
  for (const step of WARMING_STEPS) void atLeisure(step);
}

/** Reads a request and carries it out on a document; only a new picture asks the server. */
export async function changeInWords(request: string, doc: LogoDoc, desk: Desk): Promise<Changed> {
  const { edits: read, unknown, offered } = await readHereOrThere(request, doc);
  if (read.some(isAlternative)) alternatives += 1;
  const edits = read.flatMap((edit) => alternativeEdits(edit, doc, alternatives - 1));
  const faces = desk.fonts.map(faceOf);
  const changed = await applyAll(edits, doc, desk);
  const answers = changed.changes.map((change): Change =>
    change.kind === 'talk' && change.edit.do === 'say'
      ? { kind: 'answer', says: answerQuestion(request, doc, faces) }
      : change,
  );
  const asUnknown = (words: string): Change => ({
    kind: 'unknown',
    words,
    offered: offered?.find((offer) => offer.words === words)?.edit,
  });
  return { ...changed, changes: [...answers, ...unknown.map(asUnknown)] };
}

/**
 * Read in the browser; only what is not understood here, or names a thing to draw, is asked of the server, which knows
 * what the picture shows and what can be drawn, and may have a chat model.
 */
async function readHereOrThere(request: string, doc: LogoDoc): Promise<ReadRequest> {
  const { name, mark } = doc;
  const lines = shownLines(doc);
  const here = readRequest(request, lines);
  if (here.unknown.length === 0 && !here.edits.some(namesThing)) return here;
  const source = mark && { source: { kind: mark.source.kind, id: mark.source.id } };
  const shown = { ...lines, name: name.text, ...source };
  const { code, data } = await api.call('readWishes', { body: { words: request, shown }, showsFailures: true });
  return code === OK_CODE && data && data.edits.length >= here.edits.length ? data : here;
}

const isAlternative = ({ do: name }: Edit): boolean => name === 'talk.another' || name === 'talk.more';
/** Whether a thing can be drawn at all, and what it is called, only the server knows; it draws it anyway. */
const namesThing = ({ do: name }: Edit): boolean => name === 'mark.swap' || name === 'mark.add';

/** The same document with some of the wishes only. */
export const applyAgain = (edits: readonly Edit[], doc: LogoDoc, desk: Desk): Promise<Changed> =>
  applyAll(edits, doc, desk);

async function applyAll(edits: readonly Edit[], before: LogoDoc, { fonts, bought }: Desk): Promise<Changed> {
  const faces = fonts.map(faceOf);
  let doc = before;
  let iconId = '';
  const changes: Change[] = [];
  const drawMark: EditKit['drawMark'] = async (wanted) => {
    const { code, data } = await api.call('drawWish', { body: wanted as never, showsFailures: false });
    if (code !== OK_CODE || !data) throw new DrawingFailed();
    if (!data.mark) return undefined;
    iconId = data.mark.iconId;
    return {
      drawing: data.mark.drawing,
      meaning: data.mark.meaning,
      source: findIconSource(data.mark.iconId) ?? { kind: 'icon', id: data.mark.iconId },
    };
  };
  for (const edit of edits) {
    const outcome = await applyWithLetters(doc, edit, faces, drawMark);
    // Another name is another logo: that is said before, and done where the name is typed.
    if (outcome.kind === 'done' && bought && isAnotherLogo(bought, outcome.doc, doc)) {
      changes.push({ kind: 'refused', says: boughtNameSays(bought.name, outcome.doc.name.text) });
      continue;
    }
    if (outcome.kind === 'done') doc = outcome.doc;
    changes.push(
      outcome.kind === 'done'
        ? { kind: 'done', edit, says: outcome.says }
        : outcome.kind === 'talk'
          ? { kind: 'talk', edit }
          : { kind: 'refused', says: outcome.says },
    );
  }
  return { doc, changes, iconId };
}

const isAnotherLogo = (bought: Bought, { name }: LogoDoc, before: LogoDoc): boolean =>
  name.text !== before.name.text && needsPurchase(bought, name.text);

const boughtNameSays = (bought: string, name: string): Sentence => ({
  zh: editWordsMessages.zh.boughtName(bought, name),
  en: editWordsMessages.en.boughtName(bought, name),
});

/** A face that lacks a letter of the text is passed over for the next best. */
async function applyWithLetters(doc: LogoDoc, edit: Edit, faces: readonly Face[], drawMark: EditKit['drawMark']) {
  const lacking = new Set<string>();
  for (let tried = 0; ; tried += 1) {
    const kit: EditKit = { faces, covers: (face) => !lacking.has(face), drawMark };
    const outcome = await applyEdit(doc, edit, kit);
    if (outcome.kind !== 'done' || tried >= FACES_TRIED) return outcome;
    const changed = LINES.flatMap((line) => {
      const [now, was] = [outcome.doc[line], doc[line]];
      return now && now.font !== was?.font ? [now] : [];
    });
    const missing: string[] = [];
    for (const { font, text } of changed) if (!(await canSet(font, text))) missing.push(font);
    if (missing.length === 0) return outcome;
    missing.forEach((font) => lacking.add(font));
  }
}
