import { createHash, createHmac } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Db } from '../db/open-db.ts';
import { addItem } from './sandbox-items.ts';
import type { SandboxKeys } from './sandbox-keys.ts';

const MAX_SKEW_MS = 15 * 60_000;

/** Play two SMS vendors: they check signatures by the vendors' rules, with no code of our clients. */
export function serveSmsVendors(app: FastifyInstance, db: Db, keys: SandboxKeys['sms']): void {
  app.post('/sandbox/sms/aliyun/', async (request) => {
    const fault = await aliyunFault(request, db, keys);
    if (fault) return { Code: fault, Message: fault, RequestId: request.id };
    const query = request.query as Record<string, string>;
    const { code } = JSON.parse(query['TemplateParam'] ?? '{}') as { code?: unknown };
    if (typeof code !== 'string')
      return { Code: 'isv.TEMPLATE_PARAMS_ILLEGAL', Message: 'template', RequestId: request.id };
    await deliver(db, query['PhoneNumbers'] ?? '', code, request.id);
    return { Code: 'OK', Message: 'OK', BizId: request.id, RequestId: request.id };
  });

  app.post('/sandbox/sms/tencent/', async (request) => {
    const body = String(request.body);
    const fault = tencentFault(request, body, keys);
    if (fault) return { Response: { Error: { Code: fault, Message: fault }, RequestId: request.id } };
    const { PhoneNumberSet = [], TemplateParamSet = [] } = JSON.parse(body) as Record<string, string[] | undefined>;
    const [phone = ''] = PhoneNumberSet;
    if (!/^\+86\d{11}$/.test(phone)) {
      const SendStatusSet = [{ Code: 'FailedOperation.PhoneNumberParseFail', Message: 'phone', PhoneNumber: phone }];
      return { Response: { SendStatusSet, RequestId: request.id } };
    }
    await deliver(db, phone.slice(3), TemplateParamSet[0] ?? '', request.id);
    return { Response: { SendStatusSet: [{ Code: 'Ok', Message: 'send success', PhoneNumber: phone }] } };
  });
}

const deliver = (db: Db, phone: string, code: string, id: string) => addItem(db, 'sms', id, { phone, code });

async function aliyunFault(request: FastifyRequest, db: Db, keys: SandboxKeys['sms']): Promise<string | undefined> {
  const given = /^ACS3-HMAC-SHA256 Credential=([^,]+),SignedHeaders=([^,]+),Signature=([0-9a-f]{64})$/.exec(
    request.headers.authorization ?? '',
  );
  if (!given) return 'MissingAuthorization';
  const [, credential, signedHeaders = '', signature] = given;
  if (credential !== keys.keyId) return 'InvalidAccessKeyId.NotFound';
  const sentAt = Date.parse(String(request.headers['x-acs-date']));
  if (!(Math.abs(Date.now() - sentAt) < MAX_SKEW_MS)) return 'InvalidTimeStamp.Expired';
  const [path = '', query = ''] = (request.raw.url ?? '').split('?');
  let canonical = `POST\n${path}\n${query.split('&').sort().join('&')}\n`;
  for (const name of signedHeaders.split(';')) canonical += `${name}:${String(request.headers[name]).trim()}\n`;
  canonical += `\n${signedHeaders}\n${digest('')}`;
  const expected = createHmac('sha256', keys.secret)
    .update('ACS3-HMAC-SHA256\n')
    .update(digest(canonical))
    .digest('hex');
  if (signature !== expected) return 'SignatureDoesNotMatch';
  const isNew = await addItem(db, 'aliyun-nonce', String(request.headers['x-acs-signature-nonce']), {});
  return isNew ? undefined : 'SignatureNonceUsed';
}

function tencentFault(request: FastifyRequest, body: string, keys: SandboxKeys['sms']): string | undefined {
  const given =
    /^TC3-HMAC-SHA256 Credential=([^/]+)\/([\d-]{10})\/sms\/tc3_request, SignedHeaders=content-type;host, Signature=([0-9a-f]{64})$/.exec(
      request.headers.authorization ?? '',
    );
  if (!given) return 'AuthFailure.InvalidAuthorization';
  const [, secretId, day = '', signature] = given;
  const timestamp = String(request.headers['x-tc-timestamp']);
  if (secretId !== keys.keyId) return 'AuthFailure.SecretIdNotFound';
  if (!(Math.abs(Date.now() / 1000 - Number(timestamp)) < 300)) return 'AuthFailure.SignatureExpire';
  const signedPart = `content-type:${request.headers['content-type']}\nhost:${request.headers.host}\n`;
  const canonical = `POST\n${request.raw.url}\n\n${signedPart}\ncontent-type;host\n${digest(body)}`;
  const toSign = `TC3-HMAC-SHA256\n${timestamp}\n${day}/sms/tc3_request\n${digest(canonical)}`;
  const dayKey = createHmac('sha256', `TC3${keys.secret}`).update(day).digest();
  const serviceKey = createHmac('sha256', dayKey).update('sms').digest();
  const requestKey = createHmac('sha256', serviceKey).update('tc3_request').digest();
  const expected = createHmac('sha256', requestKey).update(toSign).digest('hex');
  return signature === expected ? undefined : 'AuthFailure.SignatureFailure';
}

const digest = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');
