import type { SignInDeps } from '../features/auth/sign-in-deps.ts';
import type { OrderDeps } from '../features/orders/order-deps.ts';
import { billRoom } from './bill-room.ts';
import { contentRoom, type ContentDeps } from './content-room.ts';
import { demandRoom } from './demand-room.ts';
import { invoiceRoom } from './invoice-room.ts';
import type { DeskRoom } from './mount-desk.ts';
import { operatorRoom } from './operator-room.ts';
import { orderRoom } from './order-room.ts';
import { peopleRoom } from './people-room.ts';
import { safetyRoom, type SafetyDeps } from './safety-room.ts';
import { tradeRoom } from './trade-room.ts';
import { todayRoom, type TodayDeps } from './today-room.ts';

type DeskDeps = TodayDeps &
  SafetyDeps &
  Pick<ContentDeps, 'pictures' | 'site'> & { signIn: SignInDeps; orders: OrderDeps };

/** Everything that can be done at the desk. */
export const deskRooms = ({
  signIn,
  orders,
  storage,
  enqueue,
  pictures,
  site,
  ...deps
}: DeskDeps): readonly DeskRoom[] => [
  operatorRoom(signIn),
  orderRoom(orders),
  billRoom(orders),
  invoiceRoom(orders, signIn.mail),
  peopleRoom(storage),
  demandRoom,
  safetyRoom({ storage, enqueue }),
  tradeRoom(orders.sandbox),
  todayRoom(deps, signIn.secret),
  contentRoom({ storage, enqueue, pictures, site, sandbox: orders.sandbox }),
];
