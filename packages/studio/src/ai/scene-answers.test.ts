import { relationsShown } from '@markwright/making';
import type { Scene } from '@markwright/marks';
import { expect, test } from 'vitest';
import { sceneAgain, sceneIdeas } from './scene-answers.ts';

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
