import type { MarkChoice, MarkTrait } from '@markwright/logo';

/** By the kind of rule that made a mark, which its id begins with. */
const RULE_TRAITS: Readonly<Record<string, readonly MarkTrait[]>> = {
  monogram: ['letter', 'framed'],
  joined: ['letter'],
  cut: ['letter'],
  fusion: ['letter'],
  window: ['letter', 'framed', 'fine'],
  seal: ['letter', 'framed', 'fine'],
  negative: ['framed'],
  badge: ['framed', 'fine'],
};

/** What a list must know of a mark to find it a fitting place: pictures stand anywhere. */
export function markTraits({ kind, id }: MarkChoice['source']): readonly MarkTrait[] {
  // A lone i with a picture for its dot is too slim to fill a frame.
  if (kind === 'lift') return /^lift\/[ij]\//.test(id) ? ['letter', 'fine'] : ['letter'];
  return kind === 'rule' ? (RULE_TRAITS[id.split('/')[0] ?? ''] ?? []) : [];
}
