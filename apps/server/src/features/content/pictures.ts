import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/open-db.ts';
import { contentPictures } from '../../db/tables/content.ts';
import type { InspectedPicture } from '../../pictures/picture-work.ts';
import type { Storage } from '../../providers/storage/storage.ts';

export type ContentPicture = typeof contentPictures.$inferSelect;

const YEAR_SECONDS = 365 * 24 * 60 * 60;
const FOLDER = 'content/';
const SHOWN = 200;

/** Stores a picture that has been looked at. Its name is made from what it shows: sent twice, it is kept once. */
export async function storePicture(
  storage: Storage,
  { bytes, contentType, extension, width, height }: InspectedPicture,
) {
  const name = `${createHash('sha256').update(bytes).digest('hex').slice(0, 24)}.${extension}`;
  await storage.put(FOLDER + name, bytes, contentType);
  return { name, contentType, bytes: bytes.length, width, height };
}

export async function keepPicture(tx: Db, picture: typeof contentPictures.$inferInsert): Promise<void> {
  await tx.insert(contentPictures).values(picture).onConflictDoNothing();
}

export const listPictures = (db: Db): Promise<ContentPicture[]> =>
  db.select().from(contentPictures).orderBy(desc(contentPictures.createdAt)).limit(SHOWN);

export const pictureSrc = ({ name }: Pick<ContentPicture, 'name'>): string => `/pictures/${name}`;

/** By address, as the pages name them. */
export async function findPictureSizes(
  db: Db,
  names: string[],
): Promise<Record<string, { width: number; height: number }>> {
  const rows = await db.select().from(contentPictures).where(inArray(contentPictures.name, names));
  return Object.fromEntries(rows.map(({ name, width, height }) => [pictureSrc({ name }), { width, height }]));
}

/** Open to everybody under an address that never changes what it shows. */
export function servePictures(app: FastifyInstance, db: Db, storage: Storage): void {
  app.get<{ Params: { name: string } }>('/pictures/:name', async ({ params: { name } }, reply) => {
    const [known] = await db.select().from(contentPictures).where(eq(contentPictures.name, name));
    const file = known && (await storage.get(FOLDER + known.name));
    if (!file) return reply.code(404).type('text/plain').send('Not found');
    // A stored SVG opened directly must not run scripts in our origin.
    reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
    reply.header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`).header('content-length', file.size);
    return reply.type(file.contentType).send(file.stream);
  });
}
