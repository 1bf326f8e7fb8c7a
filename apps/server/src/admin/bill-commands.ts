import { desc, eq, isNull } from 'drizzle-orm';
import type { PayType } from '@markwright/contracts';
import { billDifferences, providerBills } from '../db/tables/bills.ts';
import { fetchBill, takeBill } from '../features/bills/rules.ts';
import { toYuan } from '../providers/yuan.ts';
import { AdminMistake, type Command } from './admin-command.ts';

const SHOWN = 100;
const PAY_TYPES: readonly PayType[] = ['wechat', 'alipay', 'card'];

const yuan = (fen: number | null): string => (fen === null ? '-' : toYuan(fen));

/** The same rules as the desk's reconciliation. */
export const BILL_COMMANDS: Record<string, Command> = {
  bills: {
    usage: 'bills [wechat | alipay | card DAY]',
    about: 'where providers’ bills differ from our books, or fetches the bill of a day (2026-11-17) and compares it',
    async run([given, day = ''], { db, orders, onSubject }) {
      if (given === undefined) {
        const rows = await db
          .select({ difference: billDifferences, bill: providerBills })
          .from(billDifferences)
          .innerJoin(providerBills, eq(providerBills.id, billDifferences.billId))
          .where(isNull(billDifferences.settledAt))
          .orderBy(desc(billDifferences.createdAt))
          .limit(SHOWN);
        const lines = rows.map(({ difference: { kind, number, outTradeNo, theirsFen, oursFen }, bill }) =>
          [
            bill.day,
            bill.payType,
            kind,
            outTradeNo ?? number,
            `theirs ${yuan(theirsFen)}`,
            `ours ${yuan(oursFen)}`,
          ].join('  '),
        );
        return lines.length > 0 ? lines : ['no open differences'];
      }
      const payType = PAY_TYPES.find((one) => one === given);
      if (!payType || !/^\d{4}-\d{2}-\d{2}$/.test(day)) throw new AdminMistake('Say wechat, alipay or card, and a day');
      onSubject(`bill ${payType} ${day}`);
      const now = new Date();
      const taken = await fetchBill(orders, payType, day, now);
      const { sandbox } = orders;
      const bill = await db.transaction((tx) => takeBill(tx, taken, { sandbox, operator: null, now }));
      const { payments, paidFen, refunds, refundedFen } = bill;
      return [`${payments} payments of ${toYuan(paidFen)} yuan, ${refunds} refunds of ${toYuan(refundedFen)} yuan`];
    },
  },
};
