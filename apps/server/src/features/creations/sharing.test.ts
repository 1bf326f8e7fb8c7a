import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { shareOpeners } from '../../db/schema.ts';
import {
  docNamed,
  openCreationsUnderTest,
  PERSON,
  type CreationsUnderTest,
} from '../../testing/creations-under-test.ts';

let under: CreationsUnderTest;
beforeAll(async () => {
  under = await openCreationsUnderTest();
});
afterAll(() => under.server.close());
beforeEach(() => under.forget());

test('[S9.10] a link works once shared, shows a picture and no document, and can be withdrawn', async () => {
  const { id, token } = await under.newCreation();
  expect((await under.open(id)).code).toBe(404);
  expect((await under.share(token, id)).data).toEqual({
    shared: true,
    link: `http://localhost:3000/userShare?creationId=${id}`,
  });
  const { data } = await under.open(id);
  expect(data).toEqual({
    creationId: id,
    name: '半山面包',
    imageUrl: expect.stringMatching(/^http/),
    width: 800,
    height: 600,
    purchased: 'none',
    ownerName: '阿山',
  });
  expect((await under.read(token, id)).shared).toBe(true);
  const card = () => fetch(`${under.server.url}/api/userCreation/share/${id}/picture`);
  const picture = await card();
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect(picture.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect(Buffer.from(await picture.arrayBuffer()).readUInt32BE(16)).toBe(800);
  expect((await under.share(token, id, false)).data.shared).toBe(false);
  expect((await card()).status).toBe(404);
  expect((await under.open(id)).code).toBe(404);
  expect((await under.open('not-an-id')).code).toBe(404);
});

test('[S9.3] each distinct opener gives the owner one point per creation, and the owner none', async () => {
  const { id, token } = await under.newCreation();
  await under.share(token, id);
  const cookieOf = async (headers: Record<string, string>) => {
    const response = await fetch(`${under.server.url}/api/userCreation/share/${id}`, {
      headers: { 'app-sign': 'markwright-web', 'user-agent': PERSON, ...headers },
    });
    return response.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
  };
  await under.open(id, { token });
  await under.open(id, { token, headers: { 'user-agent': 'Safari on the phone of the owner' } });
  expect(await under.kept(token)).toBe(0);

  const cookie = await cookieOf({ 'user-agent': 'Guest One' });
  expect(cookie).toMatch(/^visitor=/);
  expect(await under.kept(token)).toBe(1);
  await under.open(id, { headers: { 'user-agent': 'Guest One', cookie } });
  await under.open(id, { headers: { 'user-agent': 'Guest One after an update', cookie } });
  await under.open(id, { headers: { 'user-agent': 'Guest One' } });
  expect(await under.kept(token)).toBe(1);

  const friend = await under.server.signIn();
  await under.open(id, { token: friend.token, headers: { 'user-agent': 'Friend' } });
  await under.open(id, { token: friend.token, headers: { 'user-agent': 'Friend elsewhere' } });
  expect(await under.kept(token)).toBe(2);
  const again = await under.server.signIn();
  await under.open(id, { token: again.token, headers: { 'user-agent': 'Guest One', cookie } });
  expect(await under.kept(token)).toBe(2);

  const second = (await under.save(token, docNamed('第二个'))).data.creationId as string;
  await under.share(token, second);
  await under.open(second, { token: friend.token });
  expect(await under.kept(token)).toBe(3);
});

test('[S9.3] an owner who signs out is still known by the browser, and a forged cookie is none', async () => {
  const { id, token } = await under.newCreation();
  const response = await fetch(`${under.server.url}/api/userCreation/${id}/share`, {
    method: 'PUT',
    headers: { 'app-sign': 'markwright-web', authorization: token, 'content-type': 'application/json' },
    body: JSON.stringify({ shared: true }),
  });
  const cookie = response.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
  await under.open(id, { headers: { 'user-agent': 'the owner, signed out', cookie } });
  expect(await under.kept(token)).toBe(0);
  for (let n = 0; n < 4; n += 1) {
    await under.open(id, { headers: { 'user-agent': 'one machine', cookie: `visitor=made-up-${n}.made-up` } });
  }
  expect(await under.kept(token)).toBe(1);
});

test('[S9.3] crawlers and pages drawn on the server count for nobody', async () => {
  const { id, token } = await under.newCreation();
  await under.share(token, id);
  for (const agent of ['Googlebot/2.1', 'Baiduspider', 'facebookexternalhit/1.1', 'curl/8', '']) {
    expect((await under.open(id, { headers: { 'user-agent': agent } })).code).toBe(200);
  }
  const page = await fetch(`${under.server.url}/userShare?creationId=${id}`, { headers: { 'user-agent': PERSON } });
  expect(await page.text()).toContain('200');
  expect(await under.kept(token)).toBe(0);
});

test('[S9.3] the same opener at the same moment counts once', async () => {
  const { id, token } = await under.newCreation();
  await under.share(token, id);
  await Promise.all(Array.from({ length: 8 }, () => under.open(id, { headers: { 'user-agent': 'eager' } })));
  expect(await under.kept(token)).toBe(1);
  expect(await under.server.database.db.select().from(shareOpeners).where(eq(shareOpeners.creationId, id))).not.toEqual(
    [],
  );
});

test('words that may not be shown cannot be shared, nor edited into a shared creation', async () => {
  const { token } = await under.server.signIn();
  const bad = (await under.save(token, docNamed('澳门博彩'))).data.creationId as string;
  expect(await under.share(token, bad)).toMatchObject({ code: 422, msg: expect.stringContaining('无法分享') });
  const { id, token: other } = await under.newCreation();
  await under.share(other, id);
  await under.update(other, id, { doc: docNamed('好茶', '网上赌场'), revision: 1 });
  expect((await under.open(id)).code).toBe(404);
});

test('anybody may report a shared creation, a few times an hour', async () => {
  const { id, token } = await under.newCreation();
  const report = (body: object) => under.server.call('POST', `/api/userCreation/${id}/report`, { body });
  expect((await report({ reason: '抄袭' })).code).toBe(404);
  await under.share(token, id);
  expect((await report({ reason: '  ' })).code).toBe(400);
  expect((await report({ reason: 'x'.repeat(201) })).code).toBe(400);
  const codes: number[] = [];
  for (let n = 0; n < 11; n += 1) codes.push((await report({ reason: '抄袭' })).code);
  expect(codes.at(0)).toBe(200);
  expect(codes.at(-1)).toBe(429);
});
