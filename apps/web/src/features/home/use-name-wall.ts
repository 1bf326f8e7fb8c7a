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
const PAUSE_MS = 90;
/** Deleting a letter brings back a wall that was drawn a moment ago. */
const REMEMBERED = 40;
const drawn = new Map<string, Wall>();

function remember(name: string, wall: Wall): void {
  const [oldest] = drawn.keys();
  if (drawn.size >= REMEMBERED && oldest !== undefined) drawn.delete(oldest);
  drawn.set(name, wall);
}

const SAMPLE: Wall = { problem: '' };

/** Live logos of what is typed. The wall before stays until the new one is there, or for good where none can be. */
export function useNameWall(typed: string): Wall {
  const language = useLanguage();
  const name = typed.trim();
  const key = `${language}|${name}`;
  const [latest, setLatest] = useState<Wall>(SAMPLE);
  const known = name === '' ? SAMPLE : drawn.get(key);
  if (known && known !== latest) setLatest(known);
  const waits = known === undefined;
  useEffect(() => {
    if (!waits) return undefined;
    const cancel = new AbortController();
    const timer = setTimeout(() => {
      void api.call('drawNameWall', { query: { name }, showsFailures: true, signal: cancel.signal }).then((reply) => {
        if (cancel.signal.aborted) return;
        const { code, msg, data } = reply;
        if (code === OK_CODE && data) {
          const wall = { boards: data.boards, problem: '' };
          remember(key, wall);
          setLatest(wall);
        } else setLatest((now) => ({ ...now, problem: msg }));
      });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      cancel.abort();
    };
  }, [key, name, waits]);
  return known ?? latest;
}
