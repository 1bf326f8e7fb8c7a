import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { CreationSummary } from '@markwright/contracts';
import { docNamed, openCreationsUnderTest, type CreationsUnderTest } from '../../testing/creations-under-test.ts';

let under: CreationsUnderTest;
beforeAll(async () => {
  under = await openCreationsUnderTest();
});
afterAll(() => under.server.close());
beforeEach(() => under.forget());

const list = async (token: string, query = '') => {
  const { data } = await under.server.call('GET', `/api/userCreation/getList${query}`, { token });
  return data as { list: CreationSummary[]; total: number; hiddenTotal: number };
};
const put = (token: string, id: string, what: string, body: object) =>
  under.server.call('PUT', `/api/userCreation/${id}/${what}`, { token, body });
const copy = (token: string, id: string) => under.server.call('POST', `/api/userCreation/${id}/copy`, { token });

test('a duplicate is a new creation of the same document, unbought and free to change', async () => {
  const { id, token, user } = await under.newCreation();
  await under.buy({ user }, id, 'hd');
  await put(token, id, 'title', { title: '门头版' });
  const { code, data } = await copy(token, id);
  expect([code, data.revision]).toEqual([200, 1]);
  const made = await under.read(token, data.creationId);
  expect(made).toMatchObject({ name: '半山面包', title: '门头版 2', purchased: 'none', hidden: false });
  expect(made.doc).toEqual((await under.read(token, id)).doc);
  const change = { doc: docNamed('半山茶馆'), revision: 1 };
  expect((await under.update(token, data.creationId, change)).data.creationId).toBe(data.creationId);
  const stranger = await under.server.signIn();
  expect((await copy(stranger.token, id)).code).toBe(404);
  const third = await copy(token, data.creationId);
  expect(await under.read(token, third.data.creationId)).toMatchObject({ title: '门头版 3' });
});

test('a title is the list’s own: the logo keeps its name, an empty one takes it back, a wrong one is refused', async () => {
  const { id, token } = await under.newCreation();
  expect((await put(token, id, 'title', { title: '  名片 用 ' })).data).toEqual({ title: '名片 用' });
  expect(await under.read(token, id)).toMatchObject({ name: '半山面包', title: '名片 用', revision: 1 });
  expect((await put(token, id, 'title', { title: '字'.repeat(21) })).msg).toContain('40');
  expect((await put(token, id, 'title', { title: 'a'.repeat(40) })).code).toBe(200);
  expect((await put(token, id, 'title', { title: ' ' })).data).toEqual({ title: null });
  const stranger = await under.server.signIn();
  expect((await put(stranger.token, id, 'title', { title: 'mine' })).code).toBe(404);
});

test('[S2.20] what is hidden leaves the list and its link, and comes back when shown again', async () => {
  const { id, token } = await under.newCreation();
  const { data: other } = await under.save(token, docNamed('另一个'));
  await under.share(token, id);
  expect((await put(token, id, 'hidden', { hidden: true })).code).toBe(200);
  expect(await list(token)).toMatchObject({ list: [{ creationId: other.creationId }], total: 1, hiddenTotal: 1 });
  expect(await list(token, '?hidden=1')).toMatchObject({ list: [{ creationId: id, hidden: true }], total: 1 });
  expect((await under.open(id)).code).toBe(404);
  // Bought or not, it can still be opened by its owner.
  expect(await under.read(token, id)).toMatchObject({ hidden: true, shared: false });
  expect((await put(token, id, 'hidden', { hidden: false })).code).toBe(200);
  expect(await list(token)).toMatchObject({ total: 2, hiddenTotal: 0 });
  const stranger = await under.server.signIn();
  expect((await put(stranger.token, id, 'hidden', { hidden: true })).code).toBe(404);
});

test('a bought creation that was deleted is only hidden, and can be shown again', async () => {
  const { id, token, user } = await under.newCreation();
  await under.buy({ user }, id, 'vector');
  await under.server.call('DELETE', `/api/userCreation/${id}`, { token });
  expect(await list(token)).toMatchObject({ total: 0, hiddenTotal: 1 });
  await put(token, id, 'hidden', { hidden: false });
  expect(await list(token)).toMatchObject({ list: [{ creationId: id, purchased: 'vector' }], hiddenTotal: 0 });
});
