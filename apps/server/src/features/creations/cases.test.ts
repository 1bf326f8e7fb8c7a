import { eq } from 'drizzle-orm';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ONLY_KEY } from '@markwright/contracts/desk';
import { creations } from '../../db/schema.ts';
import { openCreationsUnderTest, type CreationsUnderTest } from '../../testing/creations-under-test.ts';
import { openDesk } from '../../testing/operator-at-desk.ts';

let under: CreationsUnderTest;
beforeAll(async () => {
  under = await openCreationsUnderTest();
});
afterAll(() => under.server.close());

/** As a job does that draws it anew after somebody has read the old name and before they open the file. */
async function replaceAtNextReading(id: string): Promise<void> {
  const { storage, database } = under.server;
  const previewKey = `creations/${id}/preview-anew.png`;
  vi.spyOn(storage, 'get').mockImplementationOnce(async (key) => {
    await storage.put(previewKey, await buffer((await storage.get(key))!.stream), 'image/png');
    await database.db.update(creations).set({ previewKey }).where(eq(creations.id, id));
    await storage.delete(key);
    return storage.get(key);
  });
}

test('a case is shown while its owner allows it and it is bought, and is gone with a word', async () => {
  const { server } = under;
  const owner = await under.newCreation();
  const { id, token } = owner;
  const allow = (allowed: boolean) => server.call('PUT', `/api/userCreation/${id}/case`, { token, body: { allowed } });
  const shown = async () => (await server.call('GET', '/api/case/list')).data.list;
  const picture = async () => (await fetch(`${server.url}/api/case/${id}/picture`)).status;
  expect((await under.read(token, id)).caseAllowed).toBe(false);
  expect(await allow(true)).toMatchObject({ code: 409 });
  await under.previewOf(token, id).toBeTruthy();
  const { previewUrl: marked } = await under.read(token, id);
  await under.buy(owner, id, 'hd');
  await under.previewOf(token, id).not.toBe(marked);
  const editor = await openDesk(server, 'editor');
  expect((await editor.ask('GET', '/cases')).list).toEqual([]);
  expect((await allow(true)).data).toEqual({ allowed: true });
  expect((await editor.ask('GET', '/cases')).list).toMatchObject([{ creationId: id, name: '半山面包' }]);
  expect(await shown()).toEqual([]);
  expect(await picture()).toBe(404);
  const trade = { zh: '面包房', en: 'Bakery' };
  const value = { shipped: true, list: [{ creationId: id, trade }] };
  await editor.ask('PUT', `/content/cases/${ONLY_KEY}`, { value, basedOn: null });
  expect(await shown()).toMatchObject([{ creationId: id, name: '半山面包', trade }]);
  expect(await picture()).toBe(200);
  await replaceAtNextReading(id);
  expect(await picture()).toBe(200);
  await allow(false);
  expect(await shown()).toEqual([]);
  expect(await picture()).toBe(404);
});
