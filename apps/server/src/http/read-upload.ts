import type { FastifyRequest } from 'fastify';
import { AppError } from '@markwright/contracts';
import { megabytes } from './handle-errors.ts';
import { requireWholeText } from './refuse-broken-text.ts';

export const UPLOAD_LIMIT_BYTES = 10 * 1024 * 1024;

export type Upload = { name: string; bytes: Buffer; fields: Record<string, string> };

/**
 * The one file of an upload, whole, with the form's other fields.
 * The multipart parser cuts off at its limit and does not always say so, so it is allowed one byte more and we look.
 */
export async function readUpload(request: FastifyRequest): Promise<Upload> {
  const file = await request.file({ limits: { fileSize: UPLOAD_LIMIT_BYTES + 1 } });
  if (!file) throw new AppError('MALFORMED_REQUEST');
  const bytes = await file.toBuffer();
  if (bytes.length > UPLOAD_LIMIT_BYTES) throw new AppError('BODY_TOO_LARGE', { limit: megabytes(UPLOAD_LIMIT_BYTES) });
  const fields: Record<string, string> = {};
  for (const [name, part] of Object.entries(file.fields)) {
    const field = Array.isArray(part) ? part[0] : part;
    if (field?.type === 'field') fields[name] = String(field.value);
  }
  requireWholeText(request, { name: file.filename, ...fields }, 'file');
  return { name: file.filename, bytes, fields };
}
