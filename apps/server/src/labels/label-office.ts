import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { escapeXml, labelOf, type AiOrigin } from './hidden-label.ts';

const PART = 'docProps/custom.xml';
const CONTENT_TYPE = 'application/vnd.openxmlformats-officedocument.custom-properties+xml';
const RELATION = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/custom-properties';
/** The set of properties that users define, by the number Office gives it; its own numbers begin at 2. */
const USER_PROPERTIES = '{D5CDD505-2E9C-101B-9397-08002B2CF9AE}';

/** As a property of the document, where Office shows it under "custom". */
export function labelOffice(bytes: Uint8Array, origin: AiOrigin): Buffer {
  const files = unzipSync(bytes);
  const types = textOf(files, '[Content_Types].xml');
  const relations = textOf(files, '_rels/.rels');
  const property =
    `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n` +
    `<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/custom-properties" ` +
    `xmlns:vt="http://schemas.openxmlformats.org/officeDocument/2006/docPropsVTypes">` +
    `<property fmtid="${USER_PROPERTIES}" pid="2" name="AIGC"><vt:lpwstr>${escapeXml(labelOf(origin))}</vt:lpwstr>` +
    `</property></Properties>`;
  const type = `<Override PartName="/${PART}" ContentType="${CONTENT_TYPE}"/></Types>`;
  const relation = `<Relationship Id="rIdAigc" Type="${RELATION}" Target="${PART}"/></Relationships>`;
  return Buffer.from(
    zipSync({
      ...files,
      '[Content_Types].xml': strToU8(types.replace('</Types>', type)),
      '_rels/.rels': strToU8(relations.replace('</Relationships>', relation)),
      [PART]: strToU8(property),
    }),
  );
}

function textOf(files: Record<string, Uint8Array>, name: string): string {
  const part = files[name];
  if (!part) throw new Error(`An Office file without ${name} cannot be labelled`);
  return strFromU8(part);
}
