import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { faces, type FaceSource } from './faces.ts';
import { LICENCES_FOLDER, SOURCES_FOLDER } from './folders.ts';

const BODY_START = /^-+\s+SIL OPEN FONT LICENSE Version 1\.1/m;
const PERMISSION = 'This Font Software is licensed under the SIL Open Font License, Version 1.1.';

/** A package whose licence file is the plain text, for fonts whose own package lacks it. */
const BODY_FROM = '@fontsource/long-cang/LICENSE';

export type LicenceText = { file: string; copyright: string; text: string };

/** The licence text of a face: its package's own, or its copyright notice above the standard text. */
async function licenceOf(face: FaceSource): Promise<LicenceText> {
  const packaged = face.licenceIn ?? null;
  const file = packaged ? join(face.package, packaged) : BODY_FROM;
  const text = (await readFile(join(SOURCES_FOLDER, 'node_modules', file), 'utf8')).replaceAll('\r\n', '\n');
  const bodyAt = text.search(BODY_START);
  if (bodyAt < 0 || !text.includes('PERMISSION & CONDITIONS')) throw new Error(`${file} is not the Open Font License`);
  const notice = face.copyright ?? text.slice(0, text.indexOf('This Font Software is licensed')).trim();
  if (!/copyright|\(c\)/i.test(notice)) throw new Error(`${face.key} has no copyright notice`);
  return {
    file: `${face.family.toLowerCase().replaceAll(' ', '-')}.txt`,
    copyright: notice,
    text: packaged ? text : `${notice}\n\n${PERMISSION}\n\n${text.slice(bodyAt)}`,
  };
}

/**
 * Names that only unmodified versions may bear. The wording varies a lot ("with Reserved Font Names "A" and "B"",
 * "with reserved name Italiana"), so everything quoted or capitalised after it counts.
 */
export function reservedNames(copyright: string): string[] {
  const clauses = copyright.match(/reserved\s*(?:font\s*)?names?:?[^\n]*(?:\n[^\n]*)?/gi) ?? [];
  return clauses.flatMap((clause) => {
    const quoted = Array.from(clause.matchAll(/["'“‘<]([^"'”’>]+)["'”’>]/g), (match) => match[1] ?? '');
    const plain = clause.replace(/^reserved\s*(?:font\s*)?names?:?\s*/i, '').split(/[.,\n]/)[0] ?? '';
    return quoted.length > 0 ? quoted : [plain.trim()].filter(Boolean);
  });
}

/** Stops the build if a trimmed face would still show a name its makers reserve. */
export function checkReservedNames(face: FaceSource, copyright: string): void {
  if (face.whole) return;
  const shown = [face.family, face.en, face.zh, face.key.replaceAll('-', ' ')].map((name) => name.toLowerCase());
  for (const reserved of reservedNames(copyright)) {
    if (shown.some((name) => name.includes(reserved.toLowerCase()))) {
      throw new Error(`${face.key}: "${reserved}" is a Reserved Font Name; rename the face or ship it whole`);
    }
  }
}

export async function writeLicences(): Promise<Map<string, LicenceText>> {
  await mkdir(LICENCES_FOLDER, { recursive: true });
  const licences = new Map<string, LicenceText>();
  for (const face of faces) {
    const licence = await licenceOf(face);
    checkReservedNames(face, licence.copyright);
    licences.set(face.key, licence);
    await writeFile(join(LICENCES_FOLDER, licence.file), licence.text);
  }
  return licences;
}
