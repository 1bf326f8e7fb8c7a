import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { getFont } from '../font-catalogue.ts';
import { openOutlines, type LoadedOutlines } from '../open-outlines.ts';
import { unpackInThread } from './unpack-in-thread.ts';

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

/** Outlines straight from the shipped files: needs no unpacking first. */
export function openShippedOutlines(options: { facesLimitBytes?: number } = {}): LoadedOutlines {
  return openOutlines({ read: (key) => unpackInThread(shippedFontPath(key)), ...options });
}
