import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loginScenes } from '../../db/schema.ts';
import { wechatMp } from '../../providers/wechat-login/wechat-mp.ts';
import { sandboxKeys, type SandboxKeys } from '../../sandbox/sandbox-keys.ts';
import { checksum, eventXml, seal } from '../../sandbox/wechat-events.ts';
import { SIGN_IN_ONLY, startTestServer, type TestServer } from '../../testing/test-server.ts';
import { serveWechatMessages, WECHAT_MESSAGES_PATH } from './wechat-messages.ts';

let server: TestServer;
let keys: SandboxKeys['wechat'];
beforeAll(async () => {
  server = await startTestServer(SIGN_IN_ONLY);
  keys = sandboxKeys(server.signInDeps.secret).wechat;
});
afterAll(() => server.close());

let scenes = 0;
async function newScene() {
  scenes += 1;
  const scan = { scene: `scene-${scenes}`, ticket: `ticket-${scenes}`, openId: 'oSomebody', isFollower: true };
  const expiresAt = new Date(Date.now() + 60_000);
  await server.database.db.insert(loginScenes).values({ ...scan, browserHash: 'b', expiresAt });
  return scan;
}
async function stateOf(scene: string) {
  const rows = await server.database.db.select().from(loginScenes);
  return rows.find((row) => row.scene === scene)?.state;
}

const secondsNow = () => String(Math.floor(Date.now() / 1000));

/** What the platform would send in safe mode, each part open to forgery. */
function sealedMessage(
  xml: string,
  forged: { token?: string; timestamp?: string; appId?: string; sealed?: string } = {},
) {
  const { token = keys.token, timestamp = secondsNow(), appId = keys.appId } = forged;
  const sealed = seal(xml, { ...keys, appId });
  const query = {
    signature: checksum([token, timestamp, 'n']),
    timestamp,
    nonce: 'n',
    encrypt_type: 'aes',
    msg_signature: checksum([token, timestamp, 'n', sealed]),
  };
  return { query, body: `<xml><Encrypt><![CDATA[${forged.sealed ?? sealed}]]></Encrypt></xml>` };
}

async function post({ query, body }: { query: Record<string, string>; body: string }, type = 'text/xml') {
  const address = `${server.url}${WECHAT_MESSAGES_PATH}?${new URLSearchParams(query).toString()}`;
  return (await fetch(address, { method: 'POST', headers: { 'content-type': type }, body })).status;
}

test('the handshake is answered only when it is signed', async () => {
  const timestamp = secondsNow();
  const ask = (signature: string) =>
    fetch(
      `${server.url}${WECHAT_MESSAGES_PATH}?${new URLSearchParams({ signature, timestamp, nonce: 'n', echostr: 'e1' }).toString()}`,
    );
  const good = await ask(checksum([keys.token, timestamp, 'n']));
  expect([good.status, await good.text()]).toEqual([200, 'e1']);
  const bad = await ask(checksum(['guessed', timestamp, 'n']));
  expect([bad.status, await bad.text()]).toEqual([403, 'refused']);
});

test('a sealed scan of a follower and of a new follower is taken once', async () => {
  for (const isFollower of [true, false]) {
    const scan = { ...(await newScene()), isFollower };
    const message = sealedMessage(eventXml(scan, secondsNow()));
    expect(await post(message)).toBe(200);
    expect(await stateOf(scan.scene)).toBe('scanned');
    expect(await post(message)).toBe(200);
  }
});

test('a scan must name the ticket that was issued with the scene', async () => {
  const scan = await newScene();
  expect(await post(sealedMessage(eventXml({ ...scan, ticket: 'another' }, secondsNow())))).toBe(200);
  expect(await stateOf(scan.scene)).toBe('waiting');
});

test('forged, stale, foreign and garbled messages are refused and change nothing', async () => {
  const scan = await newScene();
  const xml = eventXml(scan, secondsNow());
  const good = sealedMessage(xml);
  const forgeries = [
    sealedMessage(xml, { token: 'guessed' }),
    sealedMessage(xml, { timestamp: String(Number(secondsNow()) - 900) }),
    sealedMessage(xml, { appId: 'wxanother0000001' }),
    sealedMessage(xml, { sealed: seal(xml, keys) }),
    { ...good, query: { ...good.query, msg_signature: 'a'.repeat(40) } },
    { ...good, query: { ...good.query, signature: '' } },
    { ...good, query: { ...good.query, encrypt_type: 'raw' }, body: xml },
    { ...good, body: xml },
    { ...good, body: '' },
    { query: {}, body: xml },
  ];
  for (const forgery of forgeries) expect(await post(forgery)).toBe(403);
  expect(await stateOf(scan.scene)).toBe('waiting');
});

test('what decrypts to nonsense is refused without a crash', async () => {
  const timestamp = secondsNow();
  for (const sealed of ['', 'AAAA', Buffer.alloc(64, 7).toString('base64'), 'x'.repeat(4000)]) {
    const query = {
      signature: checksum([keys.token, timestamp, 'n']),
      timestamp,
      nonce: 'n',
      encrypt_type: 'aes',
      msg_signature: checksum([keys.token, timestamp, 'n', sealed]),
    };
    expect(await post({ query, body: `<xml><Encrypt>${sealed}</Encrypt></xml>` })).toBe(403);
  }
});

test('XML that declares entities is refused, inside and outside the seal', async () => {
  const scan = await newScene();
  const bomb = `<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;"><!ENTITY f SYSTEM "file:///etc/passwd">]>`;
  const xml = eventXml(scan, secondsNow());
  const outside = sealedMessage(xml);
  expect(await post({ ...outside, body: bomb + outside.body })).toBe(403);
  expect(await post(sealedMessage(bomb + xml.replace('oSomebody', '&b;')))).toBe(403);
  expect(await stateOf(scan.scene)).toBe('waiting');
});

test('an oversized message is refused before it is read, and no other call takes XML', async () => {
  const { query } = sealedMessage('<xml/>');
  expect(await post({ query, body: `<xml>${'x'.repeat(200_000)}</xml>` })).toBe(413);
  expect(await post({ query, body: '{}' }, 'application/x-msgpack')).toBe(415);
  const login = await server.call('POST', '/api/sms/login', {
    body: '<xml/>',
    headers: { 'content-type': 'text/xml' },
  });
  expect(login.code).toBe(415);
});

test('plain mode: a signed scan is taken, an unsigned one is not', async () => {
  const { aesKey: _, ...plainKeys } = keys;
  const addresses = { apiUrl: '', openUrl: 'http://open.example', returnUrl: 'http://site.example/back' };
  const deps = { ...server.signInDeps, wechat: wechatMp(() => ({ ...plainKeys, ...addresses })) };
  const app = Fastify();
  await serveWechatMessages(app, server.database.db, deps);
  const scan = await newScene();
  const timestamp = secondsNow();
  const send = (token: string) =>
    app.inject({
      method: 'POST',
      url: WECHAT_MESSAGES_PATH,
      query: { signature: checksum([token, timestamp, 'n']), timestamp, nonce: 'n' },
      headers: { 'content-type': 'text/xml' },
      payload: eventXml(scan, timestamp),
    });
  expect((await send('guessed')).statusCode).toBe(403);
  expect(await stateOf(scan.scene)).toBe('waiting');
  const reply = await send(keys.token);
  expect(reply.statusCode).toBe(200);
  expect(reply.body).toMatch(/^<xml><ToUserName><!\[CDATA\[oSomebody\]\]>.*http:\/\/open\.example\/connect/);
  expect(await stateOf(scan.scene)).toBe('scanned');
  await app.close();
});
