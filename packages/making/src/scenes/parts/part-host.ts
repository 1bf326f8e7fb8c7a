import type { Room, Kit, Region } from '@markwright/marks/kit';

/** Where another thing takes the place of a part. */
export type PartPlace =
  | {
      kind: 'room';
      room: Room;
      /** The point of room and guest that meet, as shares of their boxes. */
      anchor: readonly [x: number, y: number];
      /** Degrees that the long axis of something long is brought to. */
      axis?: number;
      /** The guest and its mirror image about this upright. */
      twice?: number;
      isBehind?: true;
      /** What the thing loses there: it has the part in its own drawing. */
      gone?: Room;
      /** Turned over, whatever it is, or a vessel alone: a bowl for a lid. */
      isUpsideDown?: true | 'vessel';
      /** A disc is seen at a slant there, as wide as before and not so high: a button for a cap. */
      isSlanted?: true;
    }
  /** A copy at each place, all of one size. */
  | {
      kind: 'spots';
      spots: readonly (readonly [x: number, y: number])[];
      side: number;
      isBehind?: true;
      isLongUpright?: true;
    }
  /** Copies round a middle, their feet inwards, from one angle to another (0 is three o'clock). */
  | {
      kind: 'ring';
      x: number;
      y: number;
      near: number;
      count: number;
      from: number;
      to: number;
      reach: number;
      isBehind?: true;
    };

/** A thing drawn without one of its parts. */
export type PartHost = {
  concepts: readonly string[];
  /** The part that is missing, by its name of `part-names.ts`; the first host of a concept is taken where none was said. */
  parts: readonly string[];
  draw: (kit: Kit) => { body: Region; small?: Region };
  place: PartPlace;
};
