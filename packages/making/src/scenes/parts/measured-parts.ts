import { CREATURES, VESSELS } from '@markwright/marks/kinds';
import { crownOf, feetOf, frontSide, muzzleOf, spanAt } from '../anchors.ts';
import { measuredEyes } from '../face.ts';
import { looksTo, sideOf } from '../layout.ts';
import type { Thing } from '../thing.ts';
import type { PartPlace } from './part-host.ts';

/** Upper and lower ends of a thing without life, and what share of it they are: that end is cut off. */
const UPPER = new Map(
  shares(`head 0.32, crown 0.34, cap 0.5, lid 0.2, roof 0.42, leaf 0.36, flame 0.4, hair 0.3, top 0.34, tip 0.3,
    headstock 0.26, cork 0.2, scoop 0.45, nose 0.3, neck 0.5, end 0.3, smoke 0.3, petal 0.45, chimney 0.24, disc 0.45,
    upper 0.48, face 0.4, branch 0.4, bristle 0.3`),
);
const LOWER = new Map(
  shares(`handle 0.5, stem 0.5, trunk 0.45, base 0.3, root 0.35, body 0.55, hull 0.4, basket 0.3, bulb 0.5, leg 0.35,
    lower 0.48, tail 0.4, dot 0.26, clapper 0.3, string 0.3`),
);
function shares(table: string): [string, number][] {
  return table.split(',').map((entry) => {
    const [part = '', share] = entry.trim().split(' ');
    return [part, Number(share)];
  });
}
const CENTRAL = new Set(['core', 'pupil', 'dial', 'belly', 'lens', 'door', 'window', 'disc', 'needle']);

/** Where a part is in a drawing that has it: measured on the silhouette. The other thing is laid over that place. */
export function measuredPlace(whole: Thing, part: string): PartPlace | undefined {
  if (part === 'wheel') return wheelPlace(whole);
  if (part === 'reflection') return reflectionPlace(whole);
  if (part === 'spot') return spotsPlace(whole);
  if (CREATURES.has(whole.concept))
    return creaturePlace(whole, part) ?? (CENTRAL.has(part) ? middlePlace(whole) : undefined);
  if (CENTRAL.has(part)) return middlePlace(whole);
  if (VESSELS.has(whole.concept)) {
    const side = vesselPlace(whole, part);
    if (side) return side;
  }
  return endPlace(whole, part);
}

function creaturePlace(whole: Thing, part: string): PartPlace | undefined {
  const { box } = whole.shape;
  const side = sideOf(whole);
  const looks = looksTo(whole);
  const ahead = frontSide(whole);
  const isFront = looks === 'front';
  /** Room of a share of the animal's size on the side that is ahead (1) or behind (-1) of a point. */
  const room = (x: number, y: number, share: number, towards: 1 | -1, anchorY: number, axis: number): PartPlace => ({
    kind: 'room',
    room: {
      x: towards > 0 ? x : x - side * share,
      y: y - side * share * anchorY,
      width: side * share,
      height: side * share,
    },
    anchor: [towards > 0 ? 0 : 1, anchorY],
    axis: towards > 0 ? axis : 180 - axis,
  });
  switch (part) {
    case 'tail':
    case 'rump': {
      if (isFront) return undefined;
      const y = box.y + box.height * (box.width > box.height ? 0.42 : 0.62);
      const [left, right] = spanAt(whole, y);
      const back = ahead > 0 ? left : right;
      return room(back + ahead * side * 0.1, y, 0.56, ahead > 0 ? -1 : 1, 0.7, -40);
    }
    case 'beak':
    case 'nose':
    case 'tongue':
    case 'tooth':
    case 'trunk': {
      const muzzle = isFront ? undefined : muzzleOf(whole, ahead);
      return muzzle && room(muzzle.x - ahead * side * 0.05, muzzle.y, 0.42, ahead, 0.5, part === 'trunk' ? 60 : 0);
    }
    case 'horn':
    case 'antenna':
    case 'ear': {
      const crown = crownOf(whole);
      if (!isFront) {
        const muzzle = muzzleOf(whole, ahead);
        const at = crown ?? muzzle;
        return at && room(at.x - ahead * side * 0.04, at.y + side * 0.04, 0.4, ahead, 1, -55);
      }
      const [x, y] = [crown?.x ?? box.x + box.width / 2, crown?.y ?? box.y];
      const at = room(x - box.width * 0.12, y + box.height * 0.08, 0.44, -1, 1, -60);
      return at.kind === 'room' ? { ...at, twice: x } : at;
    }
    case 'hair':
    case 'mane':
    case 'crown': {
      const crown = crownOf(whole);
      if (!crown) return undefined;
      const width = Math.max(crown.width * 1.5, side * 0.4);
      return {
        kind: 'room',
        room: { x: crown.x - width / 2, y: crown.y - width * 0.55, width, height: width * 0.75 },
        anchor: [0.5, 1],
        axis: 0,
      };
    }
    case 'eye':
    case 'pupil':
    case 'lens': {
      const eyes = whole.places.eyes ?? measuredEyes(whole.ink);
      if (!eyes) return undefined;
      if (!isFront) return { kind: 'spots', spots: [[eyes.x, eyes.y]], side: side * 0.27 };
      const apart = eyes.width * 0.26;
      return {
        kind: 'spots',
        spots: [
          [eyes.x - apart, eyes.y],
          [eyes.x + apart, eyes.y],
        ],
        side: apart * 1.6,
      };
    }
    case 'head':
    case 'face':
    case 'neck': {
      if (isFront) return headPlace(whole);
      const muzzle = muzzleOf(whole, ahead);
      const share = 0.5;
      return (
        muzzle && {
          kind: 'room',
          room: {
            x: muzzle.x + ahead * side * 0.06 - (ahead > 0 ? side * share : 0),
            y: Math.min(box.y - side * 0.04, muzzle.y - side * 0.3),
            width: side * share,
            height: side * share,
          },
          anchor: [0.5, 0.5],
          axis: -90,
        }
      );
    }
    case 'back':
    case 'hump':
    case 'shell':
    case 'spine':
    case 'fin':
    case 'wing': {
      const x = box.x + box.width * 0.5 - ahead * box.width * 0.06;
      const column = Math.floor(((x - box.x) / box.width) * whole.shape.top.length);
      const y = whole.shape.top[column] ?? box.y;
      const share = part === 'wing' ? 0.6 : 0.5;
      return {
        kind: 'room',
        room: {
          x: x - (side * share) / 2,
          y: y + side * 0.16 - side * share,
          width: side * share,
          height: side * share,
        },
        anchor: [0.5, 1],
        axis: part === 'wing' ? (ahead > 0 ? -130 : -50) : 0,
      };
    }
    case 'leg': {
      const feet = feetOf(whole);
      if (feet.length === 0 || feet.length > 4) return undefined;
      const height = side * 0.3;
      return {
        kind: 'spots',
        spots: feet.map(({ x, y }) => [x, y - height * 0.35] as const),
        side: height,
        isLongUpright: true,
      };
    }
    case 'body':
      return middlePlace(whole, 1.5);
    default:
      return undefined;
  }
}

/** Over the head of whoever looks at us. */
function headPlace(whole: Thing): PartPlace | undefined {
  const crown = crownOf(whole);
  if (!crown || whole.view === 'face') return undefined;
  const size = Math.max(crown.width * 1.5, sideOf(whole) * 0.42);
  return {
    kind: 'room',
    room: { x: crown.x - size / 2, y: crown.y - size * 0.12, width: size, height: size * 0.9 },
    anchor: [0.5, 0.6],
    axis: -90,
  };
}

function wheelPlace(whole: Thing): PartPlace | undefined {
  const feet = feetOf(whole);
  const [first, last] = [feet[0], feet.at(-1)];
  if (!first || !last) return undefined;
  const side = Math.min(sideOf(whole) * 0.36, Math.max(last.x - first.x, sideOf(whole) * 0.3) * 0.6);
  const spots = first === last ? [first] : [first, last];
  return { kind: 'spots', spots: spots.map(({ x, y }) => [x, y - side * 0.44] as const), side };
}

/** Upside down below the ground that the whole stands on. */
function reflectionPlace({ shape: { box } }: Thing): PartPlace {
  const width = Math.max(box.width * 1.1, box.height * 0.5);
  const room = {
    x: box.x + box.width / 2 - width / 2,
    y: box.y + box.height * 1.06,
    width,
    height: Math.min(box.height * 0.8, width * 0.72),
  };
  return { kind: 'room', room, anchor: [0.5, 0], isUpsideDown: true };
}

/** Three in the roundest room. */
function spotsPlace(whole: Thing): PartPlace | undefined {
  const { x, y, r } = whole.shape.belly;
  if (r < sideOf(whole) * 0.2) return undefined;
  const away = r * 0.5;
  return {
    kind: 'spots',
    spots: [-90, 30, 150].map((at) => {
      const angle = (at * Math.PI) / 180;
      return [x + Math.cos(angle) * away, y + Math.sin(angle) * away] as const;
    }),
    side: r * 0.72,
  };
}

/** In the roundest room of the whole, before it. */
export function middlePlace(whole: Thing, times = 1.25): PartPlace | undefined {
  const { x, y, r } = whole.shape.belly;
  if (r < sideOf(whole) * 0.16) return undefined;
  return { kind: 'spots', spots: [[x, y]], side: r * times };
}

/** Spouts and handles are at the sides of a vessel, a rim is its upper edge. */
function vesselPlace(whole: Thing, part: string): PartPlace | undefined {
  const { box } = whole.shape;
  const side = sideOf(whole);
  if (part === 'spout' || part === 'handle') {
    const y = box.y + box.height * 0.55;
    const [left, right] = spanAt(whole, y);
    const size = side * 0.5;
    const isLeft = part === 'spout';
    const x = isLeft ? left + side * 0.06 - size : right - side * 0.06;
    return {
      kind: 'room',
      room: { x, y: y - size * 0.7, width: size, height: size },
      anchor: [isLeft ? 1 : 0, 0.7],
      axis: isLeft ? -140 : 90,
    };
  }
  if (part !== 'rim') return undefined;
  const count = 4;
  const step = box.width / (count + 0.2);
  return {
    kind: 'spots',
    spots: Array.from({ length: count }, (_, i) => [box.x + step * (i + 0.6), box.y + step * 0.02] as const),
    side: step * 0.98,
    isBehind: true,
  };
}

/** One end of something without life gives way. */
function endPlace({ shape: { box } }: Thing, part: string): PartPlace | undefined {
  const { x, y, width, height } = box;
  const upper = UPPER.get(part);
  if (upper)
    return {
      kind: 'room',
      room: { x: x + width * 0.04, y: y - height * 0.08, width: width * 0.92, height: height * (upper + 0.08) },
      anchor: [0.5, 1],
      gone: { x: x - 5, y: y - 5, width: width + 10, height: height * upper + 5 },
    };
  const lower = LOWER.get(part);
  return lower
    ? {
        kind: 'room',
        room: { x: x + width * 0.1, y: y + height * (1 - lower), width: width * 0.8, height: height * (lower + 0.1) },
        anchor: [0.5, 0],
        axis: 90,
        gone: { x: x - 5, y: y + height * (1 - lower), width: width + 10, height },
      }
    : undefined;
}
