import type { LogoDoc } from '@markwright/logo';
import { useEffect, useRef, useState } from 'react';
import { classNames } from '../../components/class-names.ts';
import { logFailure } from '../log.ts';
import { namedPicture } from '../logo-drawing/pixel-picture.tsx';
import { LONGEST } from '../logo-drawing/painter.ts';
import { paintArt } from './art-painter.ts';

const ART_BOARD = { width: 1200, height: 540 } as const;

type ArtPictureProps = {
  /** Undefined until it is known. */
  doc: LogoDoc | undefined;
  label: string;
  board?: { width: number; height: number };
  /** A list is judged first of all: its mark is quieter. */
  quiet?: boolean;
  bought?: boolean;
  /** A picture to look at until this one is drawn. */
  until?: string | undefined;
  className?: string;
  onDrawn?: () => void;
};

/** Lettering as pixels with the watermark in them, drawn beside the page. */
export function ArtPicture({
  doc,
  label,
  board = ART_BOARD,
  quiet,
  bought,
  until,
  className,
  onDrawn,
}: ArtPictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [drawn, setDrawn] = useState(false);
  const told = useRef(onDrawn);
  useEffect(() => {
    told.current = onDrawn;
  });
  const { width: boardWidth, height: boardHeight } = board;
  useEffect(() => {
    const element = canvas.current;
    if (!element || !doc) return undefined;
    const cancel = new AbortController();
    const room = Math.max(element.clientWidth, 120) * Math.min(2, window.devicePixelRatio || 1);
    const most = LONGEST[bought ? 'bought' : 'marked'] / Math.max(1, boardHeight / boardWidth);
    const width = Math.round(Math.min(room, most));
    const look = {
      width,
      height: Math.round((width * boardHeight) / boardWidth),
      board: { width: boardWidth, height: boardHeight },
      watermark: bought ? (false as const) : quiet ? ('quiet' as const) : ('plain' as const),
    };
    paintArt(doc, look, cancel.signal).then(
      (bitmap) => {
        if (cancel.signal.aborted) return bitmap.close();
        element.width = bitmap.width;
        element.height = bitmap.height;
        element.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap);
        setDrawn(true);
        told.current?.();
      },
      (error: unknown) => {
        if (!cancel.signal.aborted) logFailure('drawing lettering', error);
      },
    );
    return () => cancel.abort();
  }, [doc, boardWidth, boardHeight, quiet, bought]);
  return (
    <canvas
      ref={canvas}
      data-drawn={drawn}
      {...namedPicture(label)}
      style={{
        aspectRatio: `${boardWidth} / ${boardHeight}`,
        background: until && !drawn ? `center / cover url("${until}")` : doc?.background,
      }}
      className={classNames('block w-full', !drawn && 'opacity-60', className)}
    />
  );
}
