import { OPERATOR_ROLES, type OperatorRole } from '@markwright/contracts/desk';
import type { Db } from '../db/open-db.ts';
import {
  addOperator,
  findOperatorByPhone,
  listOperators,
  removeOperator,
  resetSecondFactor,
  setOperatorRole,
  type Operator,
} from '../desk/operators.ts';
import { AdminMistake, type Command } from './admin-command.ts';

const isRole = (text: string): text is OperatorRole => OPERATOR_ROLES.some((role) => role === text);

const lineOf = ({ phone, role, name, totpReadyAt, lastSeenAt }: Operator): string =>
  [
    phone,
    role.padEnd(6),
    totpReadyAt ? 'ready' : 'second factor not set up',
    lastSeenAt?.toISOString() ?? 'never seen',
    name,
  ].join('  ');

/** Who may open /desk. The first operator can only be made here. */
export const OPERATOR_COMMANDS: Record<string, Command> = {
  operator: {
    usage: 'operator [add PHONE editor|clerk|owner NAME | role PHONE editor|clerk|owner | reset PHONE | remove PHONE]',
    about: 'who works at the desk (/desk/sign-in); reset lets somebody who lost their authenticator set up a new one',
    async run([verb = 'list', phone = '', given = '', ...name], { db, onSubject }) {
      if (verb === 'list') {
        const rows = await listOperators(db);
        return rows.length > 0 ? rows.map(lineOf) : ['no operators'];
      }
      onSubject(`operator ${phone}`);
      return db.transaction(async (tx) => [lineOf(await change(tx, verb, phone, given, name.join(' ')))]);
    },
  },
};

async function change(tx: Db, verb: string, phone: string, given: string, name: string): Promise<Operator> {
  if ((verb === 'add' || verb === 'role') && !isRole(given)) {
    throw new AdminMistake(`A role is one of ${OPERATOR_ROLES.join(', ')}`);
  }
  if (verb === 'add') {
    if (!name.trim()) throw new AdminMistake('Say the name of the operator');
    return addOperator(tx, { phone, name: name.trim(), role: given as OperatorRole });
  }
  const operator = await findOperatorByPhone(tx, phone);
  if (!operator) throw new AdminMistake(`No operator has the phone number ${phone}`);
  if (verb === 'role') return setOperatorRole(tx, operator.id, given as OperatorRole);
  if (verb === 'reset') return resetSecondFactor(tx, operator.id);
  if (verb === 'remove') return removeOperator(tx, operator.id);
  throw new AdminMistake(`There is no "${verb}" here`);
}
