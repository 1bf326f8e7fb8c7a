import {
  accent,
  ink,
  type Sketch,
  cut,
  union,
  kit,
  areaOf,
  boxOf,
  type Region,
  segmentsOf,
  grow,
  move,
  scale,
  below,
  rect,
} from '@markwright/marks/kit';
import { fitGuest, type Guest } from './guest.ts';
import type { Host, HostSketch, Room } from './host.ts';

/** Even gap between two shapes that meet, and its wider kind for small sizes. */
const GAP = 10;
const SMALL_GAP = 16;
/** How much of a guest that sinks goes down behind the rim, in its own heights. */
const SUNK = 0.3;
/** The ground under a standing guest. */
const GROUND = { y: 208, weight: 18 };

/** Host and guest as one drawing; undefined when the gap would eat what should be seen. */
export function joinMarks(host: Host, guest: Guest): Sketch | undefined {
  const sketch = sketchOf(host);
  const placed = fitGuest(guest, sketch.room);
  switch (host.way) {
    case 'cut': {
      const larger = sketch.room.round ? fitGuest(guest, grown(sketch.room)) : placed;
      return { parts: ink(cut(sketch.body, placed)), small: ink(cut(sketch.body, larger)) };
    }
    case 'set':
    case 'part': {
      const { x, y, width, height } = boxOf(segmentsOf(placed));
      // A little smaller at 16 px, or the ring of space round it closes.
      const lesser = scale(placed, 0.9, [x + width / 2, y + height / 2]);
      return {
        parts: [...ink(sketch.body), ...accent(placed)],
        small: [...ink(sketch.body), ...accent(lesser)],
      };
    }
    case 'rise':
      return risen(host, guest, placed);
    case 'before':
      return beforeDisc(sketch.body, guest, placed);
  }
}

/** Hosts are the same for every seed: drawn once. */
const sketches = new Map<string, HostSketch>();

export function sketchOf(host: Host): HostSketch {
  const sketch = sketches.get(host.name) ?? host.draw(kit);
  sketches.set(host.name, sketch);
  return sketch;
}

const halos = new Map<string, Region>();

/** The host with an even margin; offsets are the slowest step, and each host needs two. */
function haloOf(host: Host, gap: number): Region {
  const id = `${host.name} ${gap}`;
  const halo = halos.get(id) ?? grow(sketchOf(host).body, gap);
  halos.set(id, halo);
  return halo;
}

/** At small sizes the picture inside needs all the room there is. */
const grown = (room: Room): Room => ({
  ...room,
  x: room.x - room.width * 0.06,
  y: room.y - room.height * 0.06,
  width: room.width * 1.12,
  height: room.height * 1.12,
});

/** Those that stand touch the rim's gap with their feet; others come up behind it like the sun. */
function risen(host: Host, guest: Guest, placed: Region): Sketch | undefined {
  const { body, room } = sketchOf(host);
  const box = boxOf(segmentsOf(placed));
  const floor = room.y + room.height;
  const hidden = room.hides ?? (guest.sinks ? SUNK : 0);
  const sunk = floor + box.height * hidden - box.y - box.height;
  const lowered = move(placed, 0, sunk);
  const behind = (gap: number): Region => cut(lowered, haloOf(host, gap));
  const seen = behind(GAP);
  if (areaOf(seen) < areaOf(lowered) * 0.35) return undefined;
  return { parts: [...ink(body), ...accent(seen)], small: ink(body, behind(SMALL_GAP)) };
}

function beforeDisc(disc: Region, guest: Guest, placed: Region): Sketch | undefined {
  if (!guest.stands) return undefined;
  const ground = rect(10, GROUND.y, 220, GROUND.weight, GROUND.weight / 2);
  const box = boxOf(segmentsOf(placed));
  // A hair below the upper edge of the ground, so that the feet join it.
  const standing = move(placed, 0, GROUND.y + 2 - box.y - box.height);
  const sky = cut(disc, below(GROUND.y - GAP), grow(standing, GAP));
  const front = union(standing, ground);
  return { parts: [...ink(front), ...accent(sky)], small: ink(front, sky) };
}
