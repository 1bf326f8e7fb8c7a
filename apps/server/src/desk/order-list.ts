import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import { findEmailAddress, findMobileNumber, type TradeState } from '@markwright/contracts';
import type { DeskOrderRow, KeyedPage } from '@markwright/contracts/desk';
import type { Db } from '../db/open-db.ts';
import { users } from '../db/tables/auth.ts';
import { creations } from '../db/tables/creations.ts';
import { orders } from '../db/tables/orders.ts';
import { beginsWith, isAfterKey, keyedPage, rowKey } from './keyed-list.ts';

type OrderSearch = {
  words?: string | undefined;
  state?: TradeState | undefined;
  userId?: string;
  after?: string | undefined;
  size: number;
};

/** Where the words may stand; each way has an index, so a hundred thousand orders are not walked. */
const matches = (words: string): SQL => {
  const [exact, begins] = [words.toUpperCase(), beginsWith(words)];
  const phone = findMobileNumber(words) ?? '';
  const email = findEmailAddress(words) ?? '';
  return sql`${orders.id} in (
    select id from orders where out_trade_no = ${exact}
    union select order_id from payment_attempts where number = ${exact} or transaction_id = ${words}
    union select a.order_id from refunds r join payment_attempts a on a.id = r.attempt_id where r.number = ${exact}
    union select o.id from orders o join users u on u.id = o.user_id
      where u.phone = ${phone} or u.email = ${email} or lower(u.nick_name) like ${begins}
    union select o.id from orders o join creations c on c.id = o.creation_id where lower(c.name) like ${begins})`;
};

export async function listOrders(db: Db, { words, state, userId, after, size }: OrderSearch) {
  const rows = await db
    .select({
      key: rowKey(orders.createdAt, orders.id),
      order: orders,
      nickName: users.nickName,
      phone: users.phone,
      email: users.email,
      brandName: creations.name,
    })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .leftJoin(creations, eq(creations.id, orders.creationId))
    .where(
      and(
        words ? matches(words) : undefined,
        state ? eq(orders.tradeState, state) : undefined,
        userId ? eq(orders.userId, userId) : undefined,
        isAfterKey(orders.createdAt, orders.id, after),
      ),
    )
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(size + 1);
  return keyedPage(rows, size, presentRow) satisfies KeyedPage<DeskOrderRow>;
}

type Found = {
  order: typeof orders.$inferSelect;
  nickName: string;
  phone: string | null;
  email: string | null;
  brandName: string | null;
};

export const presentRow = ({ order, nickName, phone, email, brandName }: Found): DeskOrderRow => ({
  outTradeNo: order.outTradeNo,
  createdAt: order.createdAt.toISOString(),
  tradeState: order.tradeState,
  purchaseType: order.purchaseType,
  amountFen: order.amountFen,
  payType: order.payType,
  sandbox: order.sandbox,
  buyer: nickName || phone || email || '',
  userId: order.userId,
  brandName: brandName ?? '',
});
