import { useEffect, useRef, useState } from 'react';
import { classNames } from '../../components/class-names.ts';
import { logFailure } from '../log.ts';
import { paintPixels, pixelsFor, type Paintable, type PictureKind, type Pixels } from './painter.ts';

type PixelPictureProps = {
  /** What to draw; undefined until it is known. A logo as its document, anything else as markup. */
  svg?: string | undefined;
  logo?: Extract<Paintable, { doc: unknown }> | undefined;
  /** What a screen reader says; empty for a picture that only decorates. */
  label: string;
  kind: PictureKind;
  /** Far from the screen, the pixels are given back. */
  near?: boolean;
  className?: string;
};

/** Makes a canvas a picture to screen readers, or nothing where it only decorates. */
export const namedPicture = (label: string) =>
  label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const);

type Shown = Pixels & { what: unknown };

/** A drawing as pixels that fit its box and the screen. The markup it is made of stays out of the page. */
export function PixelPicture({ svg, logo, label, kind, near = true, className = '' }: PixelPictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const shown = useRef<Shown>(null);
  const [drawn, setDrawn] = useState(false);

  useEffect(() => {
    const element = canvas.current;
    const what = logo ?? (svg === undefined ? undefined : { svg });
    const identity = logo ?? svg;
    if (!element || !what || !near) return undefined;
    let wanted = true;
    let painting = false;
    async function paint(): Promise<void> {
      if (!element || !what || painting) return;
      const room = { width: element.clientWidth, height: element.clientHeight };
      if (room.width === 0 || room.height === 0) return;
      const size = pixelsFor(what, room, kind);
      if (isShown(shown.current, identity, size)) return;
      painting = true;
      const bitmap = await paintPixels(what, size, kind).finally(() => (painting = false));
      if (!wanted) return bitmap.close();
      show(element, bitmap);
      shown.current = { what: identity, ...size };
      setDrawn(true);
      // The box may have changed meanwhile.
      await paint();
    }
    const onSize = () => void paint().catch((error: unknown) => logFailure('painting a picture', error));
    const observer = new ResizeObserver(onSize);
    observer.observe(element);
    return () => {
      wanted = false;
      observer.disconnect();
    };
  }, [svg, logo, near, kind]);

  useEffect(() => {
    if (near || !shown.current || !canvas.current) return;
    shown.current = null;
    canvas.current.getContext('bitmaprenderer')?.transferFromImageBitmap(null);
    setDrawn(false);
  }, [near]);

  return (
    <canvas
      ref={canvas}
      data-drawn={drawn}
      {...namedPicture(label)}
      className={classNames('block object-contain', drawn ? 'animate-fade' : 'opacity-0', className)}
    />
  );
}

const isShown = (shown: Shown | null, what: unknown, { width, height }: Pixels): boolean =>
  shown !== null && shown.what === what && shown.width === width && shown.height === height;

function show(canvas: HTMLCanvasElement, bitmap: ImageBitmap): void {
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap);
}
