import { accent, ink, type Part, kit, type Region } from '@markwright/marks/kit';

const { both, cut, grow, rect, shape, union } = kit;

/** An open hand from the left, its palm up: something stands on it at about x = 120, y = 160. The cuff is apart. */
export function openHand(): { palm: Region; cuff: Region } {
  const palm = shape(
    [8, 172],
    [42, 172],
    [84, 158, -10],
    [138, 176, 30],
    [154, 190, 90],
    [140, 200, 180, 180],
    [104, 200],
    [104, 208, null, 0],
    [150, 208, 0],
    [214, 168, -34, null],
    [228, 174, 60],
    [224, 190, 130],
    [156, 236, 160],
    [84, 228, 196, null],
    [42, 220],
    [8, 220],
  );
  return { palm, cuff: rect(8, 166, 24, 60, 4) };
}

/** Two hands cupped under a thing in the middle; `open` is how far the fingers stand apart at the top. */
const cuppedHands = (open = 22): Region =>
  both(
    shape(
      [112, 238],
      [86, 234, 190],
      [32, 174, -106],
      [open - 6, 104, -90],
      [open + 14, 102, 76],
      [58, 150, 62],
      [76, 164, null, -10],
      [97, 158, 30],
      [101, 176, 110],
      [112, 206, 60, null],
    ),
  );

/** A thing in the second colour on an open hand. */
export function onPalm(thing: Region, plain: Region = thing): { parts: Part[]; small: Part[] } {
  const { palm, cuff } = openHand();
  return {
    parts: [...ink(cut(palm, grow(cuff, 9.5))), ...accent(cut(thing, grow(palm, 10)), cuff)],
    small: [...ink(palm), ...accent(cut(plain, grow(palm, 15)))],
  };
}

/** A thing in the second colour between two cupped hands. */
export function inHands(thing: Region, plain: Region = thing): { parts: Part[]; small: Part[] } {
  return {
    parts: [...ink(cut(cuppedHands(), grow(union(thing, plain), 10))), ...accent(thing)],
    small: [...ink(cut(cuppedHands(), grow(plain, 14))), ...accent(plain)],
  };
}
