import { AppError } from '@markwright/contracts';
import type { MarkChoice } from '@markwright/logo';

type Source = MarkChoice['source'];

/** An icon's id on the wire: where its drawing comes from, packed so that it fits into a path. */
export const iconIdOf = (source: Source): string =>
  Buffer.from(JSON.stringify([source.kind, source.id, ...(source.seed === undefined ? [] : [source.seed])])).toString(
    'base64url',
  );

export function readIconId(id: string): Source {
  try {
    const [kind, name, seed] = JSON.parse(Buffer.from(id, 'base64url').toString()) as unknown[];
    if (typeof kind === 'string' && typeof name === 'string' && (seed === undefined || Number.isInteger(seed)))
      return { kind, id: name, ...(seed === undefined ? {} : { seed: seed as number }) };
  } catch {
    // Falls through: whatever it was, it is not one of ours.
  }
  throw new AppError('NOT_FOUND');
}
