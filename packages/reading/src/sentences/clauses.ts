/** A piece of a sentence that says one thing. */
export type ClauseText = {
  text: string;
  /** Where it begins in the whole text. */
  from: number;
  /** What ends it: a comma, a question mark, nothing. */
  end: string;
};

/** Marks between clauses; a point inside a number or a name is none, and 、 only joins a list. */
const MARKS = /[,;:!?，。；：！？（）()\n•]|\.(?=\s|$)|…+|\.{2,}|[—–]+|\s-\s|^\s*[-*]\s/u;

/** Words that begin a new thought without any mark: "a fox but not cute", 猫就行然后旁边一棵树. */
const TURNS =
  /(?<=\p{Script=Han}) +(?=\p{Script=Han})|\s(?:(?<!\b(?:anything|nothing|all|everything) )but|though|although|however|while|whereas|because|then|(?<!\b(?:is|are|was|were|be|feels?|looks?|seems?|not|ever|or|and) )so|and (?=(?:there|it|its|the|one|his|her|from|please|no|not|neither|nor|so|we|our|maybe|perhaps)\b))(?=\s)|(?:但是|可是|不过|然后|然候|所以|另外|而且|后来|其实|反正|因为|结果|只不过|再加上|同时|接着)/u;

const BOUNDARY = new RegExp(`${MARKS.source}|${TURNS.source}`, 'gimu');

/** A text cut where one thought ends; nothing is changed inside. */
export function clausesOf(text: string): ClauseText[] {
  const clauses: ClauseText[] = [];
  let from = 0;
  const add = (to: number, end: string) => {
    const piece = text.slice(from, to);
    if (/[\p{L}\p{N}]/u.test(piece)) clauses.push({ text: piece, from, end });
  };
  for (const { 0: mark, index } of text.matchAll(BOUNDARY)) {
    add(index, mark.trim());
    from = index + mark.length;
  }
  add(text.length, '');
  return clauses;
}

/** Not the blank that people type: 修电脑 也修打印机 are two clauses. */
const BLANK = '\u2002';

/** The same text with some of its places blank, so that everything else keeps its place. */
export const blanked = (text: string, from: number, to: number): string =>
  text.slice(0, from) + BLANK.repeat(Math.max(0, to - from)) + text.slice(to);
