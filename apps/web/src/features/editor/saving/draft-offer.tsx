import { Button } from '../../../components/button.tsx';
import { editorMessages } from '../../../i18n/editor.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { clockTime } from '../../../lib/format.ts';
import { HomeMark } from '../home-mark.tsx';
import { loadSavedOverDraft, loadDraft, type AccountLogo, type StoredDraft } from './open-design.ts';
import { TwoVersions } from './two-versions.tsx';

type DraftOfferProps = { draft: StoredDraft; saved: AccountLogo };

/** This device remembers work that was never saved. Both are shown; neither choice throws the draft away. */
export function DraftOffer({ draft, saved }: DraftOfferProps) {
  const m = useMessages(editorMessages);
  return (
    <div className="dotted flex min-h-dvh grow flex-col bg-canvas">
      <header className="flex h-14 items-center border-b border-line bg-surface px-5">
        <HomeMark />
      </header>
      <section className="m-auto w-full max-w-180 rounded-dialog bg-surface p-5 shadow-raised max-md:mx-5 max-md:my-auto max-md:w-auto md:p-10">
        <h2 className="text-title font-bold">{m.draftTitle}</h2>
        <p className="mt-1 text-muted">{m.draftText}</p>
        <TwoVersions
          versions={[
            { title: m.draftHere, note: m.keptAt(clockTime(draft.savedAt)), doc: draft.value.now.doc },
            { title: m.draftAccount, note: m.savedAt(clockTime(saved.updatedAt)), doc: saved.doc },
          ]}
        />
        <div className="mt-8 flex flex-col gap-3 md:flex-row">
          <Button look="action" onClick={() => loadDraft(draft, saved.bought)} className="md:flex-1">
            {m.useDraft}
          </Button>
          <Button onClick={() => loadSavedOverDraft(saved, draft)} className="md:flex-1">
            {m.useSaved}
          </Button>
        </div>
      </section>
    </div>
  );
}
