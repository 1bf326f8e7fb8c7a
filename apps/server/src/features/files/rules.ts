import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { AppError } from '@markwright/contracts';
import type { Db } from '../../db/open-db.ts';
import type { PictureWork } from '../../pictures/picture-work.ts';
import type { Storage } from '../../providers/storage/storage.ts';
import { findOwnUpload, insertUpload } from './queries.ts';

const LINK_SECONDS = 300;

export type FileParts = { storage: Storage; pictures: PictureWork };

/** Stores a picture for its owner. The row comes last: a file without a row belongs to nobody and is never served. */
export async function keepUpload(db: Db, { storage, pictures }: FileParts, ownerId: string, bytes: Buffer) {
  const picture = await pictures.inspect(bytes);
  const key = `uploads/${randomBytes(16).toString('hex')}.${picture.extension}`;
  await storage.put(key, picture.bytes, picture.contentType);
  const { contentType, width, height } = picture;
  await insertUpload(db, { key, ownerId, contentType, bytes: picture.bytes.length, width, height });
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
