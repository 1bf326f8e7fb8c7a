/** Whether words stand at one end of the name, or are one of its words. */
export const isPartOf = (part: string, name = ''): boolean =>
  /\p{Script=Han}/u.test(part) ? name.startsWith(part) || name.endsWith(part) : ` ${name} `.includes(` ${part} `);

/** "Spelt Bela not Bella": one word put right in a name of several, the others stay. */
export function inName(said: string, name = ''): string {
  const [, right = said, wrong] = /^(\S+?),? (?:not|instead of|rather than) (\S+?)$/u.exec(said) ?? [];
  const words = name.split(' ');
  const is = (word: string) => word.toLowerCase() === wrong?.toLowerCase();
  const held = words.findIndex((word) => is(word) || is(word.replace(/['’]s$/u, '')));
  if (wrong !== undefined && held >= 0) {
    const tail = is(words[held] ?? '') ? '' : (/['’]s$/u.exec(words[held] ?? '')?.[0] ?? '');
    return words.with(held, `${right}${tail}`).join(' ');
  }
  const near = words.length > 1 && !right.includes(' ') ? words.findIndex((word) => isNear(word, right)) : -1;
  return near < 0 ? right : words.with(near, right).join(' ');
}

const isNear = (one: string, other: string): boolean => {
  const letters = Array.from(one.toLowerCase()).toSorted().join('');
  return (
    one !== other &&
    one[0] === other[0] &&
    (other.startsWith(one) ||
      one.startsWith(other) ||
      letters === Array.from(other.toLowerCase()).toSorted().join('') ||
      Math.abs(one.length - other.length) === 1)
  );
};
