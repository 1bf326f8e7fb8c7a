import { subtract, mapOutline, type Outline } from '@markwright/vector/outline';
import { outlineOfRegion } from '../region-outline.ts';
import { kit, rect } from '@markwright/marks/kit';
import { feetOf } from './anchors.ts';
import { measuredEyes } from './face.ts';
import { CREATURES, HULLED, WHEELED } from '@markwright/marks/kinds';
import { type Arrange, isUpright, looksTo, type Layout, pin, put, sideOf } from './layout.ts';
import { animalPartHosts } from './parts/animal-part-hosts.ts';
import type { PartHost, PartPlace } from './parts/part-host.ts';
import { thingPartHosts } from './parts/thing-part-hosts.ts';
import { filled, measure, mirrorOutline } from './silhouette.ts';
import { remember, type Thing, turned } from './thing.ts';
import { along, isLong } from './ways-in-hand.ts';

const HOSTS: readonly PartHost[] = [...animalPartHosts, ...thingPartHosts];

/** One thing takes the place of a part of another: of the part that was said, else of the one it is known by. */
export const part: Arrange = (whole, guest, said) => {
  const hosts = HOSTS.filter(({ concepts }) => concepts.includes(whole.concept));
  const name = said?.toLowerCase().replace(/s$/, '');
  const host = name ? hosts.find(({ parts }) => parts.some((each) => each.replace(/s$/, '') === name)) : hosts[0];
  if (host) return inPlace(hostThing(whole, host), guest, host.place);
  const unsaid = name ? undefined : usualPart(whole);
  if (name) return byCutting(whole, guest, name);
  return unsaid ? byCutting(whole, guest, unsaid) : inMiddle(whole, guest);
};

/** The part that another thing takes where none was said: wheels, a tail, the top of what stands upright. */
function usualPart(whole: Thing): string | undefined {
  if (WHEELED.has(whole.concept)) return 'wheel';
  if (HULLED.has(whole.concept)) return 'hull';
  if (CREATURES.has(whole.concept)) return looksTo(whole) === 'front' ? undefined : 'tail';
  return isUpright(whole) ? 'top' : undefined;
}

const hostThing = (whole: Thing, { parts, draw }: PartHost): Thing =>
  remember(`part-host/${whole.concept}/${parts[0]}`, () => {
    const { body, small } = draw(kit);
    const ink = outlineOfRegion(body);
    const solid = filled(ink);
    return {
      ...whole,
      id: `part-host/${whole.concept}/${parts[0]}`,
      view: 'whole',
      ink,
      small: small ? outlineOfRegion(small) : ink,
      solid,
      shape: measure(solid),
      places: {},
    };
  })!;

function inPlace(host: Thing, guest: Thing, place: PartPlace): Layout {
  switch (place.kind) {
    case 'room':
      return inRoom(host, guest, place);
    case 'spots':
      return atSpots(host, guest, place.spots, place.side, place.isBehind);
    case 'ring':
      return inRing(host, guest, place);
  }
}

/** On top of or below the host's own drawing. */
const layered = (host: Thing, guest: Layout['front'], isBehind: boolean | undefined): Layout =>
  isBehind ? { behind: guest, front: put(host), isPart: true } : { behind: put(host), front: guest, isPart: true };

function inRoom(host: Thing, said: Thing, place: Extract<PartPlace, { kind: 'room' }>): Layout {
  const { room, anchor, axis, isTwice, isBehind } = place;
  const level = axis !== undefined && isLong(said) ? turned(along(said, 0), axis) : said;
  const { box } = level.shape;
  const by = Math.min(room.width / box.width, room.height / box.height);
  const at = { x: room.x + room.width * anchor[0], y: room.y + room.height * anchor[1] };
  const from = { x: box.x + box.width * anchor[0], y: box.y + box.height * anchor[1] };
  if (!isTwice) return layered(host, pin(level, by, from, at), isBehind);
  const { x, y } = pin(level, by, from, at);
  const both = (outline: Outline): Outline => {
    const one = mapOutline(outline, { a: by, b: 0, c: 0, d: by, e: x, f: y });
    return [...one, ...mirrorOutline(one, 120)];
  };
  return layered(host, put(copies(level, `twice ${host.id}`, both)), isBehind);
}

/** More nodes than this in all copies together are crowded. */
const MOST_COPIED = 150;

/** Several copies as one drawing, as simple as their number asks for. */
const copies = (thing: Thing, key: string, place: (outline: Outline) => Outline): Thing =>
  remember(`${thing.id} ${thing.shape.area} ${key}`, () => {
    const plain = [thing.ink, thing.small, thing.solid].find((outline) => place(outline).flat().length <= MOST_COPIED);
    const ink = place(plain ?? thing.solid);
    const solid = filled(ink);
    return { ...thing, ink, small: place(thing.small), solid, shape: measure(solid), places: {} };
  })!;

function atSpots(
  host: Thing,
  guest: Thing,
  spots: readonly (readonly [number, number])[],
  side: number,
  isBehind?: boolean,
): Layout {
  const { box } = guest.shape;
  const by = side / Math.max(box.width, box.height);
  const all = copies(guest, `spots ${host.id} ${side}`, (outline) =>
    spots.flatMap(([x, y]) =>
      mapOutline(outline, {
        a: by,
        b: 0,
        c: 0,
        d: by,
        e: x - (box.x + box.width / 2) * by,
        f: y - (box.y + box.height / 2) * by,
      }),
    ),
  );
  return { ...layered(host, put(all), isBehind), isGroup: true };
}

function inRing(
  host: Thing,
  said: Thing,
  { x, y, near, count, from, to, reach }: Extract<PartPlace, { kind: 'ring' }>,
): Layout {
  const guest = isLong(said) ? along(said, 90) : said;
  const { box } = guest.shape;
  const step = (to - from) / (count - (to - from > 300 ? 0 : 1));
  const widest = 2 * (near + reach / 2) * Math.sin((Math.abs(step) * Math.PI) / 360) * 0.88;
  const by = Math.min(reach / box.height, widest / box.width);
  const all = copies(guest, `ring ${host.id}`, (outline) => {
    const top = mapOutline(outline, {
      a: by,
      b: 0,
      c: 0,
      d: by,
      e: -(box.x + box.width / 2) * by,
      f: -(box.y + box.height) * by - near,
    });
    return Array.from({ length: count }, (_, i) => {
      const angle = ((from + i * step + 90) * Math.PI) / 180;
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      return mapOutline(top, { a: cos, b: sin, c: -sin, d: cos, e: x, f: y });
    }).flat();
  });
  return { ...layered(host, put(all), false), isGroup: true };
}

/** Parts that are the upper end of a thing, the lower one, or an animal's hind end, and how much of it they are. */
const UPPER: Readonly<Record<string, number>> = {
  head: 0.32,
  crown: 0.34,
  cap: 0.5,
  lid: 0.2,
  roof: 0.42,
  leave: 0.36,
  leaf: 0.36,
  flame: 0.4,
  hair: 0.3,
  canopy: 0.5,
  top: 0.34,
  peak: 0.4,
  tip: 0.3,
  headstock: 0.26,
  cork: 0.2,
  foam: 0.25,
  scoop: 0.45,
  nose: 0.3,
  neck: 0.5,
  end: 0.3,
  horn: 0.28,
  antler: 0.34,
  ear: 0.26,
  smoke: 0.3,
  steam: 0.34,
  bloom: 0.45,
  blossom: 0.45,
  petal: 0.45,
  chimney: 0.24,
};
const LOWER: Readonly<Record<string, number>> = {
  handle: 0.5,
  stem: 0.5,
  trunk: 0.45,
  base: 0.3,
  root: 0.35,
  body: 0.55,
  hull: 0.4,
  basket: 0.3,
  bulb: 0.5,
  foot: 0.25,
  leg: 0.35,
};
const HIND: Readonly<Record<string, number>> = { tail: 0.3, rump: 0.34, back: 0.4 };
/** Parts that lie in the middle of a thing. */
const CENTRAL = new Set(
  'pupil stone pearl pit yolk core nucleu button centre center dial hub heart kernel seed lens'.split(' '),
);
const PAIRS = new Set(['eye', 'glasse']);
const WHEELS = new Set(['wheel', 'tyre', 'tire']);

/** Where nobody has drawn the thing without its part, that end of the silhouette gives way. */
function byCutting(whole: Thing, guest: Thing, name: string): Layout | undefined {
  const { box } = whole.shape;
  const { x, y, width, height } = box;
  if (PAIRS.has(name)) return onEyes(whole, guest);
  if (WHEELS.has(name)) return onWheels(whole, guest);
  if (name === 'reflection') return mirroredBelow(whole, guest);
  if (CENTRAL.has(name)) return inMiddle(whole, guest);
  const upper = UPPER[name];
  if (upper) {
    const room = { x: x + width * 0.08, y: y - height * 0.06, width: width * 0.84, height: height * (upper + 0.06) };
    const rest = without(whole, name, { x: x - 5, y: y - 5, width: width + 10, height: height * upper + 5 });
    return inRoom(rest, guest, { kind: 'room', room, anchor: [0.5, 1] });
  }
  const lower = LOWER[name];
  if (lower) {
    const room = {
      x: x + width * 0.15,
      y: y + height * (1 - lower),
      width: width * 0.7,
      height: height * (lower + 0.1),
    };
    const rest = without(whole, name, { x: x - 5, y: y + height * (1 - lower), width: width + 10, height });
    return inRoom(rest, guest, { kind: 'room', room, anchor: [0.5, 0], axis: 90 });
  }
  const hind = HIND[name];
  const looks = looksTo(whole);
  if (!hind || looks === 'front') return undefined;
  const isRight = looks === 'left';
  const cutX = isRight ? x + width * (1 - hind) : x - 5;
  const rest = without(whole, name, { x: cutX, y: y - 5, width: width * hind + 5, height: height + 10 });
  const room = {
    x: isRight ? cutX : x - width * 0.1,
    y: y + height * 0.1,
    width: width * (hind + 0.1),
    height: height * 0.7,
  };
  return inRoom(rest, guest, { kind: 'room', room, anchor: [isRight ? 0 : 1, 0.6], axis: isRight ? -35 : 215 });
}

/** A thing with one end cut off. */
const without = (
  whole: Thing,
  name: string,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): Thing =>
  remember(`${whole.id} ${whole.shape.area} without ${name}`, () => {
    const end = outlineOfRegion(rect(x, y, width, height));
    const ink = subtract(whole.ink, end);
    const solid = filled(ink);
    if (ink.length === 0) return whole;
    return { ...whole, ink, small: subtract(whole.small, end), solid, shape: measure(solid), places: {} };
  })!;

function onEyes(whole: Thing, guest: Thing): Layout | undefined {
  const eyes = whole.places.eyes ?? measuredEyes(whole.ink);
  if (!eyes || looksTo(whole) !== 'front') return undefined;
  const apart = eyes.width * 0.26;
  return atSpots(
    whole,
    guest,
    [
      [eyes.x - apart, eyes.y],
      [eyes.x + apart, eyes.y],
    ],
    apart * 1.5,
  );
}

function onWheels(whole: Thing, guest: Thing): Layout | undefined {
  const feet = feetOf(whole);
  const [first, last] = [feet[0], feet.at(-1)];
  if (!first || !last) return undefined;
  const side = Math.min(sideOf(whole) * 0.36, Math.max(last.x - first.x, sideOf(whole) * 0.3) * 0.6);
  const spots = first === last ? [first] : [first, last];
  return atSpots(
    whole,
    guest,
    spots.map((foot) => [foot.x, foot.y - side * 0.44] as const),
    side,
  );
}

/** In the roundest room of the whole, before it. */
function inMiddle(whole: Thing, guest: Thing): Layout | undefined {
  const { x, y, r } = whole.shape.belly;
  if (r < sideOf(whole) * 0.2) return undefined;
  return atSpots(whole, guest, [[x, y]], r * 1.15);
}

/** The guest upside down below the ground that the whole stands on. */
function mirroredBelow(whole: Thing, guest: Thing): Layout {
  const image = turned(guest, 180);
  const [a, b] = [whole.shape.box, image.shape.box];
  const by = Math.min((a.width * 1.1) / b.width, (a.height * 0.8) / b.height);
  const at = { x: a.x + a.width / 2, y: a.y + a.height + a.height * 0.07 };
  return { behind: put(whole), front: pin(image, by, { x: b.x + b.width / 2, y: b.y }, at), isPart: true };
}
