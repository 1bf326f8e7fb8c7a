import { Suspense, lazy } from 'react';
import { useMessages } from '../i18n/messages.ts';
import { shellMessages } from '../i18n/shell.ts';
import { loadChunk } from '../lib/load-chunk.ts';
import { useNickName, useSession } from '../stores/session.ts';

const Menu = lazy(() =>
  loadChunk(async () => ({ default: (await import('./account-menu-panel.tsx')).AccountMenuPanel })),
);

/** Avatar and nickname; the menu behind them loads for signed-in users only. */
export function AccountMenu() {
  return (
    <Suspense fallback={<span className="size-9" />}>
      <Menu />
    </Suspense>
  );
}

export function Avatar() {
  const m = useMessages(shellMessages);
  const wxHeadImgUrl = useSession(({ userInfo }) => userInfo.wxHeadImgUrl);
  const nickName = useNickName();
  return wxHeadImgUrl ? (
    <img src={wxHeadImgUrl} alt="" width={32} height={32} className="size-8 rounded-chip object-cover" />
  ) : (
    <span aria-hidden className="flex size-8 items-center justify-center rounded-chip bg-ink text-caption text-chalk">
      {(nickName || m.brand).slice(0, 1)}
    </span>
  );
}
