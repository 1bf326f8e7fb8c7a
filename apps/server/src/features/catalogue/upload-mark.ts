import { createHash } from 'node:crypto';
import type { DataToSend, Endpoints } from '@markwright/contracts';
import { toOklch, type MarkDrawing } from '@markwright/logo';
import { iconIdOf } from '@markwright/contracts/icon-id';

const MEANING = { zh: '你上传的图形', en: 'Your own mark' };
/** Below this a colour counts as black or grey. */
const GREY_CHROMA = 0.04;

/** A mark that somebody brought, under an id made from its drawing: the same file gives the same mark. */
export function presentUpload(traced: MarkDrawing): DataToSend<Endpoints['uploadMark']> {
  const drawing = inLogoColors(traced);
  const id = createHash('sha256').update(JSON.stringify(drawing)).digest('hex').slice(0, 32);
  return { iconId: iconIdOf({ kind: 'upload', id }), drawing, meaning: MEANING };
}

/** A mark in black alone takes the logo's colours, as a stamp takes the ink; one that has colours keeps them. */
function inLogoColors({ shapes, ...drawing }: MarkDrawing): MarkDrawing {
  const colors = new Set(shapes.map(({ paint }) => paint));
  const [only] = colors;
  const isBlack = colors.size === 1 && only?.startsWith('#') === true && toOklch(only).c < GREY_CHROMA;
  return { ...drawing, shapes: isBlack ? shapes.map((shape) => ({ ...shape, paint: 'primary' })) : shapes };
}
