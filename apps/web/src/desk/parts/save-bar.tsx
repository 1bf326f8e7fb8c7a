import { Button } from '../../components/button.tsx';
import { useMessages } from '../../i18n/messages.ts';
import { contentWords } from '../i18n/content.ts';
import { shellWords } from '../i18n/shell.ts';

type SaveBarProps = { dirty: boolean; busy: boolean; disabled?: boolean; onSave: () => void; onGiveUp: () => void };

/** Saves what was typed, or forgets it. */
export function SaveBar({ dirty, busy, disabled, onSave, onGiveUp }: SaveBarProps) {
  const m = useMessages(contentWords);
  const s = useMessages(shellWords);
  return (
    <div className="flex flex-wrap items-center justify-end gap-2 pt-2">
      {dirty && <p className="mr-auto text-caption text-muted">{m.unsaved}</p>}
      {dirty && <Button onClick={onGiveUp}>{m.giveUp}</Button>}
      <Button look="action" busy={busy} disabled={!dirty || disabled} onClick={onSave}>
        {s.save}
      </Button>
    </div>
  );
}
