import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { editorMessages } from '../../i18n/editor.ts';
import { useMessages } from '../../i18n/messages.ts';
import { useCurrentLogo } from '../../stores/current-logo.ts';
import { EmptyTable } from './empty-table.tsx';
import { clearTable, setEditor, useEditor } from './editor-store.ts';
import { openCreation } from './open-creation.ts';
import { layKept, openLogo, type Opening } from './open-logo.ts';
import { Workspace } from './workspace.tsx';

/** The drawing table: opens the chosen logo with what this device remembers of it, or says that there is none. */
export function EditScreen() {
  const m = useMessages(editorMessages);
  const [opening, setOpening] = useState<Opening | null>(null);
  const creationId = useSearchParams()[0].get('creationId');
  const isOpen = useEditor((state) => state.history !== null);

  useEffect(() => {
    let stale = false;
    const current = useCurrentLogo.getState();
    void (creationId ? openCreation(creationId, current) : openLogo(current)).then((result) => {
      if (stale) return;
      setOpening(result);
      if (result.found === 'logo') setEditor({ intent: result.intent });
    });
    return () => {
      stale = true;
      clearTable();
    };
  }, [creationId]);

  return (
    <>
      <h1 className="sr-only">{m.title}</h1>
      {isOpen ? (
        <Workspace />
      ) : opening && opening.found !== 'logo' ? (
        <EmptyTable why={opening.found} onContinue={(draft) => layKept(draft)} />
      ) : (
        <output aria-label={m.opening} className="dotted block h-dvh bg-table" />
      )}
    </>
  );
}
