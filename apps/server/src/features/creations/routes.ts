import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import {
  AppError,
  saveCreation,
  deleteCreation,
  getCreation,
  getSharePicture,
  listCreations,
  openShare,
  reportCreation,
  shareCreation,
  updateCreation,
  type Purchased,
} from '@markwright/contracts';
import { DOC_BYTES_MAX } from '@markwright/logo';
import type { Db } from '../../db/open-db.ts';
import { browserCookie, type CookieKeys } from '../../http/browser-cookie.ts';
import { clientOf } from '../../http/client-of.ts';
import type { Feature } from '../../http/mount-endpoints.ts';
import type { Storage } from '../../providers/storage/storage.ts';
import { publicNameOf } from '../auth/rules.ts';
import { hasBlockedWord } from './blocked-words.ts';
import { drawPreview, type PreviewParts } from './draw-preview.ts';
import { presentCreation, presentShare, shareLink } from './present.ts';
import { findCreationsPage, type Creation } from './queries.ts';
import { changeCreation, dropCreation, getOwnCreation, keepCreation, type CreationParts } from './rules.ts';
import {
  countOpener,
  findShared,
  getShared,
  isCrawler,
  keepReport,
  networkHash,
  setShared,
  type Opener,
} from './share-rules.ts';

/** Short: the watermark goes when the logo is bought, and a withdrawn link must die. */
const CARD_SECONDS = 300;
const YEAR_SECONDS = 365 * 24 * 60 * 60;
const visitor = browserCookie('visitor', YEAR_SECONDS);

export type CreationRouteParts = CreationParts &
  PreviewParts & { storage: Storage; publicUrl: string; cookies: CookieKeys };

export const creationRoutes = (parts: CreationRouteParts): Feature => {
  const { storage, packagesOf, cookies } = parts;
  const present = async (db: Db, creations: Creation[], log: FastifyBaseLogger) => {
    const ids = creations.map(({ id }) => id);
    const bought = ids.length > 0 ? await packagesOf(db, ids) : new Map<string, Purchased>();
    const items = creations.map((one) =>
      presentCreation(one, bought.get(one.id) ?? 'none', storage).catch((error: unknown) => {
        // One that cannot be opened must not take the others with it; its row stays as it is.
        log.error({ err: error, creationId: one.id }, 'a stored creation cannot be opened');
        return undefined;
      }),
    );
    return (await Promise.all(items)).filter((item) => item !== undefined);
  };
  const openerOf = (request: FastifyRequest, reply: FastifyReply, userId?: string): Opener => ({
    userId,
    browser: visitor.mark(request, reply, cookies),
    network: networkHash(cookies.secret, request.ip, request.headers['user-agent'] ?? ''),
  });

  const checkDoc = (request: FastifyRequest, doc: unknown) => {
    checkSize(doc);
    return parts.engine.forClient(clientOf(request)).checkDoc(doc);
  };

  const underway = new Map<string, ReturnType<typeof drawPreview>>();
  /** A link may be opened before the job has drawn its picture: its visitors need not wait for the queue. */
  const drawAtOnce = (db: Db, id: string) => {
    const drawing = underway.get(id) ?? drawPreview(db, storage, parts, id).finally(() => underway.delete(id));
    underway.set(id, drawing);
    return drawing;
  };

  return (on) => {
    on(
      saveCreation,
      async ({ body, request }) => ('doc' in body ? { doc: await checkDoc(request, body.doc) } : body),
      ({ db, user, prepared }) => keepCreation(db, parts, user.id, prepared),
    );
    on(updateCreation, async ({ db, user, params, body, request }) => {
      if (body.creationId !== undefined && body.creationId !== params.creationId) {
        throw new AppError('BAD_INPUT', { field: 'creationId', reason: params.creationId });
      }
      const doc = await checkDoc(request, body.doc);
      return changeCreation(db, parts, user.id, { ...body, doc, creationId: params.creationId });
    });
    on(deleteCreation, async ({ db, user, params }) => {
      const picture = await dropCreation(db, parts, user.id, params.creationId);
      if (picture) await storage.delete(picture);
      return null;
    });
    on(listCreations, async ({ db, user, query, request }) => {
      const { rows, total } = await findCreationsPage(db, user.id, query);
      return { list: await present(db, rows, request.log), total };
    });
    on(getCreation, async ({ db, user, params, request }) => {
      const creation = await getOwnCreation(db, user.id, params.creationId);
      const [item] = await present(db, [creation], request.log);
      if (!item) throw new AppError('NOT_FOUND');
      return item;
    });
    on(shareCreation, async ({ db, user, params, body, request, reply }) => {
      const opener = openerOf(request, reply, user.id);
      await setShared(db, user.id, params.creationId, body.shared, opener);
      return { shared: body.shared, link: shareLink(parts.publicUrl, params.creationId) };
    });
    on(openShare, async ({ db, user, params, request, reply }) => {
      const creation = await getShared(db, params.id);
      const isPerson = !request.isOwnCall && !isCrawler(request.headers['user-agent'] ?? '');
      if (isPerson) await countOpener(db, creation, openerOf(request, reply, user?.id));
      const purchased = (await packagesOf(db, [creation.id])).get(creation.id) ?? 'none';
      const drawn = creation.previewKey ? creation : ((await drawAtOnce(db, creation.id)) ?? creation);
      const ownerName = await publicNameOf(db, creation.userId);
      return presentShare(drawn, purchased, hasBlockedWord([ownerName]) ? '' : ownerName, storage);
    });
    on(getSharePicture, async ({ db, params, reply }) => {
      const creation = await findShared(db, params.id);
      const drawn = creation && (creation.previewKey ? creation : await drawAtOnce(db, creation.id));
      const file = drawn?.previewKey ? await storage.get(drawn.previewKey) : null;
      if (!file) return reply.code(404).type('text/plain').send('no such picture');
      reply.header('cache-control', `public, max-age=${CARD_SECONDS}`).header('content-length', file.size);
      // Chat apps that live in a browser show it on pages of their own.
      reply.header('cross-origin-resource-policy', 'cross-origin');
      return reply.type(file.contentType).send(file.stream);
    });
    on(reportCreation, async ({ db, user, params, body, request }) => {
      const report = { ...params, ...body, reporterId: user?.id, ip: request.ip };
      const creationId = await keepReport(db, report);
      request.log.warn({ creationId, reason: body.reason }, 'a shared creation was reported');
      return null;
    });
  };
};

/** Here and not in the engine, since it is sent there. */
function checkSize(doc: unknown): void {
  let bytes = Infinity;
  try {
    bytes = Buffer.byteLength(JSON.stringify(doc));
  } catch {
    // Brackets within brackets beyond what the stack holds.
  }
  if (bytes > DOC_BYTES_MAX) throw new AppError('BODY_TOO_LARGE', { limit: `${DOC_BYTES_MAX / 1024} KB` });
}
