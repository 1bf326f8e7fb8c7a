import type { MarkDrawing } from '@markwright/logo';
import { combineMarks, drawCombined } from '../combine/combine-marks.ts';
import { meaningOfMark } from '../kit/define-mark.ts';
import { drawMark } from '../kit/finish.ts';
import { RELATIONS, type Relation, type Scene } from './scene.ts';
import { findWholeScene, wholeScenesFor } from './whole-scenes.ts';
import { sceneShown } from './whole-scene.ts';

/** Two things joined by the relation that was said. */
export type SceneMark = {
  drawing: MarkDrawing;
  /** 标志释义: the picture, then what it stands for. */
  meaning: { zh: string; en: string };
  source: { kind: 'scene'; id: string; seed: number };
};

const MOST = 4;

/** Ways of the older combiner that show a relation; the rest of its joins say only that both are there. */
const SHOWS: Partial<Record<Relation, readonly string[]>> = {
  in: ['rise', 'cut', 'set'],
  'rising-from': ['rise', 'set'],
  'shaped-like': ['face', 'cut'],
  'made-of': ['face', 'part'],
  over: ['part', 'before'],
  under: ['before', 'set'],
  and: ['face', 'rise', 'before', 'set', 'part', 'cut', 'halves'],
};

/**
 * Marks that show a scene, the best join first; empty where none is good. An id holds everything but the seed:
 *   whole/<concept>/<name>                    a scene drawn by hand
 *   combined/<subject>/<relation>/<object>/…  a join of the older combiner, by its own id
 */
export function sceneMarks(scene: Scene, seed: number, most = MOST): SceneMark[] {
  const ids = [...wholeIds(scene), ...combinedIds(scene, seed)];
  const marks: SceneMark[] = [];
  for (const id of ids) {
    const mark = marks.length < most ? drawScene(id, seed) : undefined;
    if (mark) marks.push(mark);
  }
  return marks;
}

/** Draws a scene again from its id; undefined where there is no such scene. */
export function drawScene(id: string, seed: number): SceneMark | undefined {
  const [kind, ...rest] = id.split('/');
  const source = { kind: 'scene' as const, id, seed };
  if (kind === 'whole') {
    const found = findWholeScene(rest.join('/'));
    return found && { drawing: drawMark(found.mark, { seed }), meaning: meaningOfMark(found.mark), source };
  }
  if (kind === 'combined') {
    const joined = drawCombined(rest.slice(3).join('/'), seed);
    return joined && { ...joined, source };
  }
  return undefined;
}

/** The scene that an id shows, with what is really drawn: for a corgi on the moon that is drawn as a dog, the dog. */
export function sceneOfId(id: string): Scene | undefined {
  const [kind, ...rest] = id.split('/');
  if (kind === 'whole') {
    const found = findWholeScene(rest.join('/'));
    return found && sceneShown(found);
  }
  const [subject, relation, object] = rest;
  return subject && object && isRelation(relation) ? { subject, relation, object } : undefined;
}

const isRelation = (text: string | undefined): text is Relation => RELATIONS.some((relation) => relation === text);

const wholeIds = (scene: Scene): string[] =>
  wholeScenesFor(scene).map(({ mark }) => `whole/${mark.key.slice('scenes/'.length)}`);

function combinedIds({ subject, relation, object }: Scene, seed: number): string[] {
  const ways = SHOWS[relation] ?? [];
  return combineMarks(subject, object, seed)
    .map(({ source }) => source.id)
    .filter((id) => {
      const [host, way, hosting] = id.split('/');
      // "The moon in a cup" has the cup for its host; "and" may have either.
      const fits = relation === 'and' || hosting === object;
      return fits && ways.includes(host === 'halves' ? 'halves' : way!);
    })
    .map((id) => `combined/${subject}/${relation}/${object}/${id}`);
}
