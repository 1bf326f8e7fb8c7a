import { useEffect, useState } from 'react';
import { editorMessages } from '../../i18n/editor.ts';
import { useMessages } from '../../i18n/messages.ts';
import { useCurrentLogo } from '../../stores/current-logo.ts';
import { EmptyTable } from './empty-table.tsx';
import { clearTable, setEditor, useEditor } from './editor-store.ts';
import { layKept, openLogo, type Opening } from './open-logo.ts';
import { Workspace } from './workspace.tsx';

/** The drawing table: opens the chosen logo with what this device remembers of it, or says that there is none. */
export function EditScreen() {
  const m = useMessages(editorMessages);
  const [opening, setOpening] = useState<Opening | null>(null);
  const isOpen = useEditor((state) => state.history !== null);

  useEffect(() => {
    let stale = false;
    void openLogo(useCurrentLogo.getState()).then((result) => {
      if (stale) return;
      setOpening(result);
      if (result.found === 'logo') setEditor({ intent: result.intent });
    });
    return () => {
      stale = true;
      clearTable();
    };
  }, []);

  return (
    <>
      <h1 className="sr-only">{m.title}</h1>
      {isOpen ? (
        <Workspace />
      ) : opening && opening.found !== 'logo' ? (
        <EmptyTable broken={opening.found === 'broken'} onContinue={layKept} />
      ) : (
        <output aria-label={m.opening} className="dotted block h-dvh bg-table" />
      )}
    </>
  );
}
