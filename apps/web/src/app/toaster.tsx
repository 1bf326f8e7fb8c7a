import { ToastList } from '../components/toast.tsx';
import { dialogsMessages } from '../i18n/dialogs.ts';
import { useMessages } from '../i18n/messages.ts';

/** Apart from the frame of the page: its script comes with the first note. */
export function Toaster() {
  const m = useMessages(dialogsMessages);
  return <ToastList label={m.notice} closeLabel={m.close} />;
}
