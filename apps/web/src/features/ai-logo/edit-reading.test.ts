import { expect, test } from 'vitest';
import { addThing, carryOver, dropThing, editOf, exchangeThing, refuseThing, setRelation } from './edit-reading.ts';

const word = { zh: '船', en: 'boat' };
const reading = {
  things: [
    { concept: 'boat', ...word, text: '船', isKind: false, others: [] },
    { concept: 'moon', zh: '月', en: 'moon', text: '月亮', isKind: false, others: [] },
  ],
  scene: { subject: 'boat', relation: 'carrying' as const, object: 'moon' },
  moods: [{ id: 'calm', zh: '宁静', en: 'calm' }],
  colors: [],
  unknown: [],
};
const edit = editOf(reading);

test('a reading is sent back as it stands', () => {
  expect(edit).toEqual({ things: ['boat', 'moon'], scene: reading.scene, moods: ['calm'], colors: [] });
});

test('a scene goes with the thing that leaves it', () => {
  expect(dropThing(edit, 'moon')).toMatchObject({ things: ['boat'], scene: null });
  expect(dropThing({ ...edit, things: [...edit.things, 'star'] }, 'star').scene).toEqual(reading.scene);
});

test('another meaning takes the place of the first, in the scene too', () => {
  expect(exchangeThing(edit, 'boat', 'ship')).toMatchObject({
    things: ['ship', 'moon'],
    scene: { subject: 'ship', relation: 'carrying', object: 'moon' },
  });
});

test('the nearest thing offered for an unknown word comes first; a relation can be exchanged or dropped', () => {
  expect(addThing(edit, 'star').things).toEqual(['star', 'boat', 'moon']);
  expect(setRelation(edit, 'on').scene?.relation).toBe('on');
  expect(setRelation(edit, null).scene).toBeNull();
});

test('a correction lives on while the words go on: what was dropped stays away, what was added stays', () => {
  const corrected = { base: edit, edit: addThing(dropThing(edit, 'moon'), 'fox'), words: {} };
  const next = { ...edit, things: ['boat', 'moon', 'star'], moods: ['calm', 'warm'] };
  expect(carryOver(corrected, next)).toMatchObject({
    base: next,
    edit: { things: ['fox', 'boat', 'star'], scene: null, moods: ['calm', 'warm'] },
  });
});

test('what must not appear is no longer to be drawn', () => {
  expect(refuseThing(edit, 'moon')).toMatchObject({ things: ['boat'], scene: null, refused: ['thing:moon'] });
});
