import type { Db } from '../../db/open-db.ts';
import { fileDownloads } from '../../db/tables/downloads.ts';

export async function insertDownload(db: Db, values: typeof fileDownloads.$inferInsert): Promise<void> {
  await db.insert(fileDownloads).values(values);
}
