import { scaleMark, setLineSize, type LogoDoc, type PartName } from '@markwright/logo';
import { memo, useRef, type PointerEvent } from 'react';
import { edit, useEditor } from '../editor-store.ts';
import { resizeFactor } from './snap.ts';
import type { Point } from './view-box.ts';

const CORNERS = [
  '-top-[5px] -left-[5px] cursor-nwse-resize',
  '-top-[5px] -right-[5px] cursor-nesw-resize',
  '-bottom-[5px] -left-[5px] cursor-nesw-resize',
  '-right-[5px] -bottom-[5px] cursor-nwse-resize',
];

const sizeOf = (doc: LogoDoc, part: PartName): number =>
  part === 'mark' ? (doc.mark?.scale ?? 1) : (doc[part]?.size ?? 1);

const resize = (doc: LogoDoc, part: PartName, size: number): LogoDoc =>
  part === 'mark' ? scaleMark(doc, size) : setLineSize(doc, part, size);

/** Corners that make the part larger or smaller; the panel's size field does the same for keyboards. */
export const ResizeHandles = memo(function ResizeHandles({ part }: { part: PartName }) {
  const start = useRef<{ middle: Point; from: Point; size: number; key: string } | null>(null);

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    const box = event.currentTarget.parentElement?.getBoundingClientRect();
    const doc = useEditor.getState().history?.now.doc;
    if (!box || !doc) return;
    start.current = {
      middle: { x: box.left + box.width / 2, y: box.top + box.height / 2 },
      from: { x: event.clientX, y: event.clientY },
      size: sizeOf(doc, part),
      key: `resize:${part}:${event.timeStamp}`,
    };
  }

  function onPointerMove(event: PointerEvent) {
    const from = start.current;
    if (!from) return;
    const factor = resizeFactor(from.middle, from.from, { x: event.clientX, y: event.clientY });
    edit('size', (now) => resize(now, part, Math.round(from.size * factor * 100) / 100), from.key);
  }

  return CORNERS.map((corner) => (
    <span
      key={corner}
      aria-hidden
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={() => (start.current = null)}
      onPointerCancel={() => (start.current = null)}
      className={`absolute size-2 touch-none border-[1.5px] border-ink bg-surface before:absolute before:-inset-2.5 pointer-coarse:before:-inset-4 ${corner}`}
    />
  ));
});
