import { expect, test } from 'vitest';
import { usableDrawings } from './drawn-as.ts';
import { ownMarksFor } from '@markwright/marks';
import { NAME_WISHES } from './name-wishes.data.ts';
import { wishesOfName } from './wishes-of-name.ts';

test.each([
  ['福满楼', ['gourd', 'fu-character']],
  ['喜乐影楼', ['magpie', 'double-happiness', 'smile', 'music-note']],
  ['平安里', []],
  ['黑八俱乐部', []],
  ['福州鱼丸', []],
  ['珠宝世家', []],
  ['Lucky Penny', ['clover']],
  ['Byte Harbor', []],
])('%s wishes for %j', (name, pictures) => {
  expect(wishesOfName(name)).toEqual(pictures);
});

test('every picture of a wish is drawn', () => {
  const concepts = [...new Set([...NAME_WISHES.values()].flat())];
  const isDrawn = (concept: string) => ownMarksFor(concept).length > 0 || usableDrawings(concept).length > 0;
  expect(concepts.filter((concept) => !isDrawn(concept))).toEqual([]);
});
