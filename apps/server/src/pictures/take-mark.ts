import { AppError } from '@markwright/contracts/errors';
import { DOC_BYTES_MAX, findDrawingExcess, type MarkDrawing, type MarkShape } from '@markwright/logo';
import { tracePicture, type Picture } from '@markwright/matting';
import { readPlainShapes } from './plain-svg.ts';
import { readSvg } from './read-svg.ts';

export const TAKEN_SIDE = 1024;
/** Of a document's bytes; names, colours and the meaning need room too. */
const DRAWING_SHARE = 0.8;
const SHAPES_MAX = 400;

const fits = (drawing: MarkDrawing): boolean =>
  drawing.shapes.length <= SHAPES_MAX &&
  JSON.stringify(drawing).length < DOC_BYTES_MAX * DRAWING_SHARE &&
  findDrawingExcess(drawing) === null;

/** A cut-out in a few flat colours, traced. */
export function markOfPicture(cut: Picture): MarkDrawing {
  const traced = tracePicture(cut);
  if (!traced) throw new AppError('PICTURE_EMPTY');
  const shapes = traced.shapes.map((shape): MarkShape => ({ ...shape, fillRule: 'evenodd' }));
  const drawing = { box: traced.box, shapes };
  if (!fits(drawing)) throw new AppError('MARK_TOO_BUSY');
  return drawing;
}

/** The shapes of a cleaned SVG as they are; undefined where it has more than filled and stroked shapes in plain colours. */
export function markOfSvg(cleaned: string): MarkDrawing | undefined {
  const drawing = readPlainShapes(readSvg(cleaned));
  return drawing && fits(drawing) ? drawing : undefined;
}
