import { expect, test } from 'vitest';
import { watchScenes } from './scene-watch.ts';

const failed = (error: unknown) => {
  throw error;
};

test('a waiting browser is woken by the process that took the scan', async () => {
  let looks = 0;
  const watch = watchScenes(async () => ((looks += 1), []), failed);
  const held = watch.wait('a', 5000);
  watch.wake('a');
  expect(await held).toBe(true);
  expect(looks).toBe(0);
});

test('a scan taken by another process is found by looking, for all waiting browsers at once', async () => {
  const looks: string[][] = [];
  const watch = watchScenes(async (scenes) => {
    looks.push(scenes);
    return ['b'];
  }, failed);
  const held = await Promise.all([watch.wait('b', 5000), watch.wait('b', 5000), watch.wait('c', 700)]);
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
      return ['d'];
    },
    (error) => errors.push(error),
  );
  expect(await watch.wait('d', 5000)).toBe(true);
  expect(errors).toHaveLength(1);
});
