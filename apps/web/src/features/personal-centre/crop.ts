export type Size = { width: number; height: number };
/** The visible square of a picture: how far it is zoomed in, and its middle in parts of the picture (0 to 1). */
export type Crop = { zoom: number; x: number; y: number };

export const ZOOM_MAX = 4;
export const WHOLE: Crop = { zoom: 1, x: 0.5, y: 0.5 };

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** The square in picture pixels. At zoom 1 it is as large as the picture allows. */
export function cropSquare({ width, height }: Size, { zoom, x, y }: Crop): { left: number; top: number; side: number } {
  const side = Math.min(width, height) / clamp(zoom, 1, ZOOM_MAX);
  return {
    side,
    left: clamp(x * width - side / 2, 0, width - side),
    top: clamp(y * height - side / 2, 0, height - side),
  };
}

/** The same crop moved by picture pixels or zoomed, its square kept inside the picture. */
export function moveCrop(size: Size, crop: Crop, change: { dx?: number; dy?: number; zoom?: number }): Crop {
  const zoom = clamp(change.zoom ?? crop.zoom, 1, ZOOM_MAX);
  const asked = { zoom, x: crop.x + (change.dx ?? 0) / size.width, y: crop.y + (change.dy ?? 0) / size.height };
  const { left, top, side } = cropSquare(size, asked);
  return { zoom, x: (left + side / 2) / size.width, y: (top + side / 2) / size.height };
}
