import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page } from '@playwright/test';
import { build } from 'esbuild';
import type { sendUpload } from '../apps/web/src/lib/send-upload.ts';
import { test } from './test.ts';

/** More than the machine's own buffers hold, so that a server that does not read stops the browser. */
const BYTES = 40 * 1024 * 1024;

/** A page without anything, a path that reads what it is sent, and one that takes the connection and nothing more. */
async function startServer() {
  const server = createServer((request, response) => {
    if (request.method === 'GET') return response.setHeader('content-type', 'text/html').end('<title>empty</title>');
    if (request.url === '/stands-still') return undefined;
    let bytes = 0;
    request.on('data', (chunk: Buffer) => (bytes += chunk.length));
    request.on('end', () => response.end(JSON.stringify({ bytes, sign: request.headers['app-sign'] })));
    return undefined;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

async function openEmptyPage(page: Page, address: string): Promise<void> {
  const { outputFiles } = await build({
    entryPoints: [`${import.meta.dirname}/../apps/web/src/lib/send-upload.ts`],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'uploading',
  });
  await page.goto(address);
  await page.addScriptTag({ content: outputFiles[0]?.text ?? '' });
}

/** In the page. */
async function upload({ url, bytes, stallMs }: { url: string; bytes: number; stallMs: number }): Promise<unknown> {
  const { uploading } = globalThis as never as { uploading: { sendUpload: typeof sendUpload } };
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(bytes)]), 'large.png');
  return uploading.sendUpload({ url, headers: { 'app-sign': 'test-sign' }, body, stallMs }).catch(String);
}

test('[S7.1] a large picture is sent whole with its headers; an upload that stands still is given up', async ({
  page,
}) => {
  const { server, address } = await startServer();
  try {
    await openEmptyPage(page, address);
    const reply = await page.evaluate(upload, { url: '/reads', bytes: BYTES, stallMs: 60_000 });
    expect(reply).toMatchObject({ sign: 'test-sign' });
    expect((reply as { bytes: number }).bytes).toBeGreaterThan(BYTES);
    const still = await page.evaluate(upload, { url: '/stands-still', bytes: BYTES, stallMs: 500 });
    expect(still).toBe('Error: The upload stands still');
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
