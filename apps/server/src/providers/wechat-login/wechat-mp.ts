import { randomInt } from 'node:crypto';
import { encryptMessage, signParts } from './message-crypt.ts';
import { isFromPlatform, openMessage, type MessageKeys } from './open-message.ts';
import type { PlatformMessage, WechatLogin } from './wechat-login.ts';
import { cdata } from './xml-field.ts';

type WechatMpConfig = MessageKeys & {
  secret: string;
  apiUrl: string;
  /** Where the user is asked for name and picture. */
  openUrl: string;
  /** The address of `/api/login/wx/callback`, as the user's phone reaches it. */
  returnUrl: string;
};

export const WECHAT_API_URL = 'https://api.weixin.qq.com';
export const WECHAT_OPEN_URL = 'https://open.weixin.qq.com';
export const WECHAT_QR_ORIGIN = 'https://mp.weixin.qq.com';
export const WECHAT_QR_URL = `${WECHAT_QR_ORIGIN}/cgi-bin/showqrcode?ticket=`;

const TIMEOUT_MS = 4000;
/** The token is renewed this long before its end. */
const TOKEN_MARGIN_MS = 300_000;
/** Invalid, ended, or replaced by another process's: one new token, one more try. */
const STALE_TOKEN = [40001, 40014, 42001];

type Failure = { errcode?: number; errmsg?: string };

export function wechatMp(config: () => WechatMpConfig, clock = () => new Date()): WechatLogin {
  let token: { value: string; endsAt: number } | undefined;
  let renewal: Promise<string> | undefined;

  async function renewToken(): Promise<string> {
    const { apiUrl, appId, secret } = config();
    const body = { grant_type: 'client_credential', appid: appId, secret };
    const reply = await call<{ access_token: string; expires_in: number }>(`${apiUrl}/cgi-bin/stable_token`, body);
    token = { value: reply.access_token, endsAt: clock().getTime() + reply.expires_in * 1000 - TOKEN_MARGIN_MS };
    return token.value;
  }

  /** Many visitors at once cause one renewal. */
  function accessToken(): Promise<string> {
    if (token && token.endsAt > clock().getTime()) return Promise.resolve(token.value);
    renewal ??= renewToken().finally(() => (renewal = undefined));
    return renewal;
  }

  async function createTicket(scene: string, seconds: number, mayRetry = true): Promise<string> {
    const body = {
      expire_seconds: seconds,
      action_name: 'QR_STR_SCENE',
      action_info: { scene: { scene_str: scene } },
    };
    const used = await accessToken();
    try {
      const reply = await call<{ ticket: string }>(
        `${config().apiUrl}/cgi-bin/qrcode/create?access_token=${encodeURIComponent(used)}`,
        body,
      );
      return reply.ticket;
    } catch (error) {
      if (!mayRetry || !(error instanceof WechatFailure) || !STALE_TOKEN.includes(error.code)) throw error;
      if (token?.value === used) token = undefined;
      return createTicket(scene, seconds, false);
    }
  }

  return {
    createTicket,
    answerHandshake: (query) => (isFromPlatform(config(), query, clock()) ? query['echostr'] : undefined),
    openMessage: (query, body) => openMessage(config(), query, body, clock()),
    writeReply: (message, text) => writeReply(config(), message, text, clock()),
    profileUrl(state) {
      const { openUrl, appId, returnUrl } = config();
      const query = new URLSearchParams({ appid: appId, redirect_uri: returnUrl, response_type: 'code' });
      query.append('scope', 'snsapi_userinfo');
      query.append('state', state);
      return `${openUrl}/connect/oauth2/authorize?${query.toString()}#wechat_redirect`;
    },
    async readProfile(code) {
      const { apiUrl, appId, secret } = config();
      const grant = new URLSearchParams({ appid: appId, secret, code, grant_type: 'authorization_code' });
      const { access_token, openid } = await call<{ access_token: string; openid: string }>(
        `${apiUrl}/sns/oauth2/access_token?${grant.toString()}`,
      );
      const asked = new URLSearchParams({ access_token, openid, lang: 'zh_CN' });
      const user = await call<{ nickname: string; headimgurl: string }>(`${apiUrl}/sns/userinfo?${asked.toString()}`);
      return { openId: openid, nickName: user.nickname, wxHeadImgUrl: user.headimgurl };
    },
  };
}

class WechatFailure extends Error {
  constructor(
    readonly code: number,
    message: string,
  ) {
    super(`WeChat: ${code} ${message}`);
  }
}

/** Failures are HTTP 200 with an errcode. */
async function call<Reply>(url: string, body?: object): Promise<Reply> {
  const response = await fetch(url, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
    ...(body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  const reply = (await response.json()) as Reply & Failure;
  if (reply.errcode) throw new WechatFailure(reply.errcode, reply.errmsg ?? '');
  return reply;
}

function writeReply(keys: MessageKeys, { openId, accountId }: PlatformMessage, text: string, now: Date): string {
  const seconds = String(Math.floor(now.getTime() / 1000));
  const xml =
    `<xml><ToUserName>${cdata(openId)}</ToUserName><FromUserName>${cdata(accountId)}</FromUserName>` +
    `<CreateTime>${seconds}</CreateTime><MsgType>${cdata('text')}</MsgType><Content>${cdata(text)}</Content></xml>`;
  if (!keys.aesKey) return xml;
  const sealed = encryptMessage(xml, { appId: keys.appId, aesKey: keys.aesKey });
  const nonce = String(randomInt(1e9));
  const signature = signParts(keys.token, seconds, nonce, sealed);
  return (
    `<xml><Encrypt>${cdata(sealed)}</Encrypt><MsgSignature>${cdata(signature)}</MsgSignature>` +
    `<TimeStamp>${seconds}</TimeStamp><Nonce>${cdata(nonce)}</Nonce></xml>`
  );
}
