import type { Args, Data, Endpoints } from '@markwright/contracts';
import type { Envelope } from '@markwright/contracts/envelope';
import type { RouteName } from '@markwright/contracts/routes';
import { api } from './api.ts';

const underWay = new Map<string, Promise<Envelope>>();

const keyOf = (name: RouteName, args: object): string => JSON.stringify([name, args]);

/** Asks before the code that wants the answer has arrived. */
export function askAhead<Name extends RouteName>(name: Name, args: Args<Endpoints[Name]>): void {
  const sent = { ...args, showsFailures: true };
  underWay.set(keyOf(name, args), (api.call as (name: Name, sent: object) => Promise<Envelope>)(name, sent));
}

/** The answer to a question asked ahead; handed over once, for a second question wants a new answer. */
export function takeAsked<Name extends RouteName>(
  name: Name,
  args: Args<Endpoints[Name]>,
): Promise<Envelope<Data<Endpoints[Name]>>> | undefined {
  const answer = underWay.get(keyOf(name, args));
  underWay.delete(keyOf(name, args));
  return answer as Promise<Envelope<Data<Endpoints[Name]>>> | undefined;
}
