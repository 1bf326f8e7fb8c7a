/** Calls the served API as a shop's visitors do, each from an address of their own (the server trusts one proxy). */
export type Api = <T>(method: string, path: string, options?: { token?: string; body?: object }) => Promise<T>;

export function apiOf(url: string): Api {
  return async (method, path, { token = '', body } = {}) => {
    const visitor = `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join('.')}`;
    const headers = {
      'app-sign': 'markwright-web',
      'x-forwarded-for': visitor,
      ...(token && { authorization: token }),
      ...(body && { 'content-type': 'application/json' }),
    };
    const reply = await fetch(url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    const { code, msg, data } = (await reply.json()) as { code: number; msg: string; data: never };
    if (code !== 200) throw new Error(`${method} ${path}: ${code} ${msg}`);
    return data;
  };
}

export async function signIn(api: Api, url: string, index: number): Promise<string> {
  const phone = `139${String(index).padStart(8, '0')}`;
  await api('GET', `/api/sms/sendCode?phoneNumber=${phone}`);
  const inbox = await (await fetch(`${url}/sandbox`)).text();
  const code = new RegExp(`data-phone="${phone}" data-code="(\\d+)"`).exec(inbox)?.[1];
  const { token } = await api<{ token: string }>('POST', '/api/sms/login', { body: { phone, code, scene: '' } });
  return token;
}

export const listPath = (name: string, size = 20): string =>
  `/api/icon/list?name=${encodeURIComponent(name)}&size=${size}`;

type Listed = { list: { doc: object }[] };

export async function saveLogo(api: Api, token: string, name: string): Promise<string> {
  const { list } = await api<Listed>('GET', listPath(name));
  const [first] = list;
  if (!first) throw new Error(`no logo for ${name}`);
  const { creationId } = await api<{ creationId: string }>('POST', '/api/userCreation', {
    token,
    body: { doc: first.doc },
  });
  return creationId;
}

/** Buys the cheaper package (HD) with the sandbox's wallet. */
export async function buyHd(api: Api, url: string, token: string, creationId: string): Promise<void> {
  const goods = await api<{ list: { commodityId: string; priceFen?: number; price?: number }[] }>(
    'GET',
    '/api/commodity/getList',
  );
  const { version: agreementVersion } = await api<{ version: string }>('GET', '/api/agreement');
  const { commodityId } = goods.list[0] ?? { commodityId: '' };
  const { outTradeNo } = await api<{ outTradeNo: string }>('POST', '/api/userCreation/order', {
    token,
    body: { creationId, commodityId, agreementVersion },
  });
  const { codeUrl } = await api<{ codeUrl: string }>('GET', `/api/pay/transactions/native/${outTradeNo}`, { token });
  const { pathname } = new URL(codeUrl);
  await fetch(url + pathname, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'action=pay',
  });
}
