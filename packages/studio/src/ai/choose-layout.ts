import { factsOf, findLayout, type LogoDoc, type MarkChoice } from '@markwright/logo';
import type { Answer } from './answers.ts';
import type { AiTask, Role } from './ai-task.ts';
import { isRefusedLayout } from '../read/refused.ts';
import { takeNew, turned } from './choose-face.ts';

/** Layouts for each answer, in every style's hand: the mark large, in a shape of its own, beside the name, or at ease. */
const LIKED: Readonly<Record<Answer, readonly string[]>> = {
  picture: ['stacked', 'horizontal-tall', 'stacked', 'left-stacked'],
  bold: ['emblem', 'tile-stacked', 'badge', 'tile', 'horizontal-tall', 'stacked'],
  letters: ['horizontal-tall', 'horizontal', 'stacked'],
  second: ['horizontal-tall', 'ring-stacked', 'framed', 'horizontal', 'stacked'],
};
/** So many of them take turns for the first place. */
const TURNS: Readonly<Record<Answer, number>> = { picture: 4, bold: 4, letters: 1, second: 3 };
/** A single line this long, in hanzi, leaves the mark beside it looking lost. */
const LONG_LINE = 4;
const BESIDE = new Set(['horizontal', 'tile']);

/** Marks with a frame of their own: inside another they would be a picture of a picture. */
export const hasOwnFrame = ({ source }: Pick<MarkChoice, 'source'>): boolean =>
  source.kind === 'rule' && /^(?:negative|badge|seal|window|monogram)/.test(source.id);

/** A layout that shows what there is to show: a mark where a thing was named, letters where only they are wanted. */
export function chooseLayout(task: AiTask, { form, answer, random }: Role, doc: LogoDoc): string {
  const { reading, used, ideas, cast } = task;
  const facts = factsOf(doc);
  const isFit = (id: string) => {
    const layout = findLayout(id);
    const shows = layout?.drawsMark ?? false;
    const isWanted = reading.onlyLetters ? !shows : !ideas.main || !doc.mark || shows;
    const isClear = !doc.mark || !hasOwnFrame(doc.mark) || !(layout?.refuses ?? []).includes('framed');
    return isWanted && isClear && !isRefusedLayout(id, reading.refusals) && (layout?.applies(facts) ?? false);
  };
  const own = turned(form.layouts.filter(isFit), random);
  if (!ideas.main) return takeNew(own, (id) => id, used.layouts) ?? 'wordmark';
  const isLong = facts.hasHanzi && facts.units >= LONG_LINE && !facts.hasSecondName;
  const wanted = LIKED[answer].filter(
    (id) => !(isLong && BESIDE.has(id)) && !(facts.hasHanzi && id === 'left-stacked'),
  );
  const first = Math.floor(random.next() * TURNS[answer]);
  const liked = [...wanted.slice(first), ...wanted.slice(0, first)].filter(isFit);
  // A chosen style keeps to its own arrangements as long as they serve the answer.
  const ranked = cast.isChosen
    ? [...liked.filter((id) => own.includes(id)), ...own, ...liked]
    : [...liked, ...own.filter((id) => id !== 'vertical-mark')];
  return takeNew([...new Set(ranked)], (id) => id, used.layouts) ?? 'wordmark';
}
