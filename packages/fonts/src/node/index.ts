import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { getFont } from '../font-catalogue.ts';
import { openOutlines, type LoadedOutlines } from '../open-outlines.ts';
import { readUnpacked } from './read-unpacked.ts';

const filesFolder = new URL('../../files/', import.meta.url);
const licencesFolder = new URL('../../licences/', import.meta.url);

/** The packed (woff2) bytes of a shipped font. */
export function readShippedFont(key: string): Promise<Uint8Array> {
  return readFile(shippedFontPath(key));
}

export function shippedFontPath(key: string): string {
  return fileURLToPath(new URL(getFont(key).key.replace(/\.ttf$/, '.woff2'), filesFolder));
}

/** The licence text that goes along whenever a font file is handed on. */
export function readLicence(key: string): Promise<string> {
  return readFile(new URL(getFont(key).licence.file, licencesFolder), 'utf8');
}

/** Outlines straight from the shipped files: unpacked when they are first needed, and kept so. */
export function openShippedOutlines(options: { facesLimitBytes?: number } = {}): LoadedOutlines {
  return openOutlines({ read: (key) => readUnpacked(shippedFontPath(key)), ...options });
}
