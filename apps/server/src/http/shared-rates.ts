import { createHmac } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type pg from 'pg';

/**
 * The general limit counted together by all processes of one PostgreSQL. A statement for every request would cost more
 * than the request, so each process counts in memory, adds what is new to the database once a second in one statement,
 * and learns from its answer what the others have counted. Over the limit by a second's worth at most.
 */
const SHARE_MS = 1000;
/** Networks whose counts are shared at a time, those that called most first. */
const MOST_AT_ONCE = 2000;

/** Beyond so many networks those not heard of for longest make room. */
const MOST_KEPT = 50_000;

type Count = { known: number; fresh: number; endsAt: number };
type Told = (error: Error | null, result?: { current: number; ttl: number }) => void;

export class SharedRates {
  private readonly counts = new LRUCache<string, Count>({ max: MOST_KEPT });
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly pool: Pick<pg.Pool, 'query'>,
    private readonly windowMs: number,
    /** Networks and accounts are stored as keyed hashes. */
    private readonly secret: string,
    private readonly now: () => number = Date.now,
  ) {}

  /** A window begins with the first call; whoever shares it first says when it ends, for all processes. */
  count(key: string): { current: number; ttl: number } {
    const now = this.now();
    const known = this.counts.get(key);
    const count = known && this.isOpen(known, now) ? known : { known: 0, fresh: 0, endsAt: now + this.windowMs };
    count.fresh += 1;
    if (count !== known) this.counts.set(key, count);
    return { current: count.known + count.fresh, ttl: count.endsAt - now };
  }

  private hash(key: string): string {
    return createHmac('sha256', this.secret).update(key).digest('base64url');
  }

  /** Not over, nor further ahead than two windows are long: then the clock was wrong when it began. */
  private readonly isOpen = ({ endsAt }: Count, now: number) => endsAt > now && endsAt <= now + 2 * this.windowMs;

  /** Adds what is new and takes over what the others have counted. Fails with the database: then each process counts for itself. */
  async share(): Promise<void> {
    const now = this.now();
    for (const [key, count] of this.counts) if (!this.isOpen(count, now)) this.counts.delete(key);
    const sent = [...this.counts]
      .filter(([, count]) => count.fresh > 0)
      .sort(([, one], [, other]) => other.fresh - one.fresh)
      .slice(0, MOST_AT_ONCE)
      .map(([key, count]) => ({ key: this.hash(key), count, fresh: count.fresh, endsAt: new Date(count.endsAt) }));
    if (sent.length === 0) return;
    const { rows } = await this.pool.query<{ key: string; hits: number; reset_at: Date }>(
      `insert into rate_hits as kept (key, hits, reset_at)
       select 'api:' || given.key, given.hits, given.ends_at
       from unnest($1::text[], $2::int[], $3::timestamptz[]) as given (key, hits, ends_at)
       order by given.key
       on conflict (key) do update set
         hits = case when kept.reset_at > $4::timestamptz and kept.reset_at <= $5::timestamptz
           then kept.hits + excluded.hits else excluded.hits end,
         reset_at = case when kept.reset_at > $4::timestamptz and kept.reset_at <= $5::timestamptz
           then kept.reset_at else excluded.reset_at end
       returning substr(key, 5) as key, hits, reset_at`,
      [
        sent.map(({ key }) => key),
        sent.map(({ fresh }) => fresh),
        sent.map(({ endsAt }) => endsAt),
        new Date(now),
        new Date(now + 2 * this.windowMs),
      ],
    );
    const told = new Map(rows.map((row) => [row.key, row]));
    for (const { key, count, fresh } of sent) {
      const row = told.get(key);
      if (!row) continue;
      count.known = row.hits;
      count.fresh -= fresh;
      count.endsAt = row.reset_at.getTime();
    }
  }

  /** A round that the database refused is made up for by the next: what was counted stays fresh. */
  start(): void {
    let isSharing = false;
    const shareAlone = async () => {
      if (isSharing) return;
      isSharing = true;
      await this.share().catch(() => undefined);
      isSharing = false;
    };
    this.timer = setInterval(() => void shareAlone(), SHARE_MS).unref();
  }

  stop(): void {
    clearInterval(this.timer);
  }
}

/** As the rate-limit plugin wants it. */
export function storeOf(rates: SharedRates): FastifyRateLimitStoreCtor {
  return class {
    incr(key: string, tell: Told): void {
      tell(null, rates.count(key));
    }
    child() {
      return this;
    }
  } as unknown as FastifyRateLimitStoreCtor;
}
