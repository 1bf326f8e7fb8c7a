import { zipSync, type Zippable } from 'fflate';

/** Parts of an office file by their path. */
export type OpenXmlParts = Record<string, string | Uint8Array>;

const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

export type Relation = { id: string; type: string; target: string };

export const relations = (all: readonly Relation[]): string =>
  `<Relationships xmlns="${RELATIONS}">${all
    .map(({ id, type, target }) => {
      const full = type.startsWith('http') ? type : `${OFFICE}/${type}`;
      return `<Relationship Id="${id}" Type="${full}" Target="${target}"/>`;
    })
    .join('')}</Relationships>`;

const CORE = 'http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties';

export function rootRelations(document: string): string {
  return relations([
    { id: 'rId1', type: 'officeDocument', target: document },
    { id: 'rId2', type: CORE, target: 'docProps/core.xml' },
    { id: 'rId3', type: 'extended-properties', target: 'docProps/app.xml' },
  ]);
}

export const coreProperties = (title: string, day: string): string =>
  `<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" ` +
  `xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" ` +
  `xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><dc:title>${title}</dc:title>` +
  `<dcterms:created xsi:type="dcterms:W3CDTF">${day}T00:00:00Z</dcterms:created>` +
  `<dcterms:modified xsi:type="dcterms:W3CDTF">${day}T00:00:00Z</dcterms:modified></cp:coreProperties>`;

export const appProperties =
  '<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties"><Application>Markwright</Application></Properties>';

export function contentTypes(overrides: Readonly<Record<string, string>>): string {
  const own = Object.entries(overrides)
    .map(([path, type]) => `<Override PartName="/${path}" ContentType="${type}"/>`)
    .join('');
  return (
    `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">` +
    `<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
    `<Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/>` +
    `<Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/>` +
    `<Override PartName="/docProps/app.xml" ContentType="application/vnd.openxmlformats-officedocument.extended-properties+xml"/>` +
    `${own}</Types>`
  );
}

/** The file itself. The list of types comes first, as readers expect; the day stands for every part's time. */
export function writeOpenXml(parts: OpenXmlParts, day: string): Uint8Array {
  const files: Zippable = {};
  const paths = Object.keys(parts).toSorted(
    (one, other) => Number(other === '[Content_Types].xml') - Number(one === '[Content_Types].xml'),
  );
  for (const path of paths) {
    const part = parts[path]!;
    files[path] = typeof part === 'string' ? new TextEncoder().encode(DECLARATION + part) : [part, { level: 0 }];
  }
  return zipSync(files, { level: 6, mtime: new Date(`${day}T12:00:00`) });
}
