import { ZoomIn, ZoomOut } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../components/button.tsx';
import { Dialog } from '../components/dialog.tsx';
import { IconButton } from '../components/icon-button.tsx';
import { dialogsMessages } from '../i18n/dialogs.ts';
import { useMessages } from '../i18n/messages.ts';
import type { PreviewAction } from '../stores/dialogs.ts';

type LogoPreviewProps = { logoUrl: string; actions: readonly PreviewAction[]; onClose: () => void };

/** The logo as large as the screen allows, larger still on request, and what can be done with it. */
export function LogoPreviewDialog({ logoUrl, actions, onClose }: LogoPreviewProps) {
  const m = useMessages(dialogsMessages);
  const [enlarged, setEnlarged] = useState(false);
  return (
    <Dialog open onClose={onClose} title={m.preview} closeLabel={m.close} width="wide">
      <div className="relative mt-6 max-md:-mx-6">
        <div className="aspect-4/3 max-h-[62dvh] w-full overflow-auto bg-canvas">
          <img
            src={logoUrl}
            alt={m.preview}
            className={enlarged ? 'w-[250%] max-w-none' : 'size-full object-contain'}
          />
        </div>
        <IconButton
          icon={enlarged ? ZoomOut : ZoomIn}
          label={enlarged ? m.zoomOut : m.zoomIn}
          aria-pressed={enlarged}
          onClick={() => setEnlarged(!enlarged)}
          className="absolute right-3 bottom-3 bg-surface shadow-raised"
        />
      </div>
      {actions.length > 0 && (
        <div className="mt-5 flex flex-wrap gap-2">
          {actions.map(({ label, run }, index) => (
            <Button
              key={label}
              look={index === 0 ? 'action' : 'outline'}
              onClick={() => {
                onClose();
                run();
              }}
            >
              {label}
            </Button>
          ))}
        </div>
      )}
    </Dialog>
  );
}
