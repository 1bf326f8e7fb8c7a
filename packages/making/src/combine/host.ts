import type { Kit, Region } from '@markwright/marks/kit';

/**
 * How the guest joins the host:
 * cut: it is the empty space inside the host; set: it stands in the host's opening, in the second colour;
 * part: it takes the place of a part that looks or means alike, as a coin for the sun;
 * rise: it comes up behind the host's rim; before: the host is a disc behind it.
 */
export type Way = 'cut' | 'set' | 'part' | 'rise' | 'before';

/** Where there is room for a guest. Without `round` the box is filled, and `stand` puts it on the floor of the box. */
export type Room = {
  x: number;
  y: number;
  width: number;
  height: number;
  round?: boolean;
  stand?: boolean;
  /** Share of every guest that the rim hides, as a cloud hides the foot of a mountain. */
  hides?: number;
};

/** The upper edge of a body that can wear ears, and the middle of the face below it. */
export type Brow = { left: number; right: number; y: number; face: number };

export type HostSketch = { body: Region; room: Room; brow?: Brow };

export type Host = {
  /** Concepts this host says. */
  concepts: readonly string[];
  name: string;
  way: Way;
  /** Which guests suit it, by family or by concept; a guest that is the host itself never does. */
  takes: readonly string[];
  /** 「杯中有山」; `guest` is put in for ○ and _. */
  zh: string;
  en: string;
  draw: (kit: Kit) => HostSketch;
};

export const disc = (x: number, y: number, r: number): Room => ({
  x: x - r,
  y: y - r,
  width: r * 2,
  height: r * 2,
  round: true,
});
