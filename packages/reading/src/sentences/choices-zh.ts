import type { ClauseText } from './clauses.ts';
import { tokensOf } from './tokens.ts';

/** 椅子也好, 窗也行: one of those that would do. */
const WOULD_DO = /^\s*(?:画)?([^，]{1,8}?)(?:也好|也行|也可以|也成|都行|都好|都可以)[啊呀吧\s]*$/u;
/** 嗯，椅子吧; 还是椅子; 就椅子: which of them it is. */
const DECIDES = /^\s*(?:嗯+|呃|那|就|还是|算了|要不)*(?:画|用|选|要)?([^，]{1,8}?)(?:吧|好了|了)?\s*$/u;

const conceptsIn = (text: string): string[] => tokensOf(text).flatMap(({ thing }) => thing?.concept ?? []);

/** 椅子也好，窗也好。嗯，椅子吧: the window was only thought of. */
export function isPassedOver(clauses: readonly ClauseText[], at: number): boolean {
  if (!WOULD_DO.test(clauses[at]!.text)) return false;
  const [own] = conceptsIn(clauses[at]!.text);
  const offered = clauses.flatMap(({ text }) => (WOULD_DO.test(text) ? conceptsIn(text) : []));
  const later = clauses.slice(at + 1).filter(({ text }) => !WOULD_DO.test(text) && DECIDES.test(text));
  const decided = later
    .map(({ text }) => conceptsIn(text))
    .find((found) => found.length === 1 && offered.includes(found[0]!));
  return own !== undefined && offered.length > 1 && decided !== undefined && decided[0] !== own;
}
