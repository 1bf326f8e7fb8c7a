import type { Designer } from '@markwright/contracts';
import { findContact } from '@markwright/contracts/contact';

export const DEMAND_MAX = 500;
type DemandDraft = { name: string; phone: string; demand: string };
type DemandProblem = 'nameBlank' | 'phoneBlank' | 'phoneWrong' | 'demandBlank' | 'demandLong';
export type DemandProblems = { [Field in keyof DemandDraft]?: DemandProblem | undefined };

/** What the chosen one asks, or whoever asks least; undefined where the operator says no price. */
export function findPrice(
  designers: readonly Designer[],
  chosen: string,
): { fromFen: number; days: number } | undefined {
  return designers
    .flatMap(({ id, fromFen, days }) => ((!chosen || id === chosen) && fromFen && days ? [{ fromFen, days }] : []))
    .toSorted((one, other) => one.fromFen - other.fromFen)[0];
}

/** What is missing or wrong, each under its own field. */
export function checkDemand({ name, phone, demand }: DemandDraft): DemandProblems {
  return {
    ...(name.trim() === '' && { name: 'nameBlank' }),
    ...(phone.trim() === '' ? { phone: 'phoneBlank' } : findContact(phone) === undefined && { phone: 'phoneWrong' }),
    ...(demand.trim() === ''
      ? { demand: 'demandBlank' }
      : demand.trim().length > DEMAND_MAX && { demand: 'demandLong' }),
  };
}
