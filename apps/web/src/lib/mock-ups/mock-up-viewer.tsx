import type { LogoDoc } from '@markwright/logo';
import type { DressChoices, SceneName } from '@markwright/mockups';
import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { useRef, useState, type KeyboardEvent } from 'react';
import { IconButton } from '../../components/icon-button.tsx';
import { useMessages } from '../../i18n/messages.ts';
import { mockUpMessages } from '../../i18n/mock-ups.ts';
import type { MockUpLook } from './draw-mock-up.ts';
import { LookChoices } from './look-choices.tsx';
import { MockUpPicture } from './mock-up-picture.tsx';
import { ZoomStage } from './zoom-stage.tsx';

type MockUpViewerProps = {
  doc: LogoDoc;
  bought: boolean;
  scenes: readonly SceneName[];
  scene: SceneName;
  onScene: (scene: SceneName) => void;
  look: MockUpLook;
  onLook: (look: MockUpLook) => void;
  onClose: () => void;
};

const ZOOMS = [1, 1.5, 2, 3] as const;
const ON_BUTTON = 'absolute top-1/2 -translate-y-1/2 bg-surface/90 shadow-raised max-md:hidden';

/** One scene fills the screen: zoomed and moved by keys or hand, its colours by choice, the others at its sides. */
export function MockUpViewer({ doc, bought, scenes, scene, onScene, look, onLook, onClose }: MockUpViewerProps) {
  const m = useMessages(mockUpMessages);
  const box = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState<number>(1);
  const [choices, setChoices] = useState<DressChoices>();
  const at = scenes.indexOf(scene);

  const zoomBy = (steps: 1 | -1) => {
    const found = steps > 0 ? ZOOMS.find((each) => each > zoom) : ZOOMS.findLast((each) => each < zoom);
    setZoom(found ?? zoom);
  };
  const move = (steps: 1 | -1) => {
    const next = scenes[(at + steps + scenes.length) % scenes.length];
    if (!next) return;
    setZoom(1);
    onScene(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === '+' || event.key === '=') zoomBy(1);
    else if (event.key === '-') zoomBy(-1);
    else if (event.key === '0') setZoom(1);
    // Enlarged, the arrows move over the picture, as they do wherever something scrolls.
    else if (zoom === 1 && event.key === 'ArrowLeft') move(-1);
    else if (zoom === 1 && event.key === 'ArrowRight') move(1);
  };

  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Content
          ref={box}
          tabIndex={-1}
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            box.current?.focus();
          }}
          onKeyDown={onKeyDown}
          className="fixed inset-0 z-50 flex animate-fade flex-col bg-canvas focus:outline-none"
        >
          <div className="flex shrink-0 items-center justify-between gap-3 py-1.5 pr-2 pl-4 md:pr-4 md:pl-8">
            <div className="flex min-w-0 items-baseline gap-3">
              <Radix.Title className="truncate text-lead font-bold">{m.scenes[scene]}</Radix.Title>
              <output aria-label={m.position(at + 1, scenes.length)} className="text-caption text-muted tabular-nums">
                {at + 1} / {scenes.length}
              </output>
            </div>
            <div className="flex shrink-0 items-center">
              <IconButton icon={ZoomOut} label={m.zoomOut} disabled={zoom === ZOOMS[0]} onClick={() => zoomBy(-1)} />
              <output className="w-12 text-center text-caption tabular-nums max-md:sr-only">
                {m.zoomed(Math.round(zoom * 100))}
              </output>
              <IconButton icon={ZoomIn} label={m.zoomIn} disabled={zoom === ZOOMS.at(-1)} onClick={() => zoomBy(1)} />
              <Radix.Close asChild>
                <IconButton icon={X} label={m.close} />
              </Radix.Close>
            </div>
          </div>
          <div className="relative flex min-h-0 grow flex-col md:px-8">
            <ZoomStage label={m.on(m.scenes[scene])} zoom={zoom} onZoom={setZoom} onSwipe={move}>
              <MockUpPicture
                scene={scene}
                doc={doc}
                bought={bought}
                look={look}
                label={m.on(m.scenes[scene])}
                onDrawn={setChoices}
              />
            </ZoomStage>
            <IconButton
              icon={ChevronLeft}
              label={m.previous}
              onClick={() => move(-1)}
              className={`${ON_BUTTON} left-10`}
            />
            <IconButton
              icon={ChevronRight}
              label={m.next}
              onClick={() => move(1)}
              className={`${ON_BUTTON} right-10`}
            />
          </div>
          <div className="flex min-h-15 shrink-0 flex-wrap items-center justify-center gap-x-5 px-4 py-2 md:px-8">
            {choices && <LookChoices choices={choices} look={look} onLook={onLook} />}
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
