import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

/** What a visitor types, everywhere it can be typed; none of it may be read in the operator's log. */
const WORD = '只给你们看';
const PHONE = '13712345678';
const MAIL = 'only-for-you@example.com';

const lines: string[] = [];
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ onLog: (line) => lines.push(line), environment: { SMTP_URL: 'sandbox' } });
});
afterAll(() => server.close());

const fixture = new URL('../../../../packages/logo/fixtures/horizontal-slogan.json', import.meta.url);
const base = JSON.parse(readFileSync(fixture, 'utf8')) as { name: object };
const docNamed = (text: string) => ({ ...base, name: { ...base.name, text, font: 'noto-sans-sc-black.ttf' } });

test('what visitors type reaches no line of the log, whether it is taken or refused', async () => {
  const { token } = await server.signIn();
  const codes: Record<string, number> = {};
  const send = async (what: string, method: string, path: string, body?: object) => {
    const reply = await server.call(method, path, { token, ...(body && { body }) });
    codes[what] = reply.code;
    return reply;
  };
  const { data } = await send('saved', 'POST', '/api/userCreation', { doc: docNamed(WORD) });
  const { creationId } = data as { creationId: string };
  await send('shared', 'PUT', `/api/userCreation/${creationId}/share`, { shared: true });
  await send('reported', 'POST', `/api/userCreation/${creationId}/report`, { reason: `${WORD} ${PHONE}` });
  await send('report refused', 'POST', `/api/userCreation/${creationId}/report`, { reason: `${WORD}\u001b[31m` });
  await send('name refused', 'POST', '/api/userCreation', { doc: docNamed(`${WORD}\u0007`) });
  await send('AI name refused', 'POST', '/api/ai_creation/task', {
    logoName: `${WORD}靐`,
    inspiration: WORD,
    styles: [],
  });
  await send('style refused', 'POST', '/api/ai_creation/task', { logoName: '山', inspiration: '', styles: [WORD] });
  await send('search', 'GET', `/api/icon/list?name=${encodeURIComponent(WORD)}&size=1`);
  await send('number refused', 'GET', `/api/sms/sendCode?phoneNumber=${PHONE}9`);
  await send('number', 'GET', `/api/sms/sendCode?phoneNumber=${PHONE}`);
  await send('code refused', 'POST', '/api/sms/login', { phone: PHONE, code: '000000', scene: '' });
  await send('address', 'POST', '/api/email/sendCode', { email: MAIL });
  await send('demand', 'POST', '/api/designerOrder/commitDesignerOrder', { phone: PHONE, name: WORD, demand: WORD });
  const text = lines.join('\n');
  expect(Object.values(codes).filter((code) => code >= 500)).toEqual([]);
  expect([codes['saved'], codes['reported'], codes['name refused'], codes['number']]).toEqual([200, 200, 400, 200]);
  expect(lines.length).toBeGreaterThan(Object.keys(codes).length);
  for (const typed of [WORD, encodeURIComponent(WORD), PHONE, MAIL, '靐', '\u001b'])
    expect(
      lines.filter((line) => line.includes(typed)),
      typed,
    ).toEqual([]);
  expect(text).toContain('request refused');
});
