import { CircleAlert, CircleCheck, CircleHelp } from 'lucide-react';
import { Button } from '../components/button.tsx';
import { Dialog } from '../components/dialog.tsx';
import { Icon } from '../components/icon.tsx';
import { dialogsMessages } from '../i18n/dialogs.ts';
import { useMessages } from '../i18n/messages.ts';

type ConfirmDialogProps = {
  title: string;
  text?: string;
  confirmLabel: string;
  /** What staying is called, where “cancel” would be the wrong word. */
  cancelLabel?: string | undefined;
  danger?: boolean;
  /** Asks rather than tells: a tick would say that it is done. */
  question?: boolean | undefined;
  onConfirm: () => void;
  onClose: () => void;
};

/** Icon, title and one way on: asks before something is lost, or says that something is done. */
export function ConfirmDialog({
  title,
  text,
  confirmLabel,
  cancelLabel,
  danger,
  question,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const m = useMessages(dialogsMessages);
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={text}
      closeLabel={m.close}
      width="narrow"
      centred
      above={
        <span className={danger ? 'text-danger' : question ? 'text-ink' : 'text-success'}>
          <Icon of={danger ? CircleAlert : question ? CircleHelp : CircleCheck} size={48} />
        </span>
      }
    >
      <div className="mt-8 flex flex-col gap-2">
        <Button
          look={danger ? 'danger' : 'action'}
          wide
          onClick={() => {
            onClose();
            onConfirm();
          }}
        >
          {confirmLabel}
        </Button>
        <Button look="quiet" wide onClick={onClose}>
          {cancelLabel ?? m.cancel}
        </Button>
      </div>
    </Dialog>
  );
}
