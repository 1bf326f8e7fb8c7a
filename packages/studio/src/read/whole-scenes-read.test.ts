import { expect, test } from 'vitest';
import { sceneMarks } from '@markwright/making';
import { readDescription } from './read-description.ts';

test.each([
  ['一只青蛙在井里', 'whole/frog-well/sky-watcher'],
  ['一碗面，面条在碗里', 'whole/noodles-bowl/lifted-noodles'],
  ['牧童骑水牛', 'whole/child-water-buffalo/herd-boy'],
  ['a child riding a water buffalo', 'whole/child-water-buffalo/herd-boy'],
  ['法槌放在书上', 'whole/gavel-book/ruling'],
  ['a gavel on a book', 'whole/gavel-book/ruling'],
  ['一只手托着指甲油', 'whole/hand-nail-polish/polish'],
  ['a hand holding nail polish', 'whole/hand-nail-polish/polish'],
  ['天平立在柱子上', 'whole/scales-pillar/pillar-of-justice'],
  ['a pen on a contract', 'whole/pen-contract/signed'],
])('%s is read and drawn as %s', (text, id) => {
  const drawn = readDescription(text).scenes.map((scene) => sceneMarks(scene, 1, 1)[0]?.source.id);
  expect(drawn).toContain(id);
});
