import { Suspense, lazy } from 'react';
import { loadChunk } from '../lib/load-chunk.ts';
import { useNickName } from '../stores/session.ts';

const Menu = lazy(() =>
  loadChunk(async () => ({ default: (await import('./account-menu-panel.tsx')).AccountMenuPanel })),
);

/** Points, nickname and avatar; the menu behind them loads for signed-in users only. */
export function AccountMenu() {
  return (
    <Suspense fallback={<Room />}>
      <Menu />
    </Suspense>
  );
}

/** As wide as what comes, so that the bar does not move under a hand that reaches for it. */
function Room() {
  return (
    <div className="flex min-w-0 items-center gap-2">
      <span className="hidden min-w-24 md:block" />
      <span className="hidden max-w-32 min-w-14 truncate text-caption lg:block">{useNickName()}</span>
      <span className="size-11 shrink-0" />
    </div>
  );
}
