import { drawArt, findArtStyle } from '@markwright/art-font';
import type { ArtDrawing, ArtRequest, ArtStyle } from '@markwright/art-font';
import { compose, mapPoint, place, placeTurned, uniteBoxes } from '@markwright/vector';
import type { Affine } from '@markwright/vector';
import type { Art } from '../document/art.ts';
import { displayText, nameStem } from './kit.ts';
import type { LayoutKit } from './kit.ts';
import type { Ink, Piece } from './piece.ts';
import { transformPiece } from './piece.ts';

const IDENTITY = place(1, 0, 0);
/** A line of letters bends over this angle at most, and by this much for every height of its width. */
const ARC_MOST = 1.9;
const ARC_PER_HEIGHT = 0.32;

/** A layout sets its lines several times over; drawing a style takes longer than all the rest. */
const MOST_KNOWN = 24;
const known = new Map<string, ArtDrawing>();

function drawOnce(key: string, style: ArtStyle, request: ArtRequest): ArtDrawing {
  const seen = known.get(key);
  const drawing = seen ?? drawArt(style, request);
  known.delete(key);
  known.set(key, drawing);
  const [oldest] = known.keys();
  if (known.size > MOST_KNOWN && oldest !== undefined) known.delete(oldest);
  return drawing;
}

/** Letters on a circle: each keeps its form and turns as it goes. */
function onArc(piece: Piece, height: number): Piece {
  const { box } = piece;
  const angle = Math.min(ARC_MOST, (box.width / height) * ARC_PER_HEIGHT);
  const radius = box.width / angle;
  const [middle, foot] = [box.x + box.width / 2, box.y + box.height];
  const inks = piece.inks.map((ink): Ink => {
    const center = ink.center ?? mapPoint(ink.at, 0, 0);
    const turn = ((center.x - middle) / box.width) * angle;
    const about: Affine = compose(
      placeTurned(1, turn, middle + Math.sin(turn) * radius, foot + radius - Math.cos(turn) * radius),
      place(1, -center.x, -foot),
    );
    return { ...ink, at: compose(about, ink.at) };
  });
  return { ...piece, inks };
}

/** Latin words are read along their line, so a column of them is the line turned. */
const turned = (piece: Piece): Piece => transformPiece(piece, placeTurned(1, Math.PI / 2, 0, 0));

/** The plainly set name as lettering. */
export function letterName(kit: LayoutKit, plain: Piece, art: Art, color: string): Piece {
  const style = findArtStyle(art.style);
  if (!style || plain.inks.length === 0) return plain;
  const { doc, facts } = kit;
  const h = plain.letterHeight ?? 100;
  const isTurned = art.arrangement === 'vertical' && !facts.hanziOnly;
  const placed = art.arrangement === 'arc' && facts.letters > 1 ? onArc(plain, h) : isTurned ? turned(plain) : plain;
  const text = displayText(doc.name);
  const request: ArtRequest = {
    letters: placed.inks.map(({ path, at }) => ({ path, at })),
    text,
    h,
    stem: nameStem(kit),
    colors: [color, art.colors[0], art.colors[1]],
    ground: kit.colors.ground,
    strength: art.strength,
    seed: doc.seed,
  };
  const places = placed.inks.map(({ at }) => [at.a, at.b, at.e, at.f].map((value) => value.toFixed(3)).join());
  const key = [
    style.id,
    doc.name.font,
    text,
    ...request.colors,
    request.ground,
    art.strength,
    doc.seed,
    h,
    ...places,
  ].join('|');
  const { layers, ink, body } = drawOnce(key, style, request);
  const inks = layers.map((layer): Ink => ({ ...layer, at: IDENTITY }));
  return { ...plain, inks, ink, box: body.width > 0 ? body : uniteBoxes([ink]), isLettered: true };
}
