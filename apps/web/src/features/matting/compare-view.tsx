import { useEffect, useRef, useState, type CSSProperties, type PointerEvent } from 'react';
import type { CutOut } from '@markwright/matting';
import { classNames } from '../../components/class-names.ts';
import { mattingMessages } from '../../i18n/matting.ts';
import { useMessages } from '../../i18n/messages.ts';

export type Ground = { kind: 'checks' } | { kind: 'color'; color: string } | { kind: 'picture'; url: string };

type CompareViewProps = {
  before: ImageData;
  after: CutOut | undefined;
  ground: Ground;
  /** `alpha`: of the result at the place, 0 to 255. */
  onClick: (x: number, y: number, alpha: number) => void;
};

const groundStyle = (ground: Ground): CSSProperties => {
  if (ground.kind === 'color') return { background: ground.color };
  return ground.kind === 'picture' ? { background: `center / cover url("${ground.url}")` } : {};
};

function usePixels(data: Uint8ClampedArray | undefined, width: number, height: number) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context || !data) return;
    context.putImageData(new ImageData(new Uint8ClampedArray(data), width, height), 0, 0);
  }, [data, width, height]);
  return canvas;
}

/** The picture as it was on the left of the divider, as it will be on the right. A click changes what is there. */
export function CompareView({ before, after, ground, onClick }: CompareViewProps) {
  const m = useMessages(mattingMessages);
  const [split, setSplit] = useState(32);
  const { width, height } = before;
  const beforeCanvas = usePixels(before.data, width, height);
  const afterCanvas = usePixels(after?.data, width, height);
  const frame = useRef<HTMLDivElement>(null);

  const move = (clientX: number) => {
    const box = frame.current?.getBoundingClientRect();
    if (box) setSplit(Math.min(100, Math.max(0, ((clientX - box.left) / box.width) * 100)));
  };
  const onDrag = (event: PointerEvent<HTMLDivElement>) => {
    if (event.buttons === 1) move(event.clientX);
  };
  const onPress = (event: PointerEvent<HTMLDivElement>) => {
    const box = frame.current?.getBoundingClientRect();
    if (!box || !after) return;
    const x = Math.floor(((event.clientX - box.left) / box.width) * width);
    const y = Math.floor(((event.clientY - box.top) / box.height) * height);
    onClick(x, y, after.data[(y * width + x) * 4 + 3] ?? 0);
  };

  return (
    <div
      ref={frame}
      onPointerUp={onPress}
      className={classNames(
        'relative mx-auto max-h-full max-w-full cursor-crosshair overflow-hidden bg-surface shadow-raised select-none',
        ground.kind === 'checks' && 'checkered',
      )}
      style={{
        aspectRatio: `${width} / ${height}`,
        width: `min(100%, calc(var(--table-height) * ${width / height}))`,
        ...groundStyle(ground),
      }}
    >
      <canvas ref={afterCanvas} width={width} height={height} aria-hidden className="absolute inset-0 size-full" />
      <canvas
        ref={beforeCanvas}
        width={width}
        height={height}
        aria-hidden
        className="absolute inset-0 size-full"
        style={{ clipPath: `inset(0 ${100 - split}% 0 0)` }}
      />
      <input
        type="range"
        min={0}
        max={100}
        value={Math.round(split)}
        aria-label={m.divider}
        onChange={(event) => setSplit(Number(event.target.value))}
        className="peer sr-only"
      />
      <div
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={onDrag}
        onPointerUp={(event) => event.stopPropagation()}
        className="absolute inset-y-0 flex w-11 -translate-x-1/2 cursor-ew-resize touch-none items-center justify-center peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2"
        style={{ left: `${split}%` }}
      >
        <span aria-hidden className="absolute inset-y-0 w-0.5 bg-ink shadow-[0_0_0_1px_#fff]" />
        <span
          aria-hidden
          className="relative flex h-9 w-7 items-center justify-center gap-1 rounded-input border-2 border-ink bg-surface text-caption"
        >
          <span className="h-3.5 w-0.5 bg-ink" />
          <span className="h-3.5 w-0.5 bg-ink" />
        </span>
      </div>
      <Label side="left" isShown={split > 14} text={m.before} />
      <Label side="right" isShown={split < 86} text={m.after} />
    </div>
  );
}

const Label = ({ side, isShown, text }: { side: 'left' | 'right'; isShown: boolean; text: string }) => (
  <span
    aria-hidden
    className={classNames(
      'pointer-events-none absolute top-3 rounded-chip bg-surface/90 px-3 py-1 text-caption text-ink transition-opacity',
      side === 'left' ? 'left-3' : 'right-3',
      isShown ? 'opacity-100' : 'opacity-0',
    )}
  >
    {text}
  </span>
);
