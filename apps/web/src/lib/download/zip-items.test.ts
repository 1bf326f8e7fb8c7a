import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, expect, test } from 'vitest';
import { USAGE_FILES } from '../../i18n/file-names.ts';
import { dateTime, plainName, pngName } from './file-names.ts';
import type { DownloadItem } from './read-item.ts';
import { zipItems, type ZipOptions } from './zip-items.ts';

const INSTRUCTIONS = readFileSync(new URL('../../../public/instructions.txt', import.meta.url));
const FONT = Uint8Array.from({ length: 300 }, (_, index) => index % 256);
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><title>青岚茶事</title></svg>';

/** A real site, so that what is fetched travels over real HTTP. */
const asked: string[] = [];
const server = createServer((request, response) => {
  asked.push(request.url ?? '');
  if (request.url === '/instructions.txt') response.end(INSTRUCTIONS);
  else if (request.url?.startsWith('/font/')) response.end(FONT);
  else if (request.url?.startsWith('/files/')) response.end(SVG);
  else response.writeHead(404).end();
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
afterAll(() => server.close());

const fetchFile = async (address: string) => {
  const response = await fetch(base + address);
  if (!response.ok) throw new Error(String(response.status));
  return new Uint8Array(await response.arrayBuffer());
};

async function unpack(items: DownloadItem[], options: ZipOptions = {}) {
  const archive = await zipItems(items, { fetchFile, ...options });
  if (!archive) throw new Error('No archive');
  const { [`${archive.fileName.replace('.zip', '')}/`]: folder, ...files } = unzipSync(archive.bytes);
  expect(folder).toBeDefined();
  return { fileName: archive.fileName, files };
}

const svg = { name: 'logo', type: 'svg', path: SVG };
const png = { name: 'logo.png', type: 'image/png', path: `data:image/png;base64,${PIXEL}` };

test('[S9.9] the archive is named by the time in milliseconds and holds a folder of that name', async () => {
  const before = Date.now();
  const { fileName, files } = await unpack([svg, png]);
  const stamp = Number(fileName.replace('.zip', ''));
  expect(stamp).toBeGreaterThanOrEqual(before);
  expect(stamp).toBeLessThanOrEqual(Date.now());
  expect(Object.keys(files).toSorted()).toEqual(
    [`${stamp}/logo.png`, `${stamp}/logo.svg`, `${stamp}/${USAGE_FILES.zh}`].toSorted(),
  );
  const named = await unpack([svg], { name: '1700000000000' });
  expect(named.fileName).toBe('1700000000000.zip');
  expect(Object.keys(named.files)).toContain('1700000000000/logo.svg');
});

test('[S3.12][S9.9] svg is saved as text, fonts are fetched, others come from image data', async () => {
  const { files } = await unpack(
    [
      svg,
      png,
      { name: 'brush', type: 'font', path: '/font/brush.ttf' },
      { name: 'photo', type: 'image/jpeg', path: `data:image/jpeg;base64,${PIXEL}` },
    ],
    { name: 'n' },
  );
  expect(strFromU8(files['n/logo.svg'] ?? new Uint8Array())).toBe(SVG);
  expect(files['n/brush.ttf']).toEqual(FONT);
  expect(Buffer.from(files['n/logo.png'] ?? []).toString('base64')).toBe(PIXEL);
  expect(Buffer.from(files['n/photo.jpg'] ?? []).toString('base64')).toBe(PIXEL);
});

test('[S7.4] the usage file comes from /instructions.txt under a Chinese name, and can be left out', async () => {
  asked.length = 0;
  const { files } = await unpack([svg, { name: 'brush', type: 'font', path: '/font/brush.ttf?sign=1' }], { name: 'n' });
  expect(asked.toSorted()).toEqual(['/font/brush.ttf?sign=1', '/instructions.txt']);
  expect(USAGE_FILES.zh).toMatch(/^\p{Script=Han}+\.txt$/u);
  expect(Buffer.from(files[`n/${USAGE_FILES.zh}`] ?? [])).toEqual(INSTRUCTIONS);
  expect(files['n/brush.ttf']).toEqual(FONT);
  asked.length = 0;
  expect(Object.keys((await unpack([svg], { name: 'n', usage: false })).files)).toEqual(['n/logo.svg']);
  expect(asked).toEqual([]);
});

test('[S9.9] an empty list does nothing: no archive, no call', async () => {
  asked.length = 0;
  expect(await zipItems([], { fetchFile })).toBeNull();
  expect(asked).toEqual([]);
});

test('signed addresses are fetched; a file that cannot be had fails the whole, a missing leaflet does not', async () => {
  const { files } = await unpack([{ name: 'logo.svg', type: 'svg', path: '/files/a?sign=2' }], { name: 'n' });
  expect(strFromU8(files['n/logo.svg'] ?? new Uint8Array())).toBe(SVG);
  await expect(unpack([{ name: 'gone.png', type: 'image/png', path: '/gone' }])).rejects.toThrow('404');
  const lone = await unpack([svg], {
    name: 'n',
    fetchFile: async () => {
      throw new Error('offline');
    },
  });
  expect(Object.keys(lone.files)).toEqual(['n/logo.svg']);
});

test('two files of one name both arrive, and no name leaves the folder', async () => {
  const { files } = await unpack([svg, { ...svg, path: '<svg/>' }, { ...svg, name: '../../etc/logo' }], {
    name: 'n',
    usage: false,
  });
  expect(Object.keys(files)).toEqual(['n/logo.svg', 'n/logo (2).svg', 'n/_.._etc_logo.svg']);
  expect(plainName('茶:事/标志')).toBe('茶_事_标志');
  expect(plainName('...')).toBe('logo');
});

test('[S4.11] a time in the archive’s name stays out of the way of systems that take no colon in a folder', async () => {
  const archive = await zipItems([svg], { name: '高清logo2026-01-05 03:07:09', fetchFile, usage: false });
  expect(archive?.fileName).toBe('高清logo2026-01-05 03:07:09.zip');
  expect(Object.keys(unzipSync(archive?.bytes ?? new Uint8Array()))).toContain('高清logo2026-01-05 03_07_09/logo.svg');
});

test('[S9.8] a single PNG is named by local date and time', () => {
  const time = new Date(2026, 0, 5, 3, 7, 9);
  expect(dateTime(time)).toBe('2026-01-05 03:07:09');
  expect(pngName(time)).toBe('2026-01-05 03:07:09.png');
});
