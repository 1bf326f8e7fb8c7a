import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '@markwright/contracts';
import { languageOf } from './language.ts';

const PARTS = ['params', 'query', 'body'] as const;
const REASONS = { zh: '含有无法保存的字符', en: 'contains characters that cannot be stored' };

/**
 * No database column takes a NUL or half of a surrogate pair, and no font draws one; control characters and those that turn
 * the direction of a line would play tricks on whoever reads the text later, in a terminal or on a page. Refused here, before
 * any handler, so that every call answers with the bad-input code. Line breaks and tabs are text.
 */
export function refuseBrokenText(app: FastifyInstance): void {
  app.addHook('preValidation', async (request) => {
    for (const part of PARTS) requireWholeText(request, request[part], part);
  });
}

/** For text that is read later than a body is: the fields of an upload. */
export function requireWholeText(request: FastifyRequest, value: unknown, name: string): void {
  const field = findBrokenText(value, name);
  if (field !== undefined) throw new AppError('BAD_INPUT', { field, reason: REASONS[languageOf(request)] });
}

// eslint-disable-next-line no-control-regex -- control characters are exactly what is looked for
const BROKEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\p{Surrogate}]/u;

const isBrokenText = (text: string): boolean => BROKEN.test(text);

/** The name of the first field that holds such text. Without recursion: a body may be nested as deep as it is long. */
function findBrokenText(value: unknown, name: string): string | undefined {
  const open: [name: string, value: unknown][] = [[name, value]];
  for (let next = open.pop(); next; next = open.pop()) {
    const [field, found] = next;
    if (typeof found === 'string' && isBrokenText(found)) return field;
    if (typeof found !== 'object' || found === null || ArrayBuffer.isView(found)) continue;
    for (const [key, inner] of Object.entries(found)) {
      if (isBrokenText(key)) return field;
      open.push([Array.isArray(found) ? field : key, inner]);
    }
  }
  return undefined;
}
