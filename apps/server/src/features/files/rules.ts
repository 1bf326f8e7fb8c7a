import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { AppError } from '@markwright/contracts';
import type { Db } from '../../db/open-db.ts';
import { countHit } from '../../http/count-hit.ts';
import { megabytes } from '../../http/handle-errors.ts';
import type { PictureWork } from '../../pictures/picture-work.ts';
import type { Storage } from '../../providers/storage/storage.ts';
import { findOwnUpload, insertUpload, lockUser, sumUploads } from './queries.ts';

const LINK_SECONDS = 300;
const UPLOADS_AN_HOUR = 60;
/** Of everything an account has sent within the last day; nothing refers to an upload for longer. */
export const UPLOADS_BYTES_MAX = 50 * 1024 * 1024;

type FileDeps = { storage: Storage; pictures: PictureWork };

/** Before the bytes are read: whoever has sent too many of late is not listened to. */
export const countUpload = (db: Db, ownerId: string): Promise<void> =>
  countHit(db, { key: `uploads:user-hour:${ownerId}`, max: UPLOADS_AN_HOUR, windowSeconds: 3600 });

/** Stores a picture for its owner. The row comes last: a file without a row belongs to nobody and is never served. */
export async function keepUpload(db: Db, { storage, pictures }: FileDeps, ownerId: string, bytes: Buffer) {
  const full = new AppError('UPLOADS_FULL', { limit: megabytes(UPLOADS_BYTES_MAX) });
  if ((await sumUploads(db, ownerId)) + bytes.length > UPLOADS_BYTES_MAX) throw full;
  const picture = await pictures.inspect(bytes);
  const key = `uploads/${randomBytes(16).toString('hex')}.${picture.extension}`;
  await storage.put(key, picture.bytes, picture.contentType);
  const { contentType, width, height } = picture;
  const upload = { key, ownerId, contentType, bytes: picture.bytes.length, width, height };
  // Several at once are weighed one after the other.
  const isKept = await db.transaction(async (tx) => {
    await lockUser(tx, ownerId);
    if ((await sumUploads(tx, ownerId)) + upload.bytes > UPLOADS_BYTES_MAX) return false;
    await insertUpload(tx, upload);
    return true;
  });
  if (!isKept) {
    await storage.delete(key);
    throw full;
  }
  return { key, url: await storage.signedUrl(key, { expiresInSeconds: LINK_SECONDS }), width, height };
}

/** The bytes of one's own file. */
export async function readOwnUpload(db: Db, storage: Storage, ownerId: string, key: string): Promise<Buffer> {
  const upload = await findOwnUpload(db, ownerId, key);
  const file = upload && (await storage.get(key));
  if (!file) throw new AppError('NOT_FOUND');
  return buffer(file.stream);
}

/** A short-lived address of one's own file. */
export async function linkToUpload(db: Db, storage: Storage, ownerId: string, key: string) {
  const upload = await findOwnUpload(db, ownerId, key);
  if (!upload) throw new AppError('NOT_FOUND');
  return { url: await storage.signedUrl(key, { expiresInSeconds: LINK_SECONDS }) };
}
