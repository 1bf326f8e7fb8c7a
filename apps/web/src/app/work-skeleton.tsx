import type { ComponentType } from 'react';
import { Skeleton } from '../components/skeleton.tsx';
import { useHydrated } from '../components/use-hydrated.ts';
import { useMessages } from '../i18n/messages.ts';
import { shellMessages } from '../i18n/shell.ts';

/** What the server sends for a page that the browser draws: the frame's height, so nothing below jumps. */
export function WorkSkeleton() {
  const m = useMessages(shellMessages);
  return (
    <output aria-label={m.loading} className="content block min-h-[calc(100dvh-var(--header-height))] py-10 md:py-14">
      <Skeleton className="h-12 w-72 max-w-full" />
      <Skeleton className="mt-4 h-5 w-96 max-w-full" />
      <div className="mt-10 grid grid-cols-2 gap-4 md:grid-cols-3 md:gap-6 lg:grid-cols-4">
        {Array.from({ length: 8 }, (_, index) => (
          <Skeleton key={index} className="aspect-4/3" />
        ))}
      </div>
    </output>
  );
}

/** A screen for the browser: its skeleton in the server's markup and in the first, matching pass. */
export function clientOnly(Screen: ComponentType): ComponentType {
  return function ClientOnly() {
    return useHydrated() ? <Screen /> : <WorkSkeleton />;
  };
}
