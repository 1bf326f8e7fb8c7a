/** What pays on this device: nobody can scan their own screen, and a chat app lets no other wallet out. */
export type Device = { isPhone: boolean; chatApp: 'wechat' | 'other' | null };

const PHONE = /Android.+Mobile|iPhone|iPod|HarmonyOS.+Mobile/i;
const WECHAT = /MicroMessenger/i;
const OTHER_CHAT = /\bQQ\/|DingTalk|Weibo|AlipayClient/i;

export function readDevice(userAgent: string): Device {
  const chatApp = WECHAT.test(userAgent) ? 'wechat' : OTHER_CHAT.test(userAgent) ? 'other' : null;
  return { isPhone: PHONE.test(userAgent), chatApp };
}

export const thisDevice = (): Device => readDevice(navigator.userAgent);
