/** A map that forgets what was used longest ago once the weights of its values pass a limit. */
export class RecentlyUsed<Value> {
  private readonly entries = new Map<string, { value: Value; weight: number }>();
  private total = 0;

  constructor(
    private readonly limit: number,
    private readonly weigh: (value: Value) => number,
  ) {}

  get(key: string): Value | undefined {
    const entry = this.entries.get(key);
    if (!entry) return undefined;
    this.entries.delete(key);
    this.entries.set(key, entry);
    return entry.value;
  }

  /** Stores a value; `keep` names keys that must stay even when the limit is passed. */
  set(key: string, value: Value, keep: ReadonlySet<string> = new Set()) {
    this.delete(key);
    const weight = this.weigh(value);
    this.entries.set(key, { value, weight });
    this.total += weight;
    for (const oldest of this.entries.keys()) {
      if (this.total <= this.limit) break;
      if (oldest !== key && !keep.has(oldest)) this.delete(oldest);
    }
  }

  delete(key: string) {
    this.total -= this.entries.get(key)?.weight ?? 0;
    this.entries.delete(key);
  }

  keys(): string[] {
    return [...this.entries.keys()];
  }

  get weight(): number {
    return this.total;
  }
}
