import { createHmac } from 'node:crypto';

/** Both sides of every sandboxed provider are given these; they are made from this installation's own secret. */
export type SandboxKeys = {
  sms: { keyId: string; secret: string };
  wechat: { appId: string; secret: string; token: string; aesKey: string };
};

export function sandboxKeys(secret: string): SandboxKeys {
  const derive = (name: string) => createHmac('sha256', secret).update(`sandbox:${name}`).digest();
  return {
    sms: { keyId: 'sandbox-sms', secret: derive('sms').toString('hex') },
    wechat: {
      appId: 'wxsandbox00000001',
      secret: derive('wechat-secret').toString('hex'),
      token: derive('wechat-token').toString('hex').slice(0, 32),
      aesKey: derive('wechat-aes').toString('base64').slice(0, 43),
    },
  };
}
