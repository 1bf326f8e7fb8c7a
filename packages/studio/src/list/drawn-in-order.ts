/** A list that is made as far as somebody has looked, and kept. */
export type DrawnInOrder<T> = {
  at(place: number): T | undefined;
  all(): T[];
  /** Makes what lies up to a place, so that nobody who looks there waits; `pause` is awaited after each step. */
  makeAhead(place: number, pause?: () => Promise<void>): Promise<void>;
};

/** A step of the source may give nothing. */
export function inOrder<T>(source: Iterator<T | undefined, void>): DrawnInOrder<T> {
  const made: T[] = [];
  let ended = false;
  const make = (): void => {
    const next = source.next();
    if (next.done) ended = true;
    else if (next.value !== undefined) made.push(next.value);
  };
  return {
    at(place) {
      while (!ended && made.length <= place) make();
      return made[place];
    },
    async makeAhead(place, pause) {
      while (!ended && made.length <= place) {
        make();
        await pause?.();
      }
    },
    all() {
      while (!ended) make();
      return [...made];
    },
  };
}
