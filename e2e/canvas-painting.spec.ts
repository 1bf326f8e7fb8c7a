import type { paintDrawing, readDrawing } from '@markwright/logo/canvas';
import { expect } from '@playwright/test';
import { build } from 'esbuild';
import { everyKindOfPicture } from './canvas-pictures.ts';
import { test } from './test.ts';

/** The painter as one script for an empty page. */
async function painterScript(): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: `export { readDrawing, paintDrawing } from '@markwright/logo/canvas'`,
      resolveDir: import.meta.dirname,
    },
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'painter',
  });
  return outputFiles[0]?.text ?? '';
}

type Painter = { paintDrawing: typeof paintDrawing; readDrawing: typeof readDrawing };
type Difference = { mean: number; strong: number };

/** In the page: the SVG as the browser shows it against the same SVG as the engine paints it. */
async function compare(svg: string): Promise<Difference> {
  const painter = (globalThis as never as { painter: Painter }).painter;
  const drawing = painter.readDrawing(svg);
  const scale = 800 / Math.max(drawing.view.width, drawing.view.height);
  const [width, height] = [Math.round(drawing.view.width * scale), Math.round(drawing.view.height * scale)];
  const contextOf = (canvas: OffscreenCanvas) => canvas.getContext('2d', { willReadFrequently: true })!;
  const shown = contextOf(new OffscreenCanvas(width, height));
  const picture = new Image(width, height);
  picture.src = `data:image/svg+xml,${encodeURIComponent(svg.replace(/ width="[^"]*" height="[^"]*" role/, ` width="${width}" height="${height}" role`))}`;
  await picture.decode();
  shown.drawImage(picture, 0, 0, width, height);
  const painted = contextOf(new OffscreenCanvas(width, height));
  const surface = {
    context: painted,
    width,
    height,
    pathFrom: (data: string) => new Path2D(data),
    newLayer: () => {
      const picture = new OffscreenCanvas(width, height);
      return { context: contextOf(picture), picture };
    },
  };
  painter.paintDrawing(surface, drawing);
  const a = shown.getImageData(0, 0, width, height).data;
  const b = painted.getImageData(0, 0, width, height).data;
  let sum = 0;
  let strong = 0;
  for (let at = 0; at < a.length; at += 4) {
    let most = 0;
    for (let channel = at; channel < at + 4; channel += 1) {
      const off = Math.abs((a[channel] ?? 0) - (b[channel] ?? 0));
      sum += off;
      most = Math.max(most, off);
    }
    if (most > 64) strong += 1;
  }
  return { mean: sum / a.length, strong: strong / (a.length / 4) };
}

/** Of 255, over all channels: edges are smoothed a little differently, nothing else differs. */
const MEAN_AT_MOST = 0.2;
const STRONG_AT_MOST = 0.0005;

test('a painted logo is the picture its SVG gives, in every layout, tone, effect, backdrop and mock-up', async ({
  page,
}) => {
  await page.goto('about:blank');
  await page.addScriptTag({ content: await painterScript() });
  const pictures = everyKindOfPicture();
  expect(pictures.length).toBeGreaterThan(60);
  const differing: string[] = [];
  for (const { name, svg } of pictures) {
    const { mean, strong } = await page.evaluate(compare, svg);
    if (process.env.SHOW_DIFFERENCES) console.log(name.padEnd(32), mean.toFixed(3), (strong * 100).toFixed(3));
    if (mean > MEAN_AT_MOST || strong > STRONG_AT_MOST) differing.push(`${name}: mean ${mean}, strong ${strong}`);
  }
  expect(differing).toEqual([]);
});
