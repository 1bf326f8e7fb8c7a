/** Holds callers until their scene has been scanned. */
export type SceneWatch = {
  /** True as soon as it is scanned, false after `ms`. */
  wait(scene: string, ms: number): Promise<boolean>;
  /** Known at once in the process that took the scan; the others find out by looking. */
  wake(scene: string): void;
};

const LOOK_MS = 500;

/** One look for everybody: a thousand waiting browsers cost two queries a second, not two thousand. */
export function watchScenes(
  findScanned: (scenes: string[]) => Promise<string[]>,
  onError: (error: unknown) => void,
): SceneWatch {
  const waiting = new Map<string, Set<() => void>>();
  let timer: NodeJS.Timeout | undefined;

  const wake = (scene: string) => waiting.get(scene)?.forEach((resolve) => resolve());

  async function look(): Promise<void> {
    try {
      for (const scene of await findScanned([...waiting.keys()])) wake(scene);
    } catch (error) {
      onError(error);
    }
    timer = waiting.size > 0 ? setTimeout(look, LOOK_MS) : undefined;
  }

  function wait(scene: string, ms: number): Promise<boolean> {
    return new Promise((resolve) => {
      const others = waiting.get(scene) ?? new Set();
      waiting.set(scene, others);
      const end = (scanned: boolean) => {
        clearTimeout(limit);
        others.delete(found);
        if (others.size === 0 && waiting.get(scene) === others) waiting.delete(scene);
        resolve(scanned);
      };
      const found = () => end(true);
      const limit = setTimeout(() => end(false), ms);
      others.add(found);
      timer ??= setTimeout(look, LOOK_MS);
    });
  }

  return { wait, wake };
}
