import type { Data, findSimilarMarks } from '@markwright/contracts';
import { OK_CODE } from '@markwright/contracts/envelope';
import { useEffect, useState } from 'react';
import { api } from '../../lib/api.ts';

export type SimilarMark = Data<typeof findSimilarMarks>['list'][number];
type Similar = { marks: readonly SimilarMark[]; state: 'loading' | 'here' | 'failed' };

/** The reply together with what was asked, so that an old reply is never taken for a new one. */
type Reply = { key: string; marks: readonly SimilarMark[]; failed: boolean };

export function useSimilarMarks(iconId: string, name: string, count: number): Similar & { retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [reply, setReply] = useState<Reply | null>(null);
  // The name matters only to marks made of its letters; asking anew with each typed letter would be noise.
  const [asked] = useState(name);
  const key = `${iconId}|${attempt}`;
  useEffect(() => {
    const cancel = new AbortController();
    const body = new URLSearchParams({ iconId, name: asked, count: String(count) });
    void api
      .call('findSimilarMarks', { body: body as never, showsFailures: true, signal: cancel.signal })
      .then(({ code, data }) => {
        if (cancel.signal.aborted) return;
        setReply({ key, marks: data?.list ?? [], failed: code !== OK_CODE || !data });
      });
    return () => cancel.abort();
  }, [iconId, asked, count, key]);
  const retry = () => setAttempt((value) => value + 1);
  if (reply?.key !== key) return { marks: [], state: 'loading', retry };
  return { marks: reply.marks, state: reply.failed ? 'failed' : 'here', retry };
}
