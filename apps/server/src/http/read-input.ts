import type { FastifyRequest } from 'fastify';
import { AppError, type Endpoint, type Language } from '@markwright/contracts';
import { describeIssue } from './describe-issue.ts';

const PARTS = ['params', 'query', 'body'] as const;

/** Parses what an endpoint declares and nothing else; the first thing wrong is named in the caller's language. */
export function readInput(endpoint: Endpoint, request: FastifyRequest, language: Language): Record<string, unknown> {
  const input: Record<string, unknown> = {};
  for (const part of PARTS) {
    const schema = endpoint[part];
    if (!schema) continue;
    const parsed = schema.safeParse(request[part] ?? {}, { reportInput: true });
    if (!parsed.success) {
      const [issue] = parsed.error.issues;
      if (!issue) throw new AppError('MALFORMED_REQUEST');
      const field = issue.path.map(String).join('.') || part;
      throw new AppError('BAD_INPUT', { field, reason: describeIssue(issue, language) });
    }
    input[part] = parsed.data;
  }
  return input;
}
