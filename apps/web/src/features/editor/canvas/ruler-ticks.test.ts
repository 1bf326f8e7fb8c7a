import { expect, test } from 'vitest';
import { labelStep, rulerTicks } from './ruler-ticks.ts';

test('at full size numbers stand every 80 units with ten parts between', () => {
  const ticks = rulerTicks(100, 1, 400);
  const labelled = ticks.filter((tick) => tick.label !== undefined);
  expect(labelled.map((tick) => tick.label)).toEqual([-80, 0, 80, 160, 240]);
  expect(labelled.find((tick) => tick.label === 0)?.at).toBe(100.5);
  expect(ticks.filter((tick) => tick.length === 'middle').every((tick) => tick.label === undefined)).toBe(true);
});

test('numbers keep their distance at every zoom', () => {
  for (const zoom of [0.1, 0.34, 0.5, 0.83, 1, 1.5, 2, 3, 4]) {
    expect(labelStep(zoom) * zoom).toBeGreaterThanOrEqual(56);
    expect(labelStep(zoom) * zoom).toBeLessThan(200);
  }
});
