import { useState, type ReactNode } from 'react';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { TextField } from '../../components/text-field.tsx';
import { useMessages } from '../../i18n/messages.ts';
import { shellWords } from '../i18n/shell.ts';

type ReasonDialogProps = {
  title: string;
  about: string;
  confirm: string;
  danger?: boolean;
  busy: boolean;
  onClose: () => void;
  onConfirm: (reason: string) => void;
  children?: ReactNode;
};

/** Nothing that touches money or people is done without saying why. */
export function ReasonDialog({ title, about, confirm, danger, busy, onClose, onConfirm, children }: ReasonDialogProps) {
  const m = useMessages(shellWords);
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  return (
    <Dialog open onClose={onClose} title={title} description={about} closeLabel={m.close}>
      <form
        className="mt-6 flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (reason.trim().length < 2) setProblem(m.reasonShort);
          else if (!busy) onConfirm(reason.trim());
        }}
      >
        {children}
        <TextField
          label={m.reason}
          hint={m.reasonHint}
          maxLength={300}
          value={reason}
          onChange={({ target }) => {
            setReason(target.value);
            setProblem(undefined);
          }}
          {...(problem && { problem })}
        />
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{m.cancel}</Button>
          <Button type="submit" look={danger ? 'danger' : 'action'} busy={busy}>
            {confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
