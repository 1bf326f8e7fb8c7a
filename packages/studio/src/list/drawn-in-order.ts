/** A list that is made as far as somebody has looked, and kept. */
export type DrawnInOrder<T> = {
  at(place: number): T | undefined;
  all(): T[];
};

export function inOrder<T>(source: Iterator<T, void>): DrawnInOrder<T> {
  const made: T[] = [];
  let ended = false;
  const make = (): void => {
    const next = source.next();
    if (next.done) ended = true;
    else made.push(next.value);
  };
  return {
    at(place) {
      while (!ended && made.length <= place) make();
      return made[place];
    },
    all() {
      while (!ended) make();
      return [...made];
    },
  };
}
