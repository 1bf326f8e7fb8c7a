import { expect, test } from 'vitest';
import { watchScenes } from './scene-watch.ts';

const failed = (error: unknown) => {
  throw error;
};

test('a waiting browser is woken by the process that took the scan', async () => {
  let looks = 0;
  const watch = watchScenes(async () => ((looks += 1), new Map()), failed);
  const held = watch.wait('a', 'waiting', 5000);
  watch.wake('a');
  expect(await held).toBe(true);
  expect(looks).toBe(0);
});

test('a scan taken by another process is found by looking, for all at once; one who waits for more goes on waiting', async () => {
  const looks: string[][] = [];
  const watch = watchScenes(async (scenes) => {
    looks.push(scenes);
    return new Map([
      ['b', 'scanned' as const],
      ['c', 'scanned' as const],
    ]);
  }, failed);
  const held = await Promise.all([
    watch.wait('b', 'waiting', 5000),
    watch.wait('b', 'waiting', 5000),
    watch.wait('c', 'scanned', 700),
  ]);
  expect(held).toEqual([true, true, false]);
  expect(looks[0]?.sort()).toEqual(['b', 'c']);
  expect(looks.length).toBeLessThanOrEqual(2);
});

test('a look that fails is reported and the next one still happens', async () => {
  const errors: unknown[] = [];
  let looks = 0;
  const watch = watchScenes(
    async () => {
      looks += 1;
      if (looks === 1) throw new Error('the database went away');
      return new Map([['d', 'confirmed' as const]]);
    },
    (error) => errors.push(error),
  );
  expect(await watch.wait('d', 'scanned', 5000)).toBe(true);
  expect(errors).toHaveLength(1);
});

test('a network has so many places and no more, each free again once it is left', () => {
  const watch = watchScenes(async () => new Map(), failed);
  const leaves = Array.from({ length: 120 }, () => watch.enter('203.0.113.1'));
  expect(leaves).not.toContain(undefined);
  expect(watch.enter('203.0.113.1')).toBeUndefined();
  expect(watch.enter('203.0.113.2')).toBeDefined();
  leaves[0]?.();
  expect(watch.enter('203.0.113.1')).toBeDefined();
});
