import type { AiStyleId } from '@markwright/contracts';
import { renderSvg, swapMark, type LogoDoc, type LogoMark } from '@markwright/logo';
import { findDrawing, findOwnMark } from '@markwright/marks';
import { interpretBrief, makeAiLogos, type AiLogo, type BriefReading } from '@markwright/studio';
import type { Db } from '../../db/open-db.ts';
import type { JobParts } from '../../jobs/registry.ts';
import type { ImageModel } from '../../providers/image-model/image-model.ts';
import { markFromPicture } from './mark-from-picture.ts';
import { promptFor } from './prompt-for.ts';
import { findOwnResult, type AiTaskRow } from './queries.ts';

export const BUILT_IN_ENGINE = 'markwright';
const PAINT_LIMIT_MS = 10 * 60_000;
const PAINTED_SIDE = 1024;

export type MadeLogo = {
  doc: LogoDoc;
  /** The picture shown until it is bought. */
  watermarked: string;
  style: AiStyleId;
  meaning: { zh: string; en: string };
  engine: string;
};

/** What the brief says. A variation looks only at the idea of the logo it varies, if that idea has words. */
export async function readTask(task: AiTaskRow, db: Db): Promise<BriefReading> {
  const { logoName: name, inspiration } = task;
  const reading = await interpretBrief({ name, inspiration, language: 'zh' });
  const varied = task.variantOf ? await findOwnResult(db, task.userId, task.variantOf) : undefined;
  const idea = varied?.doc.mark && conceptOf(varied.doc.mark.source);
  const kept = reading.concepts.filter(({ concept }) => concept === idea);
  return kept.length > 0 ? { ...reading, concepts: kept } : reading;
}

const conceptOf = ({ kind, id }: LogoMark['source']): string | undefined =>
  kind === 'own' ? findOwnMark(id)?.concept : findDrawing(id)?.concept;

/** Four logos: composed by the built-in engine, or set around four pictures of an outside model. */
export async function makeLogos(
  task: AiTaskRow,
  reading: BriefReading,
  parts: Pick<JobParts, 'studio' | 'imageModel'>,
): Promise<MadeLogo[]> {
  const { logoName: name, inspiration, styles, seed } = task;
  const { outlines } = parts.studio;
  const logos = await makeAiLogos({ name, inspiration, styles, seed, language: 'zh' }, { outlines, reading });
  const model = parts.imageModel;
  const drawn = model
    ? await withPaintedMarks(logos, task, reading, model)
    : logos.map((logo) => ({ ...logo, engine: BUILT_IN_ENGINE }));
  return drawn.map(({ doc, style, meaning, engine }) => ({
    doc,
    style,
    meaning,
    engine,
    watermarked: renderSvg(doc, { outlines, watermark: true }),
  }));
}

/** The model paints the marks, background and lettering stay ours: the name is set in real type. */
async function withPaintedMarks(
  logos: readonly AiLogo[],
  task: AiTaskRow,
  reading: BriefReading,
  model: ImageModel,
): Promise<(AiLogo & { engine: string })[]> {
  const order = { ...promptFor(task, reading), count: logos.length, seed: task.seed, side: PAINTED_SIDE };
  const pictures = await model.paint(order, AbortSignal.timeout(PAINT_LIMIT_MS));
  return Promise.all(
    logos.map(async (logo, index) => {
      const picture = pictures[index];
      if (!picture) throw new Error('The model gave too few pictures');
      const drawing = await markFromPicture(picture);
      const source = { kind: 'painted', id: `${task.id}/${index}` };
      const doc = swapMark(logo.doc, { drawing, source, meaning: logo.meaning });
      return { ...logo, doc, engine: model.engine };
    }),
  );
}
