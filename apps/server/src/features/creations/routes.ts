import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import {
  allowCase as allowCaseCall,
  AppError,
  compareBrandNames,
  getCasePicture,
  listCases as listCasesCall,
  copyCreation as copyCreationCall,
  saveCreation,
  deleteCreation,
  getCreation,
  getShareMockUp,
  getSharePicture,
  hideCreation as hideCreationCall,
  listCreations,
  openShare,
  reportCreation,
  shareCreation,
  shareLink,
  titleCreation,
  updateCreation,
  type Package,
} from '@markwright/contracts';
import { DOC_BYTES_MAX, openChecked } from '@markwright/logo';
import type { Db } from '../../db/open-db.ts';
import type { CookieKeys } from '../../http/browser-cookie.ts';
import { clientOf } from '../../http/caller.ts';
import type { Feature } from '../../http/mount-endpoints.ts';
import { networkOf } from '../../http/network.ts';
import type { Storage } from '../../providers/storage/storage.ts';
import { networkHash } from '../auth/own-networks.ts';
import { publicNameOf } from '../auth/rules.ts';
import { findRight, packagesOf } from '../entitlements/rights.ts';
import { allowCase, findCase, listCases } from './case-rules.ts';
import { hasBlockedWord } from './blocked-words.ts';
import { drawPreview, type PreviewDeps } from './draw-preview.ts';
import { openSharedScenes } from './draw-shared-scene.ts';
import { presentCreation, presentShare, presentSummary } from './present.ts';
import { creationReads, findOwnCreation, type Creation, type StoredCreation } from './queries.ts';
import {
  changeCreation,
  copyCreation,
  dropCreation,
  findBoughtName,
  hideCreation,
  createCreation,
  renameCreation,
  type CreationDeps,
} from './rules.ts';
import { countOpener, findShared, getShared, isCrawler, keepReport, setShared, type Opener } from './share-rules.ts';
import { visitorCookie } from './visitor-cookie.ts';

/** Short: the watermark goes when the logo is bought, and a withdrawn link must die. */
const CARD_SECONDS = 300;

type CreationRouteDeps = CreationDeps &
  PreviewDeps & {
    storage: Storage;
    publicUrl: string;
    cookies: CookieKeys;
  };

type Bought = { purchased: Package | null };

export const creationRoutes = (deps: CreationRouteDeps): Feature => {
  const { storage, cookies, sandbox } = deps;
  const reads = creationReads(sandbox);
  const sharedScenes = openSharedScenes(deps);
  const presentOne = async (db: Db, creation: StoredCreation & Bought, log: FastifyBaseLogger) => {
    const summary = await presentSummary(creation, creation.purchased ?? 'none', storage);
    const boughtName = creation.purchased === 'vector' ? await findBoughtName(db, deps, creation.id) : undefined;
    try {
      return presentCreation(creation, summary, boughtName);
    } catch (error) {
      log.error({ err: error, creationId: creation.id }, 'a stored creation cannot be opened');
      throw new AppError('NOT_FOUND');
    }
  };
  /** A browser without the cookie is given one, and counts from its next call on. */
  const openerOf = async (db: Db, request: FastifyRequest, reply: FastifyReply, userId?: string): Promise<Opener> => {
    const browser = visitorCookie.find(request, cookies);
    if (!browser) visitorCookie.mark(request, reply, cookies);
    return { userId, browser, network: await networkHash(db, request.ip) };
  };

  const checkDoc = (request: FastifyRequest, doc: unknown) => {
    checkSize(doc);
    return deps.engine.forClient(clientOf(request), true).checkDoc(doc);
  };

  /** A logo bought as vector keeps its name readable. Under another name the save starts a new, unbought logo. */
  const checkChange = async (db: Db, request: FastifyRequest, userId: string, creationId: string, sent: unknown) => {
    const doc = await checkDoc(request, sent);
    const own = await findOwnCreation(db, userId, creationId);
    const bought = own && (await findRight(db, own.id, 'vector', sandbox))?.doc;
    const isSameBrand = bought && compareBrandNames(openChecked(bought).name.text, doc.name.text) !== 'another';
    if (isSameBrand) await deps.engine.forClient(clientOf(request), true).checkToSell(doc, bought);
    return doc;
  };

  const underway = new Map<string, ReturnType<typeof drawPreview>>();
  /** A link may be opened before the job has drawn its picture: its visitors need not wait for the queue. */
  const drawAtOnce = (db: Db, id: string) => {
    const drawing = underway.get(id) ?? drawPreview(db, storage, deps, id).finally(() => underway.delete(id));
    underway.set(id, drawing);
    return drawing;
  };
  /** Drawn anew, a picture has another name and its old file goes: who had read the old name looks once more. */
  const openPicture = async (db: Db, find: () => Promise<Creation | undefined>) => {
    for (let looks = 0; looks < 2; looks += 1) {
      const creation = await find();
      const drawn = creation && (creation.previewKey ? creation : await drawAtOnce(db, creation.id));
      const file = drawn?.previewKey ? await storage.get(drawn.previewKey) : undefined;
      if (file || !creation) return file;
    }
    return undefined;
  };

  return (on) => {
    on(
      saveCreation,
      async ({ body, request }) => ('doc' in body ? { doc: await checkDoc(request, body.doc) } : body),
      ({ db, user, prepared }) => createCreation(db, deps, user.id, prepared),
    );
    on(
      updateCreation,
      ({ db, user, body, params, request }) => checkChange(db, request, user.id, params.creationId, body.doc),
      ({ db, user, params, body, prepared: doc }) => {
        if (body.creationId !== undefined && body.creationId !== params.creationId) {
          throw new AppError('BAD_INPUT', { field: 'creationId', reason: params.creationId });
        }
        return changeCreation(db, deps, user.id, { doc, revision: body.revision, creationId: params.creationId });
      },
    );
    on(deleteCreation, async ({ db, user, params }) => {
      const picture = await dropCreation(db, deps, user.id, params.creationId);
      if (picture) await storage.delete(picture);
      return null;
    });
    on(listCreations, async ({ db, user, query }) => {
      const asked = { ...query, hidden: query.hidden === '1' };
      const { rows, total, hiddenTotal } = await reads.findPage(db, user.id, asked);
      const list = await Promise.all(rows.map((row) => presentSummary(row, row.purchased ?? 'none', storage)));
      return { list, total, hiddenTotal };
    });
    on(copyCreationCall, ({ db, user, params }) => copyCreation(db, deps, user.id, params.creationId));
    on(titleCreation, ({ db, user, params, body }) => renameCreation(db, user.id, params.creationId, body.title));
    on(hideCreationCall, async ({ db, user, params, body }) => {
      await hideCreation(db, user.id, params.creationId, body.hidden);
      return null;
    });
    on(getCreation, async ({ db, user, params, request }) => {
      const creation = await reads.findOwn(db, user.id, params.creationId);
      if (!creation) throw new AppError('NOT_FOUND');
      return presentOne(db, creation, request.log);
    });
    on(shareCreation, async ({ db, user, params, body, language, request, reply }) => {
      const opener = await openerOf(db, request, reply, user.id);
      const picture = await setShared(db, deps.enqueue, user.id, params.creationId, body.shared, opener);
      if (picture) await storage.delete(picture);
      return { shared: body.shared, link: shareLink(deps.publicUrl, params.creationId, language) };
    });
    on(openShare, async ({ db, user, params, request, reply }) => {
      const creation = await getShared(db, params.id);
      const isPerson = !request.isInternalCall && !isCrawler(request.headers['user-agent'] ?? '');
      if (isPerson) await countOpener(db, creation, await openerOf(db, request, reply, user?.id));
      const purchased = (await packagesOf(db, [creation.id], sandbox)).get(creation.id) ?? 'none';
      const drawn = creation.previewKey ? creation : ((await drawAtOnce(db, creation.id)) ?? creation);
      const ownerName = await publicNameOf(db, creation.userId);
      return presentShare(drawn, purchased, hasBlockedWord([ownerName]) ? '' : ownerName, storage);
    });
    on(getSharePicture, async ({ db, params, reply }) => {
      const file = await openPicture(db, () => findShared(db, params.id));
      if (!file) return reply.code(404).type('text/plain').send('no such picture');
      reply.header('cache-control', `public, max-age=${CARD_SECONDS}`).header('content-length', file.size);
      // Chat apps that live in a browser show it on pages of their own.
      reply.header('cross-origin-resource-policy', 'cross-origin');
      return reply.type(file.contentType).send(file.stream);
    });
    on(allowCaseCall, async ({ db, user, params, body, request }) => {
      const told = await allowCase(db, sandbox, user.id, params.creationId, body.allowed);
      // Taken back, it is gone from the home page at once.
      request.server.forgetPages();
      return told;
    });
    on(listCasesCall, ({ db }) => listCases(db, sandbox));
    on(getCasePicture, async ({ db, params, reply }) => {
      const file = await openPicture(db, () => findCase(db, sandbox, params.id));
      if (!file) return reply.code(404).type('text/plain').send('no such picture');
      reply.header('cache-control', 'no-cache').header('content-length', file.size);
      return reply.type(file.contentType).send(file.stream);
    });
    on(getShareMockUp, async ({ db, params: { id, scene }, request, reply }) => {
      const creation = await findShared(db, id);
      const bought = creation !== undefined && (await packagesOf(db, [creation.id], sandbox)).has(creation.id);
      const wanted = creation && { creation, scene, bought, client: clientOf(request) };
      const bytes = wanted && (await sharedScenes.find(wanted));
      if (!bytes) return reply.code(404).type('text/plain').send('no such picture');
      return reply
        .header('cache-control', `public, max-age=${CARD_SECONDS}`)
        .type('image/jpeg')
        .send(Buffer.from(bytes));
    });
    on(reportCreation, async ({ db, user, params, body, request }) => {
      const report = { ...params, ...body, reporterId: user?.id, network: networkOf(request.ip) };
      const creationId = await keepReport(db, report);
      request.log.warn({ creationId }, 'a shared creation was reported');
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
