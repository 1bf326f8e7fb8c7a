import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

type SignedRequest = { method: string; url: URL; headers: IncomingHttpHeaders; body: Buffer };
export type S3Keys = { accessKeyId: string; secretAccessKey: string };

const sha256 = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, data: string): Buffer => createHmac('sha256', key).update(data).digest();
const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);

/**
 * AWS Signature Version 4, written from its specification and not from the client we test:
 * returns what is wrong with a request, or undefined when its signature is good.
 */
export function findSignatureFault(request: SignedRequest, keys: S3Keys, now: Date): string | undefined {
  return request.url.searchParams.has('X-Amz-Signature')
    ? findPresignedFault(request, keys, now)
    : findHeaderFault(request, keys);
}

function findHeaderFault(request: SignedRequest, keys: S3Keys): string | undefined {
  const match = /^AWS4-HMAC-SHA256 Credential=([^,]+), SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
    request.headers.authorization ?? '',
  );
  if (!match) return 'AccessDenied';
  const [, credential = '', signedHeaders = '', signature = ''] = match;
  const payloadHash = String(request.headers['x-amz-content-sha256']);
  if (payloadHash !== 'UNSIGNED-PAYLOAD' && payloadHash !== sha256(request.body)) return 'XAmzContentSHA256Mismatch';
  const time = String(request.headers['x-amz-date']);
  return compare(request, keys, { credential, signedHeaders, signature, payloadHash, time });
}

function findPresignedFault(request: SignedRequest, keys: S3Keys, now: Date): string | undefined {
  const query = request.url.searchParams;
  const time = query.get('X-Amz-Date') ?? '';
  const iso = time.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z');
  if (Date.parse(iso) + Number(query.get('X-Amz-Expires')) * 1000 < now.getTime()) return 'AccessDenied';
  return compare(request, keys, {
    credential: query.get('X-Amz-Credential') ?? '',
    signedHeaders: query.get('X-Amz-SignedHeaders') ?? '',
    signature: query.get('X-Amz-Signature') ?? '',
    payloadHash: 'UNSIGNED-PAYLOAD',
    time,
  });
}

type Claim = { credential: string; signedHeaders: string; signature: string; payloadHash: string; time: string };

function compare({ method, url, headers }: SignedRequest, keys: S3Keys, claim: Claim): string | undefined {
  const [accessKeyId, date = '', region = '', service = '', end = ''] = claim.credential.split('/');
  if (accessKeyId !== keys.accessKeyId) return 'InvalidAccessKeyId';
  const query = [...url.searchParams]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort();
  const canonical = [
    method,
    url.pathname
      .split('/')
      .map((part) => encode(decodeURIComponent(part)))
      .join('/'),
    query.join('&'),
    ...claim.signedHeaders.split(';').map((name) => `${name}:${String(headers[name]).trim().replace(/ +/g, ' ')}`),
    '',
    claim.signedHeaders,
    claim.payloadHash,
  ].join('\n');
  const toSign = ['AWS4-HMAC-SHA256', claim.time, `${date}/${region}/${service}/${end}`, sha256(canonical)].join('\n');
  const signingKey = [region, service, end].reduce(hmac, hmac(`AWS4${keys.secretAccessKey}`, date));
  const expected = Buffer.from(hmac(signingKey, toSign).toString('hex'));
  const given = Buffer.from(claim.signature);
  const same = expected.length === given.length && timingSafeEqual(expected, given);
  return same ? undefined : 'SignatureDoesNotMatch';
}
