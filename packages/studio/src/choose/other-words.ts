import type { MarkChoice } from '@markwright/logo';
import { relationsShown } from '@markwright/making';
import type { Relation, Scene } from '@markwright/marks';

/** Relations that the same picture shows: whoever reads a book holds it. */
const ALSO: Partial<Record<Relation, readonly Relation[]>> = {
  'sleeping-on': ['on'],
  'flying-over': ['over'],
  'out-of': ['rising-from', 'in'],
  'rising-from': ['out-of'],
  reading: ['holding', 'behind'],
  playing: ['holding'],
  chasing: ['behind'],
  riding: ['on'],
  'as-part': ['made-of'],
  carrying: ['holding'],
  holding: ['carrying'],
};
/** Said from the other thing: what rests on somebody is carried by him. */
const TURNED: Partial<Record<Relation, Relation>> = {
  on: 'carrying',
  carrying: 'on',
  under: 'over',
  over: 'under',
  'shaped-like': 'made-of',
  'made-of': 'shaped-like',
  facing: 'facing',
};

/** Scenes that show what was said in other words, the nearest first; one of a thing stands for several at last. */
export function inOtherWords({ count, ...scene }: Scene): Scene[] {
  const { subject, relation, object, third } = scene;
  const counted = count === undefined ? {} : { count };
  const turned = TURNED[relation];
  const others: Scene[] = [
    ...(ALSO[relation] ?? []).map((also) => ({ ...scene, ...counted, relation: also })),
    ...(turned && subject !== object ? [{ subject: object, relation: turned, object: subject, third }] : []),
  ];
  return count === undefined || subject === object ? others : [...others, scene];
}

/** Whether a mark shows how the two stand to each other as it was said, or in words that mean the same picture. */
export function isAsSaid({ relation }: Scene, { source }: MarkChoice): boolean {
  if (source.kind !== 'scene') return false;
  const said = [relation, ...(ALSO[relation] ?? [])];
  return relationsShown(source.id).some((shown) => said.includes(shown.relation));
}
