import type { Db } from './open-db.ts';

/**
 * For statements of every request: writing out the SQL of a query costs more processor time than sending it, so it is done
 * once for each database. A transaction is a database of its own that ends; inside one it is written out as usual.
 */
export function preparedOnce<Prepared>(prepare: (db: Db) => Prepared): (db: Db) => Prepared {
  const known = new WeakMap<Db, Prepared>();
  return (db) => {
    const before = known.get(db);
    if (before) return before;
    const prepared = prepare(db);
    known.set(db, prepared);
    return prepared;
  };
}
