import { removeBackground, tracePicture, type CutOut, type Picture } from '@markwright/matting';
import { serveRequests } from '../../lib/workers/serve-requests.ts';
import type { CutOutAnswer, CutOutNote, CutOutRequest } from './cut-out.ts';

/** Pictures stay here between two settings of the slider, so that only the result travels. */
const pictures = new Map<string, { picture: Picture; cut?: CutOut }>();

function hear(note: CutOutNote): void {
  if (note.kind === 'close') pictures.delete(note.picture);
  else pictures.set(note.picture, { picture: { data: note.data, width: note.width, height: note.height } });
}

serveRequests<CutOutRequest, CutOutAnswer, CutOutNote>(({ kind, picture, settings }, step) => {
  const known = pictures.get(picture);
  if (!known) throw new Error('The picture is gone');
  step();
  if (kind === 'trace') {
    known.cut ??= removeBackground(known.picture, settings, step);
    step();
    return { answer: { tracing: tracePicture(known.cut) } };
  }
  const cut = removeBackground(known.picture, settings, step);
  known.cut = cut;
  const data = cut.data.slice();
  const { width, height, background } = cut;
  return { answer: { cut: { data, width, height, background } }, transfer: [data.buffer] };
}, hear);
