import { OK_CODE } from '@markwright/contracts/envelope';
import type { LogoDoc } from '@markwright/logo';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../components/button.tsx';
import { aiFontMessages } from '../../i18n/ai-font.ts';
import { useMessages } from '../../i18n/messages.ts';
import { localPath } from '../../lib/local-path.ts';
import { startFromLogo } from '../../stores/current-logo.ts';
import { showDialog } from '../../stores/dialogs.ts';
import { useLanguage } from '../../stores/language.ts';
import { openLogin, useSession } from '../../stores/session.ts';
import { showToast } from '../../stores/toasts.ts';
import { saveArt } from './save-art.ts';

/** See it in use, edit it, keep it; `aiResultId` where an AI task made it. */
export function ArtActions({ doc, aiResultId }: { doc: LogoDoc | undefined; aiResultId?: string }) {
  const m = useMessages(aiFontMessages);
  const language = useLanguage();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [kept, setKept] = useState<LogoDoc>();

  async function save(): Promise<void> {
    if (!doc) return;
    if (useSession.getState().token === '') return openLogin();
    setBusy(true);
    const { code } = await saveArt(doc, aiResultId);
    setBusy(false);
    if (code !== OK_CODE) return;
    setKept(doc);
    showToast(m.savedNote, 'success');
  }

  return (
    <div className="flex flex-wrap gap-2">
      <Button
        size="small"
        look="ink"
        busy={!doc}
        onClick={() =>
          doc && showDialog({ kind: 'artFontPreview', purchased: null, doc, ...(aiResultId && { aiResultId }) })
        }
      >
        {m.useIt}
      </Button>
      <Button
        size="small"
        busy={!doc}
        onClick={() => {
          if (!doc) return;
          startFromLogo(doc, '');
          void navigate(localPath('/edit', language));
        }}
      >
        {m.edit}
      </Button>
      <Button size="small" busy={busy || !doc || kept === doc} onClick={() => void save()}>
        {kept && kept === doc ? m.saved : m.save}
      </Button>
    </div>
  );
}
