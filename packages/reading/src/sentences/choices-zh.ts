import type { ClauseText } from './clauses.ts';
import type { Clause } from './grammar.ts';
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

/** 狐狸也行，浣熊也行: one of several that would do, and whether it is the first of them. */
export function offeredOf(clauses: readonly ClauseText[], at: number): 'first' | 'more' | undefined {
  const isOffer = (place: number): boolean =>
    WOULD_DO.test(clauses[place]?.text ?? '') && conceptsIn(clauses[place]!.text).length === 1;
  if (!isOffer(at)) return undefined;
  return isOffer(at - 1) ? 'more' : isOffer(at + 1) ? 'first' : undefined;
}

/** The first of them is drawn, the others would do as well. */
export function asChoice(clause: Clause, offered: 'first' | 'more'): void {
  const things = clause.nodes.filter(({ kind }) => kind === 'thing').map((node) => ({ ...node, isDetermined: true }));
  clause.joined = [];
  clause.nodes = offered === 'first' ? things : [];
  if (offered === 'more') clause.either = [...clause.either, ...things];
}
