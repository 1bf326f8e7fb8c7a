import type { Relation } from '@markwright/marks';
import type { Node } from './noun-phrases.ts';
import type { Joined } from './rule-outcomes.ts';

const PLACED: ReadonlySet<string> = new Set<Relation>(['in', 'on', 'under', 'beside', 'over', 'behind']);
const isHan = ({ token }: Node): boolean => /\p{Script=Han}/u.test(token.text);

/** 苹果和梨放在盘子里: where the last of a list stands, all of it does. */
export function sharedPlaces(joined: readonly Joined[]): Joined[] {
  const rows = joined.filter(({ relation, subject }) => relation === 'and' && isHan(subject));
  return joined.flatMap((each) => {
    const head = rows.find(({ object }) => object === each.subject)?.subject;
    if (!head || !PLACED.has(each.relation) || each.main !== each.subject) return [each];
    const list = [head, ...rows.filter(({ subject }) => subject === head).map(({ object }) => object)];
    const isOneOf = (node: Node) => list.includes(node);
    if (isOneOf(each.object) || joined.some(({ subject, relation }) => subject === head && relation !== 'and'))
      return [each];
    return list.map((subject) => ({ ...each, subject, main: head }));
  });
}
