import type { LogoDoc } from '@markwright/logo';
import type { DressChoices, SceneName } from '@markwright/mockups';
import { useEffect, useRef, useState } from 'react';
import { classNames } from '../../components/class-names.ts';
import { logFailure } from '../log.ts';
import { namedPicture } from '../logo-drawing/pixel-picture.tsx';
import { useNear } from '../logo-drawing/use-near.ts';
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
  onDrawn?: (choices: DressChoices) => void;
};

/** The longest side in pixels of a mock-up in a page: larger ones are what is sold. */
const MOST_PIXELS = 900;
const AS_THE_RULE_SAYS: MockUpLook = {};

/** A photographed mock-up: its room is reserved, its scene is fetched only as the reader comes near. */
export function MockUpPicture({
  scene,
  doc,
  bought,
  label,
  look = AS_THE_RULE_SAYS,
  eager = false,
  className,
  onDrawn,
}: MockUpPictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [drawn, setDrawn] = useState<SceneName>();
  const near = useNear(canvas) || eager;
  const told = useRef(onDrawn);
  useEffect(() => {
    told.current = onDrawn;
  });
  useEffect(() => {
    const element = canvas.current;
    if (!near || !element) return undefined;
    const cancel = new AbortController();
    const room = element.clientWidth * Math.min(2, window.devicePixelRatio || 1);
    const width = Math.min(MOST_PIXELS, Math.max(200, Math.round(room)));
    paintMockUp({ scene, doc, bought, look, width }, cancel.signal).then(
      ({ bitmap, choices }) => {
        if (cancel.signal.aborted) return bitmap.close();
        element.width = bitmap.width;
        element.height = bitmap.height;
        element.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap);
        setDrawn(scene);
        told.current?.(choices);
      },
      (error: unknown) => {
        if (!cancel.signal.aborted) logFailure('drawing a mock-up', error);
      },
    );
    return () => cancel.abort();
  }, [near, scene, doc, bought, look]);
  const isDrawn = drawn === scene;
  return (
    <canvas
      ref={canvas}
      data-drawn={isDrawn}
      {...namedPicture(label)}
      className={classNames(
        'block aspect-video w-full bg-quiet transition-opacity',
        drawn && !isDrawn && 'opacity-50',
        className,
      )}
    />
  );
}
