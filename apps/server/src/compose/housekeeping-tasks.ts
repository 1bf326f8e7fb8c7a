import { and, inArray, isNull, lt, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import {
  aiResults,
  creations,
  fileDownloads,
  idempotencyKeys,
  invoices,
  loginScenes,
  packs,
  providerBills,
  rateHits,
  sandboxItems,
  sessions,
  smsCodes,
  uploads,
  userNetworks,
  users,
  visitSteps,
} from '../db/schema.ts';
import type { Db } from '../db/open-db.ts';
import { NETWORK_DAYS } from '../features/auth/own-networks.ts';
import { avatarPath } from '../features/auth/profile-rules.ts';
import { beijingDay } from '../beijing-time.ts';
import { LABEL_RULES } from '../labels/label-rules.ts';
import type { ListedFile } from '../providers/storage/storage.ts';
import type { FileTask, RowTask } from '../jobs/housekeeping.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** A key is repeated within minutes, by a browser that got no answer; two days are plenty. */
const KEY_DAYS = 2;
/** Bought files are drawn again when they are asked for; addresses of them live ten minutes. */
const DOWNLOAD_DAYS = 7;
/** A picture without its background is fetched within the ten minutes its address lives. */
const CUT_OUT_DAYS = 1;
/** A file is written before the row that names it: whatever is younger may still get one. */
const SETTLE_MS = DAY_MS;
/** What the sandbox plays for signing in; its payments stay as long as their orders. */
const SIGN_IN_ITEMS = ['sms', 'mail', 'wechat-ticket', 'wechat-code', 'wechat-token'];

/** The desk looks back ninety days at most; further back nobody's steps are of use. */
const VISIT_DAYS = 100;

/** No month is longer, so that the log of left-off labels is never shorter than the law asks. */
const LABEL_LOG_DAYS = LABEL_RULES.optOut.logMonths * 31;

const before = (now: Date, ms: number): Date => new Date(now.getTime() - ms);

/** Deletes by physical place: a plain `delete … limit` does not exist, and this needs no key. */
const rowsOf = (subject: string, table: PgTable, isUseless: (now: Date) => SQL | undefined): RowTask => ({
  subject,
  async remove(db, now, limit) {
    const chosen = db
      .select({ place: sql`ctid` })
      .from(table)
      .where(isUseless(now))
      .limit(limit);
    const { rowCount } = await db.delete(table).where(sql`ctid in ${chosen}`);
    return rowCount ?? 0;
  },
});

export const ROW_TASKS: readonly RowTask[] = [
  rowsOf('sessions', sessions, (now) => or(lt(sessions.expiresAt, now), lt(sessions.revokedAt, before(now, DAY_MS)))),
  rowsOf('idempotency_keys', idempotencyKeys, (now) => lt(idempotencyKeys.createdAt, before(now, KEY_DAYS * DAY_MS))),
  rowsOf('rate_hits', rateHits, (now) => lt(rateHits.resetAt, now)),
  rowsOf('sms_codes', smsCodes, (now) => lt(smsCodes.expiresAt, now)),
  rowsOf('login_scenes', loginScenes, (now) => lt(loginScenes.expiresAt, before(now, HOUR_MS))),
  rowsOf('user_networks', userNetworks, (now) => lt(userNetworks.seenAt, before(now, NETWORK_DAYS * DAY_MS))),
  // What an upload was sent for (a picture of oneself) is made from it at once and kept by itself.
  rowsOf('uploads', uploads, (now) => lt(uploads.createdAt, before(now, DAY_MS))),
  // Their archives go with the other downloads; a pack is built anew when it is asked for.
  rowsOf('packs', packs, (now) => lt(packs.createdAt, before(now, (DOWNLOAD_DAYS + 1) * DAY_MS))),
  rowsOf('file_downloads', fileDownloads, (now) => lt(fileDownloads.createdAt, before(now, LABEL_LOG_DAYS * DAY_MS))),
  rowsOf('visit_steps', visitSteps, (now) => lt(visitSteps.day, beijingDay(before(now, VISIT_DAYS * DAY_MS)))),
  rowsOf('sandbox_items', sandboxItems, (now) =>
    and(inArray(sandboxItems.kind, SIGN_IN_ITEMS), lt(sandboxItems.createdAt, before(now, DAY_MS))),
  ),
];

/** Files older than a day whose name no row holds. */
const unnamed = (folder: string, column: PgColumn, isAlive?: SQL, nameOf = (key: string) => key): FileTask => ({
  folder,
  async findUnused(db, files, now) {
    const old = files.filter(({ modifiedAt }) => modifiedAt < before(now, SETTLE_MS)).map(({ key }) => key);
    if (old.length === 0) return [];
    const named = await namesIn(db, column, old.map(nameOf), isAlive);
    return old.filter((key) => !named.has(nameOf(key)));
  },
});

async function namesIn(db: Db, column: PgColumn, names: string[], isAlive?: SQL): Promise<Set<string>> {
  const rows = await db
    .select({ name: sql<string>`${column}` })
    .from(column.table)
    .where(and(inArray(column, names), isAlive));
  return new Set(rows.map(({ name }) => name));
}

const oldOnes = (folder: string, days: number): FileTask => ({
  folder,
  findUnused: async (_, files: ListedFile[], now) =>
    files.filter(({ modifiedAt }) => modifiedAt < before(now, days * DAY_MS)).map(({ key }) => key),
});

export const FILE_TASKS: readonly FileTask[] = [
  unnamed('creations/', creations.previewKey),
  unnamed('ai/', aiResults.imageKey, isNull(aiResults.deletedAt)),
  unnamed('uploads/', uploads.key),
  // A file of the tax system that was replaced, or whose record was not written.
  unnamed('invoices/', invoices.fileKey),
  unnamed('bills/', providerBills.fileKey),
  unnamed('avatars/', users.wxHeadImgUrl, undefined, avatarPath),
  oldOnes('downloads/', DOWNLOAD_DAYS),
  oldOnes('cut-outs/', CUT_OUT_DAYS),
];
