import { kit } from '@markwright/marks/kit';
import {
  bearHead,
  catHead,
  corgiHead,
  dogHead,
  foxHead,
  type Head,
  headAt,
  otterHead,
  pandaHead,
  pigHead,
  rabbitHead,
  tigerHead,
} from '../cast/heads.ts';
import {
  chickHead,
  deerHead,
  donkeyHead,
  frogHead,
  koalaHead,
  lionHead,
  monkeyHead,
  mouseHead,
  penguinHead,
  sheepHead,
  shibaHead,
} from '../cast/wild-heads.ts';
import type { PartHost, PartPlace } from './part-host.ts';

const { both, circle, cut, rect, shape, union } = kit;

/** Animals by the head that tells them, each with the kinds that share it. */
const HEADS: readonly (readonly [concepts: readonly string[], head: () => Head])[] = [
  [['cat', 'kitten', 'black-cat', 'lucky-cat'], () => catHead('open')],
  [['fox', 'arctic-fox'], () => foxHead('open')],
  [['dog', 'puppy', 'poodle', 'husky', 'dachshund', 'golden-retriever', 'bulldog'], () => dogHead('open')],
  [['corgi'], () => corgiHead('open')],
  [['shiba', 'wolf'], () => shibaHead('open')],
  [['tiger', 'leopard'], () => tigerHead('open')],
  [['bear', 'brown-bear', 'polar-bear', 'teddy-bear'], () => bearHead('open')],
  [['panda'], pandaHead],
  [['rabbit', 'bunny', 'hare'], () => rabbitHead('open')],
  [['pig', 'piglet'], () => pigHead('open')],
  [['otter', 'beaver', 'seal-animal'], () => otterHead('open')],
  [['mouse-animal', 'hamster', 'dormouse'], () => mouseHead('open')],
  [['frog', 'toad'], () => frogHead('open')],
  [['koala'], () => koalaHead('open')],
  [['lion'], () => lionHead('open')],
  [['monkey', 'gorilla'], () => monkeyHead('open')],
  [['chick', 'duckling'], () => chickHead('open')],
  [['sheep', 'lamb', 'goat', 'ram'], () => sheepHead('open')],
  [['penguin'], () => penguinHead('open')],
  [['deer', 'reindeer', 'stag', 'elk', 'fawn'], () => deerHead('open')],
  [['donkey', 'mule', 'horse', 'pony'], () => donkeyHead('open')],
];

/** Sits with its back to the right, where the tail would be; that comes out from behind the body. */
const sitting = (concepts: readonly string[], head: () => Head): PartHost => ({
  concepts,
  parts: ['tail', 'rump'],
  draw: () => {
    const { ink, plain, skull } = headAt(head(), 92, 72, 0.98);
    const body = union(
      shape([62, 108, 100], [48, 228, null, null], [166, 228, null, -60], [172, 176, -100], [124, 108, -140, null]),
      rect(40, 208, 136, 22, 11),
    );
    return { body: union(cut(body, skull), ink), small: union(cut(body, skull), plain) };
  },
  place: {
    kind: 'room',
    room: { x: 142, y: 44, width: 136, height: 176 },
    anchor: [0, 0.92],
    axis: -62,
    isBehind: true,
  },
});

/** A head from the front, and where its parts are. */
const frontal = (
  concepts: readonly string[],
  head: () => Head,
  parts: readonly string[],
  place: PartPlace,
  isEyeless = false,
): PartHost => ({
  concepts,
  parts,
  draw: () => {
    const { ink, plain } = headAt(head(), 120, 128, 1.6);
    const sockets = both(circle(80, 120, 33));
    return isEyeless ? { body: cut(ink, sockets), small: cut(plain, sockets) } : { body: ink, small: plain };
  },
  place,
});

const EYES: PartPlace = {
  kind: 'spots',
  spots: [
    [80, 120],
    [160, 120],
  ],
  side: 50,
};
const HORNS: PartPlace = {
  kind: 'room',
  room: { x: 8, y: -14, width: 92, height: 96 },
  anchor: [0.9, 1],
  axis: -115,
  twice: 120,
  isBehind: true,
};
const HAIR: PartPlace = {
  kind: 'room',
  room: { x: 44, y: -16, width: 152, height: 92 },
  anchor: [0.5, 1],
  axis: 0,
};
const WHISKERS: PartPlace = {
  kind: 'room',
  room: { x: -34, y: 122, width: 112, height: 62 },
  anchor: [1, 0.5],
  axis: 8,
  twice: 120,
};
const NOSE: PartPlace = { kind: 'spots', spots: [[120, 156]], side: 60 };
const BEARD: PartPlace = {
  kind: 'room',
  room: { x: 66, y: 168, width: 108, height: 88 },
  anchor: [0.5, 0],
  axis: 90,
};

/** Animals of whom one part of the face, or the tail, is another thing. */
export const headPartHosts: readonly PartHost[] = HEADS.flatMap(([concepts, head]) => [
  sitting(concepts, head),
  frontal(concepts, head, ['eye', 'pupil', 'lens'], EYES, true),
  frontal(concepts, head, ['horn', 'ear', 'antenna'], HORNS),
  frontal(concepts, head, ['hair', 'mane', 'crown', 'top'], HAIR),
  frontal(concepts, head, ['whisker', 'tooth'], WHISKERS),
  frontal(concepts, head, ['nose', 'beak', 'trunk'], NOSE),
  frontal(concepts, head, ['beard', 'tongue', 'neck'], BEARD),
]);
