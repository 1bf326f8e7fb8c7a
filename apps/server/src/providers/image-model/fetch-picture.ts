import { ModelError } from './image-model.ts';

const BYTES_MAX = 20 * 1024 * 1024;
const SIGNATURES: readonly number[][] = [
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
  [0x52, 0x49, 0x46, 0x46],
];

/** Pictures are only fetched from where the provider keeps them: a reply must not send us to somebody's intranet. */
type AllowedSources = {
  /** The provider's own address: allowed as it is, whatever its protocol. */
  baseUrl: string;
  /** Hosts that end like one of these, over https. */
  hostSuffixes: readonly string[];
};

export async function fetchPicture(url: string, allowed: AllowedSources, signal: AbortSignal): Promise<Buffer> {
  if (!isAllowed(url, allowed)) throw new ModelError(`a picture lies at a place that is not allowed: ${hostOf(url)}`);
  const response = await fetch(url, { signal, redirect: 'error' });
  if (!response.ok || !response.body) throw new ModelError(`a picture could not be fetched: ${response.status}`);
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body as unknown as AsyncIterable<Uint8Array>) {
    bytes += part.length;
    if (bytes > BYTES_MAX) throw new ModelError('a picture is larger than 20 MB');
    parts.push(part);
  }
  return checkPicture(Buffer.concat(parts));
}

/** Pictures that come inside the reply. */
export function decodePicture(base64: string): Buffer {
  if (base64.length > (BYTES_MAX * 4) / 3) throw new ModelError('a picture is larger than 20 MB');
  return checkPicture(Buffer.from(base64.replace(/^data:[^,]*,/, ''), 'base64'));
}

function checkPicture(bytes: Buffer): Buffer {
  const isPicture = SIGNATURES.some((signature) => signature.every((byte, index) => bytes[index] === byte));
  if (!isPicture) throw new ModelError('what came is no PNG, JPEG or WebP');
  return bytes;
}

function isAllowed(url: string, { baseUrl, hostSuffixes }: AllowedSources): boolean {
  if (!URL.canParse(url)) return false;
  const { origin, protocol, hostname } = new URL(url);
  if (origin === new URL(baseUrl).origin) return true;
  return protocol === 'https:' && hostSuffixes.some((suffix) => hostname === suffix || hostname.endsWith(`.${suffix}`));
}

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).hostname : 'no address');
