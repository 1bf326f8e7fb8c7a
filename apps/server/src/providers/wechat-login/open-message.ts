import { decryptMessage, isSignature, signParts } from './message-crypt.ts';
import { MessageRefused, type PlatformMessage, type Query } from './wechat-login.ts';
import { declaresEntities, xmlField } from './xml-field.ts';

export type MessageKeys = {
  appId: string;
  /** Shared with the platform; signs every call. */
  token: string;
  /** Set: safe mode, and plain messages are refused. Plain mode signs no body, so live accounts need it. */
  aesKey?: string;
};

const MAX_AGE_SECONDS = 300;
const SUBSCRIBED_BY_SCAN = 'qrscene_';

export function isFromPlatform({ token }: MessageKeys, query: Query, now: Date): boolean {
  const { signature, timestamp = '', nonce = '' } = query;
  const isFresh = /^\d{10}$/.test(timestamp) && Math.abs(now.getTime() / 1000 - Number(timestamp)) <= MAX_AGE_SECONDS;
  return isFresh && isSignature(signature, signParts(token, timestamp, nonce));
}

export function openMessage(keys: MessageKeys, query: Query, body: string, now: Date): PlatformMessage {
  if (!isFromPlatform(keys, query, now)) throw new MessageRefused('signature');
  if (declaresEntities(body)) throw new MessageRefused('entities');
  const xml = keys.aesKey ? openSealed({ ...keys, aesKey: keys.aesKey }, query, body) : body;
  if (declaresEntities(xml)) throw new MessageRefused('entities');
  const openId = xmlField(xml, 'FromUserName');
  if (!openId) throw new MessageRefused('no sender');
  const scene = sceneOf(xmlField(xml, 'Event'), xmlField(xml, 'EventKey'));
  const accountId = xmlField(xml, 'ToUserName');
  return { openId, accountId, ticket: xmlField(xml, 'Ticket'), ...(scene && { scene }) };
}

function openSealed(keys: MessageKeys & { aesKey: string }, query: Query, body: string): string {
  if (query['encrypt_type'] !== 'aes') throw new MessageRefused('plain message in safe mode');
  const sealed = xmlField(body, 'Encrypt');
  const expected = signParts(keys.token, query['timestamp'] ?? '', query['nonce'] ?? '', sealed);
  if (!isSignature(query['msg_signature'], expected)) throw new MessageRefused('message signature');
  try {
    return decryptMessage(sealed, keys);
  } catch (error) {
    throw error instanceof MessageRefused ? error : new MessageRefused('undecipherable');
  }
}

/** A follower's scan names the scene; a new follower's subscription names it behind a prefix. */
function sceneOf(event: string, key: string): string | undefined {
  if (event === 'SCAN') return key;
  return event === 'subscribe' && key.startsWith(SUBSCRIBED_BY_SCAN) ? key.slice(SUBSCRIBED_BY_SCAN.length) : undefined;
}
