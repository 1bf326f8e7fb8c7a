import { fileURLToPath } from 'node:url';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** Source packages, installed on demand; never committed. */
export const SOURCES_FOLDER = path('../../../.cache/fonts-src');
/** Trimmed .ttf files between the steps; never committed. */
export const BUILD_FOLDER = path('../../../.cache/fonts-build');
export const FILES_FOLDER = path('../files');
export const LICENCES_FOLDER = path('../licences');
export const MANIFEST_FILE = path('../src/manifest.gen.json');
