import type { Language } from '@markwright/contracts/envelope';
import type { LogoDoc } from '@markwright/logo';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { getData, serverData, ReplyError } from '../../lib/server-data.ts';
import { useDebounced } from '../../lib/timing.ts';
import { useCreateLogo, type CreateLogo } from '../../stores/create-logo.ts';
import { useLanguage } from '../../stores/language.ts';
import { firstFilters, listQuery } from './list/list-filters.ts';
import { isSloganTooLong } from './wizard-rules.ts';

/** Live previews do not wait as long as forms do. */
const SETTLE_MS = 250;
/** The logo on the sheet and three more beside it. */
const SKETCHES = 4;

export type Sketch = {
  /** The logo as far as it is answered: without a mark until there is an idea for one. */
  doc: LogoDoc | undefined;
  others: readonly LogoDoc[];
  /** Why the name cannot be drawn, in the user's language. */
  problem: string | undefined;
};

export const hasIdea = (flow: Pick<CreateLogo, 'chosenTags' | 'description'>): boolean =>
  flow.chosenTags.length > 0 || flow.description.trim() !== '';

type Question = ReturnType<typeof listQuery>;

/** A slogan still too long is left out, so that the rest stays on the sheet. */
const questionOf = (flow: CreateLogo): Question =>
  listQuery({ ...flow, slogan: isSloganTooLong(flow.slogan) ? '' : flow.slogan }, firstFilters(flow), []);

const sketchOf = (question: Question, language: Language) => ({
  queryKey: ['sketch', language, question],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    getData('listIcons', { query: { ...question, page: 1, size: SKETCHES } }, signal),
});

/** Whoever waits for the server longer than this goes on; the list will say what is wrong. */
const CHECK_MS = 1500;

/** Why what has been written cannot be drawn, in the user's words; undefined when it can, or when nobody answers. */
export async function findRefusal(flow: CreateLogo, language: Language): Promise<string | undefined> {
  const patience = new Promise<undefined>((resolve) => setTimeout(resolve, CHECK_MS));
  try {
    await Promise.race([serverData.fetchQuery(sketchOf(questionOf(flow), language)), patience]);
    return undefined;
  } catch (error) {
    return error instanceof ReplyError && error.isAboutInput ? error.message : undefined;
  }
}

/** The engine's own answer to what has been said so far. */
export function useSketch(): Sketch {
  const flow = useCreateLogo();
  const language = useLanguage();
  const typed = JSON.stringify(questionOf(flow));
  const settled = useDebounced(typed, SETTLE_MS);
  const query = useMemo(() => JSON.parse(settled) as Question, [settled]);
  const { data, error, isPlaceholderData } = useQuery(
    {
      ...sketchOf(query, language),
      enabled: query.name !== '',
      placeholderData: keepPreviousData,
    },
    serverData,
  );
  const named = flow.logoName.trim() !== '' && !(error && !isPlaceholderData);
  const first = named ? data?.list[0]?.doc : undefined;
  const withMark = hasIdea(flow);
  const doc = useMemo(() => first && asFarAsAnswered(first, withMark), [first, withMark]);
  const others = useMemo(() => (named ? (data?.list.slice(1).map((card) => card.doc) ?? []) : []), [data, named]);
  // Said only of what stands there now: a word corrected a moment ago is not blamed for the one before.
  const isAboutInput = error instanceof ReplyError && error.isAboutInput && settled === typed;
  return { doc, others, problem: isAboutInput ? error.message : undefined };
}

const asFarAsAnswered = (doc: LogoDoc, withMark: boolean): LogoDoc => ({
  ...doc,
  mark: withMark ? doc.mark : null,
  layout: { ...doc.layout, id: withMark ? 'stacked' : 'wordmark' },
});
