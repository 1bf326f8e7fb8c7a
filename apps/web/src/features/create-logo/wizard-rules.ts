import { NAME_MAX, SLOGAN_MAX, textLength } from '@markwright/contracts/text-length';
import { FIRST_STEP, STEP_COUNT, type ChosenTag, type CreateLogo } from '../../stores/create-logo.ts';

export const DESCRIPTION_MAX = 200;
export const TAGS_MAX = 5;

export type StepProblem = 'nameBlank' | 'nameLong' | 'keywords' | 'sloganLong' | 'color' | 'font';

const lengthOf = (text: string): number => textLength(text.trim());

export const isSloganTooLong = (slogan: string): boolean => lengthOf(slogan) > SLOGAN_MAX;

/** The step asked for, or an earlier one that still lacks its answer. */
export function findOpenStep(flow: CreateLogo, asked: number): number {
  const wanted = Math.max(FIRST_STEP, Math.min(asked, flow.totalNextPage));
  for (let step = FIRST_STEP; step < wanted; step += 1) {
    if (findStepProblem({ ...flow, currentPage: step })) return step;
  }
  return wanted;
}

/** What keeps the current step from being left forwards. */
export function findStepProblem(flow: CreateLogo): StepProblem | undefined {
  switch (flow.currentPage) {
    case 1:
      if (lengthOf(flow.logoName) === 0) return 'nameBlank';
      return lengthOf(flow.logoName) > NAME_MAX ? 'nameLong' : undefined;
    case 2:
      return flow.chosenTags.length === 0 && flow.description.trim() === '' ? 'keywords' : undefined;
    case 3:
      return isSloganTooLong(flow.slogan) ? 'sloganLong' : undefined;
    default:
      if (flow.color === 0) return 'color';
      return flow.fontList.length === 0 && !flow.anyFont ? 'font' : undefined;
  }
}

export const isLastStep = (flow: CreateLogo): boolean => flow.currentPage >= flow.totalNextPage;

/** Where the answers lead: letters alone when an art font is wanted, logos otherwise. */
export const listPath = ({ logoType }: CreateLogo): string =>
  logoType === 'aiFont' ? '/createLogo/artList' : '/createLogo/logoList';

/** Forward only past a valid step; the last step stays where it is and the page goes on to the proposals. */
export const stepForward = (flow: CreateLogo): CreateLogo =>
  findStepProblem(flow) || isLastStep(flow) ? flow : { ...flow, currentPage: flow.currentPage + 1 };

export const stepBack = (flow: CreateLogo): CreateLogo =>
  flow.currentPage <= FIRST_STEP ? flow : { ...flow, currentPage: flow.currentPage - 1 };

/** A full set of tags takes no more; choosing a chosen tag gives it back. */
export function toggleTag(tags: readonly ChosenTag[], tag: ChosenTag): ChosenTag[] {
  if (tags.some(({ id }) => id === tag.id)) return tags.filter(({ id }) => id !== tag.id);
  return tags.length < TAGS_MAX ? [...tags, tag] : [...tags];
}

/** Choosing a font ends "any"; giving the last one back leaves the question open again. */
export function toggleFont(fontList: readonly string[], key: string): Pick<CreateLogo, 'fontList' | 'anyFont'> {
  const next = fontList.includes(key) ? fontList.filter((each) => each !== key) : [...fontList, key];
  return { fontList: next, anyFont: false };
}

/** A name brought from elsewhere answers the first question; another brand's answers do not carry over. */
export function startWithName(flow: CreateLogo, name: string): CreateLogo {
  const logoName = name.trim();
  if (logoName === '' || lengthOf(logoName) > NAME_MAX) return flow;
  if (logoName === flow.logoName) return { ...flow, currentPage: Math.max(2, Math.min(flow.currentPage, STEP_COUNT)) };
  return {
    ...flow,
    logoName,
    otherName: '',
    slogan: '',
    description: '',
    chosenTags: [],
    color: 0,
    fontList: [],
    anyFont: true,
    currentPage: 2,
    logoType: 'online',
  };
}
