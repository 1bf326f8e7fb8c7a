import { expect, test } from 'vitest';
import { addThing, dropThing, editOf, exchangeThing, setRelation } from './edit-reading.ts';

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
