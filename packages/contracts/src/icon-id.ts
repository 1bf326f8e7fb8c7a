import type { MarkChoice } from '@markwright/logo';

type Source = MarkChoice['source'];

/** An icon's id on the wire: where its drawing comes from, packed so that it fits into a path. */
export function iconIdOf({ kind, id, seed }: Source): string {
  const bytes = new TextEncoder().encode(JSON.stringify([kind, id, ...(seed === undefined ? [] : [seed])]));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** Where the drawing comes from; undefined for an id that is none of ours. */
export function findIconSource(iconId: string): Source | undefined {
  try {
    const base64 = iconId.replaceAll('-', '+').replaceAll('_', '/');
    const text = new TextDecoder().decode(Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)));
    const [kind, id, seed] = JSON.parse(text) as unknown[];
    if (typeof kind !== 'string' || typeof id !== 'string') return undefined;
    if (seed !== undefined && !Number.isInteger(seed)) return undefined;
    return { kind, id, ...(seed !== undefined && { seed: seed as number }) };
  } catch {
    return undefined;
  }
}
