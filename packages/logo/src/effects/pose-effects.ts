import type { EffectOf, Effects } from '../document/effects.ts';
import { compose, flatten, place, placeTurned, seededRandom, uniteBoxes, type Box } from '@markwright/vector';
import type { Affine } from '@markwright/vector';
import { UNIT } from '../layout/kit.ts';
import type { Ink, Piece } from '../layout/piece.ts';
import { inkOf, transformPiece } from '../layout/piece.ts';

const isText = ({ role }: Piece) => role === 'name' || role === 'secondName' || role === 'slogan';

function inkBox(ink: Ink): Box {
  const points = flatten(ink.path, ink.at).flat();
  return uniteBoxes(points.map(({ x, y }) => ({ x, y, width: 0, height: 0 })));
}

/** Letters lean about the foot of their line. Outlines of letters have no arcs, so leaning leaves them exact. */
function slant(piece: Piece, { degrees }: EffectOf<'slant'>): Piece {
  if (!isText(piece)) return piece;
  const lean = Math.tan((degrees * Math.PI) / 180);
  const middle = piece.box.y + piece.box.height / 2;
  const by: Affine = { a: 1, b: 0, c: -lean, d: 1, e: lean * middle, f: 0 };
  const inks = piece.inks.map((ink) => ({ ...ink, at: compose(by, ink.at) }));
  const ink = uniteBoxes(inks.map(inkBox));
  return { ...piece, inks, ink, box: { ...piece.box, x: ink.x, width: ink.width } };
}

function bounce(piece: Piece, { turn, lift }: EffectOf<'bounce'>, seed: number): Piece {
  if (piece.role !== 'name' || piece.inks.length < 2) return piece;
  const random = seededRandom(seed ^ 0x9e3779b9);
  const phase = random.next() < 0.5 ? 1 : -1;
  const inks = piece.inks.map((ink, index) => {
    const side = index % 2 === 0 ? phase : -phase;
    const box = inkBox(ink);
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const radians = ((side * turn * (0.6 + 0.4 * random.next())) / 180) * Math.PI;
    const dy = -side * lift * UNIT * (0.5 + 0.5 * random.next());
    return { ...ink, at: compose(place(1, 0, dy), compose(turnAbout(radians, x, y), ink.at)) };
  });
  const ink = uniteBoxes(inks.map(inkBox));
  return { ...piece, inks, ink };
}

const turnAbout = (radians: number, x: number, y: number): Affine =>
  compose(place(1, x, y), compose(placeTurned(1, radians, 0, 0), place(1, -x, -y)));

/** How the parts stand, before they are fitted to the artboard. */
export function pose(pieces: Piece[], effects: Effects | null, seed: number): Piece[] {
  let posed = pieces;
  for (const effect of effects?.parts ?? []) {
    if (effect.kind === 'slant') posed = posed.map((piece) => slant(piece, effect));
    else if (effect.kind === 'bounce') posed = posed.map((piece) => bounce(piece, effect, seed));
    else if (effect.kind === 'tilt') {
      const box = inkOf(posed);
      const about = turnAbout((effect.degrees * Math.PI) / 180, box.x + box.width / 2, box.y + box.height / 2);
      posed = posed.map((piece) => transformPiece(piece, about));
    }
  }
  return posed;
}
