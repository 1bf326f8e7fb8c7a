import { AppError } from '@markwright/contracts';
import { DESK } from '@markwright/contracts/desk';
import type { SignInDeps } from '../features/auth/sign-in-deps.ts';
import { exportLog, listLog } from './action-log.ts';
import { clearDeskCookie, readDeskToken, setDeskCookie } from './desk-cookie.ts';
import type { DeskRoom } from './mount-desk.ts';
import {
  addOperator,
  endOperatorSession,
  findOperator,
  listOperators,
  operatorLabel,
  presentOperator,
  removeOperator,
  resetSecondFactor,
  setOperatorRole,
  type Operator,
} from './operators.ts';
import { checkDeskCode, confirmDeskSignIn, sendDeskCode } from './sign-in.ts';

const subjectOf = (operator: Operator): string => `operator ${operatorLabel(operator)}`;

/** Signing in, who works here, and what they did. */
export const operatorRoom =
  (deps: SignInDeps): DeskRoom =>
  (on) => {
    on.open(DESK.sendDeskCode, async ({ db, body, origin }) => {
      await sendDeskCode(db, deps, body.phone, origin);
      return { sent: true as const };
    });
    on.open(DESK.checkDeskCode, ({ db, body, origin }) => checkDeskCode(db, deps, { ...body, network: origin }));
    on.open(DESK.confirmDeskSignIn, async ({ db, body, origin, reply }) => {
      const { operator, session } = await confirmDeskSignIn(db, deps, { ...body, origin });
      setDeskCookie(reply, session.token, session.seconds, deps.secureCookie);
      return presentOperator(operator);
    });
    on.read(DESK.getOperator, ({ operator }) => presentOperator(operator));
    on.change(DESK.signOutOperator, async ({ db, operator, request, reply, now }) => {
      await endOperatorSession(db, readDeskToken(request), now);
      clearDeskCookie(reply);
      return { data: null, subject: subjectOf(operator) };
    });

    on.read(DESK.listOperators, async ({ db }) => ({ list: (await listOperators(db)).map(presentOperator) }));
    on.change(DESK.addOperator, async ({ db, body }) => {
      const added = await addOperator(db, body);
      return { data: presentOperator(added), subject: subjectOf(added), after: { role: added.role } };
    });
    on.change(DESK.changeOperator, async ({ db, params, body, now }) => {
      const before = await findOperator(db, params.id);
      if (!before) throw new AppError('NOT_FOUND');
      if (body.resetSecondFactor) await resetSecondFactor(db, before.id, now);
      if (body.role) await setOperatorRole(db, before.id, body.role, now);
      const after = (await findOperator(db, before.id)) ?? before;
      return { data: presentOperator(after), subject: subjectOf(after), before: { role: before.role }, after: body };
    });
    on.change(DESK.removeOperator, async ({ db, params, now }) => {
      const removed = await removeOperator(db, params.id, now);
      return { data: null, subject: subjectOf(removed), before: { role: removed.role } };
    });

    on.read(DESK.listActions, ({ db, query }) => listLog(db, query));
    on.change(DESK.exportActions, async ({ db, body }) => {
      const { csv, rows } = await exportLog(db, body);
      return { data: { name: 'audit-log.csv', csv }, subject: 'audit log', after: { ...body, rows } };
    });
  };
