import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';

export type Encoding = 'br' | 'gzip' | 'identity';

/** Below this the head of the answer is most of what is sent. */
const LEAST_CHARACTERS = 1024;
const CACHED_BYTES_EACH = 4 * 1024 * 1024;
const COMPRESSIBLE = /^(?:text\/(?!event-stream)|application\/(?:[\w.-]+\+)?(?:json|xml)|image\/svg\+xml)/;
const BROTLI = { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 };

const COMPRESS: Record<Exclude<Encoding, 'identity'>, (text: string) => Promise<Buffer>> = {
  br: (text) => promisify(brotliCompress)(text, { params: BROTLI }),
  gzip: (text) => promisify(gzip)(text, { level: 4 }),
};

/**
 * Compresses what is worth it, once for all who are sent the same. Fastify's own plugin opens a stream for every answer,
 * which took the serving process about as long as making the answer.
 */
export function compressAnswers(app: FastifyInstance): void {
  /** By the words themselves; two bytes each, and the compressed ones beside them. */
  const openKept = () =>
    new LRUCache<string, Promise<Buffer>>({
      maxSize: CACHED_BYTES_EACH,
      sizeCalculation: (_, text) => 3 * text.length,
    });
  const kept = { br: openKept(), gzip: openKept() };
  app.addHook('onSend', (request, reply, payload, done) => {
    const isWorthIt =
      typeof payload === 'string' &&
      payload.length >= LEAST_CHARACTERS &&
      COMPRESSIBLE.test(String(reply.getHeader('content-type'))) &&
      !reply.hasHeader('content-encoding');
    if (!isWorthIt) return done(null, payload);
    reply.header('vary', [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', '));
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    if (encoding === 'identity') return done(null, payload);
    const known = kept[encoding].get(payload);
    const compressed = known ?? COMPRESS[encoding](payload);
    if (!known) kept[encoding].set(payload, compressed);
    compressed.then(
      (bytes) => {
        reply.header('content-encoding', encoding).header('content-length', bytes.length);
        done(null, bytes);
      },
      // Sent as it is, should there be no memory for more; the next one is tried again.
      () => {
        kept[encoding].delete(payload);
        done(null, payload);
      },
    );
  });
}

/** The shortest form that the client says it can read. */
export function acceptedEncoding(accepted: string | string[] = ''): Encoding {
  const offered = String(accepted);
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(offered)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(offered) ? 'gzip' : 'identity';
}
