import { commitDemand, getUserInfo, listDesigners, logout } from '@markwright/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ADMIN_COMMANDS } from '../../admin/admin-commands.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { SHIPPED_CONTENT } from '../../content-folders.ts';
import { createLog } from '../../log.ts';
import { authRoutes } from '../auth/routes.ts';
import { listOpenDemands } from './queries.ts';
import { designerRoutes } from './routes.ts';
import { syncDesigners } from './sync-designers.ts';

let server: TestServer;
const logged: string[] = [];
beforeAll(async () => {
  server = await startTestServer({
    endpoints: [getUserInfo, logout, commitDemand, listDesigners],
    features: [authRoutes, designerRoutes],
    environment: { TRUST_PROXY: '1' },
    onLog: (line) => void logged.push(line),
  });
});
afterAll(() => server.close());

const PATH = '/api/designerOrder/commitDesignerOrder';
const GOOD = { name: '阿山', phone: '+86 138 1234 5678', demand: '给茶馆做一套招牌' };
const ask = (body: object) => server.call('POST', PATH, { body });

test('a demand reaches the operator, who ticks it off once', async () => {
  const { code, data } = await ask(GOOD);
  expect(code).toBe(200);
  const subjects: string[] = [];
  const deps = { db: server.database.db, onSubject: (subject: string) => subjects.push(subject) };
  const run = (...args: string[]) => ADMIN_COMMANDS['demands']?.run(args, deps as never);
  const listed = (await run())?.join('\n');
  expect(listed).toContain('13812345678');
  expect(listed).toContain('给茶馆做一套招牌');
  expect(await run('done', data.id)).toEqual([`${data.id} is done`]);
  expect(subjects).toEqual([`demand ${data.id}`]);
  expect(await run()).toEqual(['no open demands']);
  await expect(run('done', data.id)).rejects.toThrow('no open demand');
});

const from = (network: number) => ({ 'x-forwarded-for': `198.51.${network}.7` });
const askFrom = (network: number, body: object) => server.call('POST', PATH, { body, headers: from(network) });
const phoneOf = (index: number) => `138000000${String(index).padStart(2, '0')}`;

test('[S5.5] blank fields, wrong numbers and overlong text are refused', async () => {
  const wrong = [
    { name: ' ' },
    { phone: '12345' },
    { demand: '' },
    { demand: '长'.repeat(501) },
    { name: '长'.repeat(41) },
    { demand: '红\u001b[31m字' },
    { name: '\u202e倒过来' },
    { designerId: "' or 1=1--" },
  ];
  for (const fields of wrong) expect((await askFrom(1, { ...GOOD, ...fields })).code).toBe(400);
});

test('a flood from one address is refused, and so is a fourth demand for one number in a day', async () => {
  const codes = [];
  for (let sent = 0; sent < 6; sent += 1) codes.push((await askFrom(2, { ...GOOD, phone: phoneOf(sent) })).code);
  expect(codes).toEqual([200, 200, 200, 200, 200, 429]);
  const again = [];
  for (let sent = 0; sent < 4; sent += 1) again.push((await askFrom(10 + sent, { ...GOOD, phone: phoneOf(90) })).code);
  expect(again).toEqual([200, 200, 200, 429]);
});

test('what fills in the field nobody sees is thanked, logged and not kept', async () => {
  const { code } = await askFrom(30, { ...GOOD, phone: phoneOf(77), name: '机器人', website: 'https://spam.example' });
  expect(code).toBe(200);
  expect((await listOpenDemands(server.database.db, 100)).map(({ name }) => name)).not.toContain('机器人');
  expect(logged.join()).toContain('the field nobody sees');
});

test('markup in a demand is kept as words, and a megabyte is refused before it is read', async () => {
  const demand = '<script>alert(1)</script> data:text/html,x';
  expect((await askFrom(40, { ...GOOD, phone: phoneOf(50), demand })).code).toBe(200);
  const kept = await listOpenDemands(server.database.db, 100);
  expect(kept.map((row) => row.demand)).toContain(demand);
  const huge = await askFrom(41, { ...GOOD, name: 'x'.repeat(2_000_000) });
  expect(huge.code).toBe(413);
});

test('[S1.7] [S7.2] designers are listed with their works and filtered by style and trade', async () => {
  await syncDesigners(server.database.db, [SHIPPED_CONTENT], createLog('silent', false));
  const list = async (query = '') => (await server.call('GET', `/api/designer/getList${query}`)).data;
  const all = await list();
  expect(all.total).toBeGreaterThanOrEqual(6);
  for (const { works } of all.list) expect(works.length).toBeGreaterThanOrEqual(3);
  const bold = await list('?style=bold');
  expect(bold.total).toBe(all.styles.find(({ id }: { id: string }) => id === 'bold').count);
  for (const { styles } of bold.list) expect(styles).toContain('bold');
  expect((await list('?style=bold&trade=software')).total).toBe(0);
});
