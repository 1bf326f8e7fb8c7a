import type { Data, Endpoints } from '@markwright/contracts';
import { OK_CODE } from '@markwright/contracts/envelope';
import { useEffect, useState } from 'react';
import { api } from '../../lib/api.ts';
import { useLanguage } from '../../stores/language.ts';

export type LiveBoard = Data<Endpoints['drawNameWall']>['boards'][number];

type Wall = {
  /** Undefined while nothing is typed: then the sample hangs. */
  boards?: readonly LiveBoard[];
  /** Why the newest text cannot be drawn, in the visitor's language. */
  problem: string;
};

/** Short enough to feel live, long enough that a word typed at speed is one call. */
const PAUSE_MS = 70;
/** Deleting a letter brings back a wall that was drawn a moment ago. */
const REMEMBERED = 40;
const drawn = new Map<string, Wall>();

function remember(name: string, wall: Wall): void {
  const [oldest] = drawn.keys();
  if (drawn.size >= REMEMBERED && oldest !== undefined) drawn.delete(oldest);
  drawn.set(name, wall);
}

const SAMPLE: Wall = { problem: '' };

type Wanted = { name: string; key: string };

/**
 * One wall is asked for at a time, and then the newest name: a call that is given up is drawn all the same, and whoever
 * types quickly would wait for all of them.
 */
function askOneByOne(show: (wall: Wall) => void, refuse: (problem: string) => void): (wanted: Wanted) => void {
  let next: Wanted | undefined;
  let asking = false;
  async function ask({ name, key }: Wanted): Promise<void> {
    const { code, msg, data } = await api.call('drawNameWall', { query: { name }, showsFailures: true });
    if (code === OK_CODE && data) {
      const wall = { boards: data.boards, problem: '' };
      remember(key, wall);
      show(wall);
    } else if (!next) refuse(msg);
  }
  return (wanted) => {
    next = wanted;
    if (asking) return;
    asking = true;
    void (async () => {
      while (next) {
        const now = next;
        next = undefined;
        await ask(now);
      }
      asking = false;
    })();
  };
}

/** Live logos of what is typed. The wall before stays until the new one is there, or for good where none can be. */
export function useNameWall(typed: string): Wall {
  const language = useLanguage();
  const name = typed.trim();
  const key = `${language}|${name}`;
  const [latest, setLatest] = useState<Wall>(SAMPLE);
  const [want] = useState(() => askOneByOne(setLatest, (problem) => setLatest((now) => ({ ...now, problem }))));
  const known = name === '' ? SAMPLE : drawn.get(key);
  if (known && known !== latest) setLatest(known);
  const waits = known === undefined;
  useEffect(() => {
    if (!waits) return undefined;
    const timer = setTimeout(() => want({ name, key }), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [key, name, waits, want]);
  return known ?? latest;
}
