import type { Log } from '../../log.ts';
import type { MailSender } from '../../providers/mail/mail-sender.ts';
import type { SmsSender } from '../../providers/sms/sms-sender.ts';
import type { WechatLogin } from '../../providers/wechat-login/wechat-login.ts';
import type { SceneWatch } from './scene-watch.ts';

/** What signing in needs beyond the call itself. */
export type SignInDeps = {
  sms: SmsSender;
  /** Null where the operator has set up no e-mail: that way in does not exist then. */
  mail: MailSender | null;
  wechat: WechatLogin;
  watch: SceneWatch;
  /** Keys the hashes of codes and the signatures of cookies and states. */
  secret: string;
  /** Set on https: the browser then keeps the cookie off plain connections. */
  secureCookie: boolean;
  log: Log;
};
