import { Suspense, lazy } from 'react';
import { loadChunk } from '../lib/load-chunk.ts';
import { useDialogs } from '../stores/dialogs.ts';
import { useSession } from '../stores/session.ts';
import { useToasts } from '../stores/toasts.ts';

const DialogHost = lazy(() => loadChunk(async () => ({ default: (await import('./dialog-host.tsx')).DialogHost })));
const Toaster = lazy(() => loadChunk(async () => ({ default: (await import('./toaster.tsx')).Toaster })));

/** Dialogs and toasts cost the first paint nothing: their code arrives when the first one opens. */
export function Overlays() {
  const dialogOpen = useDialogs((state) => state.current !== null);
  const loginVisible = useSession((state) => state.loginVisible);
  const hasToasts = useToasts((state) => state.list.length > 0);
  return (
    <>
      <Suspense>{(dialogOpen || loginVisible) && <DialogHost />}</Suspense>
      <Suspense>{hasToasts && <Toaster />}</Suspense>
    </>
  );
}
