import type { Data, Endpoints } from '@markwright/contracts';
import { Button } from '../../components/button.tsx';
import { classNames } from '../../components/class-names.ts';
import { Skeleton } from '../../components/skeleton.tsx';
import { useMessages } from '../../i18n/messages.ts';
import { pointsMessages } from '../../i18n/points.ts';
import { dateTime } from '../../lib/download/file-names.ts';
import { usePointDetails } from './use-point-details.ts';

type Row = Data<Endpoints['listPointDetails']>['list'][number];

export function DetailTab() {
  const m = useMessages(pointsMessages);
  const { data, isError, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = usePointDetails();
  const rows = data?.pages.flatMap(({ list }) => list) ?? [];
  if (isPending) return <DetailSkeleton />;
  if (isError && rows.length === 0) {
    return (
      <div role="alert" className="py-12 text-center">
        <p>{m.detailFailed}</p>
        <Button className="mt-4" onClick={() => void refetch()}>
          {m.retry}
        </Button>
      </div>
    );
  }
  if (rows.length === 0) {
    return (
      <div className="py-12 text-center">
        <p className="font-bold">{m.noDetail}</p>
        <p className="mt-1 text-muted">{m.noDetailText}</p>
      </div>
    );
  }
  return (
    <>
      <table className="w-full text-left">
        <thead className="text-caption text-muted">
          <tr className="h-11 border-b border-line">
            <th className="font-normal">{m.what}</th>
            <th className="font-normal max-md:hidden">{m.time}</th>
            <th className="w-20 text-right font-normal">{m.change}</th>
            <th className="w-20 text-right font-normal">{m.after}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <DetailRow key={row.id} row={row} />
          ))}
        </tbody>
      </table>
      {hasNextPage && (
        <div className="pt-5 text-center">
          <Button size="small" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {isFetchingNextPage ? m.loadingMore : m.more}
          </Button>
        </div>
      )}
    </>
  );
}

function DetailRow({ row: { reason, points, balance, createdAt } }: { row: Row }) {
  const m = useMessages(pointsMessages);
  const time = dateTime(new Date(createdAt)).slice(0, 16);
  return (
    <tr className="h-12 border-b border-line">
      <td className="py-2">
        {m.reasons[reason]}
        <span className="block text-caption text-muted tabular-nums md:hidden">{time}</span>
      </td>
      <td className="text-caption text-muted tabular-nums max-md:hidden">{time}</td>
      <td className={classNames('text-right font-medium tabular-nums', points > 0 && 'text-success')}>
        {points > 0 ? `+${points}` : `−${-points}`}
      </td>
      <td className="text-right tabular-nums">{balance}</td>
    </tr>
  );
}

const DetailSkeleton = () => (
  <div className="space-y-3 pt-4">
    {Array.from({ length: 6 }, (_, index) => (
      <Skeleton key={index} className="h-9" />
    ))}
  </div>
);
