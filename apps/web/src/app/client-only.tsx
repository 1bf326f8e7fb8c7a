import type { ComponentType } from 'react';
import { useHydrated } from '../components/use-hydrated.ts';
import { WorkSkeleton } from './work-skeleton.tsx';

/** A screen for the browser: its skeleton in the server's markup and in the first, matching pass. */
export function clientOnly(Screen: ComponentType): ComponentType {
  return function ClientOnly() {
    return useHydrated() ? <Screen /> : <WorkSkeleton />;
  };
}
