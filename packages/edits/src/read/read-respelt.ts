/** Something is spelled wrongly: what is said next is how the name is written. */
const AMISS =
  /\btypo\b|mis-?spel|spel(?:t|led|ling)|\bwrong\b|\bmistake\b|\bmissing\b|\bnot\b|you(?:'ve| have)? (?:wrote|put|written|spelt|spelled|typed)|\bwith an? [a-z]\b|\bit's\b|\bwe're\b|\bchange (?:it|that|us|the name) to\b|\b(?:one|two) words?\b|\bshould be\b|错|不是|应该|少了|多了|漏|才对|的.(?:$|[，。！ ])/iu;
/** What stands after these is the wrong spelling. */
const IS_WRONG =
  /(?:\bnot|spel(?:t|led)(?: us| it| that)?(?: as)?|wrote|you put|typed|(?:have|has|had) (?:it|us) as|instead of|rather than|changed? (?:it )?from|不是|写成了?|打成了?|错成了?|别写)\s*(?:the\s+|it\s+)?$/iu;
/** The least likeness to the name that is shown of words that put it right. */
const LEAST_LIKE = 0.55;

/** The name as a request spells it, where it says that the one which is shown is wrong: "we're Fern & Fable, with an F". */
export function respeltName(request: string, name: string | undefined): string | undefined {
  // 名字中间加个点：泡芙·星球.
  const bare = (words: string) => words.replaceAll(/[·・•.\s-]/gu, '');
  const dotted =
    name && /\p{Script=Han}/u.test(name) ? request.match(/\p{Script=Han}+(?:[·・•-]\p{Script=Han}+)+/gu) : null;
  const pointed = dotted?.find((words) => words !== name && bare(words) === bare(name ?? ''));
  if (pointed) return pointed;
  if (!name || name.length < 2 || !AMISS.test(request)) return undefined;
  const isHan = /\p{Script=Han}/u.test(name);
  const spans = isHan ? hanSpans(request, name.length) : wordSpans(request, name.split(/\s+/).length);
  const put = isHan ? hanPutRight(request, name) : undefined;
  if (put) return put;
  const [best] = spans
    .filter(({ text, at }) => fold(text) !== fold(name) && !IS_WRONG.test(request.slice(0, at)))
    .map(({ text }) => ({ text, likeness: likeness(fold(text), fold(name)) }))
    .filter(({ likeness: like }) => like >= (isHan && name.length === 2 ? 0.5 : LEAST_LIKE))
    .toSorted((one, other) => other.likeness - one.likeness);
  return best && !fold(name).includes(fold(best.text)) ? best.text : undefined;
}

/** 是场不是厂, 厂应该是场, 把厂写成了场: one hanzi of the name for another. */
function hanPutRight(request: string, name: string): string | undefined {
  const said =
    /是(?<right>\p{Script=Han}{1,2})[，,、 ]?(?:而)?不是(?<wrong>\p{Script=Han}{1,2})/u.exec(request) ??
    /不是(?<wrong>\p{Script=Han}{1,2})[，,、 ]?(?:而)?是(?<right>\p{Script=Han}{1,2})/u.exec(request) ??
    /(?<wrong>\p{Script=Han})字?应该?是(?<right>\p{Script=Han})(?:字|$|[，。！ ])/u.exec(request) ??
    /(?<right>\p{Script=Han})字?(?:打|写)成了?(?<wrong>\p{Script=Han})(?:字|$|[，。！ ])/u.exec(request);
  const { right, wrong } = said?.groups ?? {};
  return right && wrong && right.length === wrong.length && name.includes(wrong)
    ? name.replace(wrong, right)
    : undefined;
}

type Span = { text: string; at: number };

/** Runs of hanzi as long as the name, or one more or less, that stand by themselves. */
const hanSpans = (request: string, length: number): Span[] =>
  [...request.matchAll(/\p{Script=Han}+/gu)].flatMap(({ 0: run, index }) => {
    const said =
      /(?:应该是|正确的是|改成|改为|才是|是|叫)(\p{Script=Han}+?)(?:才对|吧|啦|哈|的|(?:\p{Script=Han}字[头旁底]|[单双]人旁|三点水|提手旁|竖心旁|走之).*)?$/u.exec(
        run,
      )?.[1] ?? run;
    const at = index + run.lastIndexOf(said);
    return Math.abs(said.length - length) <= 1 && said.length > 1 ? [{ text: said, at }] : [];
  });

/** Words that begin with capitals, as many as the name has, or one more or less. */
function wordSpans(request: string, count: number): Span[] {
  const words = [...request.matchAll(/[\p{L}\p{N}&+][\p{L}\p{N}'’.&+-]*/gu)];
  return words.flatMap((word, first) =>
    [count, count - 1, count + 1].flatMap((length) => {
      const last = words[first + length - 1];
      if (length < 1 || !last || !/^\p{Lu}/u.test(word[0])) return [];
      const text = request.slice(word.index, last.index + last[0].length).replace(/[.']+$/u, '');
      return /[,;:!?\n]|[a-z]{3,}\.\s|(?:&|and|of|the)$/iu.test(text) ||
        !/^(?:(?:\p{Lu}|\p{N}|&|and|of|the|de|la)\S*\s*)+$/u.test(text)
        ? []
        : [{ text, at: word.index }];
    }),
  );
}

const fold = (text: string): string =>
  text.toLowerCase().replaceAll('’', "'").replaceAll('&', 'and').replaceAll(/\s+/g, ' ');

/** How much of two words is the same: 1 less the edits between them for each letter of the longer. */
function likeness(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1)
      next[j] = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (one[i - 1] === other[j - 1] ? 0 : 1));
    row = next;
  }
  return 1 - row[other.length]! / Math.max(one.length, other.length);
}

/** Whether a clause only speaks of how the name is written: it holds the new spelling, spells it out or says what is wrong. */
export const isAboutSpelling = (clause: string, respelt: string): boolean =>
  clause.includes(respelt) ||
  (/^(?:with|there's no|not|no)\s+(?:an?\s+)?\S+$|^[A-Z](?:-[A-Z'])+|是.{1,4}的.$|^是.{1,2}不是.{1,2}$|字旁|偏旁/iu.test(
    clause,
  ) &&
    clause.length < 24) ||
  /typo|mis-?spel|spel(?:t|led|ling)|(?:打|写|拼|名字)错|错别字|错了|wrong name|name'?s? wrong/iu.test(clause);
