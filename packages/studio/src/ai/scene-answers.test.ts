import { relationsShown } from '@markwright/making';
import type { Scene } from '@markwright/marks';
import { expect, test } from 'vitest';
import { plainScenes, sceneAgain, sceneIdeas } from './scene-answers.ts';

const shownIn = (id: string | undefined): string[] =>
  relationsShown(id ?? '').map(({ subject, relation, object }) => `${subject} ${relation} ${object}`);

test('whoever says two things of one sees each of them', () => {
  const scenes: Scene[] = [
    { subject: 'cat', relation: 'holding', object: 'fish' },
    { subject: 'cat', relation: 'wearing', object: 'top-hat' },
  ];
  expect(shownIn(sceneIdeas(scenes, 'cat', 5)[0]?.draw()?.source.id)).toContain('cat holding fish');
  const [second] = sceneAgain(scenes, 'cat', 5);
  expect(shownIn(second?.draw()?.source.id).some((said) => said.includes(' wearing '))).toBe(true);
});

test('whoever says one thing sees it composed another way', () => {
  const scenes: Scene[] = [{ subject: 'bear', relation: 'on', object: 'moon' }];
  const first = sceneIdeas(scenes, 'bear', 5)[0]?.draw()?.source.id;
  const [second] = sceneAgain(scenes, 'bear', 5);
  expect(second?.draw()?.source.id).toBeDefined();
  expect(second?.draw()?.source.id).not.toBe(first);
});

test('what was said of others is seen, too: the fox with its lantern, and the owl with its book', () => {
  const scenes: Scene[] = [
    { subject: 'fox', relation: 'holding', object: 'lantern' },
    { subject: 'owl', relation: 'reading', object: 'book' },
  ];
  const [second] = sceneAgain(scenes, 'fox', 5);
  expect(shownIn(second?.draw()?.source.id)).toContain('owl reading book');
});

test('whoever holds several things is seen with each of them', () => {
  const scenes: Scene[] = [
    { subject: 'octopus', relation: 'holding', object: 'mop' },
    { subject: 'octopus', relation: 'and', object: 'bucket' },
  ];
  const [second] = sceneAgain(scenes, 'octopus', 5);
  expect(shownIn(second?.draw()?.source.id)).toContain('octopus holding bucket');
});

test('where a third thing is in the picture, the two alone are the plain one', () => {
  const scenes: Scene[] = [
    {
      subject: 'bear',
      relation: 'riding',
      object: 'bicycle',
      third: { concept: 'scarf', relation: 'wearing' },
    },
  ];
  expect(shownIn(sceneIdeas(scenes, 'bear', 5)[0]?.draw()?.source.id)).toContain('bear wearing scarf');
  const [plain] = plainScenes(scenes, 'bear', 5);
  const shown = shownIn(plain?.draw()?.source.id);
  expect(shown).toContain('bear riding bicycle');
  expect(shown.join()).not.toContain('scarf');
});

test('where one scene was said there is no other to show', () => {
  expect([...plainScenes([{ subject: 'bear', relation: 'on', object: 'moon' }], 'bear', 5)]).toEqual([]);
});
