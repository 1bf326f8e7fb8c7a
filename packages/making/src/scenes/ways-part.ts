import { subtract, mapOutline, type Outline } from '@markwright/vector/outline';
import { outlineOfRegion } from '../region-outline.ts';
import { kit, type Room, rect } from '@markwright/marks/kit';
import { parentsOf } from '@markwright/marks';
import { CREATURES, HOUSES, HULLED, PINCERS, SNAKES, VAPOURS, VESSELS, WHEELED } from '@markwright/marks/kinds';
import { type Arrange, isUpright, looksTo, type Layout, pin, put } from './layout.ts';
import { animalPartHosts } from './parts/animal-part-hosts.ts';
import { growingPartHosts } from './parts/growing-part-hosts.ts';
import { headPartHosts } from './parts/head-part-hosts.ts';
import { livingPartHosts } from './parts/living-part-hosts.ts';
import { mainPartHosts } from './parts/main-part-hosts.ts';
import { madePartHosts } from './parts/made-part-hosts.ts';
import { measuredPlace, middlePlace } from './parts/measured-parts.ts';
import type { PartHost, PartPlace } from './parts/part-host.ts';
import { partNamed } from './parts/part-names.ts';
import { thingPartHosts } from './parts/thing-part-hosts.ts';
import { vesselPartHosts } from './parts/vessel-part-hosts.ts';
import { workshopPartHosts } from './parts/workshop-part-hosts.ts';
import { filled, longAxis, measure, mirrorOutline } from './silhouette.ts';
import { madeFrom, mirrored, remember, type Thing, turned } from './thing.ts';
import { along, isLong } from './ways-in-hand.ts';

/** Where several draw a thing without the same part, the first is taken. */
export const HOSTS: readonly PartHost[] = [
  ...animalPartHosts,
  ...headPartHosts,
  ...livingPartHosts,
  ...thingPartHosts,
  ...growingPartHosts,
  ...madePartHosts,
  ...vesselPartHosts,
  ...mainPartHosts,
  ...workshopPartHosts,
];

/** Drawn without a part as another is. */
const ALIKE: Readonly<Record<string, string>> = { 'dragon-boat': 'boat', 'pumpkin-carriage': 'carriage' };

/** One thing takes the place of a part of another: of the part that was said, else of the one it is known by. */
export const part: Arrange = (whole, guest, said) => {
  const hosts = HOSTS.filter(
    ({ concepts }) => concepts.includes(whole.concept) || concepts.some((each) => ALIKE[whole.concept] === each),
  );
  const name = said ? partNamed(said) : undefined;
  if (name === 'half') return halved(whole, guest);
  const host = name ? hosts.find(({ parts }) => parts.includes(name)) : hosts[0];
  if (host) return inPlace(hostThing(whole, host), guest, host.place);
  const missing = name ?? usualPart(whole);
  const place = (missing ? measuredPlace(whole, missing) : undefined) ?? middlePlace(whole);
  return place && inPlace(whole, guest, place);
};

/** The space between two halves, of their height, and how unlike in width they may be. */
const [HALVES_APART, MOST_UNLIKE] = [0.045, 1.7];

/** The left half of the one and the right half of the other, as tall as each other, meet on one upright. */
function halved(whole: Thing, guest: Thing): Layout | undefined {
  const [box, own] = [whole.shape.box, guest.shape.box];
  const by = box.height / own.height;
  const wide = (own.width * by) / box.width;
  if (Math.max(wide, 1 / wide) > MOST_UNLIKE) return undefined;
  const away = (box.height * HALVES_APART) / 2;
  const left = halfOf(whole, 'left', away);
  // The fuller half of a crescent.
  const right = [guest, mirrored(guest)]
    .map((each) => halfOf(each, 'right', away / by))
    .reduce((best, each) => (each.shape.area > best.shape.area ? each : best));
  const middle = { x: own.x + own.width / 2, y: own.y };
  const at = { x: box.x + box.width / 2, y: box.y };
  return { behind: put(left), front: pin(right, by, middle, at), isPart: true, isGroup: true, mostPieces: 6 };
}

const halfOf = (thing: Thing, side: 'left' | 'right', away: number): Thing =>
  madeFrom(thing, `half ${side}`, () => {
    const { x, y, width, height } = thing.shape.box;
    const middle = x + width / 2;
    const [from, to] = side === 'left' ? [middle - away, x + width * 2] : [x - width, middle + away];
    const rest = outlineOfRegion(rect(from, y - height, to - from, height * 3));
    const ink = subtract(thing.ink, rest);
    const solid = filled(ink);
    return { ...thing, ink, small: subtract(thing.small, rest), solid, shape: measure(solid), places: {} };
  })!;

const WHEELS = new Set(['wheel', 'wooden-wheel']);
/** Of the longer side, how large a wheel is; where two of them stand, and how far they reach up before the body. */
const [WHEEL, WHEELS_AT, WHEEL_UP] = [0.36, [0.22, 0.78], 0.42];

/** A loaf on wheels: what has none goes on two of them. */
export const wheels: Arrange = (whole, wheel, said) => {
  const isOther = said !== undefined && partNamed(said) !== 'wheel';
  if (!WHEELS.has(wheel.concept) || isOther || WHEELED.has(whole.concept) || CREATURES.has(whole.concept))
    return undefined;
  const { x, y, width, height } = whole.shape.box;
  if (width < height * 0.7) return undefined;
  const side = width * WHEEL;
  const spots = WHEELS_AT.map((share) => [x + width * share, y + height + side * (0.5 - WHEEL_UP)] as const);
  return atSpots(whole, wheel, { kind: 'spots', spots, side });
};

/** The part that is nearly the whole of a thing: made of another, or shaped like it, it has the other in its place. */
const MAIN_PARTS: Readonly<Record<string, string>> = {
  umbrella: 'cap',
  'oil-paper-umbrella': 'cap',
  boat: 'hull',
  sailboat: 'hull',
  ship: 'hull',
  'dragon-boat': 'hull',
  'hot-air-balloon': 'balloon',
  carriage: 'body',
  'pumpkin-carriage': 'body',
  lighthouse: 'body',
  wheel: 'disc',
  'swim-ring': 'body',
  surfboard: 'body',
  teapot: 'body',
  lamp: 'shade',
};

/** A boat whose hull is a leaf, a carriage whose body is a pumpkin. */
export const body: Arrange = (whole, guest) => {
  const main = MAIN_PARTS[whole.concept];
  const isOne = !CREATURES.has(guest.concept) && !PINCERS.has(guest.concept) && !VAPOURS.has(guest.concept);
  return main && isOne ? part(whole, guest, main) : undefined;
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
      return atSpots(host, guest, place);
    case 'ring':
      return inRing(host, guest, place);
  }
}

/** On top of or below the host's own drawing. */
const layered = (host: Thing, guest: Layout['front'], isBehind: boolean | undefined): Layout =>
  isBehind ? { behind: guest, front: put(host), isPart: true } : { behind: put(host), front: guest, isPart: true };

/** Longer than this against its width, and it is brought to the axis of the part. */
const ALONG = 1.7;

/** What stands stays on its feet, its wheels or its foot; a fish or a snake has none. */
const STANDS = [CREATURES, VESSELS, WHEELED, HULLED, HOUSES];
const mayTurn = ({ concept }: Thing): boolean =>
  !STANDS.some((kind) => kind.has(concept)) || SNAKES.has(concept) || [concept, ...parentsOf(concept)].includes('fish');

function inRoom(host: Thing, said: Thing, place: Extract<PartPlace, { kind: 'room' }>): Layout {
  const { room, anchor, axis, twice, isBehind, gone, isUpsideDown } = place;
  const rest = gone ? without(host, gone) : host;
  const follows = axis !== undefined && mayTurn(said) && longAxis(said.solid).times > ALONG;
  const isDisc = place.isSlanted && ROUND_DISC < Math.min(...aspects(said)) && said.shape.lopsided < 0.1;
  const guest = isDisc ? slanted(said) : said;
  const isTurnedOver = isUpsideDown === 'vessel' ? VESSELS.has(said.concept) : isUpsideDown;
  const level = isTurnedOver ? turned(guest, 180) : follows ? turned(along(guest, 0), axis) : guest;
  const { box } = level.shape;
  const by = Math.min(room.width / box.width, room.height / box.height);
  const at = { x: room.x + room.width * anchor[0], y: room.y + room.height * anchor[1] };
  const from = { x: box.x + box.width * anchor[0], y: box.y + box.height * anchor[1] };
  if (twice === undefined) return layered(rest, pin(level, by, from, at), isBehind);
  const { x, y } = pin(level, by, from, at);
  const both = (outline: Outline): Outline => {
    const one = mapOutline(outline, { a: by, b: 0, c: 0, d: by, e: x, f: y });
    return [...one, ...mirrorOutline(one, twice)];
  };
  return { ...layered(rest, put(copies(level, `twice ${host.id}`, both)), isBehind), isGroup: true };
}

const ROUND_DISC = 0.85;
const aspects = ({ shape: { box } }: Thing): [number, number] => [box.width / box.height, box.height / box.width];

/** A disc seen at a slant. */
const slanted = (disc: Thing): Thing =>
  madeFrom(disc, 'slanted', () => {
    const flat = (outline: Outline): Outline => mapOutline(outline, { a: 1, b: 0, c: 0, d: 0.6, e: 0, f: 0 });
    const solid = flat(disc.solid);
    return { ...disc, ink: flat(disc.ink), small: flat(disc.small), solid, shape: measure(solid), places: {} };
  })!;

/** More nodes than this in all copies together are crowded. */
const MOST_COPIED = 150;

/** Several copies as one drawing, as simple as their number asks for. */
const copies = (thing: Thing, key: string, place: (outline: Outline) => Outline): Thing =>
  madeFrom(thing, key, () => {
    const plain = [thing.ink, thing.small, thing.solid].find((outline) => place(outline).flat().length <= MOST_COPIED);
    const ink = place(plain ?? thing.solid);
    const solid = filled(ink);
    return { ...thing, ink, small: place(thing.small), solid, shape: measure(solid), places: {} };
  })!;

function atSpots(
  host: Thing,
  said: Thing,
  { spots, side, isBehind, isLongUpright }: Extract<PartPlace, { kind: 'spots' }>,
): Layout {
  const guest = isLongUpright && isLong(said) ? along(said, 90) : said;
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

/** Fewer copies where one has many nodes, and never fewer than these. */
const [LEAST_COPIES, MOST_IN_RING] = [5, 220];
/** This share of a copy's height lies behind the body that it grows out of. */
const SUNK = 0.3;

function inRing(host: Thing, said: Thing, place: Extract<PartPlace, { kind: 'ring' }>): Layout {
  const { x, y, from, to, reach, isBehind } = place;
  const guest = isLong(said) ? along(said, 90) : said;
  const { box } = guest.shape;
  const simplest = Math.min(guest.small.flat().length, guest.solid.flat().length);
  const count = Math.min(place.count, Math.max(LEAST_COPIES, Math.floor(MOST_IN_RING / simplest)));
  const step = (to - from) / (count - (to - from > 300 ? 0 : 1));
  const widest = 2 * (place.near + reach / 2) * Math.sin((Math.abs(step) * Math.PI) / 360) * (isBehind ? 1 : 0.88);
  const by = Math.min(reach / box.height, widest / box.width);
  const near = place.near - (isBehind ? box.height * by * SUNK : 0);
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
  return { ...layered(host, put(all), isBehind), isGroup: true };
}

/** A thing with one end cut off. */
const without = (whole: Thing, { x, y, width, height }: Room): Thing =>
  madeFrom(whole, `without ${x} ${y}`, () => {
    const end = outlineOfRegion(rect(x, y, width, height));
    const ink = subtract(whole.ink, end);
    const solid = filled(ink);
    if (ink.length === 0) return whole;
    return { ...whole, ink, small: subtract(whole.small, end), solid, shape: measure(solid), places: {} };
  })!;
