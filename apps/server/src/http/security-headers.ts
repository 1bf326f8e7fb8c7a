import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';

type SecurityOptions = {
  publicUrl: string;
  /** Development only: the hot-reload client needs an inline script and a socket. */
  hotReload: boolean;
  /** Where signed file addresses lead, when it is not this server. */
  storageOrigin?: string;
  imageOrigins?: string[];
  formTargets?: string[];
};

/** On every answer. The headers never change, so they are made once; Fastify's plugin would make them for every request. */
export function setSecurityHeaders(app: FastifyInstance, options: SecurityOptions): void {
  const headers = securityHeaders(options);
  app.addHook('onRequest', (_, { raw }, next) => {
    for (const [name, value] of headers) raw.setHeader(name, value);
    next();
  });
}

function securityHeaders(options: SecurityOptions): [name: string, value: string][] {
  const files = options.storageOrigin ? [options.storageOrigin] : [];
  const isHttps = options.publicUrl.startsWith('https:');
  const setHeaders = helmet({
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
  const answer = new ServerResponse(new IncomingMessage(new Socket()));
  setHeaders(answer.req, answer, () => {});
  return Object.entries(answer.getHeaders()).map(([name, value]) => [name, String(value)]);
}
