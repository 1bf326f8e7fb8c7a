import { useEffect, type RefObject } from 'react';
import { selectPart } from '../editor-store.ts';
import { pinch, type Point } from './view-box.ts';
import { useView } from './view-store.ts';

const WHEEL_ZOOM = 0.0025;
const CLICK_SLOP = 4;

/** Wheel and trackpad pan, ctrl+wheel and two fingers zoom, a drag on the bare canvas pans, a click lets go. */
export function useCanvasGestures(viewport: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = viewport.current;
    if (!element) return undefined;
    const fingers = new Map<number, Point>();
    let travelled = 0;
    const at = (event: MouseEvent): Point => {
      const box = element.getBoundingClientRect();
      return { x: event.clientX - box.left, y: event.clientY - box.top };
    };
    // The corners that resize a part belong to it as much as the part itself.
    const isBare = (event: Event) => !(event.target as Element).closest('[data-handle]');

    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const { view, zoomTo, panBy } = useView.getState();
      if (event.ctrlKey || event.metaKey) {
        const by = Math.max(-60, Math.min(60, event.deltaY * (event.deltaMode === 1 ? 16 : 1)));
        zoomTo(view.zoom * Math.exp(-by * WHEEL_ZOOM * 2), at(event));
      } else panBy(event.shiftKey ? -event.deltaY : -event.deltaX, event.shiftKey ? 0 : -event.deltaY);
    };

    const onDown = (event: PointerEvent) => {
      fingers.set(event.pointerId, at(event));
      travelled = 0;
      // One finger on a part belongs to the part; with a second one both belong to the viewport, and the drag is called off.
      if (fingers.size === 2) for (const id of fingers.keys()) element.setPointerCapture(id);
      else if (isBare(event)) element.setPointerCapture(event.pointerId);
    };

    const onMove = (event: PointerEvent) => {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      const now = at(event);
      const { view, setView, panBy } = useView.getState();
      if (fingers.size === 2) {
        const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1] ?? before;
        setView(pinch(view, [before, other], [now, other]));
      } else if (element.hasPointerCapture(event.pointerId)) {
        travelled += Math.hypot(now.x - before.x, now.y - before.y);
        if (travelled > CLICK_SLOP) panBy(now.x - before.x, now.y - before.y);
      }
      fingers.set(event.pointerId, now);
    };

    const onUp = (event: PointerEvent) => {
      if (event.type === 'pointerup' && isBare(event) && fingers.size === 1 && travelled <= CLICK_SLOP)
        selectPart(null);
      fingers.delete(event.pointerId);
    };

    element.addEventListener('wheel', onWheel, { passive: false });
    element.addEventListener('pointerdown', onDown);
    element.addEventListener('pointermove', onMove);
    element.addEventListener('pointerup', onUp);
    element.addEventListener('pointercancel', onUp);
    return () => {
      element.removeEventListener('wheel', onWheel);
      element.removeEventListener('pointerdown', onDown);
      element.removeEventListener('pointermove', onMove);
      element.removeEventListener('pointerup', onUp);
      element.removeEventListener('pointercancel', onUp);
    };
  }, [viewport]);
}
