import { lookup as resolveName, type LookupAddress } from 'node:dns';
import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import type { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';

const REDIRECTS_MAX = 3;
const BYTES_MAX = 4 * 1024 * 1024;
const TIMEOUT_MS = 10_000;

/** Our own machine, private networks, and what is not one host: a feed's address must not lead us there. */
const closed = new BlockList();
for (const [address, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  closed.addSubnet(address, bits, 'ipv4');
// Everything but global unicast, and of that the ranges that carry an IPv4 address or document examples.
const open6 = new BlockList();
open6.addSubnet('2000::', 3, 'ipv6');
for (const [address, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  closed.addSubnet(address, bits, 'ipv6');

export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !closed.check(address, 'ipv4');
  return family === 6 && open6.check(address, 'ipv6') && !closed.check(address, 'ipv6');
}

export type FetchLimits = { isAllowed?: (address: string) => boolean; bytesMax?: number; timeoutMs?: number };
export type Fetched = { status: number; text: string; etag: string | undefined };

/**
 * Fetches what a stranger's address names. The name is resolved once and the connection goes to that very address, so
 * it cannot turn out to be another one; every redirect is looked at anew; time and size have an end.
 */
export async function guardedFetch(url: string, etag: string | null, limits: FetchLimits = {}): Promise<Fetched> {
  const signal = AbortSignal.timeout(limits.timeoutMs ?? TIMEOUT_MS);
  let address = url;
  for (let hops = 0; hops <= REDIRECTS_MAX; hops += 1) {
    const response = await ask(new URL(address), etag, limits, signal);
    const { statusCode: status = 0, headers } = response;
    if (status >= 300 && status < 400 && status !== 304) {
      response.destroy();
      if (!headers.location) throw new Error(`redirected (${status}) to nowhere`);
      address = new URL(headers.location, address).href;
      continue;
    }
    if (status === 304) response.resume();
    else if (status !== 200) {
      response.destroy();
      throw new Error(`answered with status ${status}`);
    }
    const text = status === 304 ? '' : await readText(response, limits.bytesMax ?? BYTES_MAX, signal);
    return { status, text, etag: headers.etag };
  }
  throw new Error(`redirected more than ${REDIRECTS_MAX} times`);
}

function ask(url: URL, etag: string | null, limits: FetchLimits, signal: AbortSignal): Promise<IncomingMessage> {
  const { isAllowed = isPublicAddress } = limits;
  const refusal = refuseUrl(url, isAllowed);
  if (refusal) return Promise.reject(new Error(refusal));
  const headers = {
    accept: 'application/atom+xml, application/rss+xml, application/xml;q=0.9, text/xml;q=0.8',
    'accept-encoding': 'gzip, br, deflate',
    'user-agent': 'Markwright feed reader',
    ...(etag && { 'if-none-match': etag }),
  };
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const request = send(url, { headers, signal, lookup: lookupAllowed(isAllowed), agent: false }, resolve);
    request.on('error', reject);
    request.end();
  });
}

function refuseUrl(url: URL, isAllowed: (address: string) => boolean): string | undefined {
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return `${url.protocol} is not fetched`;
  if (url.username || url.password) return 'an address with a password is not fetched';
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return isIP(host) && !isAllowed(host) ? `${host} is not a public address` : undefined;
}

/** Used by the socket itself: what is checked is what is connected to. */
const lookupAllowed =
  (isAllowed: (address: string) => boolean): LookupFunction =>
  (host, options, answer) => {
    resolveName(host, { ...options, all: true }, (error, found: LookupAddress[]) => {
      if (error) return answer(error, '', 0);
      const allowed = found.filter(({ address }) => isAllowed(address));
      const [first] = allowed;
      if (!first || allowed.length < found.length) return answer(new Error(`${host} is not a public address`), '', 0);
      if (options.all) return answer(null, allowed);
      answer(null, first.address, first.family);
    });
  };

async function readText(response: IncomingMessage, bytesMax: number, signal: AbortSignal): Promise<string> {
  const parts: Buffer[] = [];
  let bytes = 0;
  // Counted after unpacking: a small file may hold a large one.
  for await (const part of unpack(response, signal) as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > bytesMax) {
      response.destroy();
      throw new Error(`larger than ${bytesMax} bytes`);
    }
    parts.push(part);
  }
  return decode(Buffer.concat(parts), response.headers['content-type'] ?? '');
}

function unpack(response: IncomingMessage, signal: AbortSignal): Readable {
  const unpackers: Record<string, () => NodeJS.ReadWriteStream> = {
    gzip: createGunzip,
    br: createBrotliDecompress,
    deflate: createInflate,
  };
  const make = unpackers[response.headers['content-encoding'] ?? ''];
  if (!make) return response;
  const unpacker = make() as unknown as Readable & NodeJS.WritableStream;
  response.on('error', (error) => unpacker.destroy(error));
  signal.addEventListener('abort', () => unpacker.destroy(new Error('took too long')), { once: true });
  response.pipe(unpacker);
  return unpacker;
}

function decode(bytes: Buffer, contentType: string): string {
  const said = /charset=["']?([\w-]+)/i.exec(contentType)?.[1];
  const written = /^<\?xml[^>]*encoding=["']([\w-]+)["']/.exec(bytes.subarray(0, 200).toString('latin1'))?.[1];
  try {
    return new TextDecoder(said ?? written ?? 'utf-8').decode(bytes);
  } catch {
    return bytes.toString('utf8');
  }
}
