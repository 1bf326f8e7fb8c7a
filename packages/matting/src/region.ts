import { KIND, type Pixels } from './flood.ts';
import type { Picture } from './picture.ts';

/** Makes background of what a person clicked: all that is connected with the place and of its colour. */
export function takeRegion({ data, width, height }: Picture, { kind }: Pixels, start: number, limit: number): void {
  if (start < 0 || start >= kind.length || kind[start] === KIND.background) return;
  const [red, green, blue] = [data[start * 4] ?? 0, data[start * 4 + 1] ?? 0, data[start * 4 + 2] ?? 0];
  const isPart = (pixel: number): boolean =>
    kind[pixel] === KIND.subject &&
    Math.abs((data[pixel * 4] as number) - red) <= limit &&
    Math.abs((data[pixel * 4 + 1] as number) - green) <= limit &&
    Math.abs((data[pixel * 4 + 2] as number) - blue) <= limit;
  const stack = [start];
  while (stack.length > 0) {
    const pixel = stack.pop() as number;
    if (!isPart(pixel)) continue;
    kind[pixel] = KIND.background;
    const x = pixel % width;
    if (x > 0 && isPart(pixel - 1)) stack.push(pixel - 1);
    if (x < width - 1 && isPart(pixel + 1)) stack.push(pixel + 1);
    if (pixel >= width && isPart(pixel - width)) stack.push(pixel - width);
    if (pixel < (height - 1) * width && isPart(pixel + width)) stack.push(pixel + width);
  }
}
