import { DOC_VERSION, logoDocSchema } from './logo-doc.ts';
import type { LogoDoc } from './logo-doc.ts';

type Stored = { version: number; [field: string]: unknown };
type Upgrades = Readonly<Record<number, (old: Stored) => Stored>>;

export class OpenDocError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'OpenDocError';
  }
}

/** Rung n turns version n into version n + 1. Bought documents never expire, so no rung is ever removed. */
const upgrades: Upgrades = {
  // Version 1 knew no effects.
  1: (old) => ({ ...old, version: 2, effects: null }),
};

export function climb(stored: Stored, ladder: Upgrades, latest: number): Stored {
  if (stored.version > latest) {
    throw new OpenDocError(`Document version ${stored.version} is newer than this program (${latest})`);
  }
  let current = stored;
  while (current.version < latest) {
    const upgrade = ladder[current.version];
    if (!upgrade) throw new OpenDocError(`No way up from document version ${current.version}`);
    const next = upgrade(current);
    if (next.version !== current.version + 1) throw new OpenDocError(`Upgrade from ${current.version} went astray`);
    current = next;
  }
  return current;
}

const isStored = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && Number.isInteger((value as { version?: unknown }).version);

/** A saved document of any age as today's LogoDoc, or an OpenDocError naming the field that is wrong. */
export function openDoc(stored: unknown): LogoDoc {
  if (!isStored(stored)) throw new OpenDocError('Not a logo document: it has no version');
  const parsed = logoDocSchema.safeParse(climb(stored, upgrades, DOC_VERSION));
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new OpenDocError(`${issue?.path.join('.') || 'document'}: ${issue?.message ?? 'invalid'}`, {
    cause: parsed.error,
  });
}

/**
 * A document from our own tables, where only checked ones are written: one of today's version is taken as it is. Checking
 * takes milliseconds, and pages that wait for logos ask for four at a time, again and again.
 */
export const openChecked = (stored: unknown): LogoDoc =>
  isStored(stored) && stored.version === DOC_VERSION ? (stored as unknown as LogoDoc) : openDoc(stored);
