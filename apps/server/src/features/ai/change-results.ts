import type { Edit } from '@markwright/edits';
import { openChecked } from '@markwright/logo';
import type { Engine } from '../../engine/engine.ts';
import { BUILT_IN_ENGINE, type MadeLogo } from './make-logos.ts';
import type { AiResultRow } from './queries.ts';

/** A task that asks for nothing that can be drawn: it ends, and its point goes back. */
export class NothingToDraw extends Error {}

/** Four logos that were drawn before, after some wishes; what no wish speaks of stays. */
export async function changeResults(
  results: readonly AiResultRow[],
  edits: readonly Edit[],
  engine: Engine,
): Promise<MadeLogo[]> {
  const logos = results.map(({ doc, meaning }) => ({ doc: openChecked(doc), meaning }));
  const changed = logos.length > 0 ? await engine.changeLogos(logos, edits) : null;
  if (!changed) throw new NothingToDraw('none of the wishes can be carried out');
  return Promise.all(
    changed.map(async ({ doc, meaning }, place) => {
      const before = results[place % results.length]!;
      const isSameMark = doc.mark?.source.id === before.doc.mark?.source.id;
      return {
        doc,
        meaning,
        style: before.style,
        engine: isSameMark ? before.engine : BUILT_IN_ENGINE,
        covered: await engine.renderDoc(doc, { watermark: true }),
      };
    }),
  );
}
