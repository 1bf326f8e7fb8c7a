import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { useMessages } from '../../i18n/messages.ts';
import { shellWords } from '../i18n/shell.ts';

type ConfirmDialogProps = {
  title: string;
  about: string;
  confirm: string;
  danger?: boolean;
  busy: boolean;
  onClose: () => void;
  onConfirm: () => void;
};

/** Asked before what somebody else will feel at once. */
export function ConfirmDialog({ title, about, confirm, danger, busy, onClose, onConfirm }: ConfirmDialogProps) {
  const m = useMessages(shellWords);
  return (
    <Dialog open title={title} description={about} closeLabel={m.close} onClose={onClose}>
      <div className="mt-6 flex justify-end gap-2">
        <Button onClick={onClose}>{m.cancel}</Button>
        <Button look={danger ? 'danger' : 'action'} busy={busy} onClick={onConfirm}>
          {confirm}
        </Button>
      </div>
    </Dialog>
  );
}
