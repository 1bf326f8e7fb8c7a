import { randomUUID } from 'node:crypto';
import { findEmailAddress, findMobileNumber, TRADE_STATES, type TradeState } from '@markwright/contracts';
import { makeBackup } from '../backup/make-backup.ts';
import type { Db } from '../db/open-db.ts';
import { deleteAccount } from '../features/auth/delete-account.ts';
import { exportAccount } from '../features/auth/export-account.ts';
import { findUserByEmail, findUserByPhone, type User } from '../features/auth/queries.ts';
import {
  findOrderByNumber,
  listAttempts,
  listRecentOrders,
  listRefunds,
  listStuckRefunds,
  type Order,
} from '../features/orders/queries.ts';
import { refundOrder, sendRefund } from '../features/orders/refund-rules.ts';
import { addPoints, readPoints } from '../features/points/rules.ts';
import { toYuan } from '../providers/yuan.ts';
import { AdminMistake, type Command } from './admin-command.ts';
import { BILL_COMMANDS } from './bill-commands.ts';
import { CONTENT_COMMANDS } from './content-commands.ts';
import { OPERATOR_COMMANDS } from './operator-commands.ts';
import { linesOfActions, listActions } from './operator-actions.ts';
import { TRADE_COMMANDS } from './trade-commands.ts';

const SHOWN = 30;
const POINTS_MAX = 100_000;
const AUDIT_MAX = 10_000;

export const ADMIN_COMMANDS: Record<string, Command> = {
  orders: {
    usage: 'orders [STATE | ORDER-NUMBER]',
    about: 'the latest orders, those in one state, or one order with its payments and refunds',
    async run([given], { db, onSubject }) {
      if (given !== undefined && !isState(given)) {
        onSubject(`order ${given}`);
        return showOrder(db, given);
      }
      const list = await listRecentOrders(db, SHOWN, given);
      const stuck = (await listStuckRefunds(db)).filter(({ state }) => state === 'failed' || state === 'abnormal');
      const warning = stuck.map(({ number, state }) => `! refund ${number} is ${state}: look it up with the provider`);
      return list.length > 0 ? [...list.map(lineOf), ...warning] : ['no orders', ...warning];
    },
  },
  refund: {
    usage: 'refund ORDER-NUMBER',
    about: 'sends the money of an order back; asking twice sends it once',
    async run([number = ''], { db, orders, onSubject }) {
      onSubject(`order ${number}`);
      const lines = [];
      for (const refund of await refundOrder(db, orders, number)) {
        const state = await sendRefund(db, orders, refund.id).catch((error: Error) => error.message);
        lines.push(`refund ${refund.number} of ${toYuan(refund.amountFen)} yuan: ${explain(state)}`);
      }
      return lines;
    },
  },
  'grant-points': {
    usage: 'grant-points PHONE-OR-EMAIL POINTS',
    about: 'gives an account points that do not lapse',
    async run([owner = '', given = ''], { db, onSubject }) {
      const points = Number(given);
      if (!Number.isInteger(points) || points < 1 || points > POINTS_MAX) {
        throw new AdminMistake(`Points are a whole number from 1 to ${POINTS_MAX}`);
      }
      const user = await getAccount(db, owner);
      onSubject(`account ${user.id}`);
      const now = new Date();
      return db.transaction(async (tx) => {
        await addPoints(tx, { userId: user.id, points, reason: 'operator', subject: `operator:${randomUUID()}`, now });
        const { kept, free } = await readPoints(tx, user.id, now);
        return [`${user.nickName || user.id} has ${kept} kept and ${free} free points now`];
      });
    },
  },
  ...TRADE_COMMANDS,
  ...BILL_COMMANDS,
  ...OPERATOR_COMMANDS,
  ...CONTENT_COMMANDS,
  'delete-account': {
    usage: 'delete-account PHONE-OR-EMAIL yes',
    about:
      'removes an account on its owner’s request: logos, AI results, sessions, name and number; orders stay as the law asks',
    async run([owner = '', sure], { db, onSubject }) {
      const user = await getAccount(db, owner);
      onSubject(`account ${user.id}`);
      if (sure !== 'yes') throw new AdminMistake('This cannot be undone. Say it again with "yes" at the end');
      const { creations, aiResults, demands, keptOrders } = await deleteAccount(db, user);
      return [
        `deleted: ${creations} logos, ${aiResults} AI results, ${demands} demands; kept: ${keptOrders} orders without a name`,
      ];
    },
  },
  'export-account': {
    usage: 'export-account PHONE-OR-EMAIL',
    about: 'everything kept of an account, as JSON, for its owner who asks for a copy',
    async run([owner = ''], { db, onSubject }) {
      const user = await getAccount(db, owner);
      onSubject(`account ${user.id}`);
      return JSON.stringify(await exportAccount(db, user), null, 2).split('\n');
    },
  },
  backup: {
    usage: 'backup FOLDER',
    about: 'everything into a new folder, also while the server runs; `npm run restore -- FOLDER` brings it back',
    async run([folder], source) {
      if (!folder) throw new AdminMistake('Name the folder that the backup goes into');
      const { tables, files } = await makeBackup(source, folder);
      const rows = tables.reduce((sum, table) => sum + table.rows, 0);
      return [`${tables.length} tables with ${rows} rows, ${files.count} files of ${files.bytes} bytes: ${folder}`];
    },
  },
  audit: {
    usage: 'audit [HOW-MANY]',
    about: 'what operators did: when, who, how it ended, what and on what; nothing of it can be changed or deleted',
    async run([given = '50'], { db, begunId }) {
      const count = Number(given);
      if (!Number.isInteger(count) || count < 1 || count > AUDIT_MAX) {
        throw new AdminMistake(`Say how many, from 1 to ${AUDIT_MAX}`);
      }
      // Two rows an action, and the one of this very command; other operators' commands may have begun after it.
      const rows = await listActions(db, 2 * count + 1);
      const lines = linesOfActions(rows.filter(({ id }) => id !== begunId));
      return lines.length > 0 ? lines.slice(0, count) : ['nothing yet'];
    },
  },
};

export const adminHelp = (): string[] => [
  'npm run admin -- COMMAND',
  '',
  ...Object.values(ADMIN_COMMANDS).map(({ usage, about }) => `  ${usage}\n      ${about}`),
  '',
  'Works while the server runs (it is asked on this machine) and while it does not.',
  'Every command is recorded with who typed it; OPERATOR=name says so where several people share an account.',
];

async function getAccount(db: Db, owner: string): Promise<User> {
  const phone = findMobileNumber(owner);
  const email = findEmailAddress(owner);
  const user = phone ? await findUserByPhone(db, phone) : email && (await findUserByEmail(db, email));
  if (!user) throw new AdminMistake(`No account has the phone number or e-mail address ${owner}`);
  return user;
}

const isState = (text: string): text is TradeState => TRADE_STATES.some((state) => state === text);

const lineOf = ({ outTradeNo, tradeState, purchaseType, amountFen, payType, createdAt, sandbox }: Order): string =>
  [
    outTradeNo,
    tradeState.padEnd(10),
    purchaseType.padEnd(7),
    `${toYuan(amountFen).padStart(9)} yuan`,
    (payType ?? '-').padEnd(7),
    createdAt.toISOString(),
    sandbox ? 'sandbox' : '',
  ].join('  ');

async function showOrder(db: Db, number: string): Promise<string[]> {
  const order = await findOrderByNumber(db, number);
  if (!order) throw new AdminMistake(`There is no order ${number}`);
  const attempts = await listAttempts(db, order.id);
  const ids = attempts.map(({ id }) => id);
  const refunds = await listRefunds(db, ids);
  return [
    lineOf(order),
    `  creation ${order.creationId ?? '-'}, points ${order.points ?? '-'}, agreement ${order.agreementVersion ?? '-'}`,
    ...attempts.map(
      ({ number: no, state, payType, form, paidFen, transactionId }) =>
        `  payment ${no}  ${state}  ${payType}/${form}  ${paidFen === null ? 'no money' : `${toYuan(paidFen)} yuan`}  ${transactionId ?? ''}`,
    ),
    ...refunds.map(
      ({ number: no, state, reason, amountFen }) => `  refund ${no}  ${state}  ${toYuan(amountFen)} yuan  (${reason})`,
    ),
  ];
}

function explain(state: string): string {
  if (state === 'done') return 'done';
  if (state === 'processing') return 'accepted by the provider, who will report when the money has arrived';
  if (state === 'failed' || state === 'abnormal') return `${state}: look it up with the provider`;
  return `recorded, and will be sent as soon as the provider answers (${state})`;
}
