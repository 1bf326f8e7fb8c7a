import { Dialog } from '../components/dialog.tsx';
import { dialogsMessages } from '../i18n/dialogs.ts';
import { useMessages } from '../i18n/messages.ts';

export function LogoPreviewDialog({ logoUrl, onClose }: { logoUrl: string; onClose: () => void }) {
  const m = useMessages(dialogsMessages);
  return (
    <Dialog open onClose={onClose} title={m.preview} closeLabel={m.close} width="wide">
      <img src={logoUrl} alt={m.preview} className="mt-6 aspect-4/3 w-full bg-table object-contain" />
    </Dialog>
  );
}
