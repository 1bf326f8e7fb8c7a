import type { LoadedOutlines } from '@markwright/fonts';
import { hashText, renderSvg, seededRandom, type LogoDoc } from '@markwright/logo';
import { findAiStyle, type AiStyleId } from './ai-styles.ts';
import { drawAiLogo, type AiTask } from './draw-ai-logo.ts';
import { interpretBrief, type AiBrief, type BriefReading } from './interpret-brief.ts';
import { castStyles, type Casting } from './cast-styles.ts';
import { ANSWERS } from './answers.ts';
import { splitName } from './split-name.ts';

/** A task always gives this many. */
export const AI_LOGOS = 4;

export type AiRequest = AiBrief & { styles: readonly string[]; seed: number };
export type AiParts = {
  outlines: LoadedOutlines;
  /** What `interpretBrief` found, where the caller has asked it already. */
  reading?: BriefReading | undefined;
};

export type AiLogo = {
  doc: LogoDoc;
  svg: string;
  /** The style that gave the form; others of the task gave colour. */
  style: AiStyleId;
  /** 标志释义: what the mark shows and what the style does with it. */
  meaning: { zh: string; en: string };
  seed: number;
};

export class UnknownStyleError extends Error {
  constructor(readonly style: string) {
    super(`There is no style called "${style}"`);
    this.name = 'UnknownStyleError';
  }
}

/** Four different logos for one brief. The same request gives the same four; another seed gives others. */
export async function makeAiLogos(request: AiRequest, parts: AiParts): Promise<AiLogo[]> {
  const styles = [...new Set(request.styles)].map((id) => {
    const style = findAiStyle(id);
    if (!style) throw new UnknownStyleError(id);
    return style.id;
  });
  const names = splitName(request.name);
  const reading = parts.reading ?? (await interpretBrief({ ...request, name: names.name }));
  const cast = inAnswers(castStyles(styles, reading, request.seed));
  const task: AiTask = {
    ...names,
    reading,
    outlines: parts.outlines,
    seed: hashText(`${request.name}|${request.inspiration}|${request.seed}`),
    ideas: new Map(),
    used: { marks: new Set(), faces: new Set(), layouts: new Set() },
  };
  const logos: AiLogo[] = [];
  for (let index = 0; index < AI_LOGOS; index++) {
    const { form, colour } = cast[index % cast.length]!;
    const answer = ANSWERS[index % ANSWERS.length]!;
    const seed = hashText(`${task.seed}:${form.id}:${colour.id}:${index}`);
    const { doc, meaning } = await drawAiLogo(task, { form, colour, index, answer, seed, random: seededRandom(seed) });
    logos.push({ doc, svg: renderSvg(doc, { outlines: parts.outlines }), style: form.id, meaning, seed });
  }
  return logos;
}

/** A line drawing suits the quiet answer, the last, better than a scene, the first. */
function inAnswers(cast: readonly Casting[]): Casting[] {
  const isLine = ({ form }: Casting) => form.marks.isLine === true;
  return cast.length < AI_LOGOS ? [...cast] : [...cast.filter((each) => !isLine(each)), ...cast.filter(isLine)];
}
