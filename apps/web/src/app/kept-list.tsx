import { Activity, Suspense, lazy, useEffect, useState } from 'react';
import { Outlet } from 'react-router';
import { loadChunk } from '../lib/load-chunk.ts';
import { forgetLogoPages } from '../lib/server-data.ts';
import { useHydrated } from '../lib/use-hydrated.ts';
import { forgetListPlace } from './scroll-place.ts';
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
  useEffect(() => forgetList, []);
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

/** Leaving list and editor clears the list: its pages and its place on the screen. */
function forgetList(): void {
  forgetListPlace();
  forgetLogoPages();
}
