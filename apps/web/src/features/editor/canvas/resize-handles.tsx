import { scaleMark, setLineSize, type LogoDoc, type PartName } from '@markwright/logo';
import { memo, useRef, useState, type PointerEvent } from 'react';
import { editorMessages } from '../../../i18n/editor.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { gestureKey } from '../edit-steps.ts';
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

type Start = { middle: Point; from: Point; width: number; size: number; key: string };

/** Grown by less than this share of what the hand asked for: the sheet is full and the rest made room. */
const HELD_BACK = 0.6;

const isHeldBack = (asked: number, grown: number): boolean => asked > 1.05 && grown - 1 < (asked - 1) * HELD_BACK;

/**
 * Corners that make the part larger or smaller; the panel's size field does the same for keyboards. The logo is always
 * fitted to its sheet, so a part that fills it already grows by making the others smaller, which is said while it happens.
 */
export const ResizeHandles = memo(function ResizeHandles({ part }: { part: PartName }) {
  const m = useMessages(editorMessages);
  const start = useRef<Start | null>(null);
  const [heldBack, setHeldBack] = useState(false);

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    const box = event.currentTarget.parentElement?.getBoundingClientRect();
    const doc = useEditor.getState().history?.now.doc;
    if (!box || !doc) return;
    start.current = {
      middle: { x: box.left + box.width / 2, y: box.top + box.height / 2 },
      from: { x: event.clientX, y: event.clientY },
      width: box.width,
      size: sizeOf(doc, part),
      key: gestureKey(`resize:${part}`, event.timeStamp),
    };
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    const from = start.current;
    if (!from) return;
    const factor = resizeFactor(from.middle, from.from, { x: event.clientX, y: event.clientY });
    edit('size', (now) => resize(now, part, Math.round(from.size * factor * 100) / 100), from.key);
    const box = event.currentTarget.parentElement?.getBoundingClientRect();
    if (box) setHeldBack(isHeldBack(factor, box.width / from.width));
  }

  function onPointerEnd() {
    start.current = null;
    setHeldBack(false);
  }

  return (
    <>
      {CORNERS.map((corner) => (
        <span
          key={corner}
          aria-hidden
          onPointerDown={onPointerDown}
          onPointerMove={onPointerMove}
          onPointerUp={onPointerEnd}
          onPointerCancel={onPointerEnd}
          className={`absolute size-2 touch-none border-[1.5px] border-ink bg-surface before:absolute before:-inset-2.5 pointer-coarse:before:-inset-4 ${corner}`}
        />
      ))}
      {heldBack && (
        <span className="pointer-events-none absolute top-full left-1/2 mt-3 w-max max-w-72 -translate-x-1/2 rounded-input bg-ink px-2.5 py-1 text-center text-caption text-chalk">
          {m.restShrinks}
        </span>
      )}
    </>
  );
});
