import {
  claimLoginToken,
  confirmWechatLogin,
  createLoginTicket,
  getPendingWechat,
  loginWithEmail as emailLogin,
  loginWithSms,
  sendEmailCode as emailCode,
  sendSmsCode,
  wechatReturn,
} from '@markwright/contracts';
import { browserCookie } from '../../http/browser-cookie.ts';
import type { Feature } from '../../http/mount-endpoints.ts';
import { networkOf } from '../../http/network.ts';
import { drawConfirmed, drawConfirmPage } from './confirm-page.ts';
import { loginWithEmail, sendEmailCode } from './email-rules.ts';
import { readState, writeState } from './profile-state.ts';
import { knownSessionsOf } from './known-sessions.ts';
import { setProfileByOpenId } from './queries.ts';
import { keepSceneProfile } from './scene-queries.ts';
import { claimToken, confirmScan, getPendingAccount, issueTicket } from './scene-rules.ts';
import type { SignInDeps } from './sign-in-deps.ts';
import { loginWithCode, sendCode } from './sms-rules.ts';

const DAY_SECONDS = 24 * 60 * 60;
const loginBrowser = browserCookie('login-browser', DAY_SECONDS);

export const signInRoutes =
  (deps: SignInDeps): Feature =>
  (on) => {
    on(sendSmsCode, async ({ db, query, request }) => {
      await sendCode(db, deps, query.phoneNumber, networkOf(request.ip));
      return null;
    });
    on(loginWithSms, async ({ db, body, request, language }) => {
      const browser = loginBrowser.find(request, deps);
      return { token: await loginWithCode(db, deps, { ...body, browser, network: networkOf(request.ip), language }) };
    });
    on(emailCode, async ({ db, body, request, language }) => {
      await sendEmailCode(db, deps, { ...body, network: networkOf(request.ip), language });
      return null;
    });
    on(emailLogin, async ({ db, body, request, language }) => ({
      token: await loginWithEmail(db, deps, { ...body, network: networkOf(request.ip), language }),
    }));
    on(createLoginTicket, ({ db, request, reply }) =>
      issueTicket(db, deps, loginBrowser.mark(request, reply, deps), networkOf(request.ip)),
    );
    on(claimLoginToken, ({ db, query, request }) =>
      claimToken(db, deps, {
        scene: query.scene,
        browser: loginBrowser.find(request, deps),
        network: networkOf(request.ip),
      }),
    );
    on(getPendingWechat, ({ db, query, request }) =>
      getPendingAccount(db, query.scene, loginBrowser.find(request, deps)),
    );
    on(wechatReturn, async ({ db, query, request, reply, language }) => {
      const now = new Date();
      const scan = readState(deps.secret, 'ask', query.state, now);
      const profile = scan && query.code ? await deps.wechat.readProfile(query.code).catch(() => undefined) : undefined;
      if (!scan || !profile || profile.openId !== scan.openId) {
        request.log.warn('refused a return from the messaging app');
        return reply.code(403).type('text/plain').send('This link is not valid or has expired');
      }
      const userId = await setProfileByOpenId(db, profile);
      if (userId) knownSessionsOf(db).forget(userId);
      reply.type('text/html; charset=utf-8').header('cache-control', 'no-store');
      if (!(await keepSceneProfile(db, scan.scene, profile, now))) return reply.send(drawConfirmed(language, false));
      const state = writeState(deps.secret, 'confirm', scan, now);
      return reply.send(drawConfirmPage(language, { ...profile, state }));
    });
    on(confirmWechatLogin, async ({ db, body, request, reply, language }) => {
      const scan = readState(deps.secret, 'confirm', body.state, new Date());
      if (!scan) request.log.warn('refused a confirmation that is not ours');
      const isConfirmed = scan !== undefined && (await confirmScan(db, deps, scan));
      reply
        .code(isConfirmed ? 200 : 410)
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store');
      return reply.send(drawConfirmed(language, isConfirmed));
    });
  };
