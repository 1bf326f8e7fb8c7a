import type { Outlines } from '@markwright/vector';
import { hasIdeograph } from '../document/text-rules.ts';
import { textUnits } from '../layout/break-text.ts';
import type { Layout } from '../layout/layout.ts';
import type { FaceChoice } from './face.ts';
import { heavinessRank } from './face.ts';

type FaceSource = { outlines: Outlines; faces: readonly FaceChoice[] };

const ableByText = new WeakMap<Outlines, Map<string, { faces: readonly FaceChoice[]; able: FaceChoice[] }>>();
const REMEMBERED_TEXTS = 500;

/** Faces that have every character of a text; remembered, since lists ask for the same name again and again. */
export function ableFaces(text: string, { outlines, faces }: FaceSource): FaceChoice[] {
  let known = ableByText.get(outlines);
  if (!known) ableByText.set(outlines, (known = new Map()));
  const remembered = known.get(text);
  if (remembered?.faces === faces) return remembered.able;
  const able = faces.filter(
    ({ key }) => outlines.covers?.(key, text) ?? outlines.shape(key, text).missing.length === 0,
  );
  if (known.size >= REMEMBERED_TEXTS) known.clear();
  known.set(text, { faces, able });
  return able;
}

/** Running hands are harder to read; only layouts that sign with a seal take them. */
const isRunning = ({ traits }: FaceChoice) => traits.build === 'brush' && traits.heaviness === 'light';

/** Wild cursive abbreviates characters or writes them the old way: for those who ask for it by name. */
const isWild = ({ traits }: FaceChoice) => traits.build === 'brush' && traits.contrast === 'high';

/** Letters far wider than tall make a long name a thin strip: width of a sample word against its capitals. */
const EXTENDED = 7.6;
const EXTENDED_UNITS_MAX = 4;
const isExtended = ({ key }: FaceChoice, outlines: Outlines): boolean =>
  outlines.shape(key, 'Hamburg').width / Math.max(1, outlines.metrics(key).capHeight) > EXTENDED;

/** Keeps what passes, unless nothing would be left. */
const prefer = (faces: FaceChoice[], passes: (face: FaceChoice) => boolean): FaceChoice[] => {
  const kept = faces.filter(passes);
  return kept.length > 0 ? kept : faces;
};

/** Faces that can write the name, narrowed to those the layout was drawn for. */
export function facesFor(name: string, layout: Layout | undefined, source: FaceSource): FaceChoice[] {
  const script = hasIdeograph(name) ? 'hanzi' : 'latin';
  let faces = prefer(ableFaces(name, source), (face) => face.script === script);
  if (script === 'latin' && textUnits(name) > EXTENDED_UNITS_MAX) {
    faces = prefer(faces, (face) => !isExtended(face, source.outlines));
  }
  if (!layout) return faces;
  const { suits, lightest = 'regular', takesCursive } = layout;
  faces = prefer(faces, (face) => suits === 'any' || suits.includes(face.traits.build));
  faces = prefer(faces, (face) => !isWild(face) && (takesCursive === true || !isRunning(face)));
  const least = { light: 0, regular: 1, bold: 2, heavy: 3 }[lightest];
  // Stems are measured: a bold round face counts as regular, so containers ask for it only by one step.
  return prefer(faces, (face) => heavinessRank(face) >= least);
}
