import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { classNames } from '../../components/class-names.ts';
import { Icon } from '../../components/icon.tsx';
import { mattingMessages } from '../../i18n/matting.ts';
import { useMessages } from '../../i18n/messages.ts';
import { FilePick } from './drop-area.tsx';
import { BATCH_MAX, type MattingPicture } from './use-matting.ts';

const SIDE = 112;

type StripProps = {
  pictures: readonly MattingPicture[];
  currentId: string;
  onSelect: (id: string) => void;
  onRemove: (id: string) => void;
  onFiles: (files: File[]) => void;
};

/** All pictures of the batch, small; the one on the table is framed. */
export function PictureStrip({ pictures, currentId, onSelect, onRemove, onFiles }: StripProps) {
  const m = useMessages(mattingMessages);
  return (
    <div className="mt-4 flex flex-wrap items-center gap-3">
      {pictures.map((picture) => (
        <div key={picture.id} className="relative">
          <button
            type="button"
            aria-label={m.open(picture.name)}
            aria-pressed={picture.id === currentId}
            onClick={() => onSelect(picture.id)}
            className={classNames(
              'checkered flex size-14 items-center justify-center overflow-hidden rounded-input border',
              picture.id === currentId ? 'border-ink ring-1 ring-ink' : 'border-line-strong',
            )}
          >
            <Thumbnail picture={picture} />
          </button>
          <button
            type="button"
            aria-label={m.remove(picture.name)}
            onClick={() => onRemove(picture.id)}
            className="absolute -top-2 -right-2 flex size-6 items-center justify-center rounded-chip border border-line-strong bg-surface hover:border-ink"
          >
            <Icon of={X} size={14} />
          </button>
        </div>
      ))}
      {pictures.length < BATCH_MAX && <FilePick label={m.more} size="small" onFiles={onFiles} />}
      <span className="text-caption text-muted">{m.count(pictures.length, BATCH_MAX)}</span>
    </div>
  );
}

function Thumbnail({ picture: { before, after } }: { picture: MattingPicture }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { width, height } = before;
  const scale = Math.min(1, SIDE / Math.max(width, height));
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    const whole = Object.assign(document.createElement('canvas'), { width, height });
    const data = after?.data ?? before.data;
    whole.getContext('2d')?.putImageData(new ImageData(new Uint8ClampedArray(data), width, height), 0, 0);
    context.clearRect(0, 0, context.canvas.width, context.canvas.height);
    context.drawImage(whole, 0, 0, context.canvas.width, context.canvas.height);
  }, [before, after, width, height]);
  return (
    <canvas
      ref={canvas}
      width={Math.max(1, Math.round(width * scale))}
      height={Math.max(1, Math.round(height * scale))}
      className="max-h-full max-w-full"
    />
  );
}
