import type { LogoDoc } from '@markwright/logo';
import type { DressChoices, SceneName } from '@markwright/mockups';
import { useEffect, useRef, useState } from 'react';
import { classNames } from '../../components/class-names.ts';
import { useMessages } from '../../i18n/messages.ts';
import { mockUpMessages } from '../../i18n/mock-ups.ts';
import { logFailure } from '../log.ts';
import { namedPicture } from '../logo-drawing/pixel-picture.tsx';
import { useNear } from '../logo-drawing/use-near.ts';
import { useOnline } from '../use-online.ts';
import type { MockUpLook } from './draw-mock-up.ts';
import { paintMockUp } from './mock-up-painter.ts';

type MockUpPictureProps = {
  scene: SceneName;
  doc: LogoDoc;
  bought: boolean;
  label: string;
  look?: MockUpLook | undefined;
  /** Drawn at once, wherever it stands. */
  eager?: boolean;
  className?: string;
  onDrawn?: ((choices: DressChoices) => void) | undefined;
};

/** The longest side in pixels of a mock-up in a page: larger ones are what is sold. */
const MOST_PIXELS = 900;
const AS_THE_RULE_SAYS: MockUpLook = {};

/** A photographed mock-up: its room is reserved, its scene is fetched only as the reader comes near. */
export function MockUpPicture({ scene, label, eager = false, className, onDrawn, ...wish }: MockUpPictureProps) {
  const m = useMessages(mockUpMessages);
  const canvas = useRef<HTMLCanvasElement>(null);
  const near = useNear(canvas) || eager;
  const { drawn, failed } = useDrawnMockUp({ canvas, near, scene, onDrawn, ...wish });
  return (
    <span className={classNames('relative block aspect-video w-full bg-quiet', className)}>
      <canvas
        ref={canvas}
        data-drawn={drawn === scene}
        {...namedPicture(label)}
        className={classNames(
          'block size-full object-cover transition-opacity',
          drawn && drawn !== scene && 'opacity-50',
        )}
      />
      {failed && (
        <output className="absolute inset-0 flex items-center justify-center p-4 text-caption text-muted">
          {m.notLoaded}
        </output>
      )}
    </span>
  );
}

type Drawing = Omit<MockUpPictureProps, 'label' | 'eager' | 'className'> & {
  canvas: { current: HTMLCanvasElement | null };
  near: boolean;
};

/** Draws on the canvas whatever is wanted and not there yet; what failed is tried again when the network is back. */
function useDrawnMockUp({ canvas, near, scene, doc, bought, look = AS_THE_RULE_SAYS, onDrawn }: Drawing) {
  const [drawn, setDrawn] = useState<SceneName>();
  const [failed, setFailed] = useState(false);
  const shown = useRef<readonly unknown[]>([]);
  const told = useRef(onDrawn);
  const online = useOnline();
  useEffect(() => {
    told.current = onDrawn;
  });
  useEffect(() => {
    const element = canvas.current;
    const wanted = [scene, doc, bought, look];
    if (!near || !online || !element || wanted.every((each, k) => each === shown.current[k])) return undefined;
    const cancel = new AbortController();
    const room = element.clientWidth * Math.min(2, window.devicePixelRatio || 1);
    const width = Math.min(MOST_PIXELS, Math.max(200, Math.round(room)));
    paintMockUp({ scene, doc, bought, look, width }, cancel.signal).then(
      ({ bitmap, choices }) => {
        if (cancel.signal.aborted) return bitmap.close();
        element.width = bitmap.width;
        element.height = bitmap.height;
        element.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap);
        shown.current = wanted;
        setDrawn(scene);
        setFailed(false);
        told.current?.(choices);
      },
      (error: unknown) => {
        if (cancel.signal.aborted) return;
        logFailure('drawing a mock-up', error);
        setFailed(true);
      },
    );
    return () => cancel.abort();
  }, [canvas, near, online, scene, doc, bought, look]);
  return { drawn, failed };
}
