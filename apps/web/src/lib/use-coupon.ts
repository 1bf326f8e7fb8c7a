import type { Args, Data, Endpoints } from '@markwright/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getData, PURCHASES, ReplyError, serverData } from './server-data.ts';

type Subject = Omit<Extract<Args<Endpoints['quoteCoupon']>['body'], { creationId: string }>, 'code'> | { yuan: number };
export type Coupon = {
  /** What it comes to with the coupon; undefined without one, or while it is being asked. */
  quote: Data<Endpoints['quoteCoupon']> | undefined;
  busy: boolean;
  /** Why it cannot be used; empty where there was no answer. */
  problem: string | undefined;
  typed: string;
  apply: (typed: string) => void;
};

/** A code somebody typed, and what it takes off what they are about to order; asked again when they choose another thing. */
export function useCoupon(subject: Subject): Coupon {
  const [typed, setTyped] = useState('');
  const asked = useQuery(
    {
      queryKey: [PURCHASES.goods, 'coupon', typed, subject],
      queryFn: ({ signal }) => getData('quoteCoupon', { body: { ...subject, code: typed } }, signal),
      enabled: typed !== '',
      staleTime: 0,
      retry: false,
    },
    serverData,
  );
  const { error } = asked;
  return {
    quote: typed ? asked.data : undefined,
    busy: asked.isFetching,
    problem: typed && error ? (error instanceof ReplyError ? error.message : '') : undefined,
    typed,
    // The same word once more is a new question.
    apply: (next) => (next && next === typed ? void asked.refetch() : setTyped(next)),
  };
}
