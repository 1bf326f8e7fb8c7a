import type { Random } from '@markwright/logo';

/** The first that is new to the task, or the first at all. */
export function takeNew<T>(list: readonly T[], keyOf: (item: T) => string, used: Set<string>): T | undefined {
  const item = list.find((each) => !used.has(keyOf(each))) ?? list[0];
  if (item !== undefined) used.add(keyOf(item));
  return item;
}

/** A list from another start, so that seeds differ while the best stay near the front. */
export function turned<T>(list: readonly T[], random: Random): T[] {
  const start = Math.floor(random.next() * Math.min(3, list.length));
  return [...list.slice(start), ...list.slice(0, start)];
}
