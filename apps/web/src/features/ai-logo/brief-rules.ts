export const NAME_MAX = 20;
export const INSPIRATION_MAX = 200;

export type Brief = { logoName: string; inspiration: string };
export type BriefProblem = 'name' | 'nameLong' | 'inspiration';

const lengthOf = (text: string) => Array.from(new Intl.Segmenter().segment(text.trim())).length;

/** What must be put right before the button does anything, first things first. */
export function findBriefProblem({ logoName, inspiration }: Brief): BriefProblem | undefined {
  if (logoName.trim() === '') return 'name';
  if (lengthOf(logoName) > NAME_MAX) return 'nameLong';
  if (inspiration.trim() === '') return 'inspiration';
  return undefined;
}
