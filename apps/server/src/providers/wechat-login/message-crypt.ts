import { createCipheriv, createDecipheriv, createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { MessageRefused } from './wechat-login.ts';

const BLOCK = 32;
const NOISE = 16;
const LENGTH = 4;

export const signParts = (...deps: string[]): string => createHash('sha1').update(deps.sort().join('')).digest('hex');

export function isSignature(given: string | undefined, expected: string): boolean {
  const bytes = Buffer.from(given ?? '');
  return bytes.length === expected.length && timingSafeEqual(bytes, Buffer.from(expected));
}

type CryptKeys = { appId: string; aesKey: string };

export function decryptMessage(text: string, { appId, aesKey }: CryptKeys): string {
  const key = keyBytes(aesKey);
  const cipher = createDecipheriv('aes-256-cbc', key, key.subarray(0, 16)).setAutoPadding(false);
  const plain = Buffer.concat([cipher.update(text, 'base64'), cipher.final()]);
  const padding = plain.at(-1) ?? 0;
  if (padding < 1 || padding > BLOCK || plain.length < NOISE + LENGTH + padding) throw new MessageRefused('padding');
  const content = plain.subarray(NOISE + LENGTH, plain.length - padding);
  const length = plain.readUInt32BE(NOISE);
  if (content.subarray(length).toString() !== appId) throw new MessageRefused('meant for another account');
  return content.subarray(0, length).toString();
}

export function encryptMessage(text: string, { appId, aesKey }: CryptKeys): string {
  const key = keyBytes(aesKey);
  const message = Buffer.from(text);
  const length = Buffer.alloc(LENGTH);
  length.writeUInt32BE(message.length);
  const plain = Buffer.concat([randomBytes(NOISE), length, message, Buffer.from(appId)]);
  const padding = BLOCK - (plain.length % BLOCK);
  const cipher = createCipheriv('aes-256-cbc', key, key.subarray(0, 16)).setAutoPadding(false);
  return Buffer.concat([cipher.update(plain), cipher.update(Buffer.alloc(padding, padding)), cipher.final()]).toString(
    'base64',
  );
}

const keyBytes = (aesKey: string): Buffer => Buffer.from(`${aesKey}=`, 'base64');
