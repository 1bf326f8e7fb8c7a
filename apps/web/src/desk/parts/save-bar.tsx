import { Button } from '../../components/button.tsx';
import { useMessages } from '../../i18n/messages.ts';
import { contentWords } from '../i18n/content.ts';
import { shellWords } from '../i18n/shell.ts';

type SaveBarProps = {
  content: { isDirty: boolean; busy: boolean; save: () => void; giveUp: () => void };
  /** Whether all is there that must be. */
  isWhole: boolean;
};

/** Saves what was typed, or forgets it. */
export function SaveBar({ content: { isDirty, busy, save, giveUp }, isWhole }: SaveBarProps) {
  const m = useMessages(contentWords);
  const s = useMessages(shellWords);
  return (
    <div className="flex flex-wrap items-center justify-end gap-2 pt-2">
      {isDirty && <p className="mr-auto text-caption text-muted">{m.unsaved}</p>}
      {isDirty && <Button onClick={giveUp}>{m.giveUp}</Button>}
      <Button look="action" busy={busy} disabled={!isDirty || !isWhole} onClick={() => save()}>
        {s.save}
      </Button>
    </div>
  );
}
