import { iconIdOf } from '@markwright/contracts/icon-id';
import { factsOf, layoutsFor, setLayout, shownMark, type LogoDoc } from '@markwright/logo';

/** Whether the arrangement draws the mark; some set a letter or a seal in its place. */
export const isMarkShown = (doc: LogoDoc): boolean => shownMark(doc) === 'drawing';

/** The id of the design's mark, also where letters stand in for it at the moment; empty where it has none. */
export const iconIdOfDoc = ({ mark }: LogoDoc): string => (mark ? iconIdOf(mark.source) : '');

/** Above the name, or the first arrangement that has a place for a mark. */
const WITH_MARK = 'stacked';

/** A mark somebody has just chosen is to be seen: an arrangement without a place for it gives way to one that has it. */
export function showMark(doc: LogoDoc): LogoDoc {
  if (doc.mark === null || isMarkShown(doc)) return doc;
  const suiting = layoutsFor(factsOf(doc)).filter(({ drawsMark }) => drawsMark);
  const chosen = suiting.find(({ id }) => id === WITH_MARK) ?? suiting[0];
  return chosen ? setLayout(doc, chosen.id) : doc;
}
