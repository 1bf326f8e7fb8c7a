import { dialogsMessages } from '../i18n/dialogs.ts';
import { useMessages } from '../i18n/messages.ts';
import { ToastRegion, ToastNote } from '../components/toast.tsx';
import { dismissToast, useToasts } from '../stores/toasts.ts';

export function Toaster() {
  const m = useMessages(dialogsMessages);
  const list = useToasts((state) => state.list);
  return (
    <ToastRegion label={m.notice}>
      {list.map(({ id, ...toast }) => (
        <ToastNote key={id} {...toast} closeLabel={m.close} onClose={() => dismissToast(id)} />
      ))}
    </ToastRegion>
  );
}
