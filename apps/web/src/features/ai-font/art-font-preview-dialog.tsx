import type { Package } from '@markwright/contracts';
import type { LogoDoc } from '@markwright/logo';
import { Download, X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../components/button.tsx';
import { Carousel } from '../../components/carousel.tsx';
import { Icon } from '../../components/icon.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { aiFontMessages } from '../../i18n/ai-font.ts';
import { ART_FONT_ARCHIVE } from '../../i18n/file-names.ts';
import { useMessages } from '../../i18n/messages.ts';
import { mockUpMessages } from '../../i18n/mock-ups.ts';
import { downloadCreation } from '../../lib/download/download-creation.ts';
import { dateTime } from '../../lib/download/file-names.ts';
import { localPath } from '../../i18n/local-path.ts';
import { logFailure } from '../../lib/log.ts';
import { ReplyError } from '../../lib/server-data.ts';
import { setAiFont } from '../../stores/ai-font.ts';
import { resetDialogs, showDialog } from '../../stores/dialogs.ts';
import { useLanguage } from '../../stores/language.ts';
import { openLogin, useSession } from '../../stores/session.ts';
import { showToast } from '../../stores/toasts.ts';
import { ART_SCENES, MockUp } from './mock-up.tsx';
import { saveArt } from './save-art.ts';

type ArtFontPreview = {
  doc: LogoDoc;
  /** Null: not bought. */
  owned: Package | null;
  creationId?: string | undefined;
  aiResultId?: string | undefined;
};

/** Fills the screen: the lettering on five things a shop has, and the way to its files. */
export function ArtFontPreviewDialog({ doc, owned, creationId, aiResultId }: ArtFontPreview) {
  const m = useMessages(aiFontMessages).preview;
  const { scenes } = useMessages(mockUpMessages);
  const [ready, setReady] = useState<ReadonlySet<number>>(new Set());
  const isReady = ready.size === ART_SCENES.length;
  const { download, busy } = useDownload({ doc, owned, creationId, aiResultId });
  const slides = ART_SCENES.map((each, index) => (
    <div key={index} className="mx-auto max-w-[min(100%,calc((100dvh-176px)*1.78))]">
      <MockUp
        of={each}
        doc={doc}
        bought={owned !== null}
        label={`${doc.name.text} · ${scenes[each.scene]}`}
        onReady={() => setReady((known) => new Set(known).add(index))}
      />
    </div>
  ));
  return (
    <Radix.Root open onOpenChange={(open) => !open && resetDialogs()}>
      <Radix.Portal>
        <Radix.Content
          aria-describedby={undefined}
          className="dotted fixed inset-0 z-50 flex animate-fade flex-col overflow-y-auto bg-paper focus:outline-none"
        >
          <div className="flex items-center justify-between gap-4 px-4 py-2 md:px-8">
            <Radix.Title className="text-title font-bold">{m.title}</Radix.Title>
            <div className="flex items-center gap-2">
              <Button look="action" busy={busy} onClick={() => void download()}>
                <Icon of={Download} />
                {busy ? m.downloading : m.download}
              </Button>
              <Radix.Close asChild>
                <IconButton icon={X} label={m.close} />
              </Radix.Close>
            </div>
          </div>
          <div className="relative my-auto px-4 pb-6 md:px-8" aria-busy={!isReady} data-ready={isReady}>
            <Carousel
              label={m.carousel}
              previousLabel={m.previous}
              nextLabel={m.next}
              slideLabel={m.slide}
              slides={slides}
            />
            {!isReady && (
              <div className="absolute inset-0 z-10 flex items-center justify-center bg-paper/90">
                <output className="text-muted">{m.loading}</output>
              </div>
            )}
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/**
 * Bought: the files. Nobody signed in: sign-in. Signed in: kept among the creations, where the same lettering may be
 * found bought already, and on to the order page.
 */
function useDownload({ doc, owned, creationId, aiResultId }: ArtFontPreview) {
  const all = useMessages(aiFontMessages);
  const m = all.preview;
  const language = useLanguage();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const go = (path: string) => void navigate(localPath(path, language));

  async function fetchFiles(creation: string, bought: Package): Promise<void> {
    try {
      await downloadCreation({
        creationId: creation,
        package: bought,
        language,
        name: `${ART_FONT_ARCHIVE}${dateTime(new Date())}`,
      });
      showDialog({
        kind: 'confirm',
        title: m.savedTitle,
        confirmLabel: m.toCentre,
        cancelLabel: m.stay,
        onConfirm: () => go('/perInfo'),
      });
    } catch (error) {
      logFailure('downloading lettering', error);
      showToast((error instanceof ReplyError && error.message) || m.downloadFailed, 'danger');
    }
  }

  async function order(): Promise<void> {
    const kept = creationId ? { creationId, purchased: 'none' as const } : (await saveArt(doc, aiResultId)).data;
    if (!kept) return;
    if (kept.purchased !== 'none') return fetchFiles(kept.creationId, kept.purchased);
    resetDialogs();
    go(`/createOrder?creationId=${kept.creationId}&package=hd`);
  }

  async function download(): Promise<void> {
    setBusy(true);
    if (owned && creationId) await fetchFiles(creationId, owned);
    else if (useSession.getState().token === '') {
      setAiFont({ pendingAction: 'order' });
      openLogin();
    } else await order();
    setBusy(false);
  }
  return { download, busy };
}
