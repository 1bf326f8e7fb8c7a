import type { Args, Endpoints } from '@markwright/contracts';
import type { CreateLogo } from '../../../stores/create-logo.ts';

/** What of the flow's answers the list is drawn from. */
export type Answers = Pick<
  CreateLogo,
  'logoName' | 'otherName' | 'slogan' | 'description' | 'chosenTags' | 'color' | 'fontList'
>;

/** What the list is narrowed to. The groups work together; nothing set shows everything. */
export type Filters = {
  /** 0 all, 1–5 a palette. */
  color: number;
  /** A font group by its name, the fonts chosen in step four, or one font by its key. */
  font: { kind: 'category'; name: string } | { kind: 'chosen' } | { kind: 'one'; key: string } | undefined;
  /** A tag's id. */
  tag: string;
  favourites: boolean;
};

type Words = { zh: string; en: string };
type FontChoice = { key: string; words: Words };

export type FilterChoices = {
  /** Whether fonts were picked in step four. */
  hasChosenFonts: boolean;
  /** Only those in the name's own script. */
  groups: readonly { category: string; words: Words; fonts: readonly FontChoice[] }[];
  tags: readonly { id: string; words: Words }[];
  favourites: number;
};

export type FilterProps = { filters: Filters; choices: FilterChoices; onChange: (filters: Filters) => void };

/** As many fonts as one question may name. */
const FONTS_MAX = 20;

export type FontGroup = { category: string; fonts: readonly { key: string; script: 'hanzi' | 'latin' }[] };

export const NO_FILTERS: Filters = { color: 0, font: undefined, tag: '', favourites: false };

/** The list opens with what was answered in step four. */
export const firstFilters = (flow: Pick<CreateLogo, 'color' | 'fontList'>): Filters => ({
  ...NO_FILTERS,
  color: flow.color,
  font: flow.fontList.length > 0 ? { kind: 'chosen' } : undefined,
});

export const isUnfiltered = (filters: Filters): boolean =>
  filters.color === 0 && !filters.font && filters.tag === '' && !filters.favourites;

/** How many things the list is narrowed by. */
export const countFilters = ({ color, font, tag, favourites }: Filters): number =>
  favourites ? 1 : Number(color !== 0) + Number(font !== undefined) + Number(tag !== '');

/** The group that is chosen, or that the one chosen font belongs to. */
export const groupOf = <Group extends { category: string; fonts: readonly { key: string }[] }>(
  font: Filters['font'],
  groups: readonly Group[],
): Group | undefined =>
  groups.find(({ category, fonts }) =>
    font?.kind === 'one'
      ? fonts.some(({ key }) => key === font.key)
      : font?.kind === 'category' && font.name === category,
  );

type ListQuery = Args<Endpoints['listIcons']>['query'];

/** Fills whole rows of four, three and two. */
export const LOGOS_PER_PAGE = 24;

/** One page of the list, counted from 1. */
export const pageOf = (question: Omit<ListQuery, 'page' | 'size'>, page: number): ListQuery => ({
  ...question,
  page,
  size: LOGOS_PER_PAGE,
});

/** The question to the server: the answers of the flow, narrowed by the filters. */
export function listQuery(
  flow: Answers,
  filters: Pick<Filters, 'color' | 'font' | 'tag'>,
  groups: readonly FontGroup[],
): Omit<ListQuery, 'page' | 'size'> {
  const given = (text: string) => text.trim() || undefined;
  return {
    name: flow.logoName.trim(),
    secondName: given(flow.otherName),
    slogan: given(flow.slogan),
    description: given(flow.description),
    tags: flow.chosenTags.map(({ id }) => id),
    onlyTag: given(filters.tag),
    color: filters.color,
    fonts: fontKeys(flow, filters.font, groups),
  };
}

function fontKeys(flow: Answers, font: Filters['font'], groups: readonly FontGroup[]): string[] {
  switch (font?.kind) {
    case undefined:
      return [];
    case 'chosen':
      return flow.fontList.slice(0, FONTS_MAX);
    case 'one':
      return [font.key];
    case 'category':
      return groups
        .filter(({ category }) => category === font.name)
        .flatMap(({ fonts }) => fonts.map(({ key }) => key));
  }
}
