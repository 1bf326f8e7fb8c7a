import type { Envelope } from '@markwright/contracts';
import type { TestServer } from './test-server.ts';

export type TestBrowser = {
  call(method: string, path: string, body?: object): Promise<Envelope<any>>; // eslint-disable-line typescript/no-explicit-any
  /** As the browser would send it. */
  cookie(): string;
  setCookie(cookie: string): void;
};

/** A visitor's browser: keeps cookies between its calls. */
export function openBrowser(server: TestServer): TestBrowser {
  let cookie = '';
  return {
    async call(method, path, body) {
      const response = await fetch(server.url + path, {
        method,
        headers: {
          'app-sign': 'markwright-web',
          cookie,
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      const [given] = response.headers.getSetCookie();
      if (given) cookie = given.split(';', 1)[0] ?? '';
      return (await response.json()) as Envelope;
    },
    cookie: () => cookie,
    setCookie: (value) => (cookie = value),
  };
}

/** The newest text message on the sandbox's phone page. */
export async function readCode(server: TestServer, phone: string): Promise<string> {
  const page = await (await fetch(`${server.url}/sandbox`)).text();
  const code = new RegExp(`data-phone="${phone}" data-code="(\\d{6})"`).exec(page)?.[1];
  if (!code) throw new Error(`no text message for ${phone}`);
  return code;
}

/** Presses a button of the phone page: the code is scanned, and nothing more. */
export const scanOnly = (server: TestServer, ticket: string, account: 'bound' | 'new'): Promise<Response> =>
  fetch(`${server.url}/sandbox/scan`, { method: 'POST', body: new URLSearchParams({ ticket, account }) });

/** Opens the link of the official account's reply: the page that asks whether it is you. */
export async function openConfirmPage(server: TestServer, scanned: Response): Promise<string> {
  const link = /href="(\/sandbox\/wechat\/connect[^"]+)"/.exec(await scanned.text())?.[1]?.replaceAll('&amp;', '&');
  return link ? (await fetch(server.url + link)).text() : '';
}

export function confirm(server: TestServer, page: string): Promise<Response> {
  const state = /name="state" value="([^"]+)"/.exec(page)?.[1] ?? '';
  return fetch(`${server.url}/api/login/wx/confirm`, { method: 'POST', body: new URLSearchParams({ state }) });
}

/** Scans and confirms, as somebody does who means to sign in. */
export async function scan(server: TestServer, ticket: string, account: 'bound' | 'new'): Promise<void> {
  await confirm(server, await openConfirmPage(server, await scanOnly(server, ticket, account)));
}
