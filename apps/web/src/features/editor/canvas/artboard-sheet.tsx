import { drawPlaced, type LogoDoc, type PlacedLogo } from '@markwright/logo';
import { paintDrawing, readDrawing, type Drawing, type PaintOptions } from '@markwright/logo/canvas';
import { useImperativeHandle, useLayoutEffect, useMemo, useRef, type RefObject } from 'react';
import { surfaceOf } from '../../../lib/logo-drawing/canvas-surface.ts';
import { namedPicture } from '../../../lib/logo-drawing/pixel-picture.tsx';
import { LONGEST } from '../../../lib/logo-drawing/painter.ts';
import { EDITOR_ARTBOARD } from '../place-logo.ts';
import { pixelWindow, type PixelWindow, type Size, type View } from './view-box.ts';

/** Shows a part away from its place, or everything in place again. */
export type ShowMoved = (moved?: PaintOptions['moved']) => void;

type SheetProps = {
  doc: LogoDoc;
  logo: PlacedLogo;
  /** Bought as it is: shown without the watermark. */
  bought: boolean;
  view: View;
  viewport: Size;
  drawing: RefObject<ShowMoved | null>;
};

/** What drawing programmes show where there is nothing. */
const CHECKERED =
  'bg-[conic-gradient(var(--color-line)_25%,#fff_0_50%,var(--color-line)_0_75%,#fff_0)] bg-size-[16px_16px]';

/** The artboard with the logo on it. A transparent ground shows as the checkerboard every drawing programme uses. */
export function ArtboardSheet({ doc, logo, bought, view, viewport, drawing }: SheetProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const picture = useMemo(
    () => readDrawing(drawPlaced(logo, doc, { watermark: bought ? false : 'quiet' })),
    [logo, doc, bought],
  );
  const limit = LONGEST[bought ? 'bought' : 'marked'];
  const { width, height, box } = pixelWindow(view, viewport, EDITOR_ARTBOARD, devicePixelRatio, limit);
  const window = useMemo(
    () => ({ width, height, box: { x: box.x, y: box.y, width: box.width, height: box.height } }),
    [width, height, box.x, box.y, box.width, box.height],
  );
  useImperativeHandle(drawing, () => (moved) => paint(canvas.current, picture, window, moved), [picture, window]);
  useLayoutEffect(() => paint(canvas.current, picture, window), [picture, window]);
  return (
    <div
      className={`absolute top-0 left-0 origin-top-left shadow-raised ${doc.background === 'transparent' ? CHECKERED : ''}`}
      style={{
        width: EDITOR_ARTBOARD.width * view.zoom,
        height: EDITOR_ARTBOARD.height * view.zoom,
        transform: `translate(${view.x}px, ${view.y}px)`,
      }}
    >
      <canvas
        ref={canvas}
        data-testid="artboard"
        {...namedPicture(doc.name.text)}
        className="absolute"
        style={{
          left: window.box.x * view.zoom,
          top: window.box.y * view.zoom,
          width: window.box.width * view.zoom,
          height: window.box.height * view.zoom,
        }}
      />
    </div>
  );
}

/** Drawn in the page, not in the worker: what is dragged stays under the hand, in the very same frame. */
function paint(
  canvas: HTMLCanvasElement | null,
  picture: Drawing,
  { width, height, box }: PixelWindow,
  moved?: PaintOptions['moved'],
): void {
  if (!canvas || width === 0 || height === 0) return;
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
  paintDrawing(surfaceOf(canvas), picture, { view: box, ...(moved && { moved }) });
  // Pixels change without a trace in the page; this says that they did.
  canvas.dataset.painted = String(Number(canvas.dataset.painted ?? 0) + 1);
}
