import { foldCouponCode } from '@markwright/contracts';
import type { CouponValue } from '@markwright/contracts/desk';
import { saveContent } from '../features/content/versions.ts';
import { listCoupons } from '../features/orders/coupon-queries.ts';
import { listCommodityRows } from '../features/orders/queries.ts';
import { couponContent, packageContent, presentCoupon } from '../features/orders/trade-content.ts';
import { endOfDay } from '../beijing-time.ts';
import { toFen, toYuan } from '../providers/yuan.ts';
import { AdminMistake, type Command, type CommandDeps } from './admin-command.ts';

/** Prices and coupons, by the same rules as the desk's. */
export const TRADE_COMMANDS: Record<string, Command> = {
  prices: {
    usage: 'prices [hd | vector] [YUAN]',
    about: 'shows the prices, or sets one; open orders keep the price they were made with',
    async run([wanted, yuan], deps) {
      if (wanted) await changePrice(deps, wanted, yuan);
      return (await listCommodityRows(deps.db)).map(
        ({ purchaseType, priceFen }) => `${purchaseType}\t${toYuan(priceFen)} yuan`,
      );
    },
  },
  coupons: {
    usage: 'coupons [add CODE YUAN|PERCENT% [USES|any] [LAST-DAY] | stop CODE]',
    about: 'the coupons and how often each is in use; makes one, once a person; ends one',
    async run([verb, typed = '', ...terms], deps) {
      const code = foldCouponCode(typed);
      if (verb === 'add') await keepCoupon(deps, code, readTerms(terms), null);
      else if (verb === 'stop') await keepCoupon(deps, code, { ...(await getCoupon(deps, code)), stopped: true });
      else if (verb !== undefined) throw new AdminMistake(`There is no "${verb}" here`);
      const rows = await listCoupons(deps.db, deps.orders.sandbox);
      return rows.length > 0 ? rows.map(lineOfCoupon) : ['no coupons'];
    },
  },
};

async function changePrice({ db, operator, onSubject }: CommandDeps, key: string, yuan: string | undefined) {
  onSubject(`package ${key}`);
  if (key !== 'hd' && key !== 'vector') throw new AdminMistake('There are two packages: hd and vector');
  const priceFen = toFen(yuan ?? '');
  if (!priceFen) throw new AdminMistake('Give the price in yuan, like 68.00');
  await db.transaction(async (tx) => {
    const writing = { kind: 'package', key, operator, now: new Date() };
    await saveContent(tx, packageContent, writing, { ...(await packageContent.read(tx, key)), priceFen });
  });
}

async function getCoupon({ db }: CommandDeps, code: string): Promise<CouponValue> {
  const coupon = await couponContent.read(db, code);
  if (!coupon) throw new AdminMistake(`There is no coupon "${code}"`);
  return coupon;
}

async function keepCoupon({ db, operator, onSubject }: CommandDeps, key: string, terms: CouponValue, basedOn?: null) {
  onSubject(`coupon ${key}`);
  const writing = { kind: 'coupon', key, operator, now: new Date() };
  await db.transaction((tx) => saveContent(tx, couponContent, writing, terms, basedOn));
}

function readTerms([off = '', uses = 'any', lastDay]: string[]): CouponValue {
  const percent = /^(\d{1,3})%$/.exec(off)?.[1];
  const amountFen = percent ? null : toFen(off);
  if (!percent && !amountFen) throw new AdminMistake('Say what it takes off: 10.00 for yuan, or 20% for a share');
  if (uses !== 'any' && !/^\d{1,7}$/.test(uses)) throw new AdminMistake('Say how often it works: a number, or any');
  if (lastDay && !/^\d{4}-\d\d-\d\d$/.test(lastDay)) throw new AdminMistake('The last day is written like 2026-12-31');
  return {
    amountFen: amountFen ?? null,
    percent: percent ? Number(percent) : null,
    usesMax: uses === 'any' ? null : Number(uses),
    oncePerPerson: true,
    leastFen: 0,
    startsAt: null,
    endsAt: lastDay ? endOfDay(lastDay).toISOString() : null,
    stopped: false,
  };
}

function lineOfCoupon({ coupon, uses, paid }: Awaited<ReturnType<typeof listCoupons>>[number]): string {
  const { amountFen, percent, usesMax, endsAt, stopped } = presentCoupon(coupon);
  const off = percent === null ? `${toYuan(amountFen ?? 0)} yuan` : `${percent}%`;
  const used = `${uses} of ${usesMax ?? 'any'} in use, ${paid} paid`;
  return [coupon.code.padEnd(24), off, used, endsAt ? `until ${endsAt}` : '', stopped ? 'stopped' : '']
    .filter((part) => part !== '')
    .join('  ');
}
