/** A piece of a request that holds one wish or a few, and what was quoted in it. */
export type Clause = {
  text: string;
  quotes: string[];
  /** Begins a new sentence: what was spoken of before is no longer meant by "it". */
  opensSentence: boolean;
};

/** Stands for a quotation while a clause is read. */
export const QUOTE = '\u0001';

const QUOTED = /"([^"\n]{1,80})"|(?<![\p{L}\p{N}])'([^'\n]{1,60})'(?!\p{L})/gu;
/** 1) … 2) … and bullets begin a new wish. */
const NUMBERED = /(?:^|[\s，。；;,.])(?:\d{1,2}[).、．:：]|[①②③④⑤⑥⑦⑧⑨]|[-•*·]\s)\s*/gu;
const SENTENCE_END = /[。！？!?\n；;…]+|(?<!\b(?:est|no|st|co|ltd|mr|mrs|dr))\.(?=\s|$)/iu;
const CLAUSE_END = /[，,、：]|:(?!\/)|(?<=\p{Script=Han})\s+(?=\p{Script=Han}{2})|(?<=\S)\s+[-–—]+\s+|——/u;
/** Words that begin a wish of their own in a sentence without commas. */
const JOINTS =
  /\s+(?:and then|then|and also|and can (?:we|you)|but|also|plus|so maybe|so can (?:we|you)|maybe)\s+|(?:然后|另外|还有|同时|接着|顺便|以及|最后(?![那一个面头的])|并且|而且|但是|不过)(?=.)/giu;
/** "and" parts wishes where both sides say something to do. */
const AND =
  /\s+(?:and|&)\s+(?=(?:make|put|add|change|move|turn|get|take|drop|lose|remove|swap|use|give|set|spread|leave|keep|flip|tilt|shrink|the|a |an |their|its|in |bump|center|centre|can|cream|more|less|lighter|darker|bigger|smaller)\b)/giu;
/** Dictated without any mark: a new thing is spoken of after one was dealt with. */
const ZH_RUN_ON = /(?<=[了吧点些倍]|最[粗大小细])(?=(?:字|底色|背景|颜色|名字|店名|口号|图|英文)(?!号|写))/gu;

export function splitClauses(request: string): Clause[] {
  const quotes: string[] = [];
  const marked = request.replace(QUOTED, (_, double: string | undefined, single: string | undefined) => {
    quotes.push(double ?? single ?? '');
    return QUOTE;
  });
  const listed = marked.replace(NUMBERED, '\n');
  let taken = 0;
  return listed.split(SENTENCE_END).flatMap((sentence) =>
    sentence
      .split(CLAUSE_END)
      .flatMap((part) => part.replace(JOINTS, '\n').replace(AND, '\n').replace(ZH_RUN_ON, '\n').split('\n'))
      .map((text) => text.trim())
      .filter(Boolean)
      .map((text, place) => {
        const count = text.split(QUOTE).length - 1;
        const own = quotes.slice(taken, taken + count);
        taken += count;
        return { text, quotes: own, opensSentence: place === 0 };
      }),
  );
}
