import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/**
 * Statements that come again are prepared once per connection and then only executed: reading one row costs about half.
 * A name is given from the third time on, and to a bounded number of texts, since each name is kept by each connection.
 */
const USES_BEFORE_NAMING = 2;
const MAX_NAMES = 300;
const MAX_COUNTED = 3000;

/** Undefined for a text that has no name yet. */
type FindStatementName = (text: string) => string | undefined;

export function createStatementNames(): FindStatementName {
  const names = new Map<string, string>();
  // Texts that never come again must not pile up.
  const uses = new LRUCache<string, number>({ max: MAX_COUNTED });
  return (text) => {
    const known = names.get(text);
    if (known || names.size >= MAX_NAMES) return known;
    const before = uses.get(text) ?? 0;
    if (before < USES_BEFORE_NAMING) {
      uses.set(text, before + 1);
      return undefined;
    }
    uses.delete(text);
    const name = `s${createHash('sha256').update(text).digest('base64url').slice(0, 22)}`;
    names.set(text, name);
    return name;
  };
}

type Statement = { text: string; name?: string | undefined; values?: unknown[] };

const isStatement = (given: unknown): given is Statement =>
  typeof given === 'object' && given !== null && 'text' in given && !('submit' in given);

/** What a client is asked, under its statement's name where it has one. Statements without values are sent as they are. */
export function withName(findStatementName: FindStatementName, query: unknown, values: unknown): unknown {
  if (!isStatement(query) || query.name) return query;
  const given = Array.isArray(values) ? values : query.values;
  if (!given || given.length === 0) return query;
  const name = findStatementName(query.text);
  return name ? { ...query, name } : query;
}
