import type { LogoDoc } from '@markwright/logo';
import { PHOTO_KINDS, type DressChoices } from '@markwright/mockups';
import { Camera, Download, ImageUp, Undo2, X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { useEffect, useEffectEvent, useRef, useState, type DragEvent } from 'react';
import { Button, buttonClass } from '../../../components/button.tsx';
import { Chip } from '../../../components/chip.tsx';
import { classNames } from '../../../components/class-names.ts';
import { Icon } from '../../../components/icon.tsx';
import { IconButton } from '../../../components/icon-button.tsx';
import { useMessages } from '../../../i18n/messages.ts';
import { mockUpMessages } from '../../../i18n/mock-ups.ts';
import { showToast } from '../../../stores/toasts.ts';
import { dateTime } from '../../download/file-names.ts';
import { saveFile } from '../../download/save-file.ts';
import { FileProblemError } from '../../read-picture.ts';
import { PhotoStage } from './photo-stage.tsx';
import { useOwnPhoto } from './use-own-photo.ts';

type OwnPhotoDialogProps = { doc: LogoDoc; bought: boolean; onClose: () => void };

/** The logo on a photo of the customer's own wall. The photo never leaves this browser. */
export function OwnPhotoDialog({ doc, bought, onClose }: OwnPhotoDialogProps) {
  const all = useMessages(mockUpMessages);
  const m = all.ownPhoto;
  const box = useRef<HTMLDivElement>(null);
  const drawn = useRef<HTMLCanvasElement>(null);
  const [choices, setChoices] = useState<DressChoices>();
  const own = useOwnPhoto();
  const { photo, setting } = own;

  const onFile = (file: File | undefined) => {
    if (!file) return;
    own.open(file).catch((error: unknown) => {
      const problem = error instanceof FileProblemError ? error.problem : 'unknown';
      showToast(m.problems[problem](file.name), 'danger');
    });
  };
  const save = () =>
    drawn.current?.toBlob(
      (blob) => (blob ? saveFile(blob, `${dateTime(new Date())}.jpg`) : showToast(m.failed, 'danger')),
      'image/jpeg',
      0.92,
    );
  useUndoKey(own.undo);
  usePastedFile(onFile);

  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Content
          ref={box}
          tabIndex={-1}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            box.current?.focus();
          }}
          onDragOver={(event: DragEvent) => event.preventDefault()}
          onDrop={(event: DragEvent) => {
            event.preventDefault();
            onFile(event.dataTransfer.files[0]);
          }}
          className="fixed inset-0 z-50 flex animate-fade flex-col bg-canvas focus:outline-none"
        >
          <div className="flex shrink-0 items-center justify-between gap-3 py-1.5 pr-2 pl-4 md:pr-4 md:pl-8">
            <Radix.Title className="truncate text-lead font-bold">{m.title}</Radix.Title>
            <div className="flex shrink-0 items-center gap-1">
              {photo && (
                <>
                  <IconButton icon={Undo2} label={m.undo} disabled={!own.canUndo} onClick={own.undo} />
                  <Button look="action" size="small" onClick={save}>
                    <Icon of={Download} size={18} className="max-md:hidden" />
                    {m.save}
                  </Button>
                </>
              )}
              <Radix.Close asChild>
                <IconButton icon={X} label={all.close} />
              </Radix.Close>
            </div>
          </div>
          {photo && setting ? (
            <>
              <div className="flex min-h-0 grow px-5 py-2 md:px-8">
                <div className="flex min-w-0 grow [container-type:size]">
                  <PhotoStage
                    doc={doc}
                    bought={bought}
                    photo={photo}
                    setting={setting}
                    onMove={(corners, move) => own.change({ corners }, move)}
                    onMoveEnd={own.endMove}
                    onDrawn={(canvas, found) => {
                      drawn.current = canvas;
                      setChoices(found);
                    }}
                  />
                </div>
              </div>
              <Radix.Description className="shrink-0 px-4 text-center text-caption text-muted">
                {m.hint}
              </Radix.Description>
              <div className="flex shrink-0 flex-wrap items-center justify-center gap-x-5 gap-y-1.5 px-4 py-2">
                <fieldset className="flex">
                  <legend className="sr-only">{m.kind}</legend>
                  {PHOTO_KINDS.map((kind) => (
                    <Chip key={kind} pressed={setting.kind === kind} onClick={() => own.change({ kind })}>
                      {m.kinds[kind]}
                    </Chip>
                  ))}
                </fieldset>
                {choices && choices.dresses.length > 1 && (
                  <fieldset className="flex flex-wrap">
                    <legend className="sr-only">{all.dress}</legend>
                    {choices.dresses.map((dress) => (
                      <Chip key={dress} pressed={setting.dress === dress} onClick={() => own.change({ dress })}>
                        {all.dresses[dress]}
                      </Chip>
                    ))}
                  </fieldset>
                )}
                <PhotoPick label={m.other} onFile={onFile} />
              </div>
            </>
          ) : (
            <div className="m-auto flex max-w-120 flex-col items-center gap-4 p-6 text-center">
              <Icon of={Camera} size={40} className="text-muted" />
              <p className="text-title font-bold text-balance">{m.invitation}</p>
              <Radix.Description className="text-muted">
                {m.limits} <span className="pointer-coarse:hidden">{m.dropOrPaste}</span>
              </Radix.Description>
              <PhotoPick label={m.choose} onFile={onFile} first />
              <p className="text-caption text-muted">{m.stays}</p>
            </div>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

type PhotoPickProps = { label: string; onFile: (file: File | undefined) => void; first?: boolean };

const PhotoPick = ({ label, onFile, first }: PhotoPickProps) => (
  <label
    className={classNames(
      buttonClass(first ? { look: 'action', size: 'large' } : { look: 'quiet', size: 'small' }),
      'cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2',
    )}
  >
    <Icon of={ImageUp} size={18} />
    {label}
    <input
      type="file"
      accept="image/*"
      className="sr-only"
      onChange={({ target }) => {
        onFile(target.files?.[0]);
        target.value = '';
      }}
    />
  </label>
);

function useUndoKey(undo: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.key.toLowerCase() !== 'z') return;
    event.preventDefault();
    undo();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

function usePastedFile(onFile: (file: File | undefined) => void): void {
  const onPaste = useEffectEvent((event: ClipboardEvent) => onFile(event.clipboardData?.files[0]));
  useEffect(() => {
    const listen = (event: ClipboardEvent) => onPaste(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, []);
}
