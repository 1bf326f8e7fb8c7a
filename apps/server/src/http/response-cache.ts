import { LRUCache } from 'lru-cache';

const CACHED_MS = 1000;
const ANSWERS_MAX = 500;

/**
 * Answers that every guest is given alike, made once a second however many ask. Whatever this process changes shows at
 * once, since every change forgets them all; what another one changes shows a second later.
 */
export class ResponseCache {
  private readonly answers = new LRUCache<string, Promise<string>>({ max: ANSWERS_MAX, ttl: CACHED_MS });

  /** Whoever asks while it is being made waits for the same one. */
  find(key: string, make: () => Promise<string>): Promise<string> {
    const known = this.answers.get(key);
    if (known) return known;
    const made = make();
    this.answers.set(key, made);
    made.catch(() => this.answers.delete(key));
    return made;
  }

  forget(): void {
    this.answers.clear();
  }
}
