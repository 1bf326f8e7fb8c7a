import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

export type SecurityOptions = {
  publicUrl: string;
  /** Development only: the hot-reload client needs an inline script and a socket. */
  hotReload: boolean;
  /** Where signed file addresses lead, when it is not this server. */
  storageOrigin?: string;
  imageOrigins?: string[];
  formTargets?: string[];
};

export async function setSecurityHeaders(app: FastifyInstance, options: SecurityOptions): Promise<void> {
  const files = options.storageOrigin ? [options.storageOrigin] : [];
  const isHttps = options.publicUrl.startsWith('https:');
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", "'wasm-unsafe-eval'", ...(options.hotReload ? ["'unsafe-inline'"] : [])],
        // Dialogs measure the scroll bar and lock the page with a style element of their own; scripts stay strict.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...files, ...(options.imageOrigins ?? [])],
        fontSrc: ["'self'", 'data:', ...files],
        connectSrc: ["'self'", 'blob:', 'data:', ...files, ...(options.hotReload ? ['ws:'] : [])],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'", ...(options.formTargets ?? [])],
        frameAncestors: ["'none'"],
      },
    },
    crossOriginEmbedderPolicy: false,
    frameguard: { action: 'deny' },
    // On plain http this header would be ignored at best and break a later https set-up at worst.
    hsts: isHttps ? { maxAge: 180 * 24 * 60 * 60, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
}
