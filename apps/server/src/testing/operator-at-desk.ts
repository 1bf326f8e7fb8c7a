import type { Envelope } from '@markwright/contracts';
import type { OperatorRole } from '@markwright/contracts/desk';
import { addOperator, openOperatorSession, type Operator } from '../desk/operators.ts';
import type { TestServer } from './test-server.ts';

/* eslint-disable typescript/no-explicit-any */
export type AtDesk = {
  operator: Operator;
  cookie: string;
  call: (method: string, path: string, body?: unknown) => Promise<Envelope<any>>;
  /** The data of a call that must go well. */
  ask: (method: string, path: string, body?: unknown) => Promise<any>;
};

let phones = 18_800_000_000;

/** Somebody who has signed in with both factors; how that is done has a test of its own. */
export async function openDesk(server: TestServer, role: OperatorRole): Promise<AtDesk> {
  const { db } = server.database;
  phones += 1;
  const operator = await addOperator(db, { phone: String(phones), name: `测试 ${role}`, role });
  const { token } = await openOperatorSession(db, operator.id, new Date());
  const cookie = `markwright_desk=${token}`;
  const call: AtDesk['call'] = (method, path, body) =>
    server.call(method, `/desk/api${path}`, { headers: { cookie }, ...(body !== undefined && { body }) });
  return {
    operator,
    cookie,
    call,
    async ask(method, path, body) {
      const { code, msg, data } = await call(method, path, body);
      if (code !== 200) throw new Error(`${method} ${path} answered ${code} ${msg}`);
      return data;
    },
  };
}
