import type { LoginScene } from './scene-queries.ts';

type State = LoginScene['state'];

/** Holds callers until their scene has moved on. */
export type SceneWatch = {
  /** True as soon as the scene has left the state, false after `ms`. */
  wait(scene: string, state: State, ms: number): Promise<boolean>;
  /** Known at once in the process that moved it; the others find out by looking. */
  wake(scene: string): void;
};

const LOOK_MS = 500;

/** One look for everybody: a thousand waiting browsers cost two queries a second, not two thousand. */
export function watchScenes(
  findStates: (scenes: string[]) => Promise<Map<string, State>>,
  onError: (error: unknown) => void,
): SceneWatch {
  type Waiting = { state: State; found: () => void };
  const waiting = new Map<string, Set<Waiting>>();
  let timer: NodeJS.Timeout | undefined;

  const wake = (scene: string) => waiting.get(scene)?.forEach(({ found }) => found());

  async function look(): Promise<void> {
    try {
      const states = await findStates([...waiting.keys()]);
      for (const [scene, others] of waiting) {
        const now = states.get(scene);
        others.forEach(({ state, found }) => now !== undefined && now !== state && found());
      }
    } catch (error) {
      onError(error);
    }
    timer = waiting.size > 0 ? setTimeout(look, LOOK_MS) : undefined;
  }

  function wait(scene: string, state: State, ms: number): Promise<boolean> {
    return new Promise((resolve) => {
      const others = waiting.get(scene) ?? new Set();
      waiting.set(scene, others);
      const end = (moved: boolean) => {
        clearTimeout(limit);
        others.delete(one);
        if (others.size === 0 && waiting.get(scene) === others) waiting.delete(scene);
        resolve(moved);
      };
      const one: Waiting = { state, found: () => end(true) };
      const limit = setTimeout(() => end(false), ms);
      others.add(one);
      timer ??= setTimeout(look, LOOK_MS);
    });
  }

  return { wait, wake };
}
