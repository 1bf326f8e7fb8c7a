import { Skeleton } from '../../components/skeleton.tsx';
import { useMessages } from '../../i18n/messages.ts';
import { personalCentreMessages } from '../../i18n/personal-centre.ts';
import { useNow } from '../../lib/timing.ts';
import { ListFrame } from './list-frame.tsx';
import { NothingYet } from './nothing-yet.tsx';
import { OrderRow } from './order-row.tsx';
import { ownedInFull } from './order-rules.ts';
import { ReceiptDrawing } from '../../components/illustrations.tsx';
import { useOrders, type OrderSort } from './use-lists.ts';

type OrdersTabProps = { sort: OrderSort; onSort: (sort: OrderSort) => void };

export function OrdersTab({ sort, onSort }: OrdersTabProps) {
  const m = useMessages(personalCentreMessages);
  const now = useNow();
  const columns = [
    { name: m.order, width: 'w-[27%]' },
    { name: m.state, width: 'w-[12%]' },
    { name: m.amount, width: 'w-[13%]' },
    { name: m.time, width: 'w-[21%]' },
  ];
  return (
    <ListFrame
      pages={useOrders(sort)}
      sort={sort}
      sorts={m.orderSorts}
      onSort={onSort}
      skeleton={<RowsSkeleton />}
      empty={
        <NothingYet
          title={m.noOrders}
          text={m.noOrdersText}
          action={m.toCreations}
          to="/perInfo"
          drawing={<ReceiptDrawing />}
        />
      }
    >
      {(orders) => (
        <table className="mb-10 w-full table-fixed text-left max-lg:block">
          <thead className="border-b-2 border-ink text-caption text-muted max-lg:sr-only">
            <tr className="h-11">
              {columns.map(({ name, width }) => (
                <th key={name} className={`font-normal ${width}`}>
                  {name}
                </th>
              ))}
              <th className="text-right font-normal">{m.actions}</th>
            </tr>
          </thead>
          <tbody className="max-lg:block max-lg:border-t-2 max-lg:border-ink">
            {orders.map((order) => (
              <OrderRow key={order.id} order={order} now={now} owned={ownedInFull(orders)} />
            ))}
          </tbody>
        </table>
      )}
    </ListFrame>
  );
}

const RowsSkeleton = () => (
  <div className="space-y-4 pt-2">
    {Array.from({ length: 5 }, (_, index) => (
      <Skeleton key={index} className="h-20" />
    ))}
  </div>
);
