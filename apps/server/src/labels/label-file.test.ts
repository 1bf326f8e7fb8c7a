import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { labelOf, type AiOrigin } from './hidden-label.ts';
import { labelFile } from './label-file.ts';
import { LABEL_RULES } from './label-rules.ts';

const ORIGIN: AiOrigin = { producer: 'https://方格.example/ logo', produceId: '7c1e7a5e-5a0f-4d0e-9a53-0d2d3b7e9a10' };
const square = { create: { width: 40, height: 40, channels: 3, background: '#c43c2c' } } as const;

/** The label as a reader finds it in XMP, with the entities of XML taken back. */
function readXmp(xmp: string): unknown {
  const [, value = ''] = /TC260:AIGC="([^"]*)"/.exec(xmp) ?? [];
  expect(xmp).toContain(`xmlns:TC260="${LABEL_RULES.namespace}"`);
  return JSON.parse(value.replaceAll('&quot;', '"').replaceAll('&amp;', '&'));
}

test('the label has the seven fields of the standard, and no byte that it forbids', () => {
  const fields = JSON.parse(labelOf(ORIGIN)) as Record<string, string>;
  expect(fields).toEqual({
    Label: '1',
    ContentProducer: 'https://.example/logo',
    ProduceID: ORIGIN.produceId,
    ReservedCode1: '',
    ContentPropagator: 'https://.example/logo',
    PropagateID: ORIGIN.produceId,
    ReservedCode2: '',
  });
  for (const value of Object.values(fields)) expect(value).toMatch(/^[\x21-\x7e]*$/);
});

test.each(['png', 'jpg'] as const)(
  'a %s carries it as XMP that another program reads, pixels untouched',
  async (kind) => {
    const picture = kind === 'png' ? sharp(square).png() : sharp(square).jpeg();
    const bytes = await picture.toBuffer();
    const labelled = Buffer.from(labelFile(`logo.${kind}`, bytes, ORIGIN));
    const { xmp } = await sharp(labelled).metadata();
    expect(readXmp(xmp?.toString() ?? '')).toEqual(JSON.parse(labelOf(ORIGIN)));
    expect(xmp?.toString()).toContain('digitalsourcetype/algorithmicMedia');
    expect(labelled.toString('latin1').match(/TC260:AIGC/g)).toHaveLength(1);
    expect(await sharp(labelled).raw().toBuffer()).toEqual(await sharp(bytes).raw().toBuffer());
  },
);

test('an svg carries the same XMP behind its title, or first where it has none', () => {
  const label = (svg: string) =>
    Buffer.from(labelFile('logo.svg', Buffer.from(svg), { ...ORIGIN, source: 'model' })).toString();
  const titled = label('<svg xmlns="http://www.w3.org/2000/svg"><title>方格</title><path d="M0 0"/></svg>');
  expect(titled).toMatch(/<title>方格<\/title><metadata>.*<\/metadata><path/);
  expect(readXmp(titled)).toEqual(JSON.parse(labelOf(ORIGIN)));
  expect(titled).toContain('compositeWithTrainedAlgorithmicMedia');
  expect(label('<?xml version="1.0"?>\n<svg><path/></svg>')).toMatch(/^<\?xml version="1.0"\?>\n<svg><metadata>/);
});

/** A PDF as small as one can be, its table of objects counted out. */
function smallPdf(information: string): Buffer {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[]/Count 0>>',
    ...(information ? [information] : []),
  ];
  let text = '%PDF-1.6\n';
  const places = objects.map((object, index) => {
    const at = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const info = information ? '/Info 3 0 R' : '';
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`;
  return Buffer.from(
    `${text}${table}trailer\n<</Size ${size}/Root 1 0 R${info}>>\nstartxref\n${text.length}\n%%EOF`,
    'latin1',
  );
}

test.each([
  ['with information of its own', '<</Title (Brand \\(guide\\))/Producer (Markwright)>>'],
  ['without any', ''],
])('a pdf %s carries it among its information; what was written before stays as it was', (_, information) => {
  const pdf = smallPdf(information);
  const labelled = Buffer.from(labelFile('guide.pdf', pdf, ORIGIN));
  expect(labelled.subarray(0, pdf.length)).toEqual(pdf);
  const text = labelled.toString('latin1');
  const xrefAt = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)?.[1]);
  const update = text.slice(xrefAt);
  expect(update).toMatch(/^xref\n3 1\n\d{10} 00000 n \n/);
  const objectAt = Number(/\n(\d{10}) 00000 n/.exec(update)?.[1]);
  const [, entries = ''] = /^3 0 obj\n<<([\s\S]*?)>>\nendobj/.exec(text.slice(objectAt)) ?? [];
  expect(entries).toContain(`/AIGC (${labelOf(ORIGIN)})`);
  if (information) expect(entries).toContain('/Title (Brand \\(guide\\))/Producer (Markwright)');
  expect(update).toContain(`/Prev ${/startxref\s+(\d+)/.exec(pdf.toString('latin1'))?.[1]}`);
  expect(update).toMatch(/\/Size 4 \/Root 1 0 R \/Info 3 0 R/);
});

test('an Office file carries it as a property of its own, named in its contents and relations', () => {
  const office = zipSync({
    '[Content_Types].xml': strToU8('<Types></Types>'),
    '_rels/.rels': strToU8('<Relationships></Relationships>'),
    'ppt/presentation.xml': strToU8('<p/>'),
  });
  const parts = unzipSync(labelFile('slides.pptx', office, ORIGIN));
  expect(Object.keys(parts).sort()).toEqual(
    ['[Content_Types].xml', '_rels/.rels', 'docProps/custom.xml', 'ppt/presentation.xml'].sort(),
  );
  const text = (name: string) => strFromU8(parts[name] ?? new Uint8Array());
  expect(text('docProps/custom.xml').replaceAll('&quot;', '"')).toContain(`<vt:lpwstr>${labelOf(ORIGIN)}</vt:lpwstr>`);
  expect(text('[Content_Types].xml')).toContain('PartName="/docProps/custom.xml"');
  expect(text('_rels/.rels')).toContain('Target="docProps/custom.xml"');
});

test('cutting data and plain text, for which no rule names a place, stay as they are', () => {
  const bytes = Buffer.from('0\nSECTION');
  expect(labelFile('sign.dxf', bytes, ORIGIN)).toBe(bytes);
});

test('the table says when it was read, since when it holds and how long the log is kept', () => {
  expect(LABEL_RULES.readOn).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(LABEL_RULES.visible.text).toMatch(/(人工智能|AI).*(生成|合成)/);
  expect(LABEL_RULES.visible.leastShareOfShorterSide).toBeGreaterThanOrEqual(0.05);
  expect(LABEL_RULES.optOut.logMonths).toBeGreaterThanOrEqual(6);
});
