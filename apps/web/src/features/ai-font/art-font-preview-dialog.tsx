import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { IconButton } from '../../components/icon-button.tsx';
import { dialogsMessages } from '../../i18n/dialogs.ts';
import { useMessages } from '../../i18n/messages.ts';

/** Fills the screen: the lettering alone on the table, at the largest size that fits. */
export function ArtFontPreviewDialog({ imageUrl, onClose }: { imageUrl: string; onClose: () => void }) {
  const m = useMessages(dialogsMessages);
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Content
          aria-describedby={undefined}
          className="dotted fixed inset-0 z-50 flex animate-fade flex-col bg-paper focus:outline-none"
        >
          <div className="flex items-center justify-between px-4 py-2 md:px-8">
            <Radix.Title className="text-title font-bold">{m.artFontPreview}</Radix.Title>
            <Radix.Close asChild>
              <IconButton icon={X} label={m.close} />
            </Radix.Close>
          </div>
          <div className="flex min-h-0 grow items-center justify-center p-6">
            <img src={imageUrl} alt={m.artFontPreview} className="max-h-full max-w-full" />
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
