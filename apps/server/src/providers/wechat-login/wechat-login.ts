export type Query = Record<string, string | undefined>;

/** What the message platform tells us; a scene only where somebody scanned one of our codes. */
export type PlatformMessage = { openId: string; accountId: string; scene?: string; ticket: string };

export type WechatProfile = { openId: string; nickName: string; wxHeadImgUrl: string };

/** QR sign-in through an official account. */
export type WechatLogin = {
  createTicket(scene: string, seconds: number): Promise<string>;
  /** The platform's first call, which proves that the address is ours: the text to answer with. */
  answerHandshake(query: Query): string | undefined;
  /** Throws MessageRefused for what the platform did not send, or sent too long ago. */
  openMessage(query: Query, body: string): PlatformMessage;
  /** A text shown in the chat, in the form the platform wants as the answer to a message. */
  writeReply(message: PlatformMessage, text: string): string;
  /** Where a user agrees to show name and picture. */
  profileUrl(state: string): string;
  readProfile(code: string): Promise<WechatProfile>;
};

export class MessageRefused extends Error {
  override readonly name = 'MessageRefused';
}

/** A public site without an account of its own: no ticket can be had and no message is believed. */
export const noWechat: WechatLogin = {
  createTicket: async () => unconfigured(),
  answerHandshake: () => undefined,
  openMessage: () => unconfigured(),
  writeReply: () => unconfigured(),
  profileUrl: () => unconfigured(),
  readProfile: async () => unconfigured(),
};

function unconfigured(): never {
  throw new MessageRefused('No official account is configured');
}
