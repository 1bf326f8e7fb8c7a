import { Menu } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button, buttonClass } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { LanguageSwitch } from '../../components/language-switch.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { editorMessages } from '../../i18n/editor.ts';
import { useMessages } from '../../i18n/messages.ts';
import { shellMessages } from '../../i18n/shell.ts';
import { listDrafts } from '../../lib/draft-store.ts';
import { logFailure } from '../../lib/log.ts';
import { LogoPicture } from '../../lib/logo-drawing/logo-picture.tsx';
import { setMenuOpen } from '../../stores/dialogs.ts';
import { openLogin, useSession } from '../../stores/session.ts';
import { ArtboardDrawing } from '../../components/illustrations.tsx';
import { HomeMark } from './home-mark.tsx';
import type { EditDraft } from './saving/edit-draft.ts';

type DraftChoice = { id: string; value: EditDraft };
type EmptyEditorProps = {
  why: 'nothing' | 'broken' | 'missing' | 'silence' | 'guest';
  onContinue: (draft: DraftChoice) => void;
  onRetry: () => void;
};

const SHOWN = 4;

/** No logo is open: why, the way on, and the designs this device still remembers. */
export function EmptyEditor({ why, onContinue, onRetry }: EmptyEditorProps) {
  const m = useMessages(editorMessages);
  const shell = useMessages(shellMessages);
  const drafts = useDrafts();
  return (
    <div className="dotted flex min-h-dvh grow flex-col bg-canvas">
      <header className="flex h-14 items-center border-b border-line bg-surface px-4 md:px-5">
        <HomeMark />
        <span className="ml-auto">
          <LanguageSwitch words={shell} />
        </span>
        <IconButton
          icon={Menu}
          label={shell.openMenu}
          aria-haspopup="dialog"
          onClick={() => setMenuOpen(true)}
          className="lg:hidden"
        />
      </header>
      <div className="flex grow flex-col justify-center">
        <EmptyState
          drawing={<ArtboardDrawing />}
          title={m.closed[why].title}
          text={m.closed[why].text}
          action={<WayOn why={why} onRetry={onRetry} />}
        />
        {drafts.length > 0 && (
          <section className="mx-auto w-full max-w-200 px-4 pb-16">
            <h2 className="text-body font-bold">{m.drafts}</h2>
            <ul className="mt-3 grid grid-cols-2 gap-4 md:grid-cols-4">
              {drafts.map((draft) => (
                <li key={draft.id}>
                  <button
                    type="button"
                    onClick={() => onContinue(draft)}
                    className="block w-full overflow-hidden rounded-card bg-surface shadow-raised"
                  >
                    <LogoPicture
                      doc={draft.value.now.doc}
                      alt={m.continueDraft(draft.value.now.doc.name.text)}
                      className="aspect-4/3"
                    />
                  </button>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </div>
  );
}

const WAYS = { nothing: '/createLogo', broken: '/createLogo/logoList', missing: '/perInfo' } as const;

function WayOn({ why, onRetry }: Pick<EmptyEditorProps, 'why' | 'onRetry'>) {
  const m = useMessages(editorMessages);
  const signedIn = useSession((session) => session.token !== '');
  if (why === 'silence' || why === 'guest') {
    return (
      <Button look="action" onClick={why === 'guest' ? openLogin : onRetry}>
        {m.closed[why].action}
      </Button>
    );
  }
  return (
    <div className="flex flex-wrap justify-center gap-2">
      <SiteLink to={WAYS[why]} className={buttonClass({ look: 'action' })}>
        {m.closed[why].action}
      </SiteLink>
      {why === 'nothing' && signedIn && (
        <SiteLink to="/perInfo" className={buttonClass({})}>
          {m.toCreations}
        </SiteLink>
      )}
    </div>
  );
}

function useDrafts(): DraftChoice[] {
  const [drafts, setDrafts] = useState<DraftChoice[]>([]);
  useEffect(() => {
    listDrafts<EditDraft>().then(
      (found) => setDrafts(found.slice(0, SHOWN)),
      (error: unknown) => logFailure('listing drafts', error),
    );
  }, []);
  return drafts;
}
