import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  answerQuestion,
  applyEdit,
  nearestTo,
  readRequest,
  shownLines,
  type Edit,
  type EditKit,
  type Sentence,
} from '@markwright/edits';
import { allFonts, missingCharacters } from '@markwright/fonts';
import { openShippedOutlines } from '@markwright/fonts/node';
import { hasIdeograph, openDoc, renderSvg, type LogoDoc } from '@markwright/logo';
import { pickableWords } from '@markwright/reading';
import { openRasteriser } from '@markwright/raster';
import { drawWish, nounsFor, shownBy } from '@markwright/studio';
import { CommandError } from '../command-error.ts';

const PNG_SIDE = 1024;

/** `edit DOC.json "words" --out DIR`: a logo changed by a sentence, and what the sentence was taken for. */
export async function edit(args: string[]): Promise<void> {
  const options = { out: { type: 'string' } } as const;
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true, strict: true });
  const [file, request] = positionals;
  if (!file || !request)
    throw new CommandError('edit needs a document and what to change: edit logo-001.json "bolder letters" --out DIR');
  if (!values.out) throw new CommandError('edit needs --out DIR');
  const before = openDoc(JSON.parse(await readFile(file, 'utf8')));
  const outlines = openShippedOutlines();
  const kit: EditKit = {
    faces: allFonts.map((font) => ({ ...font, words: { zh: font.zh, en: font.en } })),
    covers: (face, text) => missingCharacters(face, text).length === 0,
    drawMark: (wanted) => drawWish(wanted, outlines),
  };
  const { edits, unknown } = readRequest(request, shownIn(before), nounsFor);
  let doc = before;
  const says: Sentence[] = [];
  for (const each of edits) {
    const outcome = await applyEdit(doc, each, kit);
    if (outcome.kind === 'done') doc = outcome.doc;
    if (outcome.kind !== 'talk') says.push(outcome.says);
    else if (each.do === 'say') says.push(answerQuestion(request, doc, kit.faces));
  }
  const language = hasIdeograph(request) ? 'zh' : 'en';
  await mkdir(values.out, { recursive: true });
  await outlines.ensureLoaded([doc.name, doc.secondName, doc.slogan].flatMap((line) => line?.font ?? []));
  const svg = renderSvg(doc, { outlines });
  const rasteriser = openRasteriser();
  try {
    const { bytes } = await rasteriser.draw({ svg, format: 'png', longSide: PNG_SIDE }, { isJob: true });
    await writeFile(join(values.out, 'logo.png'), bytes);
  } finally {
    await rasteriser.close();
  }
  await writeFile(join(values.out, 'logo.svg'), svg);
  await writeFile(join(values.out, 'logo.json'), `${JSON.stringify(doc, null, 2)}\n`);
  for (const words of unknown) says.push(notUnderstood(words));
  const report = {
    edits: edits.map(inVocabulary),
    unknown,
    says: says.map((sentence) => sentence[language]).join(language === 'zh' ? '；' : '; '),
  };
  await writeFile(join(values.out, 'edits.json'), `${JSON.stringify(report, null, 2)}\n`);
  if (report.says) console.log(report.says);
}

/** A wish as others write it: the name of a colour without our number for it, a place without its letter. */
function inVocabulary(edit: Edit): object {
  const {
    hex: _hex,
    letter: _letter,
    about: _about,
    ...said
  } = edit as Edit & Record<'hex' | 'letter' | 'about', unknown>;
  return said;
}

function notUnderstood(words: string): Sentence {
  const { zh, en } = nearestTo(words);
  return { zh: `没看懂「${words}」，可以说：${zh}`, en: `Not understood: “${words}”. You could say: ${en}` };
}

/** What a request may speak of: the words of the logo and what its picture shows. */
function shownIn(doc: LogoDoc) {
  const words = doc.mark ? shownBy(doc.mark.source).things.flatMap((concept) => pickableWords(concept) ?? []) : [];
  return { ...shownLines(doc), mark: words.flatMap(({ zh, en }) => [...zh, ...en]) };
}
