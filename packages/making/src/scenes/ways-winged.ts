import { CREATURES } from '@markwright/marks/kinds';
import { kit, type Region, union, vesica } from '@markwright/marks/kit';
import { outlineOfRegion } from '../region-outline.ts';
import { type Arrange, pin, put } from './layout.ts';
import { filled, measure } from './silhouette.ts';
import { partNamed } from './parts/part-names.ts';
import { madeFrom, type Thing } from './thing.ts';

const WINGS = new Set(['wing', 'wings', 'angel-wings', 'feather']);

/** Feathers of one wing, longest first: length and width in parts of the host's size, degrees above the level, start. */
const FEATHERS = [
  { length: 0.78, width: 0.3, degrees: 40, down: 0 },
  { length: 0.66, width: 0.27, degrees: 16, down: 0.06 },
  { length: 0.5, width: 0.24, degrees: -8, down: 0.12 },
] as const;

/** A shoe, a bun or a camera with a wing at each side: whatever has none of its own. */
export const winged: Arrange = (host, wing, said) => {
  // A spoon whose handle is a feather has no wings.
  if (said !== undefined && partNamed(said) !== 'wing') return undefined;
  if (!WINGS.has(wing.concept) || WINGS.has(host.concept) || CREATURES.has(host.concept)) return undefined;
  const wings = madeFrom(host, `wings ${wing.concept}`, () => drawWings(host, wing));
  return { behind: put(wings), front: put(host), isGroup: true, mostPieces: 4, leastShare: 0.06, keeps: 0.4 };
};

function drawWings({ shape: { box } }: Thing, wing: Thing): Thing {
  const size = Math.min(Math.max(box.width, box.height), Math.min(box.width, box.height) * 1.5);
  const [x, y] = [box.x + box.width / 2, box.y + box.height * 0.46];
  const from = box.width * 0.3;
  const feather = ({ length, width, degrees, down }: (typeof FEATHERS)[number]): Region => {
    const angle = (degrees * Math.PI) / 180;
    const start: [number, number] = [x + from, y + down * size];
    const tip: [number, number] = [
      start[0] + (length * size + box.width * 0.2) * Math.cos(angle),
      start[1] - length * size * Math.sin(angle),
    ];
    return vesica(start, tip, width * size);
  };
  const ink = outlineOfRegion(kit.both(union(...FEATHERS.map(feather)), x));
  const solid = filled(ink);
  return {
    ...wing,
    id: `wings/${wing.concept}`,
    view: 'whole',
    ink,
    small: ink,
    solid,
    shape: measure(solid),
    places: {},
  };
}

/** Where the young ride: in parts of the box of whoever looks to the left. */
const POUCHES: Readonly<Record<string, { x: number; y: number; size: number }>> = {
  kangaroo: { x: 0.42, y: 0.66, size: 0.4 },
  wallaby: { x: 0.42, y: 0.66, size: 0.4 },
};

/** Somebody or something looks out of a pouch. */
export const pouch: Arrange = (guest, host) => {
  const place = POUCHES[host.concept];
  const { box } = host.shape;
  // Whoever leaps has no room for it.
  if (!place || host.view === 'face' || box.width > box.height * 0.9) return undefined;
  const own = guest.shape.box;
  const by = (Math.max(box.width, box.height) * place.size) / Math.max(own.width, own.height);
  const isRight = host.places.facing === 'right';
  const x = box.x + box.width * (isRight ? 1 - place.x : place.x);
  const foot = { x: own.x + own.width / 2, y: own.y + own.height };
  return {
    behind: put(host),
    front: pin(guest, by, foot, { x, y: box.y + box.height * (place.y + 0.12) }),
    keeps: 0.5,
  };
};
