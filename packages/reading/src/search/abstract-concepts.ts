/** Ideas that say something good about any brand. */
const FITS_ANY_BRAND = [
  'star', 'leaf', 'mountain', 'sun', 'wave', 'flower', 'bird', 'sprout', 'moon', 'crown', 'gem', 'tree', 'shield',
  'infinity', 'sparkles', 'knot', 'rocket', 'compass', 'lotus', 'heart', 'cloud', 'fire', 'sunrise', 'feather',
  'spiral', 'deer', 'horse', 'lighthouse', 'butterfly', 'cube',
]; // prettier-ignore

function seedOf(text: string): number {
  let seed = 2166136261;
  for (const character of text) seed = Math.imul(seed ^ character.codePointAt(0)!, 16777619);
  return seed >>> 0;
}

/** All of them in an order of the text's own: two brands see different ideas, one brand always the same. */
export function abstractConcepts(text: string): string[] {
  let state = seedOf(text) || 1;
  const pool = [...FITS_ANY_BRAND];
  const order: string[] = [];
  while (pool.length > 0) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    order.push(...pool.splice(Math.floor((state / 2 ** 32) * pool.length), 1));
  }
  return order;
}
