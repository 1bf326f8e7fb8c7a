import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { Slider } from '../../components/slider.tsx';
import { useMessages } from '../../i18n/messages.ts';
import { personalCentreMessages } from '../../i18n/personal-centre.ts';
import { cropSquare, moveCrop, ZOOM_MAX, type Crop } from './crop.ts';

type AvatarCropProps = { picture: HTMLImageElement; crop: Crop; onChange: (crop: Crop) => void };

const VIEW = 208;
const KEY_STEP = 12;
const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The picture lies under a round window: dragged by hand or arrow keys, enlarged by the slider. */
export function AvatarCrop({ picture, crop, onChange }: AvatarCropProps) {
  const m = useMessages(personalCentreMessages);
  const from = useRef<{ x: number; y: number }>(undefined);
  const size = { width: picture.naturalWidth, height: picture.naturalHeight };
  const { left, top, side } = cropSquare(size, crop);
  const scale = VIEW / side;
  const move = (dx: number, dy: number) => onChange(moveCrop(size, crop, { dx: dx / scale, dy: dy / scale }));

  function onPointerMove(event: PointerEvent) {
    if (!from.current) return;
    move(from.current.x - event.clientX, from.current.y - event.clientY);
    from.current = { x: event.clientX, y: event.clientY };
  }
  function onKeyDown(event: KeyboardEvent) {
    const step = ARROWS[event.key];
    if (!step) return;
    event.preventDefault();
    move(step[0] * KEY_STEP, step[1] * KEY_STEP);
  }
  return (
    <div className="w-52">
      <button
        type="button"
        aria-label={m.avatarCrop}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          from.current = { x: event.clientX, y: event.clientY };
        }}
        onPointerMove={onPointerMove}
        onPointerUp={() => (from.current = undefined)}
        onPointerCancel={() => (from.current = undefined)}
        onKeyDown={onKeyDown}
        className="relative block size-52 cursor-grab! touch-none overflow-hidden rounded-chip bg-canvas active:cursor-grabbing!"
      >
        <img
          src={picture.src}
          alt=""
          draggable={false}
          className="absolute max-w-none select-none"
          style={{ width: size.width * scale, left: -left * scale, top: -top * scale }}
        />
      </button>
      <div className="mt-2">
        <Slider
          label={m.avatarZoom}
          value={Math.round(crop.zoom * 100)}
          min={100}
          max={ZOOM_MAX * 100}
          unit="%"
          onChange={(zoom) => onChange(moveCrop(size, crop, { zoom: zoom / 100 }))}
        />
      </div>
    </div>
  );
}
