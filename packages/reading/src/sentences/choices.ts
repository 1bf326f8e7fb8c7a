import type { ClauseText } from './clauses.ts';
import type { Clause } from './grammar.ts';
import type { Node } from './noun-phrases.ts';
import type { Token } from './token.ts';
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

/** One of several is asked for. */
export const PICK_ONE =
  /(?:挑|选|拣)(?:其中)?(?:一|哪|个)(?:个|样|种|只)?|(?:拿|画|来)(?:其中)?(?:一[个样种只]|哪个)(?=就|都|吧|即|$|，)|[二两三四]选一|任选|随便(?:选|挑|拣|拿)|哪[个样只]都(?:行|成|中|可以)|\b(?:pick one|choose one|whichever|either will do|any of (?:them|those|these)|not fussed|up to you|you choose|you pick|dealer's choice|surprise me)\b/iu;

/** "Hammer or a trowel": one of the two is asked for. */
export const isEither = ({ nodes, joined, either }: Clause, said: string): boolean =>
  /^[a-z\W]+$/iu.test(said) &&
  joined.length === 0 &&
  nodes[0]?.kind === 'thing' &&
  either.some((node) => node.isIndefinite);

/** 草莓或者樱桃都行, 要么唢呐要么二胡 */
export const isOneOfTwo = ({ nodes, joined }: Clause, text: string, tokens: readonly Token[]): boolean =>
  CHOICE.test(text) &&
  nodes.length > 0 &&
  joined.length === 0 &&
  tokens.some(({ kind }) => kind === 'or') &&
  !tokens.some(({ kind }) => kind === 'sell' || kind === 'business');

export const PICK_ONE_OF_THEM =
  /(?:随便|任意|任)(?:挑|选|拣|拿|来|画)|(?:挑|选|拣)(?:其中)?(?:一|哪)[个样种只]|[二两三四]选一/u;

/** Either of two would do. */
const CHOICE = /都(?:行|可以|好|成|中)|也行|要么.*要么|哪[个样]好|好[呢咧哩]|二选一/u;

/** Things that are only named in a row. */
export const listOf = ({ nodes, joined }: Clause): Node[] =>
  joined.every(({ relation }) => relation === 'and')
    ? [...new Set([...nodes, ...joined.flatMap(({ subject, object }) => [subject, object])])].filter(
        ({ kind }) => kind === 'thing',
      )
    : [];
