import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import type { SandboxKeys } from './sandbox-keys.ts';

type ScanEvent = { openId: string; scene: string; ticket: string; isFollower: boolean };

/** Reports a scan as the message platform does, in safe mode. Returns the text the user gets to read in the chat. */
export async function reportScan(notifyUrl: string, keys: SandboxKeys['wechat'], scan: ScanEvent): Promise<string> {
  const timestamp = `${Math.floor(Date.now() / 1000)}`;
  const nonce = randomBytes(5).toString('hex');
  const sealed = seal(eventXml(scan, timestamp), keys);
  const query = new URLSearchParams({
    signature: checksum([keys.token, timestamp, nonce]),
    timestamp,
    nonce,
    openid: scan.openId,
    encrypt_type: 'aes',
    msg_signature: checksum([keys.token, timestamp, nonce, sealed]),
  });
  const body = `<xml><ToUserName><![CDATA[gh_sandbox]]></ToUserName><Encrypt><![CDATA[${sealed}]]></Encrypt></xml>`;
  const headers = { 'content-type': 'text/xml' };
  const response = await fetch(`${notifyUrl}?${query.toString()}`, { method: 'POST', headers, body });
  if (!response.ok) throw new Error(`The callback answered ${response.status}`);
  return readReply(await response.text(), keys);
}

function readReply(reply: string, keys: SandboxKeys['wechat']): string {
  const part = (name: string) => new RegExp(`<${name}>(?:<!\\[CDATA\\[)?([^\\]<]*)`).exec(reply)?.[1] ?? '';
  if (!part('Encrypt')) return '';
  const signed = checksum([keys.token, part('TimeStamp'), part('Nonce'), part('Encrypt')]);
  if (signed !== part('MsgSignature')) throw new Error('The reply is not signed rightly');
  const text = unseal(part('Encrypt'), keys);
  return /<Content><!\[CDATA\[([\s\S]*?)\]\]>/.exec(text)?.[1] ?? '';
}

export function eventXml({ openId, scene, ticket, isFollower }: ScanEvent, timestamp: string): string {
  const [event, key] = isFollower ? ['SCAN', scene] : ['subscribe', `qrscene_${scene}`];
  return `<xml><ToUserName><![CDATA[gh_sandbox]]></ToUserName>
<FromUserName><![CDATA[${openId}]]></FromUserName>
<CreateTime>${timestamp}</CreateTime>
<MsgType><![CDATA[event]]></MsgType>
<Event><![CDATA[${event}]]></Event>
<EventKey><![CDATA[${key}]]></EventKey>
<Ticket><![CDATA[${ticket}]]></Ticket>
</xml>`;
}

export const checksum = (parts: string[]): string =>
  createHash('sha1')
    .update([...parts].sort().join(''))
    .digest('hex');

/** 16 random bytes, the length, the text and the account's id, padded to whole blocks of 32. */
export function seal(xml: string, { appId, aesKey }: Pick<SandboxKeys['wechat'], 'appId' | 'aesKey'>): string {
  const key = Buffer.from(aesKey, 'base64');
  const text = Buffer.from(xml, 'utf8');
  const size = 20 + text.length + appId.length;
  const padding = 32 - (size % 32);
  const block = Buffer.alloc(size + padding, padding);
  randomBytes(16).copy(block);
  block.writeUInt32BE(text.length, 16);
  text.copy(block, 20);
  block.write(appId, 20 + text.length);
  const cipher = createCipheriv('aes-256-cbc', key, key.subarray(0, 16));
  cipher.setAutoPadding(false);
  return cipher.update(block).toString('base64') + cipher.final('base64');
}

export function unseal(sealed: string, { appId, aesKey }: Pick<SandboxKeys['wechat'], 'appId' | 'aesKey'>): string {
  const key = Buffer.from(aesKey, 'base64');
  const cipher = createDecipheriv('aes-256-cbc', key, key.subarray(0, 16));
  cipher.setAutoPadding(false);
  const block = Buffer.concat([cipher.update(Buffer.from(sealed, 'base64')), cipher.final()]);
  const end = 20 + block.readUInt32BE(16);
  if (block.toString('utf8', end, end + appId.length) !== appId) throw new Error('The reply names another account');
  return block.toString('utf8', 20, end);
}
