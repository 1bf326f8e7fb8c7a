import { zipSync, type Zippable } from 'fflate';
import type { Language } from '@markwright/contracts/envelope';
import { USAGE_FILES } from '../../i18n/file-names.ts';
import { plainName, uniqueName } from './file-names.ts';
import { readItem, type DownloadItem, type FetchFile } from './read-item.ts';

const USAGE_ADDRESSES: Record<Language, string> = { zh: '/instructions.txt', en: '/instructions-en.txt' };

export type ZipOptions = {
  /** Of the archive and of the folder inside it; the current time in milliseconds unless given. */
  name?: string;
  /** Whether the usage file goes in; it does unless told otherwise. */
  usage?: boolean;
  /** The buyer's: of the usage file and its name. */
  language?: Language;
  fetchFile?: FetchFile;
};

export type Archive = { fileName: string; bytes: Uint8Array<ArrayBuffer> };

/** Pictures and fonts are packed already; text shrinks to a third. */
const isPacked = (name: string) => !/\.(svg|txt)$/i.test(name);

const fetchFromSite: FetchFile = async (address) => {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
};

/**
 * The files in one folder of an archive of the same name; colons, which Windows unpacks no folder with and browsers take
 * out of the archive's own name, are replaced. Nothing to pack gives no archive.
 */
export async function zipItems(items: readonly DownloadItem[], options: ZipOptions = {}): Promise<Archive | null> {
  if (items.length === 0) return null;
  const { name = String(Date.now()), usage = true, language = 'zh', fetchFile = fetchFromSite } = options;
  const [files, instructions] = await Promise.all([
    Promise.all(items.map((item) => readItem(item, fetchFile))),
    // A missing leaflet is no reason to withhold what was bought.
    usage ? fetchFile(USAGE_ADDRESSES[language]).catch(() => null) : null,
  ]);
  if (instructions) files.push({ name: USAGE_FILES[language], bytes: instructions });

  const folder: Zippable = {};
  const taken = new Set<string>();
  for (const file of files) {
    const called = uniqueName(plainName(file.name), taken);
    taken.add(called);
    folder[called] = [file.bytes, { level: isPacked(called) ? 0 : 6 }];
  }
  return { fileName: `${name}.zip`, bytes: zipSync({ [plainName(name)]: folder }) as Uint8Array<ArrayBuffer> };
}
