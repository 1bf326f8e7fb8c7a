import { expect, test } from 'vitest';
import { isChunkFailure, reloadForChunk } from './load-chunk.ts';

function openTab() {
  const items = new Map<string, string>();
  let clock = 1_000_000;
  let reloads = 0;
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => void items.set(key, text),
  } as Storage;
  return {
    wait: (ms: number) => (clock += ms),
    fail: () => reloadForChunk({ storage, now: () => clock, reload: () => (reloads += 1) }),
    reloads: () => reloads,
  };
}

test('[S2.5] a missing chunk reloads the page, at most once per 60 s', () => {
  const tab = openTab();
  expect(tab.fail()).toBe(true);
  tab.wait(59_999);
  expect(tab.fail()).toBe(false);
  tab.wait(1);
  expect(tab.fail()).toBe(true);
  expect(tab.reloads()).toBe(2);
});

test('[S2.5] each browser words a missing chunk its own way; other errors are not chunks', () => {
  for (const message of [
    'Failed to fetch dynamically imported module: /assets/x.js',
    'error loading dynamically imported module: /assets/x.js',
    'Importing a module script failed.',
  ]) {
    expect(isChunkFailure(new TypeError(message))).toBe(true);
  }
  expect(isChunkFailure(new Error('x is not a function'))).toBe(false);
});
