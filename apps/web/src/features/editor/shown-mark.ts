import { factsOf, layoutsFor, resolveLayout, setLayout, type LogoDoc } from '@markwright/logo';

/** Whether the arrangement draws the mark; some set a letter or a seal in its place. */
export const isMarkShown = (doc: LogoDoc): boolean =>
  doc.mark !== null && resolveLayout(doc.layout.id, factsOf(doc)).drawsMark === true;

/** Above the name, or the first arrangement that has a place for a mark. */
const WITH_MARK = 'stacked';

/** A mark somebody has just chosen is to be seen: an arrangement without a place for it gives way to one that has it. */
export function showMark(doc: LogoDoc): LogoDoc {
  if (doc.mark === null || isMarkShown(doc)) return doc;
  const suiting = layoutsFor(factsOf(doc)).filter(({ drawsMark }) => drawsMark);
  const chosen = suiting.find(({ id }) => id === WITH_MARK) ?? suiting[0];
  return chosen ? setLayout(doc, chosen.id) : doc;
}
