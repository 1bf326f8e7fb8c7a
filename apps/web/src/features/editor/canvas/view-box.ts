/** Where the artboard lies on the canvas: its top left corner in canvas pixels, and pixels per artboard unit. */
export type View = { zoom: number; x: number; y: number };
export type Size = { width: number; height: number };
export type Point = { x: number; y: number };

export const ZOOM = { min: 0.5, max: 4 } as const;
const STOPS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4];
/** Canvas left free round a fitted artboard. */
const MARGIN = 48;
const PHONE_MARGIN = 12;

const clampZoom = (zoom: number): number => Math.min(ZOOM.max, Math.max(ZOOM.min, zoom));

export const centre = (viewport: Size, artboard: Size, zoom: number): View => ({
  zoom,
  x: Math.round((viewport.width - artboard.width * zoom) / 2),
  y: Math.round((viewport.height - artboard.height * zoom) / 2),
});

/** The whole artboard in sight; a small window may need less than the smallest zoom by hand, a large one stays at 100 %. */
export function fit(viewport: Size, artboard: Size): View {
  const margin = viewport.width < 500 ? PHONE_MARGIN : MARGIN;
  const wanted = Math.min(
    (viewport.width - 2 * margin) / artboard.width,
    (viewport.height - 2 * margin) / artboard.height,
  );
  return centre(viewport, artboard, Math.max(0.1, Math.min(1.25, wanted)));
}

/** Another zoom with the point under the pointer staying where it is. */
export function zoomAt(view: View, point: Point, wanted: number): View {
  const zoom = clampZoom(wanted);
  const share = zoom / view.zoom;
  return { zoom, x: point.x - (point.x - view.x) * share, y: point.y - (point.y - view.y) * share };
}

export const nextStop = (zoom: number): number => STOPS.find((stop) => stop > zoom + 0.001) ?? ZOOM.max;
export const previousStop = (zoom: number): number => STOPS.findLast((stop) => stop < zoom - 0.001) ?? ZOOM.min;

/** Moves the view, but never so far that the artboard leaves the canvas. */
export function pan(view: View, dx: number, dy: number, viewport: Size, artboard: Size): View {
  const keep = 40;
  const hold = (at: number, room: number, length: number) => Math.min(room - keep, Math.max(keep - length, at));
  return {
    zoom: view.zoom,
    x: hold(view.x + dx, viewport.width, artboard.width * view.zoom),
    y: hold(view.y + dy, viewport.height, artboard.height * view.zoom),
  };
}

export type PixelWindow = Size & { box: Point & Size };

/**
 * The part of the artboard that is drawn, and in how many pixels: all of it while that is sharp within the limit,
 * else only what the viewport shows, so that a closer look is as sharp as the screen.
 */
export function pixelWindow(view: View, viewport: Size, artboard: Size, ratio: number, limit: number): PixelWindow {
  const density = view.zoom * ratio;
  const whole = { x: 0, y: 0, ...artboard };
  const box =
    Math.max(artboard.width, artboard.height) * density <= limit ? whole : visiblePart(view, viewport, artboard);
  const scale = Math.min(density, limit / Math.max(box.width, box.height, 1));
  return { width: Math.round(box.width * scale), height: Math.round(box.height * scale), box };
}

function visiblePart({ zoom, x, y }: View, viewport: Size, artboard: Size): Point & Size {
  const [left, top] = [Math.max(0, -x / zoom), Math.max(0, -y / zoom)];
  const right = Math.min(artboard.width, (viewport.width - x) / zoom);
  const bottom = Math.min(artboard.height, (viewport.height - y) / zoom);
  return { x: left, y: top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
}

/** Two fingers: the point between them leads, their distance zooms. */
export function pinch(view: View, before: readonly [Point, Point], now: readonly [Point, Point]): View {
  const [from, to] = [between(before), between(now)];
  const zoomed = zoomAt(view, from, view.zoom * (distance(now) / Math.max(1, distance(before))));
  return { ...zoomed, x: zoomed.x + to.x - from.x, y: zoomed.y + to.y - from.y };
}

const between = ([a, b]: readonly [Point, Point]): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const distance = ([a, b]: readonly [Point, Point]): number => Math.hypot(a.x - b.x, a.y - b.y);
