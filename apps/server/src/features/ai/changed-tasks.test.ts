import { depictedConcepts } from '@markwright/studio';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { pointRows } from '../../db/tables/points.ts';
import type { Job } from '../../jobs/define-job.ts';
import { createLog } from '../../log.ts';
import type { ChatModel } from '../../providers/chat-model/chat-model.ts';
import { startAiServer } from '../../testing/ai-under-test.ts';
import { keepClearOfMidnight } from '../../testing/keep-clear-of-midnight.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { readPoints } from '../points/rules.ts';
import { failTask } from './rules.ts';

let server: TestServer;
let job: Job<{ taskId: string }>;
let close: () => Promise<void>;
const log = createLog('silent', false);

/** Says what the test wants said, once. */
let said = '';
const chat: ChatModel = { ask: () => Promise.resolve(said) };

beforeEach(() => keepClearOfMidnight(60_000));
beforeAll(async () => {
  const started = await startAiServer(chat);
  ({ server, close } = started);
  job = started.jobWith();
});
afterAll(() => close());

const db = () => server.database.db;
const points = async (userId: string) => (await readPoints(db(), userId, new Date())).total;
const ledger = (userId: string) => db().select().from(pointRows).where(eq(pointRows.userId, userId));
const send = (token: string, body: object, headers = {}) =>
  server.call('POST', '/api/ai_creation/task', { token, body, headers });
const look = async (token: string, id: string) =>
  (await server.call('GET', `/api/ai_creation/task/${id}/result`, { token })).data;
const run = (taskId: string) =>
  job.run({ taskId }, { db: db(), storage: server.storage, log, enqueue: server.queue.enqueue });

const BRIEF = { logoName: '拾页', inspiration: '二手书店，一只猫和一盏灯，安静', styles: ['linear-minimalism'] };

async function finished(token: string, body: object = BRIEF) {
  const { data } = await send(token, body);
  await run(data.id as string);
  return { id: data.id as string, task: await look(token, data.id as string) };
}

type Reading = { things: { concept: string }[]; scene: unknown; moods: { id: string }[]; colors: { color: string }[] };
const editOf = ({ things, scene, moods, colors }: Reading) => ({
  things: things.map(({ concept }) => concept),
  scene,
  moods: moods.map(({ id }) => id),
  colors: colors.map(({ color }) => color),
});

test('what a text would be drawn as is told to anybody for nothing, with its reasons', async () => {
  const body = { logoName: '白鹭面包', inspiration: '手工面包房，柴火窑，不要麦穗' };
  const { reading } = (await server.call('POST', '/api/ai_creation/read', { body })).data;
  expect(reading.trade).toMatchObject({ id: 'bakery' });
  expect(reading.things.every(({ why }: { why: string }) => why)).toBe(true);
  expect(reading.refused.map(({ text }: { text: string }) => text)).toContain('麦穗');
  const { data } = await server.call('GET', `/api/ai_creation/pieces?words=${encodeURIComponent('狐狸')}`);
  expect(data.things[0]).toMatchObject({ concept: 'fox' });
});

test('a corrected reading is drawn for nothing once, also with no points left, and the ledger says so', async () => {
  const { user, token } = await server.signIn();
  const { id, task } = await finished(token);
  expect(task.canCorrect).toBe(true);
  await send(token, BRIEF);
  await send(token, BRIEF);
  expect(await points(user.id)).toBe(0);

  const reading = { ...editOf(task.stages.reading), things: ['fox'], scene: null, trade: 'bookstore' };
  const same = await send(token, { ...BRIEF, corrects: id, reading: editOf(task.stages.reading) });
  expect(same.code).toBe(400);
  const headers = { 'idempotency-key': 'correct-1' };
  const corrected = (await send(token, { ...BRIEF, corrects: id, reading }, headers)).data.id as string;
  expect((await send(token, { ...BRIEF, corrects: id, reading }, headers)).data.id).toBe(corrected);
  expect((await send(token, { ...BRIEF, corrects: id, reading })).code).toBe(409);

  await run(corrected);
  await run(corrected);
  const after = await look(token, corrected);
  expect(after.results.some(({ doc }: { doc: never }) => depictedConcepts(doc).includes('fox'))).toBe(true);
  expect(after).toMatchObject({ logoName: BRIEF.logoName, inspiration: BRIEF.inspiration, canCorrect: false });
  expect((await look(token, id)).canCorrect).toBe(false);
  expect(await points(user.id)).toBe(0);
  const rows = (await ledger(user.id)).filter(({ subject }) => subject === `ai-task:${corrected}`);
  expect(rows.map(({ reason, points: change }) => [reason, change])).toEqual([
    ['correction', 1],
    ['spend', -1],
  ]);

  // Neither the correction nor a stranger's task can be corrected for nothing.
  expect((await send(token, { ...BRIEF, corrects: corrected, reading: { ...reading, things: ['cat'] } })).code).toBe(
    409,
  );
  const stranger = await server.signIn();
  expect((await send(stranger.token, { ...BRIEF, corrects: id, reading })).code).toBe(404);
}, 90_000);

test('two corrections of one task at the same moment are one', async () => {
  const { token } = await server.signIn();
  const { id, task } = await finished(token);
  const reading = { ...editOf(task.stages.reading), things: ['fox'], scene: null };
  const answers = await Promise.all([1, 2, 3].map(() => send(token, { ...BRIEF, corrects: id, reading })));
  expect(answers.map(({ code }) => String(code)).sort()).toEqual(['200', '409', '409']);
}, 60_000);

test('a correction that failed is written nowhere and may be tried again', async () => {
  const { user, token } = await server.signIn();
  const { id, task } = await finished(token);
  const reading = { ...editOf(task.stages.reading), things: ['fox'], scene: null };
  const failed = (await send(token, { ...BRIEF, corrects: id, reading })).data.id as string;
  expect(await failTask(db(), failed, new Date())).toBe(true);
  expect(await points(user.id)).toBe(2);
  expect((await ledger(user.id)).some(({ subject }) => subject === `ai-task:${failed}`)).toBe(false);
  expect((await look(token, id)).canCorrect).toBe(true);
  expect((await send(token, { ...BRIEF, corrects: id, reading })).code).toBe(200);
}, 60_000);

test('one logo changed in words gives four for a point that keep what was not mentioned', async () => {
  const { user, token } = await server.signIn();
  const { task } = await finished(token);
  const [result] = task.results;
  const edits = [
    { do: 'ground.set', color: 'navy', hex: '#14233f' },
    { do: 'type.bolder', of: 'name' },
  ];
  const body = { logoName: BRIEF.logoName, change: { resultId: result.id, edits } };
  const { id, task: changed } = await finished(token, body);
  expect(await points(user.id)).toBe(1);
  expect(changed).toMatchObject({ state: 'done', canCorrect: false, change: edits });
  const docs = changed.results.map(({ doc }: { doc: unknown }) => doc);
  expect(new Set(docs.map((doc: unknown) => JSON.stringify(doc))).size).toBe(4);
  for (const doc of docs) {
    expect(doc.background).not.toBe(result.doc.background);
    expect(doc.name.text).toBe(result.doc.name.text);
    expect(doc.layout.id).toBe(result.doc.layout.id);
    expect(doc.mark?.source).toEqual(result.doc.mark?.source);
  }
  const stranger = await server.signIn();
  expect((await send(stranger.token, body)).code).toBe(404);
  expect((await send(token, { ...body, change: { ...body.change, taskId: id } })).code).toBe(400);
}, 90_000);

test('all four changed in words stay four different logos, under the new name where it was changed', async () => {
  const { token } = await server.signIn();
  const { id, task } = await finished(token);
  const edits = [{ do: 'text.set', of: 'name', text: '拾月' }];
  const { task: changed } = await finished(token, { logoName: BRIEF.logoName, change: { taskId: id, edits } });
  expect(changed.logoName).toBe('拾月');
  for (const [place, { doc, logoName }] of changed.results.entries()) {
    expect([doc.name.text, logoName]).toEqual(['拾月', '拾月']);
    expect(doc.layout.id).toBe(task.results[place].doc.layout.id);
  }
}, 90_000);

test('wishes that nobody can carry out end the task and give the point back', async () => {
  const { user, token } = await server.signIn();
  const { task } = await finished(token);
  const edits = [{ do: 'mark.swap', thing: ['zxqvw'] }];
  const body = { logoName: BRIEF.logoName, change: { resultId: task.results[0].id, edits } };
  const { task: failed } = await finished(token, body);
  expect(failed.state).toBe('failed');
  expect(await points(user.id)).toBe(2);
  const unknown = { ...body, change: { ...body.change, edits: [{ do: 'mark.explode' }] } };
  expect((await send(token, unknown)).code).toBe(400);
}, 60_000);

test('lettering is changed in words too: its colours and how it stands', async () => {
  const { token } = await server.signIn();
  const { task } = await finished(token, { logoName: '星野', artFont: { styles: ['neon'] } });
  const edits = [{ do: 'layout.set', layout: 'vertical' }, { do: 'color.other' }];
  const change = { resultId: task.results[0].id, edits };
  const { task: changed } = await finished(token, { logoName: '星野', change });
  for (const { doc } of changed.results) {
    expect(doc.art).toMatchObject({ style: 'neon', arrangement: 'vertical' });
  }
}, 60_000);

const wishesOf = async (words: string) =>
  (await server.call('POST', '/api/ai_creation/wishes', { body: { words, shown: { name: '拾页' } } })).data;

test('a chat model’s commands go through the same schema, and the rules stand where it babbles', async () => {
  said = JSON.stringify({
    edits: [{ do: 'type.bolder', of: 'name' }, { do: 'burn' }, { do: 'mark.swap' }],
    unknown: [],
  });
  expect(await wishesOf('整得有精气神儿点')).toEqual({ edits: [{ do: 'type.bolder', of: 'name' }], unknown: [] });
  said = 'Certainly!';
  expect((await wishesOf('qwrtz asdf')).unknown).toEqual(['qwrtz asdf']);
  // What the rules understand wholly asks nobody.
  said = JSON.stringify({ edits: [{ do: 'mark.remove' }] });
  expect((await wishesOf('字再粗一点')).edits).toEqual([{ do: 'type.bolder', of: 'name', much: 'bit' }]);
});
