import { createDecipheriv, sign, verify, type KeyObject } from 'node:crypto';

/** Base64 of an RSA-SHA256 signature, as both directions of the protocol use it. */
export const signText = (text: string, key: KeyObject): string =>
  sign('RSA-SHA256', Buffer.from(text), key).toString('base64');

export const SIGNATURE_TYPE = 'WECHATPAY2-SHA256-RSA2048';
const MAX_AGE_SECONDS = 300;
const TAG_BYTES = 16;
const NONCE_BYTES = 12;

export type Headers = Record<string, string | undefined>;
/** Platform certificates by serial and public keys by their `PUB_KEY_ID_…`: WeChat may use either while it switches. */
export type PlatformKeys = Readonly<Record<string, KeyObject>>;

/** Why a message is not WeChat's, or undefined when it is. Replies and notices are signed alike. */
export function findFault(keys: PlatformKeys, headers: Headers, body: Buffer, now: Date): string | undefined {
  const timestamp = headers['wechatpay-timestamp'];
  const nonce = headers['wechatpay-nonce'];
  const serial = headers['wechatpay-serial'];
  const signature = headers['wechatpay-signature'];
  if (!timestamp || !nonce || !serial || !signature) return 'a signature header is missing';
  const type = headers['wechatpay-signature-type'];
  if (type !== undefined && type !== SIGNATURE_TYPE) return 'an unknown kind of signature';
  if (!/^\d{1,12}$/.test(timestamp)) return 'the timestamp is no number';
  if (Math.abs(now.getTime() / 1000 - Number(timestamp)) >= MAX_AGE_SECONDS) return 'the timestamp is too far off';
  const key = Object.hasOwn(keys, serial) ? keys[serial] : undefined;
  if (!key) return 'signed with a key nobody knows';
  const signed = Buffer.concat([Buffer.from(`${timestamp}\n${nonce}\n`), body, Buffer.from('\n')]);
  return isSigned(signed, signature, key) ? undefined : 'the signature is wrong';
}

function isSigned(signed: Buffer, signature: string, key: KeyObject): boolean {
  const bytes = Buffer.from(signature, 'base64');
  // Node reads sloppy base64; two spellings of one signature are one too many.
  return bytes.toString('base64') === signature && verify('RSA-SHA256', signed, key, bytes);
}

export type Sealed = { algorithm?: string; ciphertext?: string; nonce?: string; associated_data?: string };

/** The text inside a notice. `final` is what checks the tag: without it a changed text would pass. */
export function unseal(sealed: Sealed, apiV3Key: string): string {
  const { algorithm, ciphertext = '', nonce = '', associated_data: context = '' } = sealed;
  const bytes = Buffer.from(ciphertext, 'base64');
  if (algorithm !== 'AEAD_AES_256_GCM' || bytes.length <= TAG_BYTES || Buffer.byteLength(nonce) !== NONCE_BYTES) {
    throw new Error('Not a sealed text');
  }
  const decipher = createDecipheriv('aes-256-gcm', Buffer.from(apiV3Key), nonce, { authTagLength: TAG_BYTES });
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  decipher.setAAD(Buffer.from(context));
  return Buffer.concat([decipher.update(bytes.subarray(0, -TAG_BYTES)), decipher.final()]).toString('utf8');
}
