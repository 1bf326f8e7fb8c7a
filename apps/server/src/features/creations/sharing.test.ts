import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { userNetworks } from '../../db/schema.ts';
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
    scenes: ['cup', 'shop-sign-day', 'paper-bag', 'window-lettering'],
  });
  expect((await under.read(token, id)).shared).toBe(true);
  const card = () => fetch(`${under.server.url}/api/userCreation/share/${id}/picture`);
  const picture = await card();
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect(picture.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect(Buffer.from(await picture.arrayBuffer()).readUInt32BE(16)).toBe(800);
  const inScene = (scene: string) => fetch(`${under.server.url}/api/userCreation/share/${id}/mockUp/${scene}`);
  const photo = await inScene('cup');
  expect([photo.status, photo.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  expect((await inScene('car-door')).status).toBe(404);
  expect((await under.share(token, id, false)).data.shared).toBe(false);
  expect((await card()).status).toBe(404);
  expect((await inScene('cup')).status).toBe(404);
  expect((await under.open(id)).code).toBe(404);
  expect((await under.open('not-an-id')).code).toBe(404);
});

/** A browser somewhere: it opens the page, which sets its cookie, and then makes the page's call. */
function visitorFrom(ip: string, id: string) {
  const headers = { 'x-forwarded-for': ip, 'user-agent': PERSON };
  let cookie = '';
  return {
    async openPage() {
      const page = await fetch(`${under.server.url}/userShare?creationId=${id}`, { headers: { ...headers, cookie } });
      const given = page.headers.getSetCookie().find((one) => one.startsWith('visitor='));
      cookie = given?.split(';', 1)[0] ?? cookie;
      return cookie;
    },
    open: (token?: string, agent = PERSON) =>
      under.open(id, { ...(token && { token }), headers: { ...headers, cookie, 'user-agent': agent } }),
  };
}

async function openedFrom(ip: string, id: string, token?: string) {
  const visitor = visitorFrom(ip, id);
  await visitor.openPage();
  await visitor.open(token);
  return visitor;
}

test('[S9.3] each distinct opener gives the owner one point per creation, and the owner none', async () => {
  const { id, token } = await under.newCreation();
  await under.share(token, id);
  await openedFrom('198.51.100.1', id, token);
  expect(await under.kept(token)).toBe(0);

  const guest = await openedFrom('203.0.113.1', id);
  expect(await guest.openPage()).toMatch(/^visitor=/);
  expect(await under.kept(token)).toBe(1);
  await guest.open();
  await guest.open(undefined, 'the same one after an update');
  expect(await under.kept(token)).toBe(1);

  const friend = await under.server.signIn();
  await openedFrom('203.0.113.2', id, friend.token);
  await openedFrom('203.0.113.3', id, friend.token);
  expect(await under.kept(token)).toBe(2);
  const again = await under.server.signIn();
  await guest.open(again.token);
  expect(await under.kept(token)).toBe(2);

  const second = (await under.save(token, docNamed('第二个'))).data.creationId as string;
  await under.share(token, second);
  await openedFrom('203.0.113.2', second, friend.token);
  expect(await under.kept(token)).toBe(3);
});

test('[S9.3] a call without the page’s cookie counts for nobody, whatever user agent it names', async () => {
  const { id, token } = await under.newCreation();
  await under.share(token, id);
  for (let n = 0; n < 30; n += 1) {
    const headers = {
      'x-forwarded-for': `203.0.113.${n}`,
      'user-agent': `Browser ${n}`,
      cookie: `visitor=made-up-${n}.x`,
    };
    await under.open(id, { headers });
  }
  expect(await under.kept(token)).toBe(0);
});

test('[S9.3] one network counts three times a day for an owner, whatever of theirs it opens', async () => {
  const { id, token } = await under.newCreation();
  const ids = [id];
  for (let n = 0; n < 3; n += 1) ids.push((await under.save(token, docNamed(`第${n}个`))).data.creationId as string);
  for (const each of ids) {
    await under.share(token, each);
    for (let n = 0; n < 4; n += 1) await openedFrom('203.0.113.50', each);
  }
  expect(await under.kept(token)).toBe(3);
});

test('a picture’s address ends with the link that showed it', async () => {
  const { id, token } = await under.newCreation();
  await under.share(token, id);
  // Drawn once more by the job of the save, which takes the first picture away.
  const waiting = async () => (await under.server.queue.countJobs()).filter(({ state }) => state !== 'completed');
  await expect.poll(waiting, { timeout: 60_000 }).toEqual([]);
  const { imageUrl } = (await under.open(id)).data as { imageUrl: string };
  const address = new URL(new URL(imageUrl).pathname + new URL(imageUrl).search, under.server.url);
  expect((await fetch(address)).status).toBe(200);
  await under.server.call('PUT', `/api/userCreation/${id}/share`, { token, body: { shared: false } });
  expect((await fetch(address)).status).toBe(404);
});

test('[S9.3] one network counts three times a day per owner, an IPv6 /64 as one', async () => {
  const { id, token } = await under.newCreation();
  await under.share(token, id);
  for (let n = 0; n < 6; n += 1) await openedFrom('203.0.113.9', id);
  expect(await under.kept(token)).toBe(3);
  for (let n = 1; n < 6; n += 1) await openedFrom(`2001:db8:7:7::${n}`, id);
  expect(await under.kept(token)).toBe(6);
  // Refused for today only: the same visitor counts tomorrow.
  const late = await openedFrom('203.0.113.9', id);
  await under.server.database.pool.query(
    `update rate_hits set reset_at = now() - interval '1 s' where key like 'share:%'`,
  );
  await late.open();
  expect(await under.kept(token)).toBe(7);
});

test('[S9.3] the networks an owner was on in the last thirty days never count', async () => {
  const { id, token, user } = await under.newCreation();
  const headers = { 'x-forwarded-for': '203.0.113.77' };
  await under.server.call('PUT', `/api/userCreation/${id}/share`, { token, headers, body: { shared: true } });
  for (let n = 0; n < 3; n += 1) await openedFrom('203.0.113.77', id);
  expect(await under.kept(token)).toBe(0);
  await under.server.database.db
    .update(userNetworks)
    .set({ seenAt: new Date(Date.now() - 31 * 24 * 60 * 60 * 1000) })
    .where(eq(userNetworks.userId, user.id));
  await openedFrom('203.0.113.77', id);
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
  const eager = visitorFrom('203.0.113.20', id);
  await eager.openPage();
  await Promise.all(Array.from({ length: 8 }, () => eager.open()));
  expect(await under.kept(token)).toBe(1);
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
  expect((await report({ reason: 'x'.repeat(301) })).code).toBe(400);
  const codes: number[] = [];
  for (let n = 0; n < 11; n += 1) codes.push((await report({ reason: '抄袭' })).code);
  expect(codes.at(0)).toBe(200);
  expect(codes.at(-1)).toBe(429);
});
