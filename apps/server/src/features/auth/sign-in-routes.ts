import { claimLoginToken, createLoginTicket, loginWithSms, sendSmsCode, wechatReturn } from '@markwright/contracts';
import { browserCookie } from '../../http/browser-cookie.ts';
import type { Feature } from '../../http/mount-endpoints.ts';
import { networkOf } from '../../http/network.ts';
import { readState } from './profile-state.ts';
import { setProfileByOpenId } from './queries.ts';
import { claimToken, issueTicket } from './scene-rules.ts';
import type { SignInParts } from './sign-in-parts.ts';
import { loginWithCode, sendCode } from './sms-rules.ts';

const DAY_SECONDS = 24 * 60 * 60;
const loginBrowser = browserCookie('login-browser', DAY_SECONDS);

export const signInRoutes =
  (parts: SignInParts): Feature =>
  (on) => {
    on(sendSmsCode, async ({ db, query, request }) => {
      await sendCode(db, parts, query.phoneNumber, networkOf(request.ip));
      return null;
    });
    on(loginWithSms, async ({ db, body, request, language }) => {
      const browser = loginBrowser.find(request, parts);
      return { token: await loginWithCode(db, parts, { ...body, browser, network: networkOf(request.ip), language }) };
    });
    on(createLoginTicket, ({ db, request, reply }) =>
      issueTicket(db, parts, loginBrowser.mark(request, reply, parts), networkOf(request.ip)),
    );
    on(claimLoginToken, ({ db, query, request }) =>
      claimToken(db, parts, query.scene, loginBrowser.find(request, parts)),
    );
    on(wechatReturn, async ({ db, query, request, reply }) => {
      const openId = readState(parts.secret, query.state, new Date());
      const profile =
        openId && query.code ? await parts.wechat.readProfile(query.code).catch(() => undefined) : undefined;
      if (!profile || profile.openId !== openId) {
        request.log.warn('refused a return from the messaging app');
        return reply.code(403).type('text/plain').send('This link is not valid or has expired');
      }
      await setProfileByOpenId(db, profile);
      return reply.redirect('/');
    });
  };
