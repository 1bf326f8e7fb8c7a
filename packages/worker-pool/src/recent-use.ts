/** Half of what was used is forgotten in this time. */
const HALF_LIFE_MS = 10_000;
/** Beyond so many clients those that have been quiet for longest are forgotten. */
const CLIENTS_MAX = 10_000;

/** How much work each client has asked for and been given of late, in milliseconds. */
export class RecentUse {
  private readonly uses = new Map<string, { ms: number; at: number }>();

  constructor(private readonly now: () => number = () => performance.now()) {}

  of(client: string): number {
    const use = this.uses.get(client);
    return use ? use.ms * 0.5 ** ((this.now() - use.at) / HALF_LIFE_MS) : 0;
  }

  add(client: string, ms: number): void {
    const use = { ms: this.of(client) + ms, at: this.now() };
    this.uses.delete(client);
    const [quietest] = this.uses.size >= CLIENTS_MAX ? this.uses.keys() : [];
    if (quietest !== undefined) this.uses.delete(quietest);
    this.uses.set(client, use);
  }
}
