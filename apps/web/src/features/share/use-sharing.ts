import { OK_CODE } from '@markwright/contracts/envelope';
import { useEffect, useState } from 'react';
import { api } from '../../lib/api.ts';
import { forgetPurchases } from '../../lib/server-data.ts';

export type Sharing = 'opening' | 'on' | 'off' | 'failed';

type Wish = { shared: boolean };

/** Shares at once; the owner may withdraw the link and give it out again. */
export function useSharing(creationId: string): { sharing: Sharing; setShared: (shared: boolean) => void } {
  const [wish, setWish] = useState<Wish>({ shared: true });
  const [answered, setAnswered] = useState<{ wish: Wish; kept: boolean } | null>(null);
  useEffect(() => {
    const cancel = new AbortController();
    void api.call('shareCreation', { params: { creationId }, body: wish, signal: cancel.signal }).then(({ code }) => {
      if (cancel.signal.aborted) return;
      setAnswered({ wish, kept: code === OK_CODE });
      void forgetPurchases();
    });
    return () => cancel.abort();
  }, [creationId, wish]);
  const isAnswered = answered?.wish === wish;
  const sharing = !isAnswered ? 'opening' : !answered.kept ? 'failed' : wish.shared ? 'on' : 'off';
  return { sharing, setShared: (shared) => setWish({ shared }) };
}
