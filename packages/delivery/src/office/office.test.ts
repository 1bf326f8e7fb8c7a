import { unzipSync } from 'fflate';
import { SaxesParser } from 'saxes';
import { beforeAll, expect, test } from 'vitest';
import type { LoadedOutlines } from '@markwright/fonts';
import { openRasteriser } from '@markwright/raster';
import { buildPack } from '../pack/build-pack.ts';
import type { PackFile, PictureRequest } from '../plan/pack-file.ts';
import { hasProgram, readWith } from '../testing/foreign.ts';
import { schemaFaults } from '../testing/open-xml-schema.ts';
import { SAMPLES, sampleOutlines } from '../testing/sample-docs.ts';

const hasUnzip = hasProgram('unzip', ['-v']);
const hasPoppler = hasProgram('pdfinfo', ['-v']);

let outlines: LoadedOutlines;
const rasteriser = openRasteriser();
const files: PackFile[] = [];
beforeAll(async () => {
  outlines = await sampleOutlines();
  const draw = (request: PictureRequest) => rasteriser.draw(request, { isJob: true });
  const options = { language: 'both', level: 'vector', day: '2026-11-16', folders: ['office', 'readme'] } as const;
  for await (const file of buildPack(SAMPLES.stacked!, options, { outlines, draw })) files.push(file);
  return () => rasteriser.close();
});
const fileOf = (extension: string, folder = 'office'): PackFile =>
  files.find((file) => file.folder === folder && file.path.endsWith(`.${extension}`))!;
const text = (bytes: Uint8Array | undefined): string => new TextDecoder().decode(bytes);

/** Where a relation's target lies, seen from the part that names it. */
function resolve(from: string, target: string): string {
  const folder = from.split('/').slice(0, -1);
  for (const step of target.split('/')) {
    if (step === '..') folder.pop();
    else folder.push(step);
  }
  return folder.join('/');
}

for (const extension of ['pptx', 'docx']) {
  test(`a ${extension} is well formed, every relation leads to a part and every part has a type`, () => {
    const parts = unzipSync(fileOf(extension).bytes);
    expect(Object.keys(parts)[0]).toBe('[Content_Types].xml');
    const types = text(parts['[Content_Types].xml']);
    for (const [path, bytes] of Object.entries(parts)) {
      if (!/\.(xml|rels)$/.test(path)) continue;
      new SaxesParser({ xmlns: true }).write(text(bytes)).close();
      if (path.endsWith('.xml') && path !== '[Content_Types].xml') expect(types).toContain(`PartName="/${path}"`);
      if (!path.endsWith('.rels')) continue;
      const owner = path.replace('_rels/', '').replace(/\.rels$/, '');
      const found = [...text(bytes).matchAll(/Id="(\w+)"[^>]*Target="([^"]+)"/g)];
      for (const [, , target = ''] of found) expect(Object.keys(parts)).toContain(resolve(owner, target));
      const used = [...text(parts[owner] ?? new Uint8Array()).matchAll(/r:(?:embed|id)="(\w+)"/g)].map(([, id]) => id);
      expect(found.map(([, id]) => id)).toEqual(expect.arrayContaining(used));
    }
  });
}

const OFFICE_TYPE = 'application/vnd.openxmlformats-officedocument';
/** The parts that the format asks for, each with the type it must be declared as. */
const NEEDED: Record<string, Record<string, string>> = {
  pptx: {
    'ppt/presentation.xml': `${OFFICE_TYPE}.presentationml.presentation.main+xml`,
    'ppt/slideMasters/slideMaster1.xml': `${OFFICE_TYPE}.presentationml.slideMaster+xml`,
    'ppt/slideLayouts/slideLayout1.xml': `${OFFICE_TYPE}.presentationml.slideLayout+xml`,
    'ppt/slides/slide1.xml': `${OFFICE_TYPE}.presentationml.slide+xml`,
    'ppt/theme/theme1.xml': `${OFFICE_TYPE}.theme+xml`,
  },
  docx: {
    'word/document.xml': `${OFFICE_TYPE}.wordprocessingml.document.main+xml`,
    'word/styles.xml': `${OFFICE_TYPE}.wordprocessingml.styles+xml`,
    'word/header1.xml': `${OFFICE_TYPE}.wordprocessingml.header+xml`,
    'word/footer1.xml': `${OFFICE_TYPE}.wordprocessingml.footer+xml`,
  },
};

for (const [extension, needed] of Object.entries(NEEDED)) {
  test(`a ${extension} has the parts its format asks for, and every part keeps its schema: children in order, attributes there`, () => {
    const parts = unzipSync(fileOf(extension).bytes);
    const types = text(parts['[Content_Types].xml']);
    for (const [path, type] of Object.entries(needed))
      expect(types).toContain(`<Override PartName="/${path}" ContentType="${type}"/>`);
    const declared = [...types.matchAll(/PartName="\/([^"]+)"/g)].map(([, path]) => path);
    expect(Object.keys(parts)).toEqual(expect.arrayContaining(declared));
    expect(new Set(declared).size).toBe(declared.length);
    for (const [path, bytes] of Object.entries(parts))
      if (/\.(xml|rels)$/.test(path)) expect([path, schemaFaults(text(bytes))]).toEqual([path, []]);
    // Numbers that must differ within a slide, and within a list of relations.
    for (const [path, bytes] of Object.entries(parts)) {
      const ids = [...text(bytes).matchAll(/<(?:p:cNvPr id|Relationship Id)="(\w+)"/g)].map(([, id]) => id);
      expect([path, new Set(ids).size]).toEqual([path, ids.length]);
    }
  });
}

test('the table of the schemas notices what is out of order, missing or unknown', () => {
  const slide = (inner: string) =>
    `<p:sld xmlns:p="p" xmlns:a="a"><p:cSld><p:spTree>${inner}</p:spTree></p:cSld></p:sld>`;
  const group = '<p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr>';
  expect(schemaFaults(slide(`${group}<p:grpSpPr/>`))).toEqual([]);
  expect(schemaFaults(slide(`<p:grpSpPr/>${group}`))).toEqual([expect.stringContaining('p:spTree holds')]);
  expect(schemaFaults(slide(`${group.replace(' id="1"', '')}<p:grpSpPr/>`))).toEqual(['p:cNvPr has id=undefined']);
  expect(schemaFaults(slide(`${group}<p:grpSpPr/><p:video/>`))).toContain('p:video is not in the table');
  expect(() => schemaFaults('<p:sld xmlns:p="p">')).toThrow();
});

test('the slides’ theme has the brand’s colours, not the office’s blue', () => {
  const theme = text(unzipSync(fileOf('pptx').bytes)['ppt/theme/theme1.xml']);
  const accent = /<a:accent1><a:srgbClr val="([0-9A-F]{6})"/.exec(theme)?.[1];
  expect(`#${accent?.toLowerCase()}`).toBe(SAMPLES.stacked!.mark!.primary);
  expect(theme).not.toMatch(/4472C4|5B9BD5|156082/);
});

test('the signature names its picture, which is in the folder', () => {
  const [, picture = ''] = /<img src="([^"]+)"/.exec(text(fileOf('html').bytes)) ?? [];
  expect(files.some(({ path }) => path.endsWith(`/${picture}`))).toBe(true);
});

test('README says in both languages which file is for whom', () => {
  const readme = text(fileOf('txt', 'readme').bytes);
  expect(readme).toContain('自己和同事');
  expect(readme).toContain('Yourself and colleagues');
  expect(readme).not.toMatch(/certified|认证/);
});

test.skipIf(!hasUnzip)('unzip finds every part whole', () => {
  for (const extension of ['pptx', 'docx'])
    expect(readWith('unzip', (file) => ['-t', file], fileOf(extension).bytes, `a.${extension}`)).toContain('No errors');
});

test.skipIf(!hasPoppler)('poppler reads two pages of README and an A4 letterhead with its bleed', () => {
  expect(readWith('pdfinfo', (file) => [file], fileOf('pdf', 'readme').bytes, 'a.pdf')).toMatch(/Pages:\s+2/);
  const told = readWith('pdfinfo', (file) => ['-box', file], fileOf('pdf').bytes, 'a.pdf');
  const [left = 0, , right = 0] = (/TrimBox:\s+([\d. ]+)/.exec(told)?.[1] ?? '').trim().split(/\s+/).map(Number);
  expect(((right - left) * 25.4) / 72).toBeCloseTo(210, 0);
  expect(told).toMatch(/Pages:\s+1/);
});
