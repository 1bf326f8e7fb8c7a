import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import sharp from 'sharp';
import { contentFolders } from '../content-folders.ts';
import { syncArticles } from '../features/articles/sync-articles.ts';
import { syncDesigners } from '../features/designers/sync-designers.ts';
import { seedGoods } from '../features/orders/goods.ts';
import { createLog } from '../log.ts';
import { startTestServer, type CallOptions, type TestServer } from './test-server.ts';

/* eslint-disable typescript/no-explicit-any */
export type WholeProduct = TestServer & {
  /** The data of a call that must go well. */
  ask(method: string, path: string, options?: CallOptions): Promise<any>;
  /** The same for a form with a picture in it. */
  upload(path: string, token?: string): Promise<any>;
  /** A creation of the user's; its id. */
  save(token: string): Promise<string>;
};

const FIXTURE = new URL('../../../../packages/logo/fixtures/split-latin-words.json', import.meta.url);
export const readDoc = (): { name: { text: string } } =>
  JSON.parse(readFileSync(FIXTURE, 'utf8')) as { name: { text: string } };

const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40"><circle cx="30" cy="20" r="12" fill="#f60"/></svg>';

/** Every feature and every job, with articles, designers and goods as after a first start. */
export async function startWholeProduct(): Promise<WholeProduct> {
  const server = await startTestServer({ work: true });
  const { db } = server.database;
  const log = createLog('silent', false);
  const content = contentFolders(tmpdir());
  await syncArticles(db, content, log);
  await syncDesigners(db, content, log);
  await seedGoods.run({ db, storage: server.storage, log, report: () => {} });

  const ask: WholeProduct['ask'] = async (method, path, options = {}) =>
    dataOf(`${method} ${path}`, await server.call(method, path, options));
  return {
    ...server,
    ask,
    async upload(path, token = '') {
      const png = await sharp(Buffer.from(DRAWING)).flatten({ background: '#fff' }).png().toBuffer();
      const body = new FormData();
      body.append('file', new Blob([new Uint8Array(png)], { type: 'image/png' }), 'logo.png');
      const headers = { 'app-sign': 'markwright-web', ...(token && { authorization: token }) };
      const reply = await fetch(server.url + path, { method: 'POST', headers, body });
      return dataOf(`POST ${path}`, (await reply.json()) as Reply);
    },
    save: async (token) => (await ask('POST', '/api/userCreation', { token, body: { doc: readDoc() } })).creationId,
  };
}

type Reply = { code: number; msg: string; data: any };

function dataOf(call: string, { code, msg, data }: Reply): any {
  if (code !== 200 || msg !== 'ok') throw new Error(`${call} answered ${code} ${msg}`);
  return data;
}
