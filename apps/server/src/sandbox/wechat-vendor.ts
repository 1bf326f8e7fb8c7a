import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { renderSVG } from 'uqr';
import type { Db } from '../db/open-db.ts';
import { addItem, findItem, removeItems } from './sandbox-items.ts';
import type { SandboxKeys } from './sandbox-keys.ts';

const WECHAT = '/sandbox/wechat';
export const SANDBOX_QR_URL = `${WECHAT}/cgi-bin/showqrcode?ticket=`;

const failure = (errcode: number, errmsg: string) => ({ errcode, errmsg });

/** Plays the official-account API: tokens, tickets, QR pictures and the profile of whoever agrees. */
export function serveWechatVendor(app: FastifyInstance, db: Db, keys: SandboxKeys['wechat'], phoneUrl: () => string) {
  app.post(`${WECHAT}/cgi-bin/stable_token`, async (request) => {
    const { appid, secret, grant_type } = readJson(request.body);
    if (grant_type !== 'client_credential') return failure(40002, 'invalid grant_type');
    if (appid !== keys.appId || secret !== keys.secret) return failure(40125, 'invalid appsecret');
    const token = randomBytes(32).toString('hex');
    await removeItems(db, 'wechat-token');
    await addItem(db, 'wechat-token', token, {});
    return { access_token: token, expires_in: 7200 };
  });

  app.post<{ Querystring: Record<string, string> }>(`${WECHAT}/cgi-bin/qrcode/create`, async (request) => {
    const token = request.query['access_token'] ?? '';
    if (!(await findItem(db, 'wechat-token', token))) return failure(40001, 'access_token is invalid or not latest');
    const asked = readJson(request.body);
    const { scene_str: scene } = ((asked['action_info'] as Record<string, unknown>)?.['scene'] ?? {}) as Record<
      string,
      string
    >;
    const seconds = Number(asked['expire_seconds'] ?? 60);
    if (asked['action_name'] !== 'QR_STR_SCENE' || !scene || scene.length > 64) return failure(40097, 'invalid args');
    const ticket = `gQ${randomBytes(30).toString('base64')}`;
    await addItem(db, 'wechat-ticket', ticket, { ticket, scene, endsAt: String(Date.now() + seconds * 1000) });
    return { ticket, expire_seconds: seconds, url: scanUrl(phoneUrl(), ticket) };
  });

  app.get<{ Querystring: Record<string, string> }>(`${WECHAT}/cgi-bin/showqrcode`, async (request, reply) => {
    const ticket = request.query['ticket'] ?? '';
    if (!(await findItem(db, 'wechat-ticket', ticket)))
      return reply.code(404).type('text/plain').send('no such ticket');
    return reply.type('image/svg+xml').send(renderSVG(scanUrl(phoneUrl(), ticket), { border: 2 }));
  });

  serveProfiles(app, db, keys);
}

/** The user's consent is a given here: the page goes straight back with a code. */
function serveProfiles(app: FastifyInstance, db: Db, keys: SandboxKeys['wechat']): void {
  type Asked = { Querystring: Record<string, string> };
  app.get<Asked>(`${WECHAT}/connect/oauth2/authorize`, async (request, reply) => {
    const { appid, redirect_uri = '', state = '', sandbox_user: openId = '' } = request.query;
    const target = URL.canParse(redirect_uri) ? new URL(redirect_uri) : undefined;
    if (appid !== keys.appId || target?.pathname !== '/api/login/wx/callback')
      return reply.code(400).send('bad request');
    const code = randomBytes(16).toString('hex');
    await addItem(db, 'wechat-code', code, { openId });
    return reply.redirect(`${target.pathname}?${new URLSearchParams({ code, state }).toString()}`);
  });
  app.get<Asked>(`${WECHAT}/sns/oauth2/access_token`, async ({ query }) => {
    if (query['appid'] !== keys.appId || query['secret'] !== keys.secret) return failure(40125, 'invalid appsecret');
    const item = await findItem(db, 'wechat-code', query['code'] ?? '');
    return item ? { access_token: query['code'], openid: item.value['openId'] } : failure(40029, 'invalid code');
  });
  app.get<Asked>(`${WECHAT}/sns/userinfo`, async ({ query }) => {
    const item = await findItem(db, 'wechat-code', query['access_token'] ?? '');
    if (!item) return failure(40001, 'invalid credential');
    return { openid: item.value['openId'], nickname: '沙盒里的小方', headimgurl: '' };
  });
}

const scanUrl = (base: string, ticket: string): string => `${base}/sandbox/scan?ticket=${encodeURIComponent(ticket)}`;

function readJson(body: unknown): Record<string, unknown> {
  try {
    return JSON.parse(String(body)) as Record<string, unknown>;
  } catch {
    return {};
  }
}
