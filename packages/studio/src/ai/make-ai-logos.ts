import type { LoadedOutlines } from '@markwright/fonts';
import { hashText, hasIdeograph, neededGlyphs, renderSvg, seededRandom, type LogoDoc } from '@markwright/logo';
import { aboutOf } from '../read/brief.ts';
import { findAiStyle, type AiStyleId } from '../read/ai-styles.ts';
import { chooseFace, facesWith } from './choose-face.ts';
import { chooseMark, facesToCut, markFaces, type ChosenMark } from './choose-mark.ts';
import { drawAiLogo } from './draw-ai-logo.ts';
import type { AiTask, Role } from './ai-task.ts';
import { ideasOfBrief } from './ideas-of-brief.ts';
import { interpretBrief, type AiBrief, type BriefReading } from './interpret-brief.ts';
import { castStyles } from './cast-styles.ts';
import { ANSWERS } from './answers.ts';
import { ornamentAt } from './quiet-ground.ts';
import { splitName } from './split-name.ts';

/** A task always gives this many. */
export const AI_LOGOS = 4;

export type AiRequest = AiBrief & { styles: readonly string[]; seed: number };
type AiDeps = {
  outlines: LoadedOutlines;
  /** What `interpretBrief` found, where the caller has asked it already. */
  reading?: BriefReading | undefined;
  /** Awaited between steps of some tens of milliseconds: whoever has shorter work goes first. */
  pause?: (() => Promise<void>) | undefined;
};

export type ComposedLogo = {
  doc: LogoDoc;
  /** The style that gave the form; others of the task gave colour. */
  style: AiStyleId;
  /** 标志释义: what the mark shows and what the style does with it. */
  meaning: { zh: string; en: string };
  seed: number;
};
export type AiLogo = ComposedLogo & { svg: string };

export class UnknownStyleError extends Error {
  constructor(readonly style: string) {
    super(`There is no style called "${style}"`);
    this.name = 'UnknownStyleError';
  }
}

/** Four different logos for one brief, drawn. */
export async function makeAiLogos(request: AiRequest, deps: AiDeps): Promise<AiLogo[]> {
  const logos = await composeAiLogos(request, deps);
  // A logo may be set in a face that only its trade or its script asked for.
  await deps.outlines.ensureLoaded(logos.flatMap(({ doc }) => [...neededGlyphs(doc).keys()]));
  return logos.map((logo) => ({ ...logo, svg: renderSvg(logo.doc, { outlines: deps.outlines }) }));
}

/** Four different logos for one brief. The same request gives the same four; another seed gives others. */
export async function composeAiLogos(request: AiRequest, deps: AiDeps): Promise<ComposedLogo[]> {
  const styles = [...new Set(request.styles)].map((id) => {
    const style = findAiStyle(id);
    if (!style) throw new UnknownStyleError(id);
    return style.id;
  });
  const names = splitName(request.name);
  const { outlines } = deps;
  // Opened on a thread of their own while the brief is read here; what goes wrong is said when they are needed.
  outlines.ensureLoaded(facesToCut(names)).catch(() => undefined);
  const reading = deps.reading ?? (await interpretBrief({ ...request, name: names.name }));
  const cast = castStyles(styles, reading, { seed: request.seed, hasHanzi: hasIdeograph(names.name) });
  const task: AiTask = {
    ...names,
    reading,
    ideas: ideasOfBrief(reading, names.name),
    cast,
    outlines,
    seed: hashText(`${request.name}|${request.inspiration}|${request.seed}`),
    styleIdeas: new Map(),
    used: { marks: new Set(), faces: new Set(), layouts: new Set() },
  };
  const { castings } = cast;
  const ornamented = ornamentAt(castings.length < AI_LOGOS ? [] : castings, ANSWERS.indexOf('letters'));
  const roles = ANSWERS.map((answer, index): Role => {
    const casting = castings[index % castings.length]!;
    const seed = hashText(`${task.seed}:${casting.form.id}:${casting.colour.id}:${index}`);
    return { ...casting, index, answer, hasOrnament: index === ornamented, seed, random: seededRandom(seed) };
  });
  const faces = roles.map((role) => chooseFace(task, role));
  const forMarks = markFaces(task);
  await outlines.ensureLoaded(forMarks);
  // Marks are drawn while the faces of the names open.
  const opening = outlines.ensureLoaded([...forMarks, ...faces.flatMap((face) => facesWith(face, names.secondName))]);
  // Awaited below; should drawing fail first, nobody is left to hear that opening failed too.
  opening.catch(() => undefined);
  const marks: (ChosenMark | undefined)[] = [];
  for (const role of roles) {
    await deps.pause?.();
    marks.push(chooseMark(task, role));
  }
  await opening;
  const about = aboutOf({ description: request.inspiration });
  const logos: ComposedLogo[] = [];
  for (const [at, role] of roles.entries()) {
    await deps.pause?.();
    const { doc, meaning } = drawAiLogo(task, role, marks[at]?.face ?? faces[at]!, marks[at]);
    logos.push({ doc: { ...doc, ...about }, style: role.form.id, meaning, seed: role.seed });
  }
  return logos;
}
