import { commitDemand, getUserInfo, logout } from '@markwright/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ADMIN_COMMANDS } from '../../admin/admin-commands.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { authRoutes } from '../auth/routes.ts';
import { designerRoutes } from './routes.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    endpoints: [getUserInfo, logout, commitDemand],
    features: [authRoutes, designerRoutes],
  });
});
afterAll(() => server.close());

const PATH = '/api/designerOrder/commitDesignerOrder';
const GOOD = { name: '阿山', phone: '+86 138 1234 5678', demand: '给茶馆做一套招牌' };
const ask = (body: object) => server.call('POST', PATH, { body });

test('a demand reaches the operator, who ticks it off once', async () => {
  const { code, data } = await ask(GOOD);
  expect(code).toBe(200);
  const run = (...args: string[]) => ADMIN_COMMANDS['demands']?.run(args, { db: server.database.db } as never);
  const listed = (await run())?.join('\n');
  expect(listed).toContain('13812345678');
  expect(listed).toContain('给茶馆做一套招牌');
  expect(await run('done', data.id)).toEqual([`${data.id} is done`]);
  expect(await run()).toEqual(['no open demands']);
  await expect(run('done', data.id)).rejects.toThrow('no open demand');
});

test('blank fields and wrong numbers are refused, and a flood from one address is', async () => {
  for (const wrong of [{ name: ' ' }, { phone: '12345' }, { demand: '' }, { demand: '长'.repeat(501) }]) {
    expect((await ask({ ...GOOD, ...wrong })).code).toBe(400);
  }
  const codes = [];
  for (let sent = 0; sent < 5; sent += 1) codes.push((await ask(GOOD)).code);
  expect(codes).toEqual([200, 200, 200, 200, 429]);
});
