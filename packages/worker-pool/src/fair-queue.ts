import { RecentUse, type ToldUse } from './recent-use.ts';

type QueueLimits = { perLevel: number; perClient: number };
export type Place = {
  client: string;
  level: number;
  /** Whoever weighs twice as much may use twice as much before others go first. */
  weight?: number;
  /** Always has room. */
  unbounded?: boolean;
};

/** `countedAt`: up to when its place has been counted as use. */
type Held<Item> = { item: Item; weight: number; countedAt: number };

/** Every so many turns a lower level goes first, so that nothing waits for ever. */
const LOWER_LEVEL_EVERY = 5;
/** What asking alone counts as, served or not: whoever asks without end stands behind whoever asks once. */
const ASKED_MS = 50;
/** And being turned away: whoever comes back at once, on many connections, soon stands behind those who have waited. */
const REFUSED_MS = 500;
/** How much of the time in the queue counts: whoever keeps a place all the time stands behind whoever asks now and then. */
const HELD_SHARE = 0.6;

/**
 * What waits for a free worker. Level 0 goes before level 1 and so on; within a level whoever has used least of late goes
 * first. Both the whole level and each client's part of it are bounded; where a level is full, the client with most places
 * loses one to a client that would have fewer, or as many and has used less.
 */
export class FairQueue<Item> {
  private readonly levels: Map<string, Held<Item>[]>[] = [];
  private readonly waiting: number[] = [];
  private readonly recent: RecentUse;
  private turns = 0;

  constructor(
    private readonly limits: QueueLimits,
    private readonly onDisplaced: (item: Item) => void = () => {},
    private readonly now: () => number = () => performance.now(),
  ) {
    this.recent = new RecentUse(now);
  }

  get size(): number {
    return this.waiting.reduce((sum, count) => sum + count, 0);
  }

  /** False when there is no room. */
  add(item: Item, { client, level, weight = 1, unbounded = false }: Place): boolean {
    this.recent.add(client, ASKED_MS / weight);
    const clients = (this.levels[level] ??= new Map<string, Held<Item>[]>());
    const own = clients.get(client) ?? [];
    if (!unbounded && !this.hasRoom(level, client, own.length)) {
      this.recent.add(client, REFUSED_MS / weight);
      return false;
    }
    own.push({ item, weight, countedAt: this.now() });
    clients.set(client, own);
    this.waiting[level] = (this.waiting[level] ?? 0) + 1;
    return true;
  }

  /** Work that was done for a client counts when it asks again. */
  noteUse({ client, weight = 1 }: Pick<Place, 'client' | 'weight'>, ms: number): void {
    this.recent.add(client, ms / weight);
  }

  /** What clients have used here since this was last asked: those of other processes count it too. */
  takeUntold(clients: number): ToldUse[] {
    for (const level of this.levels)
      for (const [client, own] of level ?? []) for (const held of own) this.countHeld(client, held);
    return this.recent.takeUntold(clients);
  }

  /** What a client has used in another process. */
  learnUse(told: ToldUse): void {
    this.recent.learn(told);
  }

  take(): Item | undefined {
    const levels = [...this.levels.keys()].filter((level) => (this.waiting[level] ?? 0) > 0);
    this.turns += 1;
    const lowerTurn = this.turns % LOWER_LEVEL_EVERY === 0 ? this.turns / LOWER_LEVEL_EVERY : undefined;
    const lower = levels.slice(1);
    const level = lowerTurn !== undefined && lower.length > 0 ? lower.at(-(lowerTurn % lower.length) || 0) : levels[0];
    return level === undefined ? undefined : this.takeFrom(level);
  }

  /** The next of the levels before this one, if any waits there. */
  takeBefore(level: number): Item | undefined {
    const first = this.levels.findIndex((_, at) => (this.waiting[at] ?? 0) > 0);
    return first >= 0 && first < level ? this.takeFrom(first) : undefined;
  }

  remove(item: Item): boolean {
    for (const [level, clients] of this.levels.entries())
      for (const [client, own] of clients ?? []) {
        const at = own.findIndex((held) => held.item === item);
        if (at < 0) continue;
        this.takeOut(level, client, at);
        return true;
      }
    return false;
  }

  takeAll(): Item[] {
    const all: Item[] = [];
    for (let item = this.take(); item !== undefined; item = this.take()) all.push(item);
    return all;
  }

  private takeFrom(level: number): Item | undefined {
    const clients = [...(this.levels[level]?.keys() ?? [])];
    const [next] = clients.toSorted((one, other) => this.usedBy(level, one) - this.usedBy(level, other));
    return next === undefined ? undefined : this.takeOut(level, next, 0);
  }

  private hasRoom(level: number, client: string, own: number): boolean {
    if (own >= this.limits.perClient) return false;
    return (this.waiting[level] ?? 0) < this.limits.perLevel || this.displaceFor(level, client, own + 1);
  }

  private displaceFor(level: number, client: string, wanted: number): boolean {
    const most = [...(this.levels[level] ?? [])].reduce<{ client: string; places: number } | undefined>(
      (found, [other, { length: places }]) =>
        !found || places > found.places || (places === found.places && this.hasUsedMore(level, other, found.client))
          ? { client: other, places }
          : found,
      undefined,
    );
    if (!most || most.client === client) return false;
    if (wanted > most.places || (wanted === most.places && !this.hasUsedMore(level, most.client, client))) return false;
    const displaced = this.takeOut(level, most.client, most.places - 1);
    if (displaced !== undefined) this.onDisplaced(displaced);
    return true;
  }

  private hasUsedMore(level: number, client: string, other: string): boolean {
    return this.usedBy(level, client) > this.usedBy(level, other);
  }

  /** With the places that it holds now: a crowd that waits for its first answers is a crowd already. */
  private usedBy(level: number, client: string): number {
    const own = this.levels[level]?.get(client) ?? [];
    return own.reduce((sum, held) => sum + this.heldMs(held), this.recent.of(client));
  }

  private heldMs({ countedAt, weight }: Held<Item>): number {
    return ((this.now() - countedAt) * HELD_SHARE) / weight;
  }

  private countHeld(client: string, held: Held<Item>): void {
    this.recent.add(client, this.heldMs(held));
    held.countedAt = this.now();
  }

  private takeOut(level: number, client: string, at: number): Item | undefined {
    const clients = this.levels[level];
    const own = clients?.get(client) ?? [];
    const [held] = own.splice(at, 1);
    if (own.length === 0) clients?.delete(client);
    this.waiting[level] = (this.waiting[level] ?? 1) - 1;
    if (held) this.countHeld(client, held);
    return held?.item;
  }
}
