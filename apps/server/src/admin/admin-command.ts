import type { BackupSource } from '../backup/make-backup.ts';
import type { Db } from '../db/open-db.ts';
import type { FetchLimits } from '../features/feeds/guarded-fetch.ts';
import type { ReadFeed } from '../features/feeds/rules.ts';
import type { OrderDeps } from '../features/orders/order-deps.ts';
import type { Log } from '../log.ts';

export type AdminDeps = BackupSource & {
  db: Db;
  orders: OrderDeps;
  /** Folders with articles, feeds and designers. */
  content: readonly string[];
  log: Log;
  /** Where feeds are read: a running server must not do it on the thread that serves. */
  readFeed: ReadFeed;
  /** How far the reading of feeds may reach; public addresses only unless told otherwise. */
  feedLimits?: FetchLimits;
};

/** What a command is given besides its deps. */
export type CommandDeps = AdminDeps & {
  /** Who typed it, as the log names them. */
  operator: string;
  /** The row that says that this very command began. */
  begunId: number;
  /** A place to say which account, order or file it works on, for the record. */
  onSubject: (subject: string) => void;
};

/** A mistake of the person at the keyboard, told in words. */
export class AdminMistake extends Error {
  override readonly name = 'AdminMistake';
}

export type Command = { usage: string; about: string; run(args: string[], deps: CommandDeps): Promise<string[]> };
