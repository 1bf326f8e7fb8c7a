import type { Scene } from '@markwright/marks';
import { WHEELED } from '@markwright/marks/kinds';
import type { Way } from './joins.data.ts';
import { isOpened } from './props/props.ts';
import type { Thing } from './thing.ts';

/** Ways in which something stands on a ground: drawings that stand come first. */
const ON_GROUND: readonly Way[] = ['seat', 'pair', 'mirror', 'shelter'];

const standingFirst = (things: Thing[]): Thing[] =>
  things.toSorted((a, b) => Number(b.places.ground !== undefined) - Number(a.places.ground !== undefined));

/** Who faces another is seen from the side. */
const sideViewFirst = (things: Thing[]): Thing[] =>
  standingFirst(things).toSorted((a, b) => Number(isSymmetric(a)) - Number(isSymmetric(b)));
const isSymmetric = ({ shape: { lopsided } }: Thing): boolean => lopsided < 0.08;

export const isAwake = ({ id }: Thing): boolean => !id.endsWith('/sleeping');

const isHanging = (id: string): boolean => id.endsWith('/hanging');
const hangs = (way: Way): boolean => way === 'hang' || way === 'dangle';

/** Whoever sleeps lies down, whoever rides or is seated on something sits, whoever hunts runs; nobody sleeps unsaid. */
function posed(things: Thing[], { relation }: Scene, way: Way): Thing[] {
  const awake = things.filter(isAwake);
  // Beside each other nothing says any more that one sleeps.
  if (relation === 'sleeping-on' && (way === 'seat' || way === 'rim'))
    return [...things.filter((thing) => !isAwake(thing)), ...awake];
  const fits = ({ id }: Thing) =>
    id.endsWith('/seated') ? way === 'seat' : id.endsWith('/running') ? way === 'chase' : isHanging(id) && hangs(way);
  const mayPose = ({ id }: Thing) =>
    !(id.endsWith('/running') && relation === 'holding') && (!isHanging(id) || hangs(way));
  return [...awake.filter(fits), ...awake.filter((thing) => !fits(thing) && mayPose(thing))];
}

/** Ways in which something is in another: a jar has no lid then, a flower has its stem. */
const IN_ANOTHER: readonly Way[] = ['open', 'rim', 'hole', 'emerge'];
const IN_HAND: readonly Way[] = ['fist', 'pinch', 'beak', 'mouth', 'arm', 'grip'];

const openedFor = (things: Thing[], way: Way): Thing[] => {
  const opened = things.filter(({ id }) => isOpened(id));
  return opened.length > 0 && IN_ANOTHER.includes(way) ? opened : things.filter(({ id }) => !isOpened(id));
};

const isStemmed = ({ id }: Thing): boolean => id.endsWith('/stemmed');
const withoutStems = (things: Thing[]): Thing[] => things.filter((thing) => !isStemmed(thing));

const stemmedFor = (things: Thing[], way: Way): Thing[] => {
  const stemmed = things.filter(isStemmed);
  const wantsStem = IN_ANOTHER.includes(way) || IN_HAND.includes(way);
  return stemmed.length > 0 && wantsStem ? stemmed : withoutStems(things);
};

/** Whoever puts a hat on has nothing else on the head. */
const isBareheaded = ({ id }: Thing): boolean => id.endsWith('/bareheaded');
const bareheadedFor = (things: Thing[], way: Way): Thing[] => {
  const bareheaded = things.filter(isBareheaded);
  return bareheaded.length > 0 && (way === 'hat' || way === 'headset')
    ? bareheaded
    : things.filter((thing) => !isBareheaded(thing));
};

/** A spoon in a jar stands. */
const isUprightDrawing = ({ id }: Thing): boolean => id.endsWith('/upright');

const inOrder = (things: Thing[], way: Way): Thing[] => {
  if (IN_ANOTHER.includes(way))
    return things.toSorted((a, b) => Number(isUprightDrawing(b)) - Number(isUprightDrawing(a)));
  if (way === 'mirror') return sideViewFirst(things);
  return ON_GROUND.includes(way) ? standingFirst(things) : things;
};

/** What is worn on the face is seen on a face. */
const ON_FACE: readonly Way[] = ['glasses', 'mask', 'headset'];

/** Whoever is in a vehicle looks out of it, too: the body is hidden anyway. */
const facesFirst = (things: Thing[], { object }: Scene, way: Way): Thing[] =>
  ON_FACE.includes(way) || (WHEELED.has(object) && (way === 'rim' || way === 'emerge'))
    ? things.toSorted((a, b) => Number(b.view === 'face') - Number(a.view === 'face'))
    : things;

/** Drawings of a scene's subject that suit a way, the best first. */
export const subjectsFor = (way: Way, things: Thing[], scene: Scene): Thing[] =>
  facesFirst(bareheadedFor(stemmedFor(posed(inOrder(things, way), scene, way), way), way), scene, way).filter(
    ({ id }) => !isOpened(id),
  );

const isRunning = ({ id }: Thing): boolean => id.endsWith('/running');

/** Drawings of its object: nobody sleeps there or runs unsaid, and what is open is used where something is in it. */
export function objectsFor(way: Way, things: Thing[]): Thing[] {
  const still = inOrder(things, way).filter((thing) => isAwake(thing) && (way === 'chase' || !isRunning(thing)));
  const hunted = still.toSorted((a, b) => Number(a.view === 'face') - Number(b.view === 'face'));
  return bareheadedFor(openedFor(withoutStems(way === 'chase' ? hunted : still), way), way);
}
