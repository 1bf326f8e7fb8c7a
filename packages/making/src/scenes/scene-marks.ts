import { combineMarks, drawCombined } from '../combine/combine-marks.ts';
import { meaningOfMark, drawMark } from '@markwright/marks/kit';
import { type Composed, composeScene, STANDS_BESIDE } from './compose-scene.ts';
import { isOnSubject } from './dressed-subject.ts';
import { WAY_NAMES, type Way } from './joins.data.ts';
import { RELATIONS, type Relation, type Scene, type SceneMark } from '@markwright/marks';
import { OPEN_MOUTHS, WINDOWS } from '@markwright/marks/kinds';
import { meaningOfGroup, meaningOfScene } from './scene-meaning.ts';
import { type Third, withThird } from './third-thing.ts';
import { findWholeScene, wholeScenesFor } from './whole-scenes.ts';
import { partNamed } from './parts/part-names.ts';
import { drawableKinds } from './thing.ts';
import { sceneShown, type WholeScene } from './whole-scene.ts';

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
 *   <way>/<subject>/<relation>/<object>       composed of any two drawings; the ways are in joins.data.ts. A subject
 *                                             that was counted has its number behind it: bear:3,
 *                                             one that has a thing for a part says which: cat@tail
 *   combined/<subject>/<relation>/<object>/…  a join of the older combiner, by its own id
 *   with/<third>/<relation>/<id of the two>   any of these with a third thing
 */
export function sceneMarks(scene: Scene, seed: number, most = MOST): SceneMark[] {
  const key = `${seed} ${most} ${JSON.stringify(scene)}`;
  const known = remembered.get(key);
  if (known) return known;
  const [oldest] = remembered.keys();
  if (remembered.size >= MOST_REMEMBERED && oldest !== undefined) remembered.delete(oldest);
  const marks = compose(scene, seed, most);
  remembered.set(key, marks);
  return marks;
}

/** The logos of one brief ask for the same scene several times. */
const MOST_REMEMBERED = 64;
const remembered = new Map<string, SceneMark[]>();

function compose(scene: Scene, seed: number, most: number): SceneMark[] {
  const { third, ...two } = scene;
  const marks = twoThings(two, seed, most);
  const [best] = marks;
  const three = third && best && (dressedMark(scene, seed) ?? threeThings(best, third, seed));
  return three ? [three, ...marks.slice(0, most - 1)] : marks;
}

/** The two joined as they were said, with the third thing on the subject: the poodle in a bath has its cap on. */
function dressedMark(scene: Scene, seed: number, way?: Way): SceneMark | undefined {
  const { third, relation } = scene;
  if (!third || relation === 'and' || !isOnSubject(scene)) return undefined;
  const mark = composedMarks(scene, seed, 1, way).find(({ source }) => !isBeside(source.id));
  return (
    mark && { ...mark, source: { ...mark.source, id: `with/${third.concept}/${third.relation}/${mark.source.id}` } }
  );
}

const isBeside = (id: string): boolean => STANDS_BESIDE.has(id.split('/')[0] as Way);

/** The best mark of two things with a third, where there is room for it. */
function threeThings(two: SceneMark, third: Third, seed: number): SceneMark | undefined {
  const scene = sceneOfId(two.source.id);
  const way = WAY_NAMES.find((each) => two.source.id.startsWith(`${each}/`));
  const dressed = scene && way && dressedMark({ ...scene, third }, seed, way);
  if (dressed) return dressed;
  const made = scene && withThird(two, scene.subject, third, seed);
  if (!made) return undefined;
  const id = `with/${made.third.concept}/${made.third.relation}/${two.source.id}`;
  return { drawing: made.drawing, meaning: made.meaning, source: { kind: 'scene', id, seed } };
}

function twoThings(scene: Scene, seed: number, most: number): SceneMark[] {
  const marks: SceneMark[] = [];
  const isAlone = scene.subject === scene.object && scene.count !== undefined;
  // Scenes drawn by hand show one of each; where several were said they only stand in.
  const makers = isAlone
    ? [composedMarks]
    : scene.count === undefined
      ? [wholeMarks, combinedMarks, composedMarks]
      : [composedMarks, wholeMarks, combinedMarks];
  for (const make of makers) if (marks.length < most) marks.push(...make(scene, seed, most - marks.length));
  return marks;
}

/** Draws a scene again from its id; undefined where there is no such scene. */
export function drawScene(id: string, seed: number): SceneMark | undefined {
  const [kind, ...rest] = id.split('/');
  if (kind === 'with') {
    const [concept, relation, ...of] = rest;
    if (!concept || !isRelation(relation)) return undefined;
    const two = drawScene(of.join('/'), seed);
    return two && threeThings(two, { concept, relation }, seed);
  }
  if (kind === 'whole') {
    const found = findWholeScene(rest.join('/'));
    return found && drawWhole(found, seed);
  }
  const scene = sceneOfId(id);
  if (!scene) return undefined;
  if (kind === 'combined') {
    const joined = drawCombined(rest.slice(3).join('/'), seed);
    return joined && { ...joined, source: { kind: 'scene', id, seed } };
  }
  const way = WAY_NAMES.find((each) => each === kind);
  return way && composedMarks(scene, seed, 1, way)[0];
}

/** The scene that an id shows, with what is really drawn: for a corgi on the moon that is drawn as a dog, the dog. */
export function sceneOfId(id: string): Scene | undefined {
  const [kind, ...rest] = id.split('/');
  if (kind === 'with') {
    const [concept, relation, ...of] = rest;
    const two = sceneOfId(of.join('/'));
    return two && concept && isRelation(relation) ? { ...two, third: { concept, relation } } : undefined;
  }
  if (kind === 'whole') {
    const found = findWholeScene(rest.join('/'));
    return found && sceneShown(found);
  }
  const [said, relation, object] = rest;
  const [whole = '', number] = said?.split(':') ?? [];
  const [subject, part] = whole.split('@');
  if (!subject || !object || !isRelation(relation)) return undefined;
  return { subject, relation, object, ...(number ? { count: Number(number) } : {}), ...(part ? { part } : {}) };
}

/** Said from the other side, the very same picture. */
const FROM_THE_OTHER_SIDE: Partial<Record<Relation, Relation>> = {
  on: 'under',
  over: 'under',
  under: 'over',
  carrying: 'on',
  beside: 'beside',
  facing: 'facing',
  // Ink in the shape of a goldfish is a goldfish made of ink.
  'shaped-like': 'made-of',
  'made-of': 'shaped-like',
};

/** A sentence that a picture shows. */
type ShownRelation = { subject: string; relation: Relation; object: string };

/** Everything that is true of a scene's picture: as it was joined, from the other side, and where the third thing is. */
export function relationsShown(id: string): ShownRelation[] {
  const scene = sceneOfId(id);
  if (!scene) return [];
  const { subject, object, third } = scene;
  const whole = findWholeScene(id.replace(/^(?:with\/[^/]+\/[^/]+\/)?whole\//, ''));
  const relations = whole ? whole.relations : [scene.relation];
  const back = FROM_THE_OTHER_SIDE[scene.relation];
  return [
    ...relations.map((relation) => ({ subject, relation, object })),
    ...(back && subject !== object ? [{ subject: object, relation: back, object: subject }] : []),
    ...(third && third.relation !== 'and' ? [{ subject, relation: third.relation, object: third.concept }] : []),
  ];
}

const isRelation = (text: string | undefined): text is Relation => RELATIONS.some((relation) => relation === text);

const wholeMarks = (scene: Scene, seed: number, most: number): SceneMark[] =>
  wholeScenesFor(scene)
    .slice(0, most)
    .map((whole) => drawWhole(whole, seed));

const drawWhole = ({ mark }: WholeScene, seed: number): SceneMark => ({
  drawing: drawMark(mark, { seed }),
  meaning: meaningOfMark(mark),
  source: { kind: 'scene', id: `whole/${mark.key.slice('scenes/'.length)}`, seed },
});

/** Of the things said, or of the nearest kinds of them that give a good join; side by side only where no kind does. */
function composedMarks(said: Scene, seed: number, most: number, way?: Way): SceneMark[] {
  let beside: SceneMark[] = [];
  for (const subject of drawableKinds(said.subject)) {
    for (const object of said.subject === said.object ? [subject] : drawableKinds(said.object)) {
      // A cocoon that is drawn as a butterfly is no second thing beside one.
      if (subject === object && said.subject !== said.object) continue;
      const scene = { ...said, subject, object };
      const found = composeScene(scene, seed, most, way);
      const marks = found.map((composed) => asSceneMark(scene, composed, seed));
      if (found.some(({ way: joined }) => !STANDS_BESIDE.has(joined))) return marks;
      if (beside.length === 0) beside = marks;
    }
  }
  return beside;
}

function asSceneMark(said: Scene, composed: Composed, seed: number): SceneMark {
  const { subject, object, count, part } = said;
  const whole = composed.way === 'part' && part ? `${subject}@${partNamed(part)}` : subject;
  const counted = count === undefined ? whole : `${whole}:${count}`;
  // Side by side is all that a pair shows, whatever was said.
  const relation = STANDS_BESIDE.has(composed.way) && said.relation !== 'and' ? 'beside' : said.relation;
  return {
    drawing: composed.drawing,
    meaning:
      composed.way === 'group'
        ? meaningOfGroup(composed.subject, count ?? 1)
        : meaningOfScene(relation, composed.subject, composed.object),
    source: { kind: 'scene', id: `${composed.way}/${counted}/${relation}/${object}`, seed },
  };
}

function combinedMarks({ subject, relation, object }: Scene, seed: number, most: number): SceneMark[] {
  // Behind the flat edge of a bowl a thing only stands there; in a round mouth it is seen to be in it.
  const ways = SHOWS[relation]?.filter((way) => way !== 'rise' || !OPEN_MOUTHS.has(object));
  if (!ways || WINDOWS.has(object)) return [];
  const shows = (id: string): boolean => {
    const [host, way, hosting] = id.split('/');
    // "The moon in a cup" has the cup for its host; "and" may have either.
    const fits = relation === 'and' || hosting === object;
    return fits && ways.includes(host === 'halves' ? 'halves' : way!);
  };
  return combineMarks(subject, object, seed, most, shows).map((mark) => ({
    ...mark,
    source: { kind: 'scene', id: `combined/${subject}/${relation}/${object}/${mark.source.id}`, seed },
  }));
}
