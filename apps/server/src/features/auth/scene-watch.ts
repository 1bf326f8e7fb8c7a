import type { LoginScene } from './scene-queries.ts';

type State = LoginScene['state'];

/** Holds callers until their scene has moved on. */
export type SceneWatch = {
  /** A place for one more browser of a network, and how to leave it; undefined where as many are there as may. */
  enter(network: string): (() => void) | undefined;
  /** True as soon as the scene has left the state, false after `ms`. */
  wait(scene: string, state: State, ms: number): Promise<boolean>;
  /** Known at once in the process that moved it; the others find out by looking. */
  wake(scene: string): void;
};

const LOOK_MS = 500;
/** Tickets that one network is given in ten minutes: more browsers than that do not wait there. */
const HELD_PER_NETWORK = 120;

/** One look for everybody: a thousand waiting browsers cost two queries a second, not two thousand. */
export function watchScenes(
  findStates: (scenes: string[]) => Promise<Map<string, State>>,
  onError: (error: unknown) => void,
): SceneWatch {
  type Waiting = { state: State; found: () => void };
  const waiting = new Map<string, Set<Waiting>>();
  const heldBy = new Map<string, number>();
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

  function enter(network: string): (() => void) | undefined {
    const inside = heldBy.get(network) ?? 0;
    if (inside >= HELD_PER_NETWORK) return undefined;
    heldBy.set(network, inside + 1);
    return () => {
      const left = (heldBy.get(network) ?? 1) - 1;
      if (left > 0) heldBy.set(network, left);
      else heldBy.delete(network);
    };
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

  return { enter, wait, wake };
}
