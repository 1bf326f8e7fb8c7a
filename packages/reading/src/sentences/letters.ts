/** Where a clause asks a letter of the name to become something: what stands after `to` is what it becomes. */
type LetterPlace = { letter: string; from: number; to: number };

const EN =
  /\b(?:[Tt]he|[Bb]oth|[Ee]ach|letter|first|second|last|capital|middle|that)\s+(?:two |three |double |letter )?["'“‘]?([A-Z]{1,2})["'”’]?(?:['’]?s)?["'”’]?(?=\s+(?:is|are|as|into|in|becomes?|becoming|turns?|turned|drawn|shaped|looks?|made|replaced|could|should|would|like|formed|to|being|the)\b)(?:\s+in [A-Z]{2,}\b)?/u;
const ZH =
  /(?:首字母|大写字母|大写|字母|把)["“「『]?([A-Za-z])["”」』]?(?=[换变做画改里写是成拉弯拼长当用由])|(?:字母|把|让|将|用|那个|里的|中的)?["“「『]?([\p{Script=Han}A-Za-z])["”」』]?(?:字|字母)(?:的|里|那|中|下面|上面|左边|右边|底)?(?:的?[一两三四几上下左右中最]*(?:笔画?|[横竖撇捺点钩折])(?=[是换变做画改成像用由]))?/u;

/** The letter that a clause speaks of; undefined where it speaks of none. */
export function findLetter(clause: string, name: string): LetterPlace | undefined {
  const match = EN.exec(clause) ?? ZH.exec(clause);
  const letter = match?.[1] ?? match?.[2];
  if (!match || !letter) return undefined;
  // 手写字, 汉字: a character is only meant where the name has it or it stands in quotes.
  const isQuoted = /["“「『]/u.test(match[0]);
  if (/\p{Script=Han}/u.test(letter) && !isQuoted && !name.includes(letter)) return undefined;
  return { letter: letter.slice(0, 1), from: match.index, to: match.index + match[0].length };
}
