import { findConcept, type Relation } from '@markwright/marks';
import { EYEWEAR, HATS, HEADSETS, NECKWEAR } from '@markwright/marks/kinds';
import { canHold, conceptOf } from './holders.ts';
import type { Node } from './noun-phrases.ts';

/** What a rule of grammar makes of the words it matched. */
export type Outcome = {
  join?: [subject: Node, relation: Relation, object: Node];
  part?: string;
  setting?: Node;
  either?: Node;
  keep: Node[];
};

export const withOf = (node: Node): Relation => (canHold(node) ? 'holding' : 'and');

/** A number before a clause belongs to its noun: 三只戴帽子的熊 are three bears. */
export const counted = (head: Node, before: Node): Node => ({
  ...head,
  count: Math.max(head.count, before.count),
  isDetermined: head.isDetermined || before.isDetermined,
});

export const join = (subject: Node, relation: Relation, object: Node, keep = subject): Outcome => ({
  join: [subject, relation, object],
  keep: [keep],
});
/** The second takes the place of a part of the first. */
export const asPart = (subject: Node, part: Node, object: Node): Outcome => ({
  ...join(subject, 'as-part', object),
  part: part.token.text,
});

const WORN = [HATS, NECKWEAR, EYEWEAR, HEADSETS];
/** A fox in a scarf wears it. */
const isWorn = (node: Node): boolean =>
  WORN.some((kind) => kind.has(conceptOf(node))) || findConcept(conceptOf(node))?.theme === 'dress';

const isVehicle = (node: Node): boolean =>
  findConcept(conceptOf(node))?.theme === 'travel' || ['paper-plane', 'rocket'].includes(conceptOf(node));

const WOUND = new Set(
  'ribbon rope silk-bolt ivy grapevine vine scarf silk-scarf thread yarn snake garlands lotus-leaf'.split(' '),
);
const isWound = (node: Node): boolean => WOUND.has(conceptOf(node));

export const ordered = (verb: Node, before: Node, after: Node): Outcome => {
  const said = verb.token.relation ?? 'and';
  const relation = said === 'in' && canHold(before) && isWorn(after) ? 'wearing' : said;
  // 开着花 blooms, 开着车 drives.
  if (/^开着?$/u.test(verb.token.text))
    return isVehicle(after) ? join(before, 'riding', after) : join(after, 'rising-from', before, before);
  // 葫芦缠一条红绸: what can be wound goes round the other.
  if (relation === 'wrapped-round' && !verb.token.reversed && isWound(after) && !isWound(before) && !canHold(before))
    return join(after, relation, before, before);
  if (!verb.token.reversed) return join(before, relation, after);
  // 音符组成的树 is about the tree, 茶壶里飞出的鹤 about the crane.
  const isGuest = relation === 'made-of' || (relation === 'out-of' && !canHold(before) && canHold(after));
  return join(after, relation, before, isGuest ? after : before);
};

export const isTight = ({ token }: Node): boolean =>
  token.relation === 'made-of' ||
  token.relation === 'shaped-like' ||
  (token.relation === 'in' && token.reversed === true);

/** Deeds that are told of whoever does them, also after a place: 背上驮着一座山. */
const DEEDS: ReadonlySet<string> = new Set<Relation>([
  'holding',
  'carrying',
  'wearing',
  'riding',
  'reading',
  'playing',
]);

/** What stands at a place: who is there, unless the place belongs to somebody who does something. */
export function atPlace(host: Node, place: Node, verb: Node | undefined, guest: Node): Outcome {
  const said = verb?.token.relation;
  // Who has a place on his body is who the picture is about; a cup or a tree only holds its guest.
  const main = canHold(host) ? host : guest;
  if (verb && verb.token.reversed && said) return join(guest, said, host, main);
  if (verb && said && DEEDS.has(said) && canHold(host)) return join(host, said, guest);
  return join(guest, place.token.relation ?? 'on', host, main);
}

/** What serves as another: in Chinese the other is made of it (茶叶当船), in English it is shaped like it. */
export const servedAs = (first: Node, verb: Node, second: Node): Outcome =>
  /\p{Script=Han}/u.test(verb.token.text) ? join(second, 'made-of', first, first) : join(first, 'shaped-like', second);
