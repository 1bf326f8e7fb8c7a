import { Activity, Suspense, lazy, useState } from 'react';
import { Outlet } from 'react-router';
import { loadChunk } from '../lib/load-chunk.ts';
import { useHydrated } from '../lib/use-hydrated.ts';
import { usePage } from './use-page.ts';
import { WorkSkeleton } from './work-skeleton.tsx';

const LogoListScreen = lazy(() =>
  loadChunk(async () => ({
    default: (await import('../features/create-logo/logo-list-screen.tsx')).LogoListScreen,
  })),
);

/**
 * The route shared by the list and the editor. The list keeps its state and place while the editor is open;
 * leaving both unmounts this route and with it the list.
 */
export function KeptList() {
  const onList = usePage() === 'logoList';
  const [wasOnList, setWasOnList] = useState(onList);
  if (onList && !wasOnList) setWasOnList(true);
  const hydrated = useHydrated();
  return (
    <>
      {!hydrated && onList && <WorkSkeleton />}
      {hydrated && wasOnList && (
        <Activity mode={onList ? 'visible' : 'hidden'}>
          <Suspense fallback={<WorkSkeleton />}>
            <LogoListScreen />
          </Suspense>
        </Activity>
      )}
      <Outlet />
    </>
  );
}
