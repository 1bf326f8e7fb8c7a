import type { Args, Data, Endpoints } from '@markwright/contracts';
import type { Envelope } from '@markwright/contracts/envelope';
import type { RouteName } from '@markwright/contracts/routes';

/** What sends the question: the page's own client, or a small one while that is still on its way. */
type Caller = { call: (name: never, sent: never) => Promise<Envelope> };

const underWay = new Map<string, Promise<Envelope>>();

const keyOf = (name: RouteName, args: object): string => JSON.stringify([name, args]);

/** Asks before the code that wants the answer has arrived; what is under way is not asked again. */
export function askAhead<Name extends RouteName>(caller: Caller, name: Name, args: Args<Endpoints[Name]>): void {
  const key = keyOf(name, args);
  if (underWay.has(key)) return;
  const sent = { ...args, showsFailures: true };
  underWay.set(key, (caller.call as (name: Name, sent: object) => Promise<Envelope>)(name, sent));
}

/** The answer to a question asked ahead; handed over once, for a second question wants a new answer. */
export function takeAsked<Name extends RouteName>(
  name: Name,
  args: Args<Endpoints[Name]>,
): Promise<Envelope<Data<Endpoints[Name]>>> | undefined {
  const key = keyOf(name, args);
  const answer = underWay.get(key);
  underWay.delete(key);
  return answer as Promise<Envelope<Data<Endpoints[Name]>>> | undefined;
}
