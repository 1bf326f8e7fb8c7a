import type { Surface } from '@markwright/logo/canvas';

export type AnyCanvas = HTMLCanvasElement | OffscreenCanvas;

export function contextOf(canvas: AnyCanvas): CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext('2d') as CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D | null;
  if (!context) throw new Error('This browser gives no canvas to draw on');
  return context;
}

export function emptyCanvas(width: number, height: number): AnyCanvas {
  if (typeof OffscreenCanvas === 'function') return new OffscreenCanvas(width, height);
  return Object.assign(document.createElement('canvas'), { width, height });
}

/** An edit changes one part; the paths of the others, and the watermark's, are the same as a moment ago. */
const PATHS_KEPT = 300;
const paths = new Map<string, Path2D>();

function pathFrom(data: string): Path2D {
  const known = paths.get(data);
  if (known) return known;
  if (paths.size >= PATHS_KEPT) paths.clear();
  const path = new Path2D(data);
  paths.set(data, path);
  return path;
}

/** A browser's canvas as the engine paints on it; the same in a page and in a worker. */
export function surfaceOf(canvas: AnyCanvas): Surface {
  const { width, height } = canvas;
  return {
    context: contextOf(canvas),
    width,
    height,
    pathFrom,
    newLayer: () => {
      const picture = emptyCanvas(width, height);
      return { context: contextOf(picture), picture };
    },
  };
}
