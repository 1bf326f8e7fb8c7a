/** What a download is made of: `path` holds SVG markup, a font's address, or a picture as a data URL or an address. */
export type DownloadItem = { name: string; type: string; path: string };

export type FetchFile = (address: string) => Promise<Uint8Array>;

type NamedFile = { name: string; bytes: Uint8Array };

const ENDINGS: Record<string, string> = { jpeg: 'jpg', 'svg+xml': 'svg' };

/** The bytes of one item: svg as text, fonts and signed addresses fetched, everything else out of its image data. */
export async function readItem({ name, type, path }: DownloadItem, fetchFile: FetchFile): Promise<NamedFile> {
  if (type === 'svg') {
    const isMarkup = path.trimStart().startsWith('<');
    return { name: withEnding(name, 'svg'), bytes: isMarkup ? new TextEncoder().encode(path) : await read(path) };
  }
  return { name: withEnding(name, endingOf(type, path)), bytes: await read(path) };

  async function read(address: string): Promise<Uint8Array> {
    return address.startsWith('data:') ? fromDataUrl(address) : fetchFile(address);
  }
}

function fromDataUrl(url: string): Uint8Array {
  const comma = url.indexOf(',');
  if (comma < 0) throw new Error('A data URL without data');
  const data = url.slice(comma + 1);
  if (!url.slice(0, comma).endsWith(';base64')) return new TextEncoder().encode(decodeURIComponent(data));
  return Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
}

function endingOf(type: string, path: string): string {
  if (type === 'font') return /\.(ttf|otf|woff2?)(?:$|[?#])/i.exec(path)?.[1]?.toLowerCase() ?? 'ttf';
  const media = /^data:image\/([\w+.-]+)/.exec(path)?.[1] ?? /^(?:image\/)?([\w+]+)$/.exec(type)?.[1];
  if (!media || media === 'image') return 'png';
  return ENDINGS[media] ?? media;
}

const withEnding = (name: string, ending: string): string =>
  /\.[a-z0-9]{2,5}$/i.test(name) ? name : `${name}.${ending}`;
