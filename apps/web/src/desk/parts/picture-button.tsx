import type { DeskPicture } from '@markwright/contracts/desk';
import { ImagePlus } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { useMessages } from '../../i18n/messages.ts';
import { articleWords } from '../i18n/articles.ts';
import { useChange } from '../use-desk.ts';

type PictureButtonProps = { label: string; text?: string; onPicture: (picture: DeskPicture) => void };

/** Sends a picture through the guard and hands on where it lies now. */
export function PictureButton({ label, text, onPicture }: PictureButtonProps) {
  const m = useMessages(articleWords);
  const input = useRef<HTMLInputElement>(null);
  const upload = useChange('uploadPicture', { done: m.uploaded, onDone: onPicture });
  return (
    <>
      <Button size="small" busy={upload.isPending} onClick={() => input.current?.click()}>
        <Icon of={ImagePlus} size={16} />
        {upload.isPending ? m.uploading : (text ?? label)}
      </Button>
      <input
        ref={input}
        type="file"
        aria-label={label}
        accept="image/png,image/jpeg,image/webp,image/svg+xml"
        className="hidden"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (!file) return;
          const body = new FormData();
          body.append('file', file);
          upload.mutate({ body });
        }}
      />
    </>
  );
}
