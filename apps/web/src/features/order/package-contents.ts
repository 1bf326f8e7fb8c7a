import type { Commodity } from '@markwright/contracts';

type Words = { zh: string; en: string };

export type ContentLine = { words: Words; included: boolean };

const linesOf = ({ files, rights }: Commodity): Words[] => [...files.map(({ words }) => words), ...rights];

/** What a package holds, then what the fuller ones after it would add: two cards can be compared by eye. */
export function contentLines(commodity: Commodity, goods: readonly Commodity[]): ContentLine[] {
  const own = linesOf(commodity);
  const known = new Set(own.map(({ zh }) => zh));
  const fuller = goods.slice(goods.indexOf(commodity) + 1);
  const lacking = fuller.flatMap(linesOf).filter(({ zh }) => !known.has(zh) && known.add(zh));
  return [...own.map((words) => ({ words, included: true })), ...lacking.map((words) => ({ words, included: false }))];
}

/** The package to begin with: the one asked for, unless it is owned; else the one that costs least. */
export function firstChoice(goods: readonly Commodity[], wanted: string | null): Commodity | undefined {
  const open = goods.filter(({ owned }) => !owned);
  const [cheapest] = open.toSorted((one, other) => one.payFen - other.payFen);
  return open.find(({ purchaseType }) => purchaseType === wanted) ?? cheapest;
}

/** The fullest package that has been paid for. */
export const ownedPackage = (goods: readonly Commodity[]) => goods.findLast(({ owned }) => owned)?.purchaseType;
