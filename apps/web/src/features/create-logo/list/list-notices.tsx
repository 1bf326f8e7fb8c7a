import { Button, buttonClass } from '../../../components/button.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { SiteLink } from '../../../components/site-link.tsx';
import { logoListMessages } from '../../../i18n/logo-list.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { ReplyError } from '../../../lib/server-data.ts';
import { setCreateLogo } from '../../../stores/create-logo.ts';
import { GridDrawing } from '../../../components/illustrations.tsx';

export const toFirstStep = () => setCreateLogo({ currentPage: 1 });

/** Somebody came here without a name: one step back is where it begins. */
export function NameMissing() {
  const m = useMessages(logoListMessages);
  return (
    <div className="content">
      <h1 className="pt-8 pb-6 text-display font-black md:pt-14 md:pb-8 md:text-hero">{m.untitled}</h1>
      <div className="border-t border-line-strong">
        <EmptyState
          drawing={<GridDrawing />}
          title={m.needName}
          text={m.needNameText}
          action={
            <SiteLink to="/createLogo" onClick={toFirstStep} className={buttonClass({ look: 'action' })}>
              {m.start}
            </SiteLink>
          }
        />
      </div>
    </div>
  );
}

/** Either the name cannot be drawn, and the server says why, or nothing came at all. */
export function ListFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const m = useMessages(logoListMessages);
  const aboutInput = error instanceof ReplyError && error.isAboutInput;
  return (
    <div role="alert">
      <EmptyState
        drawing={<GridDrawing />}
        title={aboutInput ? m.cannotDraw : m.failed}
        // The server's own words where it answered; silence is put down to the connection.
        text={error.message || m.failedText}
        action={
          aboutInput ? (
            <SiteLink to="/createLogo" onClick={toFirstStep} className={buttonClass({ look: 'action' })}>
              {m.changeName}
            </SiteLink>
          ) : (
            <Button look="action" onClick={onRetry}>
              {m.retry}
            </Button>
          )
        }
      />
    </div>
  );
}

export function NoFavourites({ onShowAll }: { onShowAll: () => void }) {
  const m = useMessages(logoListMessages);
  return (
    <EmptyState
      drawing={<GridDrawing />}
      title={m.noFavourites}
      text={m.noFavouritesText}
      action={<Button onClick={onShowAll}>{m.showAll}</Button>}
    />
  );
}
