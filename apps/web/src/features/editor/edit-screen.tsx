import { buttonClass } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { editorMessages } from '../../i18n/editor.ts';
import { useMessages } from '../../i18n/messages.ts';
import { ArtboardDrawing } from './artboard-drawing.tsx';

/** The drawing table, as it stands before a logo lies on it. */
export function EditScreen() {
  const m = useMessages(editorMessages);
  return (
    <div className="dotted flex grow flex-col justify-center bg-table">
      <h1 className="sr-only">{m.title}</h1>
      <EmptyState
        drawing={<ArtboardDrawing />}
        title={m.emptyTitle}
        text={m.emptyText}
        action={
          <SiteLink to="/createLogo" className={buttonClass({ look: 'action' })}>
            {m.action}
          </SiteLink>
        }
      />
    </div>
  );
}
