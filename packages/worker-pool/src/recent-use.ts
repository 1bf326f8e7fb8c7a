/** Half of what was used is forgotten in this time. */
const HALF_LIFE_MS = 10_000;
/** Beyond so many clients those that have been quiet for longest are forgotten. */
const CLIENTS_MAX = 10_000;

type Use = { ms: number; at: number; untold: number };
/** What a client has used in one process, for others to count too. */
export type ToldUse = readonly [client: string, ms: number];

/** How much work each client has asked for and been given of late, in milliseconds. */
export class RecentUse {
  private readonly uses = new Map<string, Use>();

  constructor(private readonly now: () => number = () => performance.now()) {}

  of(client: string): number {
    const use = this.uses.get(client);
    return use ? use.ms * 0.5 ** ((this.now() - use.at) / HALF_LIFE_MS) : 0;
  }

  add(client: string, ms: number): void {
    this.count(client, ms, ms);
  }

  learn([client, ms]: ToldUse): void {
    this.count(client, ms, 0);
  }

  /** What was added here and not told yet, of those with most. */
  takeUntold(clients: number): ToldUse[] {
    const told = [...this.uses]
      .filter(([, { untold }]) => untold >= 1)
      .sort(([, one], [, other]) => other.untold - one.untold)
      .slice(0, clients);
    return told.map(([client, use]) => {
      const ms = Math.round(use.untold);
      use.untold = 0;
      return [client, ms];
    });
  }

  private count(client: string, ms: number, untold: number): void {
    const known = this.uses.get(client);
    const use = { ms: this.of(client) + ms, at: this.now(), untold: (known?.untold ?? 0) + untold };
    this.uses.delete(client);
    const [quietest] = this.uses.size >= CLIENTS_MAX ? this.uses.keys() : [];
    if (quietest !== undefined) this.uses.delete(quietest);
    this.uses.set(client, use);
  }
}
