import { OK_CODE } from '@markwright/contracts/envelope';
import type { LogoDoc } from '@markwright/logo';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../components/button.tsx';
import { aiFontMessages } from '../../i18n/ai-font.ts';
import { useMessages } from '../../i18n/messages.ts';
import { useResumed } from '../../lib/ai-task/use-resumed.ts';
import { localPath } from '../../i18n/local-path.ts';
import { logFailure } from '../../lib/log.ts';
import { setAiFont, useAiFont } from '../../stores/ai-font.ts';
import { startFromLogo } from '../../stores/create-logo.ts';
import { showDialog } from '../../stores/dialogs.ts';
import { useLanguage } from '../../stores/language.ts';
import { openLogin, useSession } from '../../stores/session.ts';
import { showToast } from '../../stores/toasts.ts';
import { saveArt } from './save-art.ts';

type ArtActionsProps = {
  /** What the picture above the buttons shows; undefined until it is known. */
  shown: LogoDoc | undefined;
  /** What the buttons are about; undefined when something has to be typed first. */
  getDoc: () => Promise<LogoDoc | undefined>;
  /** Where an AI task made it. */
  aiResultId?: string;
  /** The page's own lettering: what a guest wanted of it is carried out after sign-in. */
  resumes?: boolean;
};

/** See it in use, edit it, keep it. */
export function ArtActions({ shown, getDoc, aiResultId, resumes = false }: ArtActionsProps) {
  const m = useMessages(aiFontMessages);
  const language = useLanguage();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [kept, setKept] = useState<LogoDoc>();

  async function withDoc(use: (doc: LogoDoc) => void | Promise<void>): Promise<void> {
    setBusy(true);
    try {
      const doc = await getDoc();
      if (doc) await use(doc);
    } catch (error) {
      logFailure('preparing lettering', error);
      showToast(m.problems.noReply, 'danger');
    } finally {
      setBusy(false);
    }
  }

  const preview = (doc: LogoDoc) =>
    showDialog({ kind: 'artFontPreview', purchased: null, doc, ...(aiResultId && { aiResultId }) });

  function edit(doc: LogoDoc): void {
    startFromLogo(doc, '');
    void navigate(localPath('/edit', language));
  }

  async function save(doc: LogoDoc): Promise<void> {
    if (useSession.getState().token === '') {
      setAiFont({ pendingAction: 'save' });
      return openLogin();
    }
    const { code } = await saveArt(doc, aiResultId);
    if (code !== OK_CODE) return;
    setKept(doc);
    showToast(m.savedNote, 'success');
  }

  async function order(doc: LogoDoc): Promise<void> {
    const { data } = await saveArt(doc, aiResultId);
    if (data) await navigate(localPath(`/createOrder?creationId=${data.creationId}&package=hd`, language));
  }

  useResumed({
    isPending: () => resumes && ['save', 'order'].includes(useAiFont.getState().pendingAction),
    carryOut: () => {
      const { pendingAction } = useAiFont.getState();
      setAiFont({ pendingAction: '' });
      void withDoc(pendingAction === 'save' ? save : order);
    },
    giveUp: () => setAiFont({ pendingAction: '' }),
  });

  const isKept = kept !== undefined && kept === shown;
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="small" look="ink" busy={busy || !shown} onClick={() => void withDoc(preview)}>
        {m.useIt}
      </Button>
      <Button size="small" busy={busy || !shown} onClick={() => void withDoc(edit)}>
        {m.edit}
      </Button>
      <Button size="small" busy={busy || !shown || isKept} onClick={() => void withDoc(save)}>
        {isKept ? m.saved : m.save}
      </Button>
    </div>
  );
}
