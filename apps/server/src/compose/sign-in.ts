import type { FastifyInstance } from 'fastify';
import type { Language } from '@markwright/contracts';
import type { Db, OpenDatabase } from '../db/open-db.ts';
import { getSecret } from '../db/secrets.ts';
import type { Env } from './env.ts';
import { findSceneStates } from '../features/auth/scene-queries.ts';
import { watchScenes } from '../features/auth/scene-watch.ts';
import type { SignInDeps } from '../features/auth/sign-in-deps.ts';
import { serveWechatMessages, WECHAT_MESSAGES_PATH } from '../features/auth/wechat-messages.ts';
import type { Log } from '../log.ts';
import { ALIYUN_SMS_URL, aliyunSms } from '../providers/sms/sms-aliyun.ts';
import { smtpMail, type MailSender } from '../providers/mail/mail-sender.ts';
import { noSms, type SmsSender } from '../providers/sms/sms-sender.ts';
import { TENCENT_SMS_URL, tencentSms } from '../providers/sms/sms-tencent.ts';
import { noWechat, type WechatLogin } from '../providers/wechat-login/wechat-login.ts';
import {
  WECHAT_API_URL,
  WECHAT_OPEN_URL,
  WECHAT_QR_ORIGIN,
  WECHAT_QR_URL,
  wechatMp,
} from '../providers/wechat-login/wechat-mp.ts';
import { allowsSandbox, lanUrl } from '../sandbox/sandbox-access.ts';
import { sandboxKeys, type SandboxKeys } from '../sandbox/sandbox-keys.ts';
import { sandboxMail } from '../sandbox/mail-vendor.ts';
import { serveSandbox } from '../sandbox/serve-sandbox.ts';
import { SANDBOX_QR_URL } from '../sandbox/wechat-vendor.ts';

type SignIn = {
  deps: SignInDeps;
  qrImageUrl: string;
  /** Where pictures of the messaging app come from, when it is the real one. */
  imageOrigins: string[];
  /** Adds the calls of the message platform and, where it may exist, the sandbox. */
  serve: (app: FastifyInstance) => Promise<void>;
};

type Chosen = {
  env: Env;
  database: OpenDatabase;
  log: Log;
  ownUrl: () => string;
  /** What else the sandbox's phone shows, where more is played than signing in. */
  drawMore?: ((language: Language) => Promise<string>) | undefined;
};

/** Real providers where the environment has their keys, a sandbox where it may stand in, else none. */
export async function chooseSignIn({ env, database: { db }, log, ownUrl, drawMore }: Chosen): Promise<SignIn> {
  const secret = await getSecret(db, 'sign-in');
  const keys = sandboxKeys(secret);
  const sandboxed = allowsSandbox(env);
  const mail = chooseMail(env, db);
  const plays = {
    sms: sandboxed && !env.sms,
    wechat: sandboxed && !env.wechat,
    mail: mail !== null && isMailPlayed(env),
  };
  if (!sandboxed && !env.sms) log.warn('no SMS provider is configured: nobody can sign in by phone');
  if (!sandboxed && !env.wechat) log.warn('no official account is configured: nobody can sign in by QR code');

  const phoneUrl = () => lanUrl(env.publicUrl, Number(new URL(ownUrl()).port));
  const deps: SignInDeps = {
    sms: chooseSms(env, plays.sms, keys, ownUrl),
    mail,
    wechat: chooseWechat(env, plays.wechat, keys, ownUrl),
    watch: watchScenes(
      (scenes) => findSceneStates(db, scenes),
      (error) => log.error({ err: error }, 'waiting scenes could not be looked at'),
    ),
    secret,
    secureCookie: env.publicUrl.startsWith('https:'),
    log,
  };
  return {
    deps,
    qrImageUrl: plays.wechat ? SANDBOX_QR_URL : WECHAT_QR_URL,
    imageOrigins: env.wechat ? [WECHAT_QR_ORIGIN, 'https://thirdwx.qlogo.cn'] : [],
    async serve(app) {
      await serveWechatMessages(app, db, deps);
      if (!plays.sms && !plays.wechat && !plays.mail && !drawMore) return;
      const notifyUrl = () => ownUrl() + WECHAT_MESSAGES_PATH;
      await serveSandbox(app, { db, keys, plays, isOpen: env.SANDBOX === true, phoneUrl, notifyUrl, drawMore });
    },
  };
}

const isMailPlayed = ({ SMTP_URL }: Env): boolean => SMTP_URL === 'sandbox';

/** Only where the operator asks for it; a played inbox only where a sandbox may stand. */
export function chooseMail(env: Env, db: Db): MailSender | null {
  const from = env.SMTP_FROM ?? `no-reply@${new URL(env.publicUrl).hostname}`;
  if (isMailPlayed(env)) return allowsSandbox(env) ? sandboxMail(db, from) : null;
  return env.SMTP_URL ? smtpMail(env.SMTP_URL, from) : null;
}

function chooseSms(env: Env, sandboxed: boolean, keys: SandboxKeys, ownUrl: () => string): SmsSender {
  const live = env.sms;
  if (live?.vendor === 'aliyun') return aliyunSms(() => ({ ...live.config, baseUrl: ALIYUN_SMS_URL }));
  if (live) return tencentSms(() => ({ ...live.config, baseUrl: TENCENT_SMS_URL }));
  if (!sandboxed) return noSms;
  const { keyId, secret } = keys.sms;
  return aliyunSms(() => ({
    accessKeyId: keyId,
    accessKeySecret: secret,
    signName: '方格',
    templateCode: 'SMS_SANDBOX',
    baseUrl: `${ownUrl()}/sandbox/sms/aliyun`,
  }));
}

function chooseWechat(env: Env, sandboxed: boolean, keys: SandboxKeys, ownUrl: () => string): WechatLogin {
  const returnUrl = `${env.publicUrl}/api/login/wx/callback`;
  const { wechat } = env;
  if (wechat) return wechatMp(() => ({ ...wechat, apiUrl: WECHAT_API_URL, openUrl: WECHAT_OPEN_URL, returnUrl }));
  if (!sandboxed) return noWechat;
  const sandboxUrl = () => `${ownUrl()}/sandbox/wechat`;
  return wechatMp(() => ({ ...keys.wechat, apiUrl: sandboxUrl(), openUrl: sandboxUrl(), returnUrl }));
}
