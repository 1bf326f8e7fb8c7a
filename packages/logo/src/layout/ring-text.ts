import { compose, mapBox, place, placeTurned, uniteBoxes, type Outlines } from '@markwright/vector';
import type { Ink, Piece } from './piece.ts';
import { setLine } from './set-line.ts';
import type { LineSetting } from './set-line.ts';

type RingSetting = LineSetting & {
  radius: number;
  side: 'top' | 'bottom';
  /** The text shrinks to stay within this angle. */
  maxAngle: number;
  /** Short text is spaced out to reach this angle, as far as tracking may go. */
  minAngle?: number;
};

/** Bends a set line round the origin: each letter turns about its own middle, its ink middle on the radius. */
export function setOnRing(outlines: Outlines, setting: RingSetting): Piece {
  let line = setLine(outlines, setting);
  let angle = line.ink.width / setting.radius;
  if (angle > setting.maxAngle) {
    line = setLine(outlines, { ...setting, em: (setting.em * setting.maxAngle) / angle });
    angle = line.ink.width / setting.radius;
  }
  const middle = line.box.y + line.box.height / 2;
  const top = setting.side === 'top';
  const boxes: Piece['box'][] = [];
  const centers = letterCenters(line.inks, outlines, setting);
  const inks = line.inks.map((ink, index): Ink => {
    const center = centers[index] ?? 0;
    const along = (center - line.ink.x - line.ink.width / 2) / setting.radius;
    const turn = top ? along : -along;
    const radius = top ? -setting.radius : setting.radius;
    const at = compose(
      placeTurned(1, turn, -Math.sin(turn) * radius, Math.cos(turn) * radius),
      place(1, -center, -middle),
    );
    boxes.push(
      mapBox(at, { x: center - line.box.height / 2, y: line.box.y, width: line.box.height, height: line.box.height }),
    );
    return { ...ink, at: compose(at, ink.at) };
  });
  const extent = uniteBoxes(boxes);
  return { role: setting.role, box: extent, ink: extent, inks, letterHeight: line.letterHeight ?? 0 };
}

/** Middle of each letter's ink on the straight line. */
function letterCenters(inks: readonly Ink[], outlines: Outlines, setting: RingSetting): number[] {
  const run = outlines.shape(setting.font, setting.text);
  const inked = run.glyphs.flatMap((glyph) => (glyph.ink ? [glyph.ink] : []));
  return inks.map((ink, index) => {
    const box = inked[index];
    return box ? ink.at.e + (box.x + box.width / 2) * ink.at.a : ink.at.e;
  });
}
