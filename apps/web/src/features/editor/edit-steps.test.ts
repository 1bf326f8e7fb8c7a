import { newDoc, setLineSize, setLineText, undo, type LogoDoc } from '@markwright/logo';
import { expect, test } from 'vitest';
import { closeStep, gestureKey, startEditing, takeStep } from './edit-steps.ts';

const doc = newDoc({
  name: '青岚茶事',
  fonts: { name: 'a.ttf' },
  colors: { ground: '#ffffff', name: '#17493a', support: '#2e7d5b', accent: '#8fb996' },
  palette: { id: 'cool', colors: ['#12315c', '#15706c', '#4fa3d1', '#e0ecee'] },
  layout: 'wordmark',
});
const named = (text: string): LogoDoc => setLineText(doc, 'name', text);

test('letters typed one after the other are one step, a pause starts the next', () => {
  let history = startEditing(doc);
  history = takeStep(history, { doc: named('青'), name: 'text', key: 'text:name' }, 100);
  history = takeStep(history, { doc: named('青山'), name: 'text', key: 'text:name' }, 300);
  expect(history.past).toHaveLength(1);
  history = takeStep(history, { doc: named('青山茶'), name: 'text', key: 'text:name' }, 3000);
  expect(history.past).toHaveLength(2);
  expect(undo(history)?.now.doc.name.text).toBe('青山');
});

test('all that one press of the hand does is one step, however long it rests; the next press is another', () => {
  const [press, next] = [gestureKey('resize:name', 17), gestureKey('resize:name', 90_000)];
  let history = startEditing(doc);
  history = takeStep(history, { doc: setLineSize(doc, 'name', 1.1), name: 'size', key: press }, 100);
  history = takeStep(history, { doc: setLineSize(doc, 'name', 1.2), name: 'size', key: press }, 60_000);
  expect(history.past).toHaveLength(1);
  history = takeStep(history, { doc: setLineSize(doc, 'name', 1.3), name: 'size', key: next }, 60_001);
  expect(history.past).toHaveLength(2);
});

test('an edit that changes nothing leaves no step', () => {
  const history = startEditing(doc);
  expect(takeStep(history, { doc, name: 'text' }, 5)).toBe(history);
});

test('edits of different kinds never melt together, however close', () => {
  let history = startEditing(doc);
  history = takeStep(history, { doc: named('青'), name: 'text', key: 'text:name' }, 1);
  history = takeStep(history, { doc: named('山'), name: 'text', key: 'text:slogan' }, 2);
  expect(history.past).toHaveLength(2);
});

test('what follows an undo is a step of its own', () => {
  let history = startEditing(doc);
  history = takeStep(history, { doc: named('青'), name: 'text', key: 'k' }, 1);
  history = takeStep(history, { doc: named('青山'), name: 'font' }, 2);
  const undone = undo(history);
  if (!undone) throw new Error('nothing to undo');
  const next = takeStep(closeStep(undone), { doc: named('青水'), name: 'text', key: 'k' }, 3);
  expect(next.past).toHaveLength(2);
});
