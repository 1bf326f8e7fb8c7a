import { createHmac, createPrivateKey, createPublicKey, generateKeyPair, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';
import type { Db } from '../db/open-db.ts';
import { keepSecret } from '../db/secrets.ts';

type Pair = { privateKey: KeyObject; publicKey: KeyObject };

/** Both sides of the sandboxed payment providers; each side is handed its own half only. */
export type PayKeys = {
  merchant: Pair;
  wechat: Pair;
  alipay: Pair;
  apiV3Key: string;
  stripe: { secretKey: string; webhookSecret: string };
};

export const SANDBOX_MERCHANT = {
  appId: 'wxsandboxpay00001',
  merchantId: '1900000001',
  serial: '5157F09EFDC096DE15EBE81A47057A72',
  platformKeyId: 'PUB_KEY_ID_SANDBOX',
  alipayAppId: '2026000000000001',
  sellerId: '2088000000000001',
};

/** Made once per installation; the copies in the database are play keys, worth nothing anywhere else. */
export async function sandboxPayKeys(db: Db): Promise<PayKeys> {
  const [merchant, wechat, alipay] = [
    await keepPair(db, 'merchant'),
    await keepPair(db, 'wechat'),
    await keepPair(db, 'alipay'),
  ];
  const secret = (of: string) => createHmac('sha256', of).update(exported(merchant)).digest('hex').slice(0, 32);
  const stripe = { secretKey: `sk_test_${secret('stripe')}`, webhookSecret: `whsec_${secret('webhook')}` };
  return { merchant, wechat, alipay, apiV3Key: secret('sandbox'), stripe };
}

async function keepPair(db: Db, name: string): Promise<Pair> {
  const pem = await keepSecret(db, `sandbox-pay:${name}`, async () => {
    const made = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
    return exported(made);
  });
  const privateKey = createPrivateKey(pem);
  return { privateKey, publicKey: createPublicKey(pem) };
}

const exported = ({ privateKey }: Pair): string => String(privateKey.export({ type: 'pkcs8', format: 'pem' }));
