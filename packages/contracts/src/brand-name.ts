/** A vector purchase covers one brand name. Slips may be put right this often in a creation's life. */
export const FREE_NAME_CORRECTIONS = 3;
/** Names of up to so many characters may have one of them put right, longer ones a third. */
const SHORT_NAME = 4;

/** `correction`: a slip put right, of the three that are free. `another`: another brand, so another logo. */
type NameChange = 'same' | 'correction' | 'another';

/**
 * How a name stands to the one that was bought, once case, width, spaces and punctuation are set aside. It is always
 * compared with the bought name, never with the last correction: three of those must not add up to another name.
 */
export function compareBrandNames(bought: string, next: string): NameChange {
  const before = Array.from(foldBrandName(bought));
  const after = Array.from(foldBrandName(next));
  if (before.join('') === after.join('')) return 'same';
  const allowed = before.length <= SHORT_NAME ? 1 : Math.floor(before.length / 3);
  const distance = editDistance(before, after);
  // Something of the name must stay, or a name of one character could become any other.
  return distance <= allowed && distance < Math.max(before.length, after.length) ? 'correction' : 'another';
}

export function foldBrandName(name: string): string {
  const plain = name.normalize('NFKC').toLowerCase();
  // A name made of signs alone is all punctuation: then it counts as it is.
  return plain.replace(/[^\p{L}\p{N}\p{M}]/gu, '') || plain.trim();
}

/** Characters added, left out or exchanged (Levenshtein). */
function editDistance(from: readonly string[], to: readonly string[]): number {
  let row = to.map((_, index) => index + 1);
  from.forEach((letter, above) => {
    let corner = above;
    let left = above + 1;
    row = row.map((up, index) => {
      const cost = Math.min(up + 1, left + 1, corner + (letter === to[index] ? 0 : 1));
      corner = up;
      left = cost;
      return cost;
    });
  });
  return row.at(-1) ?? from.length;
}
