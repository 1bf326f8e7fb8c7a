import { OK_CODE } from '@markwright/contracts/envelope';
import { useEffect, useState } from 'react';
import { loginMessages } from '../../i18n/login.ts';
import { useMessages } from '../../i18n/messages.ts';
import { api } from '../../lib/api.ts';
import { useCountdown } from './use-countdown.ts';

type Account = { nickName: string; wxHeadImgUrl: string };

/** The WeChat account that the form is about to link; it ends with the scan it came from. */
export function useLinkedAccount(scene: string): { account: Account | null; isEnded: boolean; end: () => void } {
  const [account, setAccount] = useState<Account | null>(null);
  const [isEnded, setEnded] = useState(false);
  const { secondsLeft, start } = useCountdown();
  useEffect(() => {
    if (scene === '') return undefined;
    const stop = new AbortController();
    const options = { query: { scene }, showsFailures: true, noToken: true, signal: stop.signal };
    void api.call('getPendingWechat', options).then(({ code, data }) => {
      if (stop.signal.aborted) return;
      if (code !== OK_CODE || !data) return setEnded(true);
      setAccount(data);
      start(data.secondsLeft);
    });
    return () => stop.abort();
  }, [scene, start]);
  const isOver = isEnded || (account !== null && secondsLeft <= 0);
  return { account, isEnded: isOver, end: () => setEnded(true) };
}

/** Says before anything is sent which account will be linked to the number, or that none will be. */
export function LinkedAccount({ account, isEnded }: { account: Account | null; isEnded: boolean }) {
  const m = useMessages(loginMessages);
  if (isEnded) return <p className="text-caption text-warning">{m.bindEnded}</p>;
  return (
    <div className="flex items-center gap-3 rounded-input border border-line-strong p-3">
      {account?.wxHeadImgUrl ? (
        <img src={account.wxHeadImgUrl} alt="" width={40} height={40} className="size-10 shrink-0 rounded-full" />
      ) : (
        <span
          aria-hidden
          className="flex size-10 shrink-0 items-center justify-center rounded-full bg-canvas font-bold"
        >
          {Array.from(account?.nickName ?? '')[0] ?? '·'}
        </span>
      )}
      <p className="min-w-0 text-caption break-words">{m.bindNote(account?.nickName ?? '')}</p>
    </div>
  );
}
