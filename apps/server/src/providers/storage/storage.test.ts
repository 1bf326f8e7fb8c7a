import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startS3Server, type S3Server } from '../../testing/s3-server.ts';
import { ACCOUNTS_ONLY, startTestServer, type TestServer } from '../../testing/test-server.ts';
import { diskStorage } from './storage-disk.ts';
import { s3Storage, type S3Config } from './storage-s3.ts';
import type { Storage } from './storage.ts';

/** A real server where one is named (`npm run test:s3`), else a small one of our own that checks every signature. */
const { TEST_S3_ENDPOINT: REAL, ...GIVEN } = process.env;
const BUCKET = GIVEN['TEST_S3_BUCKET'] ?? 'markwright-files';
const KEYS = {
  accessKeyId: GIVEN['TEST_S3_ACCESS_KEY_ID'] ?? 'AKIDTEST',
  secretAccessKey: GIVEN['TEST_S3_SECRET_ACCESS_KEY'] ?? 'a secret/with+signs',
};
const openS3 = async (): Promise<S3Server> =>
  REAL ? { endpoint: REAL, close: async () => {} } : startS3Server(BUCKET, KEYS);
const KEY = 'creations/7/星 logo+1.png';
const bytes = Buffer.from([0, 1, 2, 250, 251, 252]);

let s3Server: S3Server;
let app: TestServer;
let s3: Storage;
const s3Config = (): S3Config => ({
  endpoint: s3Server.endpoint,
  region: REAL ? 'us-east-1' : 'cn-north-1',
  bucket: BUCKET,
  forcePathStyle: true,
  ...KEYS,
});
beforeAll(async () => {
  [s3Server, app] = await Promise.all([openS3(), startTestServer(ACCOUNTS_ONLY)]);
  s3 = s3Storage(s3Config());
});
afterAll(() => Promise.all([s3Server.close(), app.close()]));

describe.each<[string, () => Storage]>([
  ['disk', () => app.storage],
  ['S3', () => s3],
])('%s storage', (name, storage) => {
  test('gives back what was put, with its size and type', async () => {
    await storage().put(KEY, bytes, 'image/png');
    const file = await storage().get(KEY);
    expect(file).toMatchObject({ size: 6, contentType: 'image/png' });
    expect(await buffer(file!.stream)).toEqual(bytes);
    expect(await storage().exists(KEY)).toBe(true);
  });

  test('putting again replaces', async () => {
    await storage().put('a/b.txt', Buffer.from('first, and longer'), 'text/plain');
    await storage().put('a/b.txt', Buffer.from('second'), 'text/html');
    const file = await storage().get('a/b.txt');
    expect(file?.contentType).toBe('text/html');
    expect((await buffer(file!.stream)).toString()).toBe('second');
  });

  test('what is not there is undefined, not an error', async () => {
    expect(await storage().get('nothing/here.png')).toBeUndefined();
    expect(await storage().exists('nothing/here.png')).toBe(false);
  });

  test('deleting removes, and deleting again is no error', async () => {
    await storage().put('gone.txt', bytes, 'text/plain');
    await storage().delete('gone.txt');
    expect(await storage().exists('gone.txt')).toBe(false);
    await storage().delete('gone.txt');
  });

  test('a file that is deleted while it is handed out is read to its end', async () => {
    await storage().put('replaced.png', bytes, 'image/png');
    const file = await storage().get('replaced.png');
    await storage().delete('replaced.png');
    expect(await buffer(file!.stream)).toEqual(bytes);
  });

  test('lists what lies below a folder by name, from behind a given one on', async () => {
    const keys = ['listed/a/2.png', 'listed/a/1.png', 'listed/a-b/1.png', 'listed/b.png'];
    for (const key of [...keys, 'listed-too/1.png']) await storage().put(key, bytes, 'image/png');
    const listed = async (folder: string, after?: string) => {
      const found: string[] = [];
      for await (const { key, modifiedAt } of storage().list(folder, after)) {
        expect(Math.abs(Date.now() - modifiedAt.getTime())).toBeLessThan(60_000);
        found.push(key);
      }
      return found;
    };
    expect(await listed('listed/')).toEqual([...keys].sort());
    expect(await listed('listed/', 'listed/a/1.png')).toEqual(['listed/a/2.png', 'listed/b.png']);
    expect(await listed('listed/a/')).toEqual(['listed/a/1.png', 'listed/a/2.png']);
    expect(await listed('nothing/')).toEqual([]);
  });

  test.each(['../secret', 'a/../../b', '/etc/passwd', 'a//b', '', '.hidden', 'a/.', 'a\\b', 'a\0b', 'x'.repeat(600)])(
    'the key %j is refused',
    async (key) => {
      await expect(async () => storage().put(key, bytes, 'text/plain')).rejects.toThrow('Not a storage key');
      await expect(async () => storage().get(key)).rejects.toThrow('Not a storage key');
      await expect(async () => storage().signedUrl(key, { expiresInSeconds: 1 })).rejects.toThrow('Not a storage key');
    },
  );

  const open = (url: string) => fetch(name === 'disk' ? url.replace('http://localhost:3000', app.url) : url);

  test('a signed address opens the file without a token, under the name asked for', async () => {
    await storage().put(KEY, bytes, 'image/png');
    const url = await storage().signedUrl(KEY, { expiresInSeconds: 60, downloadName: '高清 logo.png' });
    const response = await open(url);
    expect(response.status).toBe(200);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(bytes);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename*=UTF-8''${encodeURIComponent('高清 logo.png')}`,
    );
  });

  test('a signed address asked for again is the same one, so that browsers keep the picture', async () => {
    // A day, so that its quarter does not end in between.
    const ask = () => storage().signedUrl(KEY, { expiresInSeconds: 86_400 });
    const first = await ask();
    await new Promise((resolve) => setTimeout(resolve, 1100));
    expect(await ask()).toBe(first);
    expect((await open(first)).status).toBe(200);
  });

  test('a signed address that was changed or has expired is refused', async () => {
    await storage().put('other.png', bytes, 'image/png');
    const url = await storage().signedUrl(KEY, { expiresInSeconds: 60 });
    const changedKey = new URL(url);
    changedKey.pathname = changedKey.pathname.replace(/creations.*$/, 'other.png');
    expect((await open(changedKey.href)).status).toBe(403);
    const expiry = name === 'disk' ? /expires=\d+/ : /X-Amz-Expires=\d+/;
    expect((await open(url.replace(expiry, (part) => `${part}0`))).status).toBe(403);
    const ended = await storage().signedUrl(KEY, { expiresInSeconds: 1 });
    await expect.poll(async () => (await open(ended)).status, { timeout: 10_000 }).toBe(403);
  });

  test('says that it is there', async () => {
    expect(await storage().isAnswering()).toBe(true);
  });
});

test('the disk never shows a half-written file: readers see the old or the new one whole', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'markwright-atomic-'));
  const storage = diskStorage({ folder, secret: 'x', publicUrl: '' });
  const versions = [Buffer.alloc(300_000, 'a'), Buffer.alloc(300_000, 'b')];
  await storage.put('f.bin', versions[0]!, 'x/y');
  const writing = Promise.all(Array.from({ length: 20 }, (_, i) => storage.put('f.bin', versions[i % 2]!, 'x/y')));
  for (let i = 0; i < 50; i += 1) {
    const seen = readFileSync(join(folder, 'f.bin'));
    expect(versions.some((version) => version.equals(seen))).toBe(true);
    await new Promise((resolve) => setImmediate(resolve));
  }
  await writing;
  expect(readdirSync(folder).filter((file) => file.includes('.part'))).toEqual([]);
});

test('S3 with the wrong secret is refused: signatures are checked', async () => {
  const wrong = s3Storage({ ...s3Config(), secretAccessKey: 'not this one' });
  const refused = { $metadata: { httpStatusCode: 403 } };
  await expect(wrong.put('x.txt', bytes, 'text/plain')).rejects.toMatchObject(refused);
  await expect(wrong.get(KEY)).rejects.toMatchObject(refused);
  await expect(wrong.isAnswering()).rejects.toThrow();
});
