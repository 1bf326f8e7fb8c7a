import { expect, test } from 'vitest';
import { commit, HISTORY_STEPS, redo, reset, startHistory, undo } from './history.ts';

test('[S4.15] undo with no history gives null, so the editor can say that there are no more records', () => {
  expect(undo(startHistory('a'))).toBeNull();
  expect(redo(startHistory('a'))).toBeNull();
});

test('undo walks back step by step and redo forward again', () => {
  const history = commit(commit(startHistory('a'), 'b'), 'c');
  const back = undo(history);
  expect(back?.now).toBe('b');
  expect(back && undo(back)?.now).toBe('a');
  expect(back && redo(back)).toEqual(history);
});

test('a change after undo forgets what was undone', () => {
  const back = undo(commit(startHistory('a'), 'b'));
  const changed = back && commit(back, 'c');
  expect(changed?.now).toBe('c');
  expect(changed && redo(changed)).toBeNull();
});

test('an edit that changed nothing leaves no step', () => {
  const value = { size: 1 };
  const history = startHistory(value);
  expect(commit(history, value)).toBe(history);
});

test('reset returns to the first value and can itself be undone', () => {
  const history = reset(commit(commit(startHistory('a'), 'b'), 'c'));
  expect(history.now).toBe('a');
  expect(undo(history)?.now).toBe('c');
  const untouched = startHistory('a');
  expect(reset(untouched)).toBe(untouched);
});

test('history keeps a bounded number of steps', () => {
  let history = startHistory(0);
  for (let value = 1; value <= HISTORY_STEPS + 50; value++) history = commit(history, value);
  expect(history.past).toHaveLength(HISTORY_STEPS);
  expect(history.past[0]).toBe(50);
});
