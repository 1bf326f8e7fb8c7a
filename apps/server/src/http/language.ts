import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DEFAULT_LANGUAGE, LANGUAGE_COOKIE, SHARED_IN, SHARE_PAGE, type Language } from '@markwright/contracts';
import { isApiUrl, requestPath } from './request-path.ts';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

const isLanguage = (value: unknown): value is Language => value === 'zh' || value === 'en';

/**
 * `?lang=` wins over the cookie, the cookie over the language of whoever shared a link; without any it is Chinese. The
 * browser's preference is not asked.
 */
export function languageOf(request: FastifyRequest): Language {
  const asked = askedLanguage(request);
  if (asked) return asked;
  const kept = request.cookies?.[LANGUAGE_COOKIE];
  if (isLanguage(kept)) return kept;
  return (requestPath(request.url) === SHARE_PAGE && languageIn(request, SHARED_IN)) || DEFAULT_LANGUAGE;
}

const askedLanguage = (request: FastifyRequest): Language | undefined => languageIn(request, LANGUAGE_COOKIE);

function languageIn(request: FastifyRequest, parameter: string): Language | undefined {
  const named = (request.query as Record<string, unknown> | undefined)?.[parameter];
  return isLanguage(named) ? named : undefined;
}

/** The same cookie as text, for an answer that is written without the framework. */
export const languageCookieText = (language: Language): string =>
  `${LANGUAGE_COOKIE}=${language}; Max-Age=${YEAR_SECONDS}; Path=/; SameSite=Lax`;

/** A page opened with `?lang=` is remembered, where scripts can read and change it. */
export function rememberLanguage(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const asked = askedLanguage(request);
    if (asked && !isApiUrl(request.url) && request.cookies[LANGUAGE_COOKIE] !== asked) {
      reply.setCookie(LANGUAGE_COOKIE, asked, { path: '/', maxAge: YEAR_SECONDS, sameSite: 'lax' });
    }
    done(null, payload);
  });
}
