import { useEffect, useRef, type PointerEvent, type ReactNode } from 'react';
import { classNames } from '../../components/class-names.ts';

type ZoomStageProps = {
  label: string;
  /** 1 is the whole picture. */
  zoom: number;
  onZoom: (zoom: number) => void;
  /** −1 for the one before, 1 for the next: a finger moved across while the whole picture is seen. */
  onSwipe: (step: -1 | 1) => void;
  children: ReactNode;
};

const SWIPE_PIXELS = 48;
/** A press that moves less than this is a click. */
const STILL_PIXELS = 6;
const CLOSE_UP = 2;

/** A picture that fills its room, enlarged by a click, moved by hand, wheel or scroll bars, and swiped away when whole. */
export function ZoomStage({ label, zoom, onZoom, onSwipe, children }: ZoomStageProps) {
  const stage = useRef<HTMLElement>(null);
  const press = useRef<{ x: number; y: number; left: number; top: number } | null>(null);
  /** Which point of the picture stays in the middle while it grows. */
  const aim = useRef({ x: 0.5, y: 0.5 });

  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    element.scrollTo({
      left: aim.current.x * element.scrollWidth - element.clientWidth / 2,
      top: aim.current.y * element.scrollHeight - element.clientHeight / 2,
      behavior: 'instant',
    });
    aim.current = { x: 0.5, y: 0.5 };
  }, [zoom]);

  function onPointerDown({ clientX: x, clientY: y, currentTarget }: PointerEvent<HTMLElement>) {
    press.current = { x, y, left: currentTarget.scrollLeft, top: currentTarget.scrollTop };
  }

  function onPointerMove({ clientX, clientY, pointerType, buttons, currentTarget }: PointerEvent<HTMLElement>) {
    const from = press.current;
    // fingers scroll by themselves
    if (!from || pointerType === 'touch' || buttons !== 1 || zoom === 1) return;
    currentTarget.scrollTo({ left: from.left + from.x - clientX, top: from.top + from.y - clientY });
  }

  function onPointerUp({ clientX, clientY, pointerType, target, currentTarget }: PointerEvent<HTMLElement>) {
    const from = press.current;
    press.current = null;
    if (!from) return;
    const [dx, dy] = [clientX - from.x, clientY - from.y];
    if (zoom === 1 && pointerType === 'touch' && Math.abs(dx) > SWIPE_PIXELS && Math.abs(dx) > 2 * Math.abs(dy))
      return onSwipe(dx < 0 ? 1 : -1);
    if (Math.hypot(dx, dy) > STILL_PIXELS || target === currentTarget) return;
    const box = (target as Element).getBoundingClientRect();
    aim.current = { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height };
    onZoom(zoom === 1 ? CLOSE_UP : 1);
  }

  return (
    <section
      ref={stage}
      aria-label={label}
      // Scrolled by keyboard too.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={() => (press.current = null)}
      className={classNames(
        'flex min-h-0 grow overflow-auto overscroll-contain -outline-offset-2 select-none [container-type:size]',
        zoom === 1 ? 'cursor-zoom-in touch-pan-y touch-pinch-zoom' : 'cursor-grab active:cursor-grabbing',
      )}
    >
      <div className="m-auto shrink-0" style={{ width: `calc(min(100cqw, 100cqh * 16 / 9) * ${zoom})` }}>
        {children}
      </div>
    </section>
  );
}
