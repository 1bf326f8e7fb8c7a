import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DEFAULT_LANGUAGE, LANGUAGE_COOKIE, type Language } from '@markwright/contracts';
import { isApiUrl } from './request-path.ts';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

const isLanguage = (value: unknown): value is Language => value === 'zh' || value === 'en';

/** `?lang=` wins over the cookie; without either it is Chinese. The browser's preference is not asked. */
export function languageOf(request: FastifyRequest): Language {
  const asked = askedLanguage(request);
  if (asked) return asked;
  const kept = request.cookies?.[LANGUAGE_COOKIE];
  return isLanguage(kept) ? kept : DEFAULT_LANGUAGE;
}

function askedLanguage(request: FastifyRequest): Language | undefined {
  const asked = (request.query as Record<string, unknown> | undefined)?.['lang'];
  return isLanguage(asked) ? asked : undefined;
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
