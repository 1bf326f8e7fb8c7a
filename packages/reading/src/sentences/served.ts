import { canHold, conceptOf } from './holders.ts';
import type { Joined } from './grammar.ts';
import type { ReadClause } from './goods-of-trade.ts';
import type { Node } from './noun-phrases.ts';

/** 咖啡杯当浴缸: said of the cup what it serves as. */
const isServing = ({ relation, subject, object, main }: Joined): boolean =>
  relation === 'made-of' && main === object && subject !== object;

const isSame = (one: Node, other: Node): boolean => conceptOf(one) === conceptOf(other);

/**
 * 咖啡杯当浴缸，水獭躺在里面; 草莓当帽子戴在小熊头上: where somebody uses what serves as another, he is drawn with that, and
 * the tub or the hat says how. With nobody there the one is drawn in the other's shape.
 */
export function withoutServed(clauses: readonly ReadClause[]): ReadClause[] {
  const all = clauses.flatMap(({ joined }) => joined);
  const isUse = ({ subject, object, relation }: Joined, served: Node, other: Node): boolean => {
    const partner = isSame(subject, served) ? object : isSame(object, served) ? subject : undefined;
    return (
      partner !== undefined &&
      !isSame(partner, other) &&
      relation !== 'and' &&
      (canHold(partner) || relation === 'in' || relation === 'on')
    );
  };
  const gone = all.filter(
    (serving) =>
      isServing(serving) &&
      all.some(
        (each) =>
          each !== serving &&
          (isUse(each, serving.object, serving.subject) || isUse(each, serving.subject, serving.object)),
      ),
  );
  if (gone.length === 0) return [...clauses];
  // What is used is what somebody asks for.
  const used = new Map(gone.map(({ object }) => [object, { ...object, isDetermined: true }]));
  const instead = (node: Node): Node =>
    used.get(node) ?? used.get(gone.find(({ subject }) => isSame(subject, node))?.object ?? node) ?? node;
  return clauses.map((clause) => ({
    ...clause,
    joined: clause.joined
      .filter((each) => !gone.includes(each))
      .map((each) => ({
        ...each,
        subject: instead(each.subject),
        object: instead(each.object),
        main: instead(each.main),
      })),
    nodes: clause.nodes.map(instead),
  }));
}
