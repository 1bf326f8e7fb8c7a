import { NAME_MAX, textLength } from '@markwright/contracts/text-length';

export const INSPIRATION_MAX = 200;

export type Brief = { logoName: string; inspiration: string };
export type BriefProblem = 'name' | 'nameLong' | 'inspiration';

/** What must be put right before the button does anything, first things first. */
export function findBriefProblem({ logoName, inspiration }: Brief): BriefProblem | undefined {
  if (logoName.trim() === '') return 'name';
  if (textLength(logoName.trim()) > NAME_MAX) return 'nameLong';
  if (inspiration.trim() === '') return 'inspiration';
  return undefined;
}
