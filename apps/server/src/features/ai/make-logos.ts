import type { AiStyleId, ArtFontWish } from '@markwright/contracts';
import { findLayout, setLayout, swapMark, type LogoDoc } from '@markwright/logo';
import type { ArtFontResult, BriefReading, ComposedLogo } from '@markwright/studio';
import type { PictureWork } from '../../pictures/picture-work.ts';
import type { ImageModel } from '../../providers/image-model/image-model.ts';
import type { Engine } from '../../engine/engine.ts';
import { PROMPTS } from '../catalogue/prompts.ts';
import { promptFor } from './prompt-for.ts';
import { setWrittenName } from './written-name.ts';
import type { AiTaskRow } from './queries.ts';

export const BUILT_IN_ENGINE = 'markwright';
const PAINT_LIMIT_MS = 10 * 60_000;
const PAINTED_SIDE = 1024;
/** For a painted mark in a place of letters only. */
const LAYOUT_WITH_MARK = 'stacked';

export type MadeLogo = {
  doc: LogoDoc;
  /** The picture shown until it is bought. */
  covered: string;
  style: AiStyleId | null;
  meaning: { zh: string; en: string };
  engine: string;
};

type MakerDeps = {
  engine: Engine;
  pictures: PictureWork;
  imageModel?: ImageModel | undefined;
  letteringModel?: ImageModel | undefined;
};

/** Four logos: composed by the built-in engine, or set around four pictures of an outside model. */
export async function makeLogos(task: AiTaskRow, reading: BriefReading, deps: MakerDeps): Promise<MadeLogo[]> {
  const { engine, pictures, imageModel } = deps;
  const { logoName: name, inspiration, styles, seed } = task;
  if (task.artFont) return letterName(task, task.artFont, deps);
  const logos = await engine.composeAiLogos({ name, inspiration, styles, seed, language: 'zh' }, reading);
  const drawn = imageModel ? await withPaintedMarks(logos, task, reading, { pictures, model: imageModel }) : logos;
  const madeBy = imageModel?.engine ?? BUILT_IN_ENGINE;
  return Promise.all(
    drawn.map(async ({ doc, style, meaning }) => ({
      doc,
      style,
      meaning,
      engine: madeBy,
      covered: await engine.renderDoc(doc, { watermark: true }),
    })),
  );
}

/**
 * Four letterings of the name, by the built-in styles or by an outside model that can write it. The keyword pressed
 * counts like a word typed.
 */
async function letterName(
  task: AiTaskRow,
  { styles, keywordId, arrangement }: ArtFontWish,
  { engine, pictures, letteringModel }: MakerDeps,
): Promise<MadeLogo[]> {
  const keyword = PROMPTS.find(({ id }) => id === keywordId);
  const words = [keyword?.words.zh, keyword?.words.en, task.inspiration].filter(Boolean).join(' ');
  const results = await engine.composeArtFonts({ name: task.logoName, words, styles, arrangement, seed: task.seed });
  const model = letteringModel?.canWrite?.(task.logoName) ? letteringModel : undefined;
  const drawn = model ? await withWrittenNames(results, task, { words, pictures, model }) : results;
  return Promise.all(
    drawn.map(async ({ doc, meaning }) => ({
      doc,
      meaning,
      style: null,
      engine: model?.engine ?? BUILT_IN_ENGINE,
      covered: await engine.renderDoc(doc, { watermark: true }),
    })),
  );
}

/** The model writes the name as a picture, which is traced; what it did to the letters, a small line below can be read. */
async function withWrittenNames(
  results: readonly ArtFontResult[],
  task: AiTaskRow,
  { words, pictures, model }: { words: string; pictures: PictureWork; model: ImageModel },
): Promise<ArtFontResult[]> {
  const order = { prompt: words, negativePrompt: '', count: results.length, seed: task.seed, side: PAINTED_SIDE };
  const written = await model.paint({ ...order, text: task.logoName }, AbortSignal.timeout(PAINT_LIMIT_MS));
  return Promise.all(
    results.map(async (result, index) => {
      const picture = written[index];
      if (!picture) throw new Error('The model gave too few pictures');
      const drawing = await pictures.traceMark(picture);
      return {
        ...result,
        doc: setWrittenName(result.doc, { drawing, isMask: model.writesMask === true, id: `${task.id}/${index}` }),
      };
    }),
  );
}

/** The model paints the marks, background and lettering stay ours: the name is set in real type. */
async function withPaintedMarks(
  logos: readonly ComposedLogo[],
  task: AiTaskRow,
  reading: BriefReading,
  { pictures, model }: { pictures: PictureWork; model: ImageModel },
): Promise<ComposedLogo[]> {
  const order = { ...promptFor(task, reading), count: logos.length, seed: task.seed, side: PAINTED_SIDE };
  const painted = await model.paint(order, AbortSignal.timeout(PAINT_LIMIT_MS));
  return Promise.all(
    logos.map(async (logo, index) => {
      const picture = painted[index];
      if (!picture) throw new Error('The model gave too few pictures');
      const drawing = await pictures.traceMark(picture);
      const source = { kind: 'painted', id: `${task.id}/${index}` };
      const doc = swapMark(logo.doc, { drawing, source, meaning: logo.meaning });
      return { ...logo, doc: findLayout(doc.layout.id)?.drawsMark ? doc : setLayout(doc, LAYOUT_WITH_MARK) };
    }),
  );
}
