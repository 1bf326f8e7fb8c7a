import {
  type OwnMark,
  layMark,
  massOf,
  union,
  boxOf,
  flatten,
  type Region,
  segmentsOf,
  move,
  scale,
} from '@markwright/marks/kit';
import { findOwnMark } from '@markwright/marks';
import { GUEST_DRAWINGS } from './guests.data.ts';
import type { Room } from './host.ts';

/** A mark small and simple enough to live inside another one. */
export type Guest = { mark: OwnMark; region: Region; stands: boolean; sinks: boolean };

/** So many proportions of a guest are drawn; a drawing once made is kept, for hosts ask for the same ones. */
const PROPORTIONS = 6;
const known = new Map<string, Guest>();

/** The concept as one flat shape, from its drawing for small sizes; undefined where none of ours is simple enough. */
export function findGuest(concept: string, seed: number): Guest | undefined {
  const entry = GUEST_DRAWINGS[concept];
  const mark = entry && findOwnMark(entry.key);
  if (!mark) return undefined;
  const proportion = (Math.abs(seed) % PROPORTIONS) + 1;
  const id = `${mark.key} ${proportion}`;
  const guest = known.get(id) ?? {
    mark,
    region: union(...layMark(mark, { seed: proportion }).small.map((part) => part.region)),
    stands: entry.stands ?? false,
    sinks: entry.sinks ?? false,
  };
  known.set(id, guest);
  return guest;
}

/** How far the eye follows the mass rather than the box. */
const PULL = 0.35;

/** The guest as large as the room allows: even padding in a round room, feet on the floor where it stands. */
export function fitGuest({ region, stands }: Guest, room: Room): Region {
  const box = boxOf(segmentsOf(region));
  const mass = massOf([{ region, paint: 'primary' }]);
  const [middleX, middleY] = [box.x + box.width / 2, box.y + box.height / 2];
  const eye = { x: middleX + (mass.x - middleX) * PULL, y: middleY + (mass.y - middleY) * PULL };
  const [x, y] = [room.x + room.width / 2, room.y + room.height / 2];
  if (room.round) {
    const reach = Math.max(
      ...region.contours.flatMap((ring) => flatten(ring)).map((p) => Math.hypot(p.x - eye.x, p.y - eye.y)),
    );
    const by = Math.min(room.width / 2 / reach, (room.width * 0.86) / box.width, (room.height * 0.86) / box.height);
    return move(scale(region, by, [eye.x, eye.y]), x - eye.x, y - eye.y);
  }
  const by = Math.min(room.width / box.width, room.height / box.height);
  const floor = room.stand && stands;
  const foot = box.y + box.height;
  return floor
    ? move(scale(region, by, [eye.x, foot]), x - eye.x, room.y + room.height - foot)
    : move(scale(region, by, [eye.x, middleY]), x - eye.x, y - middleY);
}
