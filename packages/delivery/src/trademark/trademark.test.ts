import { beforeAll, expect, test } from 'vitest';
import type { LoadedOutlines } from '@markwright/fonts';
import { openRasteriser } from '@markwright/raster';
import sharp from 'sharp';
import { buildPack } from '../pack/build-pack.ts';
import type { PackFile, PictureRequest } from '../plan/pack-file.ts';
import { SAMPLES, sampleOutlines } from '../testing/sample-docs.ts';
import { assertFilable, FilingError, findFilingFaults } from './check-picture.ts';
import { findTrade } from './classes.data.ts';
import { filingNotes } from './filing-notes.ts';
import { OFFICES } from './limits.data.ts';

let outlines: LoadedOutlines;
const rasteriser = openRasteriser();
beforeAll(async () => {
  outlines = await sampleOutlines();
  return () => rasteriser.close();
});
const draw = (request: PictureRequest) => rasteriser.draw(request, { isJob: true });

async function filingsOf(name: string): Promise<PackFile[]> {
  const files: PackFile[] = [];
  const options = { language: 'both', level: 'hd', day: '2026-11-16', folders: ['trademark'] } as const;
  for await (const file of buildPack(SAMPLES[name]!, options, { outlines, draw })) files.push(file);
  return files;
}

test('filing pictures of very different logos meet every office’s limits, read by another program', async () => {
  for (const name of ['darkGradient', 'longName', 'wide']) {
    const pictures = (await filingsOf(name)).filter(({ type }) => type === 'image/jpeg');
    expect(pictures).toHaveLength(OFFICES.length * 2);
    for (const { path, bytes } of pictures) {
      const office = OFFICES.find(({ id }) => path.includes(id.toUpperCase()))!;
      const { width, height, density, format } = await sharp(bytes).metadata();
      expect([path, format, density]).toEqual([path, 'jpeg', 300]);
      for (const side of [width, height]) {
        expect(side).toBeGreaterThanOrEqual(office.leastSide);
        expect(side).toBeLessThanOrEqual(office.mostSide);
      }
      expect(bytes.length).toBeLessThanOrEqual(office.atMostBytes);
    }
    const black = pictures.find(({ path }) => path.includes('CNIPA-黑白稿'))!;
    const { data, info } = await sharp(black.bytes).raw().toBuffer({ resolveWithObject: true });
    let [colored, grey] = [0, 0];
    for (let at = 0; at < data.length; at += info.channels) {
      const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
      if (Math.max(red, green, blue) - Math.min(red, green, blue) > 12) colored += 1;
      if (red > 60 && red < 195) grey += 1;
    }
    // No colour at all, and grey only where an edge is smoothed: no shadow, no label, no ground.
    expect([name, colored]).toEqual([name, 0]);
    expect(grey / (info.width * info.height)).toBeLessThan(0.03);
    expect([data[0], data[1], data[2]]).toEqual([255, 255, 255]);
  }
});

test('a picture over a limit is never handed over', async () => {
  const [cnipa] = OFFICES;
  const noise = Buffer.from(Array.from({ length: 1400 * 1400 * 3 }, (_, index) => (index * 7919) % 251));
  const large = await sharp(noise, { raw: { width: 1400, height: 1400, channels: 3 } })
    .jpeg({ quality: 95 })
    .toBuffer();
  expect(findFilingFaults(large, cnipa!).join()).toMatch(/bytes/);
  expect(() => assertFilable(large, cnipa!)).toThrow(FilingError);
  expect(findFilingFaults(Buffer.from('no picture'), cnipa!)).toEqual(['not a JPG']);
});

test('a trade is told from the owner’s words, and its main class comes first', () => {
  const first = (words: string) => findTrade(words)?.classes[0];
  expect([
    first('咖啡馆'),
    first('手工面包'),
    first('coffee roaster'),
    first('儿童服装'),
    first('搬家物流'),
    first('牙科诊所'),
  ]).toEqual([43, 30, 43, 25, 39, 44]);
  expect(findTrade('氛围')).toBeUndefined();
});

test('the notes draft a description, name the new law and never claim a search', () => {
  for (const language of ['zh', 'en'] as const) {
    const notes = filingNotes(SAMPLES.stacked!, '面包店 bakery', language);
    expect(notes).toContain('半山面包');
    expect(notes).toContain('2027-01-01');
    expect(notes).toContain('30');
    expect(notes).not.toMatch(/已查询|查询过|可以注册。|可注册|available|has been searched|we searched/i);
  }
});

test('the notes describe what is seen: a letter as a letter, an own mark by its owner, no poetry, and the trade that was told', () => {
  const told = { ...SAMPLES.stacked!, about: '兰州牛肉拉面馆' };
  expect(filingNotes({ ...told, layout: { ...told.layout, id: 'monogram' } }, '', 'zh')).toMatch(
    /行业：餐饮[^]*带底框的文字“半”/,
  );
  const { mark } = told;
  const poetic = { zh: '一只圆杯：一杯热气，醒来的时候', en: 'A round cup: a cup of steam, the moment of waking' };
  const drawn = filingNotes({ ...told, mark: mark && { ...mark, meaning: poetic } }, '', 'en');
  expect(drawn).toContain('The design shows a round cup.');
  const brought = { ...told, mark: mark && { ...mark, source: { kind: 'upload', id: 'mine' } } };
  expect(filingNotes(brought, '', 'en')).toContain('The design shows (please fill in).');
});
