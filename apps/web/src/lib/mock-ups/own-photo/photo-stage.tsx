import type { LogoDoc } from '@markwright/logo';
import type { Corners, DressChoices } from '@markwright/mockups';
import { useEffect, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { useMessages } from '../../../i18n/messages.ts';
import { mockUpMessages } from '../../../i18n/mock-ups.ts';
import { showToast } from '../../../stores/toasts.ts';
import { logFailure } from '../../log.ts';
import { namedPicture } from '../../logo-drawing/pixel-picture.tsx';
import { paintOnPhoto } from '../mock-up-painter.ts';
import { moveAll, moveCorner } from './move-corners.ts';
import type { Photo, PhotoSetting } from './use-own-photo.ts';

type PhotoStageProps = {
  doc: LogoDoc;
  bought: boolean;
  photo: Photo;
  setting: PhotoSetting;
  onMove: (corners: Corners, move: string) => void;
  onMoveEnd: () => void;
  onDrawn: (canvas: HTMLCanvasElement, choices: DressChoices) => void;
};

const KEYS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const FAR = 10;
const CORNERS = ['topLeft', 'topRight', 'bottomRight', 'bottomLeft'] as const;

/** The photo with the logo on it; four corners and the whole are moved by hand or by arrow keys. */
export function PhotoStage({ doc, bought, photo, setting, onMove, onMoveEnd, onDrawn }: PhotoStageProps) {
  const m = useMessages(mockUpMessages).ownPhoto;
  const canvas = useRef<HTMLCanvasElement>(null);
  const drag = useRef<{ x: number; y: number; corners: Corners } | null>(null);
  const { pixels } = photo;
  const { corners } = setting;
  useDrawn({ canvas, doc, bought, photo, setting, onDrawn });

  /** Pixels of the photo for one of the screen. */
  const scale = () => pixels.width / (canvas.current?.clientWidth || pixels.width);
  const moved = (index: number, from: Corners, dx: number, dy: number): Corners => {
    const corner = from[index];
    return corner ? moveCorner(from, index, [corner[0] + dx, corner[1] + dy], pixels) : moveAll(from, [dx, dy], pixels);
  };
  const handle = (index: number) => ({
    onPointerDown: (event: PointerEvent<Element>) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      drag.current = { x: event.clientX, y: event.clientY, corners };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent<Element>) => {
      const from = drag.current;
      if (!from) return;
      onMove(moved(index, from.corners, (clientX - from.x) * scale(), (clientY - from.y) * scale()), `drag ${index}`);
    },
    onPointerUp: () => {
      drag.current = null;
      onMoveEnd();
    },
    onPointerCancel: () => {
      drag.current = null;
      onMoveEnd();
    },
    onKeyDown: (event: KeyboardEvent) => {
      const step = KEYS[event.key];
      if (!step) return;
      event.preventDefault();
      const far = event.shiftKey ? FAR : 1;
      onMove(moved(index, corners, step[0] * far, step[1] * far), `key ${index}`);
    },
  });

  return (
    <div
      className="relative m-auto shrink-0 touch-none select-none"
      style={{
        width: `min(100cqw, 100cqh * ${pixels.width / pixels.height})`,
        aspectRatio: `${pixels.width} / ${pixels.height}`,
      }}
    >
      <canvas ref={canvas} {...namedPicture(m.picture)} className="block size-full bg-quiet" />
      <svg
        aria-hidden
        viewBox={`0 0 ${pixels.width} ${pixels.height}`}
        className="absolute inset-0 size-full overflow-visible"
      >
        <polygon
          points={corners.map((corner) => corner.join(',')).join(' ')}
          {...handle(-1)}
          className="cursor-move fill-transparent stroke-surface [paint-order:stroke]"
          strokeWidth="1.5"
          strokeDasharray="6 5"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      {[...corners, middleOf(corners)].map(([x, y], index) => (
        <button
          key={index}
          type="button"
          aria-label={index < 4 ? m.corners[CORNERS[index] ?? 'topLeft'] : m.whole}
          {...handle(index < 4 ? index : -1)}
          style={{ left: `${(x / pixels.width) * 100}%`, top: `${(y / pixels.height) * 100}%` }}
          className={
            index < 4
              ? 'absolute flex size-11 -translate-1/2 cursor-grab items-center justify-center rounded-chip active:cursor-grabbing'
              : 'pointer-events-none absolute size-11 -translate-1/2 rounded-chip'
          }
        >
          {index < 4 && <span className="size-4 rounded-chip border-2 border-surface bg-action shadow-raised" />}
        </button>
      ))}
    </div>
  );
}

const middleOf = (corners: Corners): [number, number] => [
  corners.reduce((sum, [x]) => sum + x, 0) / 4,
  corners.reduce((sum, [, y]) => sum + y, 0) / 4,
];

type DrawnProps = Omit<PhotoStageProps, 'onMove' | 'onMoveEnd'> & { canvas: { current: HTMLCanvasElement | null } };

/** Drawn anew with every move; while one is drawn only the newest waits. */
function useDrawn({ canvas, doc, bought, photo, setting, onDrawn }: DrawnProps): void {
  const failedText = useMessages(mockUpMessages).ownPhoto.failed;
  const told = useRef(onDrawn);
  useEffect(() => {
    told.current = onDrawn;
  });
  const { corners, kind, dress } = setting;
  useEffect(() => {
    const cancel = new AbortController();
    const { pixels, softness } = photo;
    const wish = dress === 'rule' ? undefined : dress;
    paintOnPhoto({ photo: { photo: pixels, corners, kind }, softness, doc, bought, dress: wish }, cancel.signal).then(
      ({ bitmap, choices }) => {
        const element = canvas.current;
        if (!element) return bitmap.close();
        element.width = bitmap.width;
        element.height = bitmap.height;
        element.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap);
        element.dataset.drawn = JSON.stringify(corners);
        told.current(element, choices);
      },
      (error: unknown) => {
        if (cancel.signal.aborted) return;
        logFailure('drawing on a photo', error);
        showToast(failedText, 'danger');
      },
    );
    return () => cancel.abort();
  }, [canvas, doc, bought, photo, corners, kind, dress, failedText]);
}
