import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { editorMessages } from '../../i18n/editor.ts';
import { useMessages } from '../../i18n/messages.ts';
import { useCurrentLogo } from '../../stores/create-logo.ts';
import { useSession } from '../../stores/session.ts';
import { DraftOffer } from './saving/draft-offer.tsx';
import { EmptyEditor } from './empty-editor.tsx';
import { clearEditor, useEditor } from './editor-store.ts';
import { writeDraft } from './saving/write-draft.ts';
import { openCreation, loadDraft, openLogo, type Opening } from './saving/open-design.ts';
import { Workspace } from './workspace.tsx';

/** The editor: opens the chosen logo with what this device remembers of it, or says that there is none. */
export function EditScreen() {
  const m = useMessages(editorMessages);
  const { opening, isOpen, retry } = useOpening();
  return (
    <>
      <h1 className="sr-only">{m.title}</h1>
      {isOpen ? (
        <Workspace pendingAction={opening?.found === 'logo' ? opening.pendingAction : null} />
      ) : opening?.found === 'newerDraft' ? (
        <DraftOffer {...opening} />
      ) : opening && opening.found !== 'logo' ? (
        <EmptyEditor why={opening.found} onContinue={loadDraft} onRetry={retry} />
      ) : (
        <output aria-label={m.opening} className="dotted block min-h-0 grow bg-canvas" />
      )}
    </>
  );
}

/** Opens by the address where it names a creation, else what this tab was last given. */
function useOpening() {
  const [opening, setOpening] = useState<Opening | null>(null);
  const [attempt, setAttempt] = useState(0);
  const creationId = useSearchParams()[0].get('creationId') ?? '';
  const isOpen = useEditor((state) => state.history !== null);

  useEffect(() => {
    // The address follows a creation that was just saved from this very page.
    if (creationId && useEditor.getState().creationId === creationId) return undefined;
    let stale = false;
    clearEditor();
    const current = useCurrentLogo.getState();
    void (creationId ? openCreation(creationId, current) : openLogo(current)).then((result) => {
      if (!stale) setOpening(forWhom(result));
    });
    return () => {
      stale = true;
    };
  }, [creationId, attempt]);
  useEffect(() => clearEditor, []);
  return { opening, isOpen, retry: () => setAttempt((count) => count + 1) };
}

/** A pending action without a user was given up when sign-in was closed: it must not happen some other day. */
function forWhom(opening: Opening): Opening {
  if (opening.found !== 'logo' || !opening.pendingAction || useSession.getState().token !== '') return opening;
  void writeDraft();
  return { ...opening, pendingAction: null };
}
