import { expect, test } from 'vitest';
import type { Relation } from '@markwright/marks';
import { drawScene, sceneMarks } from './scene-marks.ts';

const best = (subject: string, relation: Relation, object: string) =>
  sceneMarks({ subject, relation, object }, 1, 1)[0]?.source.id;

test.each([
  ['what stands over something stands on it', ['lighthouse', 'over', 'coffee'], 'seat/lighthouse/over/coffee'],
  ['what a bird holds is not planted on its head', ['raven', 'holding', 'quill'], 'beak/bird/holding/quill'],
  ['a boat lies on water, whatever the water is called', ['canoe', 'on', 'lake'], 'seat/canoe/on/lake'],
  ['a bird looks out of a flat ring', ['flamingo', 'in', 'swim-ring'], 'rim/flamingo/in/swim-ring'],
] as const)('%s', (_, [subject, relation, object], id) => {
  expect(best(subject, relation, object)).toBe(id);
});

test('a scene that was drawn once is drawn again, though a new one would be drawn better', () => {
  expect(drawScene('canopy/lighthouse/over/coffee', 1)?.source.id).toBe('canopy/lighthouse/over/coffee');
});
