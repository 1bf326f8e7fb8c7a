import type { LogoDoc } from '@markwright/logo';
import { RELATIONS } from '@markwright/marks';
import { AI_STYLES, depictedConcepts } from '@markwright/studio';
import { AI_RELATIONS, AI_STYLE_IDS } from '@markwright/contracts';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Job } from '../../jobs/define-job.ts';
import { createLog } from '../../log.ts';
import { ModelError, type ImageModel } from '../../providers/image-model/image-model.ts';
import { startAiServer } from '../../testing/ai-under-test.ts';
import { keepClearOfMidnight } from '../../testing/keep-clear-of-midnight.ts';
import { readPoints } from '../points/rules.ts';

type Started = Awaited<ReturnType<typeof startAiServer>>;
let server: Started['server'];
let jobWith: Started['jobWith'];
let close: Started['close'];
const log = createLog('silent', false);

beforeEach(() => keepClearOfMidnight(30_000));
beforeAll(async () => {
  ({ server, jobWith, close } = await startAiServer());
});
afterAll(() => close());

const ASKED = { logoName: '山丘面包', inspiration: '社区里的手工面包房，温暖，橙色', styles: ['linear-minimalism'] };
const job = (imageModel?: ImageModel, models: Parameters<Started['jobWith']>[0] = {}): Job<{ taskId: string }> =>
  jobWith({ ...(imageModel && { imageModel }), ...models });
const deps = () => ({ db: server.database.db, storage: server.storage, log, enqueue: server.queue.enqueue });
const points = async (userId: string) => (await readPoints(server.database.db, userId, new Date())).total;

async function createTask(token: string, body: object = ASKED, headers = {}): Promise<string> {
  const { code, data } = await server.call('POST', '/api/ai_creation/task', { token, body, headers });
  expect(code).toBe(200);
  return data.id as string;
}
const resultOf = (token: string, id: string) => server.call('GET', `/api/ai_creation/task/${id}/result`, { token });

test('[S9.4] one point gives four logos with meaning, picture and a document that opens', async () => {
  const { user, token } = await server.signIn();
  const id = await createTask(token);
  expect(await points(user.id)).toBe(2);
  expect((await resultOf(token, id)).data).toMatchObject({ state: 'waiting', stages: null, results: [] });

  await job().run({ taskId: id }, deps());
  const { data } = await resultOf(token, id);
  expect(data.state).toBe('done');
  expect(data.stages.industry.zh).toBeTruthy();
  expect(data.stages.colors.map(({ zh }: { zh: string }) => zh)).toContain('橙色');
  expect(data.results).toHaveLength(4);
  for (const result of data.results) {
    expect(result).toMatchObject({ logoName: '山丘面包', engine: 'markwright', style: 'linear-minimalism' });
    expect(result.meaning.zh.length).toBeGreaterThan(4);
  }
  const layouts = data.results.map(({ doc }: { doc: { layout: { id: string } } }) => doc.layout.id);
  expect(new Set(layouts).size).toBe(4);
  const { pathname, search } = new URL(data.results[0].imageUrl as string);
  const picture = await fetch(server.url + pathname + search);
  const { width, height } = await sharp(Buffer.from(await picture.arrayBuffer())).metadata();
  expect(Math.max(width ?? 0, height ?? 0)).toBe(800);
  expect(await points(user.id)).toBe(2);

  await job().run({ taskId: id }, deps());
  const { data: page } = await server.call('GET', '/api/ai_creation/page', { token });
  expect(page.total).toBe(4);
  // The list shows pictures; a document is asked for by its id.
  for (const item of page.list) expect(item).not.toHaveProperty('doc');
  const { data: one } = await server.call('GET', `/api/ai_creation/${page.list[0].id}/result`, { token });
  expect(one.doc.name.text).toBe('山丘面包');
}, 60_000);

test('a chat model reads the brief through our schema; what our own reader heard declined stays declined', async () => {
  const { token } = await server.signIn();
  const body = { ...ASKED, logoName: '顺达', inspiration: '一家露营用品店，不要帐篷，猫也不要' };
  const told = {
    things: ['fox', 'tent', 'lantern'].map((noun) => ({ noun, role: 'subject' })),
    relations: [{ subject: 0, relation: 'holding', object: 2 }],
    refuse: ['mountain'],
  };
  const answers = [JSON.stringify(told), 'I would rather draw a tent.'];
  const readings = [];
  for (const answer of answers) {
    const id = await createTask(token, body);
    await job(undefined, { chatModel: { ask: async () => answer } }).run({ taskId: id }, deps());
    readings.push((await resultOf(token, id)).data.stages.reading);
  }
  const [read, own] = readings;
  expect(read.things.map(({ concept }: { concept: string }) => concept)).toEqual(['fox', 'lantern']);
  expect(read.scene).toEqual({ subject: 'fox', relation: 'holding', object: 'lantern' });
  expect(read.refused.map(({ en }: { en: string }) => en)).toEqual(['tent', 'cat', 'mountain']);
  expect(own.refused.map(({ en }: { en: string }) => en)).toEqual(['tent', 'cat']);
  expect(own.things.map(({ concept }: { concept: string }) => concept)).not.toContain('tent');
}, 60_000);

test('pressing twice with one key makes one task and costs one point', async () => {
  const { user, token } = await server.signIn();
  const headers = { 'idempotency-key': 'press-1' };
  const [first, second] = [await createTask(token, ASKED, headers), await createTask(token, ASKED, headers)];
  expect(second).toBe(first);
  expect(await points(user.id)).toBe(2);
});

test('a task that is given up returns its point once, whoever says so', async () => {
  const { user, token } = await server.signIn();
  const id = await createTask(token);
  const given = job();
  await given.gaveUp?.({ taskId: id }, deps());
  await given.gaveUp?.({ taskId: id }, deps());
  await given.run({ taskId: id }, deps());
  expect((await resultOf(token, id)).data).toMatchObject({ state: 'failed', results: [] });
  expect(await points(user.id)).toBe(3);
});

test('without points there is no task, and a name that cannot be written costs nothing', async () => {
  const { user, token } = await server.signIn();
  for (const logoName of ['', '\u0007', '𓀀𓀁']) {
    const { code } = await server.call('POST', '/api/ai_creation/task', { token, body: { ...ASKED, logoName } });
    expect([400, 422]).toContain(code);
  }
  const unknown = await server.call('POST', '/api/ai_creation/task', {
    token,
    body: { ...ASKED, styles: ['baroque'] },
  });
  expect(unknown.code).toBe(400);
  expect(await points(user.id)).toBe(3);
  for (let spent = 0; spent < 3; spent += 1) await createTask(token);
  const { code, msg } = await server.call('POST', '/api/ai_creation/task', { token, body: ASKED });
  expect(code).not.toBe(200);
  expect(msg).toContain('积分');
  expect(await points(user.id)).toBe(0);
});

test("tasks and results are their owner's alone, and a deleted result is gone", async () => {
  const owner = await server.signIn();
  const stranger = await server.signIn();
  const id = await createTask(owner.token);
  await job().run({ taskId: id }, deps());
  const [result] = (await resultOf(owner.token, id)).data.results;
  expect((await resultOf(stranger.token, id)).code).toBe(404);
  const path = `/api/ai_creation/${result.id}`;
  expect((await server.call('GET', `${path}/result`, { token: stranger.token })).code).toBe(404);
  expect((await server.call('DELETE', path, { token: stranger.token })).code).toBe(404);
  expect((await server.call('GET', `${path}/result`, { token: owner.token })).data.id).toBe(result.id);

  const variant = await createTask(owner.token, { logoName: '山丘面包', variantOf: result.id });
  await job().run({ taskId: variant }, deps());
  const varied = (await resultOf(owner.token, variant)).data;
  expect(varied.styles).toEqual(['linear-minimalism']);
  expect(varied.results).toHaveLength(4);

  expect((await server.call('DELETE', path, { token: owner.token })).code).toBe(200);
  expect((await server.call('GET', `${path}/result`, { token: owner.token })).code).toBe(404);
}, 60_000);

test('an outside model paints the mark, its background goes, and the result says who made it', async () => {
  const { token } = await server.signIn();
  const picture = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#ffffff' } })
    .composite([
      { input: Buffer.from('<svg width="64" height="64"><circle cx="32" cy="32" r="20" fill="#c02020"/></svg>') },
    ])
    .png()
    .toBuffer();
  const model: ImageModel = {
    engine: 'a-model',
    paint: async ({ count }) => Array.from({ length: count }, () => picture),
  };
  const id = await createTask(token);
  await job(model).run({ taskId: id }, deps());
  const { results } = (await resultOf(token, id)).data;
  expect(results.map(({ engine }: { engine: string }) => engine)).toEqual(Array(4).fill('a-model'));
  expect(results[0].doc.mark.source.kind).toBe('painted');
  expect(results[0].doc.mark.drawing.shapes[0].paint).toMatch(/^#c/);
}, 60_000);

test('a model that refuses for good ends the task at once; one that is busy is tried again', async () => {
  const { user, token } = await server.signIn();
  const failing = (isPermanent: boolean): ImageModel => ({
    engine: 'a-model',
    paint: async () => {
      throw new ModelError('no', isPermanent);
    },
  });
  const refused = await createTask(token);
  await job(failing(true)).run({ taskId: refused }, deps());
  expect((await resultOf(token, refused)).data.state).toBe('failed');
  expect(await points(user.id)).toBe(3);
  const busy = await createTask(token);
  await expect(job(failing(false)).run({ taskId: busy }, deps())).rejects.toThrow('no');
  expect((await resultOf(token, busy)).data.state).toBe('running');
});

test('[S3.9] the contract names the styles the studio draws', () => {
  expect(AI_STYLES.map(({ id }) => id)).toEqual([...AI_STYLE_IDS]);
});

test('the relations a corrected reading may name are those the engine knows', () => {
  expect([...AI_RELATIONS]).toEqual([...RELATIONS]);
});

/** The task drawn to its end, as its owner sees it. */
async function drawn(token: string, id: string) {
  await job().run({ taskId: id }, deps());
  return (await resultOf(token, id)).data;
}

test('drawing again follows the corrected reading: what was dropped is gone, what was exchanged is drawn', async () => {
  const { token } = await server.signIn();
  const first = await createTask(token, { logoName: '渡月', inspiration: '一艘船载着月亮', styles: [] });
  const { stages } = await drawn(token, first);
  expect(stages.reading).toMatchObject({
    things: [{ concept: 'boat' }, { concept: 'moon' }],
    scene: { subject: 'boat', relation: 'carrying', object: 'moon' },
    unknown: [],
  });
  const reading = { things: ['lantern'], scene: null, moods: [], colors: [] };
  const second = await createTask(token, { logoName: '渡月', inspiration: '一艘船载着月亮', styles: [], reading });
  const data = await drawn(token, second);
  expect(data.stages.reading.things).toMatchObject([{ concept: 'lantern' }]);
  const shown = data.results.map(({ doc }: { doc: LogoDoc }) => depictedConcepts(doc));
  expect(shown.filter((things: string[]) => things.includes('lantern')).length).toBeGreaterThanOrEqual(3);
  expect(shown.flat()).not.toContain('boat');
}, 60_000);

test('a corrected reading with a thing nobody has drawn is refused by name, and costs nothing', async () => {
  const { user, token } = await server.signIn();
  const before = await points(user.id);
  const reading = { things: ['no-such-thing'], scene: null, moods: [], colors: [] };
  const answer = await server.call('POST', '/api/ai_creation/task', { token, body: { ...ASKED, reading } });
  expect([answer.code, answer.msg.includes('no-such-thing')]).toEqual([400, true]);
  expect(await points(user.id)).toBe(before);
});

test('[S3.5] a task for an art font gives four letterings of the name for one point, steered by keywords', async () => {
  const { user, token } = await server.signIn();
  const artFont = { styles: [], keywordId: 'paper-cut', arrangement: 'vertical' };
  const id = await createTask(token, { logoName: '冰火', inspiration: '冰 霓虹', artFont });
  await job().run({ taskId: id }, deps());
  const { data } = await resultOf(token, id);
  expect(data.state).toBe('done');
  const docs = data.results.map(({ doc }: { doc: LogoDoc }) => doc) as LogoDoc[];
  const styles = docs.map(({ art }) => art?.style);
  expect(new Set(styles).size).toBe(4);
  expect(styles).toEqual(expect.arrayContaining(['paper-cut', 'ice', 'neon']));
  for (const doc of docs)
    expect(doc).toMatchObject({ name: { text: '冰火' }, mark: null, art: { arrangement: 'vertical' } });
  expect(data.results[0]).toMatchObject({ style: null, engine: 'markwright' });
  expect(data.results[0].meaning.zh.length).toBeGreaterThan(4);
  expect(await points(user.id)).toBe(2);
});

test('a style that does not exist is refused before a point is set aside', async () => {
  const { user, token } = await server.signIn();
  const body = { logoName: '冰火', artFont: { styles: ['lava'] } };
  expect((await server.call('POST', '/api/ai_creation/task', { token, body })).code).toBe(400);
  expect(await points(user.id)).toBe(3);
});

test('a name that a chosen lettering style has no face for is refused at once, naming the characters', async () => {
  const { user, token } = await server.signIn();
  const ask = (artFont: object) =>
    server.call('POST', '/api/ai_creation/task', { token, body: { logoName: '龘龘', artFont } });
  const refused = await ask({ styles: ['neon', 'ink'] });
  expect(refused.code).toBe(422);
  expect(refused.msg).toContain('龘');
  expect(await points(user.id)).toBe(3);
});

test('of lettering styles that nobody chose, only those with a face for the name are drawn', async () => {
  const { token } = await server.signIn();
  // Half of the styles have no Greek.
  const id = await createTask(token, { logoName: 'Ωμέγα', inspiration: '', artFont: { styles: [] } });
  await job().run({ taskId: id }, deps());
  const { data } = await resultOf(token, id);
  expect(data.state).toBe('done');
  expect(data.results).toHaveLength(4);
});

test('a model that writes names writes those it can; longer ones stay with the built-in styles', async () => {
  const { token } = await server.signIn();
  // The ring stands for a letter with something enclosed: white on black, black inside.
  const ring = '<circle cx="64" cy="36" r="22" fill="none" stroke="#fff" stroke-width="10"/>';
  const picture = await sharp(Buffer.from(`<svg width="128" height="72"><rect width="128" height="72"/>${ring}</svg>`))
    .png()
    .toBuffer();
  const asked: string[] = [];
  const letteringModel: ImageModel = {
    engine: 'wordart-semantic',
    writesMask: true,
    canWrite: (text) => text.length <= 6,
    paint: async ({ text = '', count }) => {
      asked.push(text);
      return Array.from({ length: count }, () => picture);
    },
  };
  const write = async (logoName: string) => {
    const id = await createTask(token, { logoName, inspiration: '冰', artFont: { styles: [] } });
    await job(undefined, { letteringModel }).run({ taskId: id }, deps());
    return (await resultOf(token, id)).data.results as { engine: string; doc: LogoDoc }[];
  };
  for (const { engine: madeBy, doc } of await write('冰火')) {
    expect(madeBy).toBe('wordart-semantic');
    expect(doc.art).toBeUndefined();
    expect(doc.name.text).toBe('冰火');
    expect(new Set(doc.mark?.drawing.shapes.map(({ paint }) => paint))).toEqual(new Set(['primary', 'ground']));
  }
  for (const { engine: madeBy, doc } of await write('Northwind')) {
    expect(madeBy).toBe('markwright');
    expect(doc.art).toBeDefined();
  }
  expect(asked).toEqual(['冰火']);
}, 60_000);
