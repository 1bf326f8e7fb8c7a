import { Activity, Suspense, lazy, useEffect, useState, type ComponentType } from 'react';
import { Outlet } from 'react-router';
import { loadChunk } from '../lib/load-chunk.ts';
import { forgetLogoPages } from '../lib/server-data.ts';
import { useHydrated } from '../components/use-hydrated.ts';
import { forgetListPlace } from './scroll-place.ts';
import { usePage } from './use-page.ts';
import { WorkSkeleton } from './work-skeleton.tsx';

let fetched: ComponentType | undefined;

/** The list's code and, where that still has to come, its first page beside it. */
export async function fetchListWithLogos(): Promise<void> {
  if (fetched) return;
  const asking = import('../features/create-logo/list/ask-list-ahead.ts').then(({ askListAhead }) => askListAhead());
  await Promise.all([asking, fetchList()]);
  void import('../features/create-logo/list/prepare-list.ts').then(({ prepareList }) => prepareList());
}

/** Fetched ahead, the list is drawn in the same pass as the page; React would hold a lazy one back for a while. */
export async function fetchList(): Promise<ComponentType> {
  fetched = (await import('../features/create-logo/logo-list-screen.tsx')).LogoListScreen;
  return fetched;
}

const LazyList = lazy(() => loadChunk(async () => ({ default: await fetchList() })));

/**
 * The route shared by the list and the editor. The list keeps its state and place while the editor is open;
 * leaving both unmounts this route and with it the list.
 */
export function KeepAliveList() {
  const onList = usePage() === 'logoList';
  const [wasOnList, setWasOnList] = useState(onList);
  if (onList && !wasOnList) setWasOnList(true);
  const [LogoList] = useState(() => fetched ?? LazyList);
  const hydrated = useHydrated();
  useEffect(() => forgetList, []);
  return (
    <>
      {!hydrated && onList && <WorkSkeleton />}
      {hydrated && wasOnList && (
        <Activity mode={onList ? 'visible' : 'hidden'}>
          <Suspense fallback={<WorkSkeleton />}>
            <LogoList />
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
