export type QueueLimits = { perLevel: number; perClient: number };

/** Every so many turns the lower levels go first, so that nothing waits for ever. */
const LOWER_LEVEL_EVERY = 5;

/**
 * What waits for a free worker. Clients take turns, so whoever sends fifty at once delays others by one turn only.
 * Level 0 goes before level 1 and so on. Both the whole level and each client's part of it are bounded.
 */
export class FairQueue<Item> {
  private readonly levels: Map<string, Item[]>[] = [];
  private readonly waiting: number[] = [];
  private turns = 0;

  constructor(private readonly limits: QueueLimits) {}

  get size(): number {
    return this.waiting.reduce((sum, count) => sum + count, 0);
  }

  /** False when there is no room. What is `unbounded` always has room. */
  add(item: Item, client: string, level: number, unbounded = false): boolean {
    const clients = (this.levels[level] ??= new Map<string, Item[]>());
    const own = clients.get(client) ?? [];
    const count = this.waiting[level] ?? 0;
    const isFull = count >= this.limits.perLevel || own.length >= this.limits.perClient;
    if (isFull && !unbounded) return false;
    own.push(item);
    clients.set(client, own);
    this.waiting[level] = count + 1;
    return true;
  }

  take(): Item | undefined {
    const levels = [...this.levels.keys()].filter((level) => (this.waiting[level] ?? 0) > 0);
    this.turns += 1;
    const level = this.turns % LOWER_LEVEL_EVERY === 0 ? levels.at(-1) : levels[0];
    return level === undefined ? undefined : this.takeFrom(level);
  }

  /** The next of one level, if any waits there. */
  takeFrom(level: number): Item | undefined {
    const clients = this.levels[level];
    const [first] = clients ?? [];
    if (!clients || !first) return undefined;
    const [client, own] = first;
    const item = own.shift();
    // Put behind the others until the next turn.
    clients.delete(client);
    if (own.length > 0) clients.set(client, own);
    this.waiting[level] = (this.waiting[level] ?? 1) - 1;
    return item;
  }

  remove(item: Item): boolean {
    for (const [level, clients] of this.levels.entries()) {
      for (const [client, own] of clients ?? []) {
        const at = own.indexOf(item);
        if (at < 0) continue;
        own.splice(at, 1);
        if (own.length === 0) clients.delete(client);
        this.waiting[level] = (this.waiting[level] ?? 1) - 1;
        return true;
      }
    }
    return false;
  }

  takeAll(): Item[] {
    const all: Item[] = [];
    for (let item = this.take(); item !== undefined; item = this.take()) all.push(item);
    return all;
  }
}
