import { findConcept } from './catalogue.ts';
import { KINDS_SHOWN, OTHER_NAMES, VESSELS_SHOWN } from './other-names.data.ts';

/** A name as an id: words of small letters. What describes a drawing rather than names it is left out. */
const asId = (name: string): string[] =>
  /['\u2019]|\b(?:with|on|of an?)\b/.test(name) || name.split(' ').length > 3
    ? []
    : [name.toLowerCase().replaceAll(' ', '-')];

/** "Christmas wreath" is a kind of wreath: whoever sees a wreath need not call it that. */
const isSpecial = (name: string, id: string): boolean => name !== id && name.endsWith(`-${id}`);

const kept = new Map<string, readonly string[]>();

/** The same of something in a scene, where drinks are seen in their cups. */
export const namesInScene = (id: string): readonly string[] => [
  ...namesShown(id),
  ...(VESSELS_SHOWN[id] ?? []).flatMap(asId),
];

/** Every name of what a drawing shows, its concept first: a raven is a crow and a bird, a package a cardboard box. */
export function namesShown(id: string): readonly string[] {
  const known = kept.get(id);
  if (known) return known;
  const concept = findConcept(id);
  const [parent = ''] = concept?.parents ?? [];
  const isMember =
    KINDS_SHOWN.has(parent) &&
    ['animals', 'dress', 'flora', 'plants', 'nature'].includes(concept?.theme ?? '') &&
    !/^(?:bud|petal|pollen)$/.test(id);
  const others = [...(concept?.names.en ?? []), ...(OTHER_NAMES[id] ?? []), ...(isMember ? [parent] : [])];
  const names = [...new Set([id, ...others.flatMap(asId).filter((name) => !isSpecial(name, id))])];
  kept.set(id, names);
  return names;
}
