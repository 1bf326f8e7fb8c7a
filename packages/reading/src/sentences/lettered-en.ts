/** Which letters of the name: "the first", "both", "all four", "the big". */
const WHICH =
  '(?:(?:both|all|each|every)(?: of)?\\s+)?(?:(?:the|two|three|four|first|second|third|last|final|middle|initial|big|capital|little|upper ?case|lower ?case|double)\\s+)*(?:letters?\\s+)?';
/** "o", "'A'", "o's", "Ts", "oos" */
const LETTER = "[\"'“‘]?\\b(?<letter>[a-z])\\k<letter>*[\"'”’]?(?:['’]?e?s)?[\"'”’]?(?![\\p{L}\\d'’])";
const JOINS =
  '(?:\\s*(?:=|->|→)\\s*|\\s+(?:(?:(?:wants?|needs?|has|have|ought|got)\\s+)?(?:to|could|can|should|would|might|must|will|shall|may)\\s+)?(?:(?:all|both|just|maybe|perhaps|each)\\s+)*(?:is|are|be|being|becomes?|becoming|as)?(?:\\s+(?:all|both|just|maybe|perhaps|each))*\\s*(?:(?:made|built|formed)(?:\\s+(?:up|out))?\\s+(?:of|from|into|as)|(?:turn(?:s|ed|ing)?|chang(?:es|ed|ing)|made|grow(?:s|ing)?)\\s+into|shaped\\s+(?:like|as)|drawn\\s+as|done\\s+as|replaced\\s+(?:by|with)|whose\\s+[a-z]+\\s+(?:is|are))?\\s+|\\s+(?=(?:an?|one|two|three)\\s))';
const GIVEN = '(?=(?:an?|the|one|two|three|four|some)\\s|[a-z])';

const isWordOf = (name: string): string =>
  name
    .split(/[^\p{L}'’]+/u)
    .filter((word) => word.length > 1)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('|');

/** Letters that are words of their own: only meant where something tells that they are letters. */
const PRONOUNS = /^[ai]$/i;

/**
 * "j = tow hook", "make the first i in Kingpin a bowling pin", "two barber poles for the Ts in Hutt": what becomes of a
 * letter of the name, said in one way: "the J is a tow hook".
 */
export function lettersSpelledOut(text: string, name: string): string {
  if (!/[a-z]{2}/i.test(name) || !/[a-z]{3}/i.test(text)) return text;
  const words = isWordOf(name);
  const inName = `(\\s+(?:in|of|for|from|on)\\s+(?:the\\s+)?(?:name|word|logo|brand${words && `|${words}`})(?:\\s+only)?(?![\\p{L}]))?`;
  const has = (letter: string): boolean => name.toLowerCase().includes(letter.toLowerCase());
  const say = (letter: string, thing: string): string =>
    `the ${letter.toUpperCase()} is ${/^(?:an?|the|one|two|three|four|some|made|in)\b|^[a-z-]+(?<!s)s\b|(?<!s)s$/i.test(thing) ? '' : 'a '}`;
  const isMeant = (which: string, letter: string, named: string | undefined, join: string): boolean =>
    has(letter) &&
    (named !== undefined ||
      /[=>→]/u.test(join) ||
      (which.trim() !== '' && (!PRONOUNS.test(letter) || /the|letter|both|first|last|two|big/i.test(which))));
  const next = (whole: string, at: number, all: string): string =>
    /^[a-z-]+(?: [a-z-]+)?/iu.exec(all.slice(at + whole.length))?.[0] ?? '';
  const rules: [pattern: string, build: (groups: string[], whole: string, at: number, all: string) => string][] = [
    // "Swap the O for a mirror ball", "turn the two o's into shirt buttons"
    [
      `(?:\\b(?:can|could|would|will) (?:you|we|u) (?:please |just |maybe )*)?\\b(?:swap|replace|exchange|trade|turn|make|change|switch)(?:ing)?\\s+(${WHICH})${LETTER}${inName}\\s+(?:out\\s+)?(?:for|with|by|into|as|to)\\s+(?!(?:${words || 'name'})(?![\\p{L}]))${GIVEN}`,
      ([which = '', letter = '', named], whole, at, all) =>
        isMeant(which, letter, named || undefined, '') ? say(letter, next(whole, at, all)) : whole,
    ],
    // "Two barber poles for the two Ts in Hutt"
    [
      `(?<=^|[.!?:;,\\n]\\s*|\\b(?:and|with)\\s+)((?:an?|one|two|three|four)\\s+(?:[a-z-]+\\s+){1,3}?)(?:for|as|instead of|in place of)\\s+(${WHICH})${LETTER}${inName}`,
      ([thing = '', which = '', letter = '', named], whole) =>
        which && named && has(letter) ? `the ${letter.toUpperCase()} is ${thing.trim()}` : whole,
    ],
    // "Could the dot of the i be a juniper berry"
    [
      `\\b(?:the )?dot (?:of|on|over|above|in) (${WHICH})${LETTER}${inName}(${JOINS})${GIVEN}`,
      ([, letter = '', , join = ''], whole, at, all) =>
        has(letter) && join.trim() ? say(letter, next(whole, at, all)) : whole,
    ],
    [
      `(?<![\\p{L}\\d'’&-])(${WHICH})${LETTER}${inName}(${JOINS})${GIVEN}`,
      ([which = '', letter = '', named, join = ''], whole, at, all) => {
        const isJoined =
          join.trim() !== '' ||
          (/^(?:an?|one|two|three)\b/i.test(next(whole, at, all)) && /first|last|second|letter|big/i.test(which));
        return isJoined && isMeant(which, letter, named || undefined, join) ? say(letter, next(whole, at, all)) : whole;
      },
    ],
  ];
  return rules.reduce(
    (left, [pattern, build]) =>
      left.replace(new RegExp(pattern, 'giu'), (whole: string, ...rest: unknown[]) => {
        const at = rest.findIndex((each) => typeof each === 'number');
        return build(rest.slice(0, at) as string[], whole, rest[at] as number, rest[at + 1] as string);
      }),
    text,
  );
}
