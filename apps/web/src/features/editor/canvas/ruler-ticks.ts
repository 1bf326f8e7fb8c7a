export type Tick = { at: number; length: 'short' | 'middle' | 'long'; label?: number };

const LABEL_ROOM = 56;

/** Artboard units between two numbers, so that they never crowd. */
export function labelStep(zoom: number): number {
  let step = 80;
  while (step * zoom < LABEL_ROOM) step *= 2;
  while (step > 10 && (step / 2) * zoom >= LABEL_ROOM * 1.4) step /= 2;
  return step;
}

/** Marks along a ruler of `length` pixels; `origin` is where the artboard's zero lies on it. */
export function rulerTicks(origin: number, zoom: number, length: number): Tick[] {
  const step = labelStep(zoom);
  const fine = step / 10;
  const first = Math.ceil(-origin / (fine * zoom));
  const last = Math.floor((length - origin) / (fine * zoom));
  const ticks: Tick[] = [];
  for (let index = first; index <= last; index += 1) {
    const at = Math.round(origin + index * fine * zoom) + 0.5;
    if (index % 10 === 0) ticks.push({ at, length: 'long', label: Math.round(index * fine) });
    else ticks.push({ at, length: index % 5 === 0 ? 'middle' : 'short' });
  }
  return ticks;
}
