import { OK_CODE } from '@markwright/contracts/envelope';
import { useEffect, useState } from 'react';
import { api } from '../../lib/api.ts';
import { forgetPurchases } from '../../lib/server-data.ts';

export type Sharing = 'opening' | 'on' | 'off' | 'failed';

type Asked = { shared: boolean };

/** Shares at once; the owner may withdraw the link and give it out again. */
export function useSharing(creationId: string): { sharing: Sharing; setShared: (shared: boolean) => void } {
  const [asked, setAsked] = useState<Asked>({ shared: true });
  const [answered, setAnswered] = useState<{ asked: Asked; kept: boolean } | null>(null);
  useEffect(() => {
    const cancel = new AbortController();
    void api.call('shareCreation', { params: { creationId }, body: asked, signal: cancel.signal }).then(({ code }) => {
      if (cancel.signal.aborted) return;
      setAnswered({ asked, kept: code === OK_CODE });
      void forgetPurchases();
    });
    return () => cancel.abort();
  }, [creationId, asked]);
  const isAnswered = answered?.asked === asked;
  const sharing = !isAnswered ? 'opening' : !answered.kept ? 'failed' : asked.shared ? 'on' : 'off';
  return { sharing, setShared: (shared) => setAsked({ shared }) };
}
