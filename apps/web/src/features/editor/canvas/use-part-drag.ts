import { nudgePart, type PartName } from '@markwright/logo';
import { useMemo, useRef, type PointerEvent, type RefObject } from 'react';
import { nudgeUnit } from '../place-logo.ts';
import { edit, selectPart, useEditor } from '../editor-store.ts';
import type { ShowMoved } from './artboard-sheet.tsx';
import { partBoxes } from './part-boxes.ts';
import { snapMove, type Guide } from './snap.ts';
import { useView } from './view-store.ts';

type DragSetting = {
  drawing: RefObject<ShowMoved | null>;
  layer: RefObject<HTMLDivElement | null>;
  onGuides: (guides: readonly Guide[]) => void;
};

type Drag = { pointer: number; part: PartName; x: number; y: number; dx: number; dy: number };

const SNAP_PX = 6;
const SLOP_PX = 3;

/** What the button over a part listens to. The same function from edit to edit: the design is read when it is needed. */
export type DragPart = ReturnType<typeof usePartDrag>;

/** Dragging moves only what is under the hand; letting go makes it one edit, and the rest stays where it was. */
export function usePartDrag({ drawing, layer, onGuides }: DragSetting) {
  const drag = useRef<Drag | null>(null);

  return useMemo(() => {
    /** Moves the drawn ink and its handle; nothing is laid out anew. */
    function show(part: PartName, dx: number, dy: number) {
      const { zoom } = useView.getState().view;
      drawing.current?.(dx || dy ? { part, dx, dy } : undefined);
      const handle = layer.current?.querySelector<HTMLElement>(`[data-handle="${part}"]`);
      if (handle) handle.style.translate = dx || dy ? `${dx * zoom}px ${dy * zoom}px` : '';
    }

    function onMove(event: PointerEvent) {
      const now = drag.current;
      const { placed, snapping } = useEditor.getState();
      if (!now || now.pointer !== event.pointerId || !placed) return;
      const boxes = partBoxes(placed.logo);
      const { zoom } = useView.getState().view;
      const by = { dx: (event.clientX - now.x) / zoom, dy: (event.clientY - now.y) / zoom };
      const own = boxes.find(({ part }) => part === now.part);
      if (!own || (now.dx === 0 && now.dy === 0 && Math.hypot(by.dx, by.dy) * zoom < SLOP_PX)) return;
      const others = boxes.filter(({ part }) => part !== now.part).map(({ box }) => box);
      const snaps = snapping && !event.altKey;
      const moved = snapMove(own.box, by, others, placed.logo.artboard, snaps ? SNAP_PX / zoom : 0);
      now.dx = moved.dx || 0.001;
      now.dy = moved.dy;
      show(now.part, moved.dx, moved.dy);
      onGuides(moved.guides);
    }

    function onEnd(event: PointerEvent) {
      const now = drag.current;
      if (!now || now.pointer !== event.pointerId) return;
      drag.current = null;
      onGuides([]);
      show(now.part, 0, 0);
      const { placed } = useEditor.getState();
      if (event.type !== 'pointerup' || (now.dx === 0 && now.dy === 0) || !placed) return;
      const unit = nudgeUnit(placed.logo);
      edit('move', (doc) => {
        const at = doc.layout.nudge?.[now.part] ?? { x: 0, y: 0 };
        return nudgePart(doc, now.part, { x: at.x + now.dx / unit, y: at.y + now.dy / unit });
      });
    }

    return (part: PartName) => ({
      onPointerDown: (event: PointerEvent) => {
        if (event.button !== 0) return;
        selectPart(part);
        // A part that stands alone is the lockup, and the lockup is always centred.
        if (drag.current || !isOneOfSeveral()) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        drag.current = { pointer: event.pointerId, part, x: event.clientX, y: event.clientY, dx: 0, dy: 0 };
      },
      onPointerMove: onMove,
      onPointerUp: onEnd,
      onPointerCancel: onEnd,
      onLostPointerCapture: onEnd,
    });
  }, [drawing, layer, onGuides]);
}

function isOneOfSeveral(): boolean {
  const { placed } = useEditor.getState();
  return placed !== null && partBoxes(placed.logo).length > 1;
}
