import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Language } from '@markwright/contracts';
import type { Db } from '../db/open-db.ts';
import { addBoundUser } from '../features/auth/queries.ts';
import { languageOf } from '../http/language.ts';
import { drawPage } from './draw-page.ts';
import { refuseStrangers } from './sandbox-access.ts';
import { findItem, listItems, type SandboxItem } from './sandbox-items.ts';
import type { SandboxKeys } from './sandbox-keys.ts';
import { serveSmsVendors } from './sms-vendors.ts';
import { reportScan } from './wechat-events.ts';
import { serveWechatVendor } from './wechat-vendor.ts';

type SandboxOptions = {
  db: Db;
  keys: SandboxKeys;
  /** Which providers are played here; a live one is never played. */
  plays: { sms: boolean; wechat: boolean; mail: boolean };
  /** Answers strangers too, because the operator said so. */
  isOpen: boolean;
  /** This site's base address as a phone on the same network reaches it. */
  phoneUrl: () => string;
  notifyUrl: () => string;
  /** Further sections of the phone's first page. */
  drawMore?: ((language: Language) => Promise<string>) | undefined;
};

const SHOWN = 20;
const BOUND_ACCOUNT = { wxOpenId: 'sandbox-bound', phone: '13900139000', nickName: '小方' };

/** Plays the providers and, on `/sandbox`, the user's phone. */
export async function serveSandbox(app: FastifyInstance, options: SandboxOptions): Promise<void> {
  const { db, keys, plays, isOpen } = options;
  await app.register(async (scope) => {
    refuseStrangers(scope, isOpen);
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_, body, done) => done(null, body));
    if (plays.sms) serveSmsVendors(scope, db, keys.sms);
    if (plays.wechat) serveWechatVendor(scope, db, keys.wechat, options.phoneUrl);
    servePhone(scope, options);
    if (plays.wechat) serveScans(scope, options);
  });
}

type Asked = { Querystring: Record<string, string> };

/** Only what is played is shown: a live provider has its own phone. */
function servePhone(app: FastifyInstance, { db, plays, drawMore }: SandboxOptions): void {
  app.get('/sandbox', async (request, reply) => {
    const language = languageOf(request);
    const page = drawPage({
      language,
      ...(plays.sms && { messages: await listItems(db, 'sms', SHOWN) }),
      ...(plays.mail && { mails: await listItems(db, 'mail', SHOWN) }),
      ...(plays.wechat && { tickets: (await listItems(db, 'wechat-ticket', SHOWN)).filter(isLive) }),
      more: (await drawMore?.(language)) ?? '',
    });
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page);
  });
}

function serveScans(app: FastifyInstance, { db, keys, notifyUrl }: SandboxOptions): void {
  app.get<Asked>('/sandbox/scan', async (request, reply) => {
    const ticket = await findItem(db, 'wechat-ticket', request.query['ticket'] ?? '');
    const page = drawPage({ language: languageOf(request), tickets: ticket && isLive(ticket) ? [ticket] : [] });
    return reply.type('text/html; charset=utf-8').send(page);
  });

  app.post<{ Body: Record<string, string> }>('/sandbox/scan', async (request, reply) => {
    const { ticket = '', account } = request.body ?? {};
    const item = await findItem(db, 'wechat-ticket', ticket);
    const language = languageOf(request);
    reply.type('text/html; charset=utf-8');
    if (!item || !isLive(item)) return reply.code(404).send(drawPage({ language, tickets: [] }));
    if (account === 'bound') await addBoundUser(db, BOUND_ACCOUNT);
    const openId = account === 'bound' ? BOUND_ACCOUNT.wxOpenId : `sandbox-${randomBytes(8).toString('hex')}`;
    const scan = { openId, scene: item.value['scene'] ?? '', ticket, isFollower: account === 'bound' };
    const text = await reportScan(notifyUrl(), keys.wechat, scan);
    return reply.send(drawPage({ language, tickets: [], said: readChat(text, openId) }));
  });
}

const isLive = ({ value }: SandboxItem): boolean => Number(value['endsAt']) > Date.now();

/** The messaging app knows who taps the link; here the link has to say it. */
function readChat(text: string, openId: string): { text: string; profileUrl?: string } {
  const link = /<a href="([^"]+)">/.exec(text)?.[1];
  if (!link) return { text };
  const url = new URL(link);
  url.searchParams.set('sandbox_user', openId);
  return { text: text.replace(/<[^>]*>/g, ''), profileUrl: `${url.pathname}${url.search}` };
}
