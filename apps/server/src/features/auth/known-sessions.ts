import { LRUCache } from 'lru-cache';
import type { Db } from '../../db/open-db.ts';
import type { User } from './queries.ts';
import { findUserByToken } from './rules.ts';

/** Old enough to spare most look-ups of somebody who is clicking, young enough for a sign-out elsewhere to count at once. */
const KNOWN_MS = 1000;
const MOST_KNOWN = 2000;

type Known = { found: Promise<User | undefined>; userId?: string; askedAt: number };

/**
 * Whose token it is, read from the database at most once a second in each process (decision 041). Only calls that change
 * nothing may ask here. A token that nobody owns is never remembered.
 */
export class KnownSessions {
  private readonly known = new LRUCache<string, Known>({ max: MOST_KNOWN });

  constructor(
    private readonly find: (db: Db, token: string) => Promise<User | undefined> = findUserByToken,
    private readonly now: () => number = () => performance.now(),
  ) {}

  findUser(db: Db, token: string): Promise<User | undefined> {
    const before = this.known.get(token);
    if (before && this.now() - before.askedAt < KNOWN_MS) return before.found;
    return this.ask(db, token);
  }

  /** Those who call at the same moment wait for the same answer. */
  private ask(db: Db, token: string): Promise<User | undefined> {
    const one: Known = { found: this.find(db, token), askedAt: this.now() };
    this.known.set(token, one);
    const drop = () => {
      if (this.known.get(token) === one) this.known.delete(token);
    };
    one.found.then((user) => {
      if (user) one.userId = user.id;
      else drop();
    }, drop);
    return one.found;
  }

  /** Called when something of a user has changed; answers that are still on their way may be theirs, so those go too. */
  forget(userId: string): void {
    for (const [token, { userId: owner }] of this.known) {
      if (owner === undefined || owner === userId) this.known.delete(token);
    }
  }
}

const byDatabase = new WeakMap<Db, KnownSessions>();

/** The one of this process for a database: the operator's commands, which come by another door, must reach it as well. */
export function knownSessionsOf(db: Db): KnownSessions {
  const sessions = byDatabase.get(db) ?? new KnownSessions();
  byDatabase.set(db, sessions);
  return sessions;
}
