import { expect, test } from 'vitest';
import { fit, nextStop, pan, pinch, previousStop, zoomAt, ZOOM, pixelWindow } from './view-box.ts';

const artboard = { width: 640, height: 480 };

test('a fitted artboard stands in the middle, whole', () => {
  const view = fit({ width: 816, height: 748 }, artboard);
  expect(view.x).toBe(Math.round((816 - 640 * view.zoom) / 2));
  expect(view.y).toBe(Math.round((748 - 480 * view.zoom) / 2));
  expect(640 * view.zoom).toBeLessThanOrEqual(816 - 96);
});

test('a phone shows the whole artboard even below the smallest zoom by hand', () => {
  const view = fit({ width: 320, height: 200 }, artboard);
  expect(480 * view.zoom).toBeLessThanOrEqual(200 - 24);
  expect(view.zoom).toBeLessThan(ZOOM.min);
});

test('zooming keeps the point under the pointer', () => {
  const view = { zoom: 1, x: 100, y: 50 };
  const point = { x: 300, y: 200 };
  const next = zoomAt(view, point, 2);
  expect((point.x - next.x) / next.zoom).toBeCloseTo((point.x - view.x) / view.zoom);
  expect((point.y - next.y) / next.zoom).toBeCloseTo((point.y - view.y) / view.zoom);
});

test('zoom stops at 50 and 400 per cent', () => {
  expect(zoomAt({ zoom: 1, x: 0, y: 0 }, { x: 0, y: 0 }, 99).zoom).toBe(4);
  expect(zoomAt({ zoom: 1, x: 0, y: 0 }, { x: 0, y: 0 }, 0.01).zoom).toBe(0.5);
  expect(nextStop(4)).toBe(4);
  expect(nextStop(0.83)).toBe(1);
  expect(previousStop(1)).toBe(0.75);
  expect(previousStop(0.5)).toBe(0.5);
});

test('panning never loses the artboard', () => {
  const viewport = { width: 800, height: 600 };
  const far = pan({ zoom: 1, x: 0, y: 0 }, 9999, -9999, viewport, artboard);
  expect(far.x).toBe(760);
  expect(far.y).toBe(40 - 480);
});

test('two fingers that part by double zoom in by two about their middle', () => {
  const view = { zoom: 1, x: 10, y: 20 };
  const next = pinch(
    view,
    [
      { x: 100, y: 100 },
      { x: 200, y: 100 },
    ],
    [
      { x: 50, y: 100 },
      { x: 250, y: 100 },
    ],
  );
  expect(next.zoom).toBe(2);
  expect((150 - next.x) / 2).toBeCloseTo(150 - 10);
});

test('the whole artboard is painted while that is sharp within the limit, else only what the viewport shows', () => {
  const artboard = { width: 640, height: 480 };
  const viewport = { width: 800, height: 600 };
  expect(pixelWindow({ zoom: 1, x: 80, y: 60 }, viewport, artboard, 1, 1200)).toEqual({
    width: 640,
    height: 480,
    box: { x: 0, y: 0, width: 640, height: 480 },
  });
  const near = pixelWindow({ zoom: 4, x: -400, y: -200 }, viewport, artboard, 1, 1200);
  expect(near).toEqual({ width: 800, height: 600, box: { x: 100, y: 50, width: 200, height: 150 } });
  const fine = pixelWindow({ zoom: 4, x: -400, y: -200 }, viewport, artboard, 3, 1200);
  expect(Math.max(fine.width, fine.height)).toBe(1200);
});
