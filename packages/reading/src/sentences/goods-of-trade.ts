import { findConcept } from '@markwright/marks';
import { isCast, isHappening, type ClauseKind } from './clause-kinds.ts';
import type { Clause } from './grammar.ts';

/** A clause with what it is about and where it stands. */
export type ReadClause = Clause & {
  kind: ClauseKind;
  text: string;
  from: number;
  end: string;
  /** Of a sentence that asks for the picture. */
  isAsked?: boolean;
};

/** What lives and grows is named for its picture; what is made, served or worn is goods. */
const PICTURED: ReadonlySet<string> = new Set(['animals', 'nature', 'plants', 'people', 'myth', 'species', 'flora']);
const ASKS =
  /[画想]|图案|图形|标志|吉祥物|那[种个只]|\b(?:draw|show|picture|maybe|perhaps|logo|icon|mascot|featuring|crossed|entwined|intertwined|interlocked|motif|silhouette|side by side|back to back)\b|交叉|交错|并排|就[挺很蛮]?(?:行|好|可以)/iu;

/** Whether a clause names something for its picture: with an article, or a creature or a plant. */
export function isPictured({ nodes, joined }: ReadClause): boolean {
  const things = [...nodes, ...joined.flatMap(({ subject, object }) => [subject, object])];
  return things.some(
    ({ token, isDetermined }) => isDetermined || PICTURED.has(findConcept(token.thing?.concept ?? '')?.theme ?? ''),
  );
}

/**
 * Where a trade is told, things in a row are what it sells: "board game cafe, toasties and beer". Otherwise "gift box,
 * rabbit and osmanthus" is a picture.
 */
export function goodsOfTrade(clause: ReadClause): ReadClause {
  const isRow = clause.joined.every(({ relation }) => relation === 'and');
  return clause.kind === 'picture' &&
    isRow &&
    !clause.isAsked &&
    !isCast(clause) &&
    !isHappening(clause) &&
    !isPictured(clause) &&
    !ASKS.test(clause.text)
    ? { ...clause, kind: 'goods' }
    : clause;
}

/** 改装摩托车，骷髅，酷一点: the one thing that is named for itself after the trade. */
export function loneThing(clauses: readonly ReadClause[]): number {
  const isLone = ({ kind, nodes, joined, text }: ReadClause): boolean =>
    kind === 'goods' &&
    nodes.length === 1 &&
    joined.length === 0 &&
    nodes[0]!.kind === 'thing' &&
    text.trim() === nodes[0]!.token.text;
  const at = clauses.findIndex(isLone);
  const isOnly = at > 0 && clauses.filter((each) => each.kind === 'picture' || isLone(each)).length === 1;
  const isHan = /\p{Script=Han}/u.test(clauses[at]?.text ?? '');
  return isOnly && isHan && clauses.slice(0, at).some(({ kind }) => kind === 'business') ? at : -1;
}
