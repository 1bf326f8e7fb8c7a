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
  ['an umbrella is held overhead', ['fox', 'holding', 'umbrella'], 'canopy/fox/holding/umbrella'],
  ['a lobster holds with a claw', ['lobster', 'holding', 'fork'], 'balance/lobster/holding/fork'],
  ['whoever is in an armchair is seen sitting in it', ['fox', 'in', 'armchair'], 'seat/fox/in/armchair'],
  ['what an animal with a back holds is in its mouth', ['goat', 'holding', 'grass'], 'mouth/goat/holding/grass'],
  ['two tools are crossed', ['hammer', 'and', 'wrench'], 'cross/hammer/and/wrench'],
  ['two of one tool are crossed', ['sword', 'and', 'sword'], 'cross/sword/and/sword'],
  ['a ship lies in a bottle on its side', ['ship', 'in', 'wine-bottle'], 'bottled/ship/in/wine-bottle'],
  ['a flower stands in a bottle', ['flower', 'in', 'wine-bottle'], 'open/flower/in/wine-bottle'],
  ['what is long lies under its rider', ['knight', 'riding', 'carrot'], 'astride/knight/riding/carrot'],
  [
    'a mask is worn by whole animals, too',
    ['armadillo', 'wearing', 'welding-mask'],
    'mask/armadillo/wearing/welding-mask',
  ],
  ['the cape of a tooth hangs behind it', ['tooth', 'wearing', 'cloak'], 'dress/tooth/wearing/cloak'],
  ['a sun lies in a palm', ['sun', 'on', 'hand'], 'seat/sun/on/hand'],
  ['a hen covers the eggs below her', ['egg', 'under', 'hen'], 'canopy/egg/under/hen'],
  ['a drone covers nothing', ['drone', 'over', 'corn'], 'soar/drone/over/corn'],
  ['a jar wears a hat on its lid', ['pickles', 'wearing', 'straw-hat'], 'hat/pickles/wearing/straw-hat'],
] as const)('%s', (_, [subject, relation, object], id) => {
  expect(best(subject, relation, object)).toBe(id);
});

test('a scene that was drawn once is drawn again, though a new one would be drawn better', () => {
  expect(drawScene('canopy/lighthouse/over/coffee', 1)?.source.id).toBe('canopy/lighthouse/over/coffee');
});
