type Step = () => void;

/**
 * Runs steps that take some milliseconds each on the serving thread, one in each round of the event loop, however many
 * callers bring some: between two of them everybody else is answered.
 */
export class OneEachRound {
  private readonly steps: Step[] = [];

  run<T>(step: () => T): Promise<T> {
    return new Promise((resolve, reject) => {
      this.steps.push(() => {
        try {
          resolve(step());
        } catch (error) {
          reject(error as Error);
        }
      });
      if (this.steps.length === 1) setImmediate(this.runNext);
    });
  }

  private readonly runNext = (): void => {
    this.steps[0]?.();
    this.steps.shift();
    if (this.steps.length > 0) setImmediate(this.runNext);
  };
}
