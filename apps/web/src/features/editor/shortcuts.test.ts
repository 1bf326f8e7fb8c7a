import { expect, test } from 'vitest';
import { commandOf, type Keystroke } from './shortcuts.ts';

const stroke = (key: string, held: Partial<Keystroke> = {}): Keystroke => ({
  key,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  ...held,
});

test('undo and redo by the keys of both kinds of machine', () => {
  expect(commandOf(stroke('z', { ctrlKey: true }), false)).toBe('undo');
  expect(commandOf(stroke('z', { metaKey: true }), false)).toBe('undo');
  expect(commandOf(stroke('Z', { metaKey: true, shiftKey: true }), false)).toBe('redo');
  expect(commandOf(stroke('y', { ctrlKey: true }), false)).toBe('redo');
});

test('a field keeps its own undo, its arrows and its question mark', () => {
  expect(commandOf(stroke('z', { ctrlKey: true }), true)).toBeNull();
  expect(commandOf(stroke('ArrowLeft'), true)).toBeNull();
  expect(commandOf(stroke('?', { shiftKey: true }), true)).toBeNull();
  expect(commandOf(stroke('s', { ctrlKey: true }), true)).toBe('save');
});

test('letters alone and keys of the browser do nothing', () => {
  expect(commandOf(stroke('z'), false)).toBeNull();
  expect(commandOf(stroke('r', { ctrlKey: true }), false)).toBeNull();
  expect(commandOf(stroke('ArrowLeft', { altKey: true }), false)).toBeNull();
});

test('zoom, fit, help and letting go', () => {
  expect(commandOf(stroke('0', { ctrlKey: true }), false)).toBe('fit');
  expect(commandOf(stroke('+', { ctrlKey: true, shiftKey: true }), false)).toBe('zoomIn');
  expect(commandOf(stroke('-', { metaKey: true }), false)).toBe('zoomOut');
  expect(commandOf(stroke('?', { shiftKey: true }), false)).toBe('help');
  expect(commandOf(stroke('Escape'), false)).toBe('deselect');
});
