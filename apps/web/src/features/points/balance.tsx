import { Button } from '../../components/button.tsx';
import { useMessages } from '../../i18n/messages.ts';
import { pointsMessages } from '../../i18n/points.ts';
import { usePoints } from '../../lib/points.ts';

const FREE_A_DAY = 3;

/** The sum large; beside it today's three squares, full while they last, and what stays. */
export function Balance() {
  const m = useMessages(pointsMessages);
  const { data, isError, refetch } = usePoints();
  if (isError) {
    return (
      <div role="alert" className="mt-4 flex h-16 items-center gap-4">
        <span className="text-muted">{m.failed}</span>
        <Button size="small" onClick={() => void refetch()}>
          {m.retry}
        </Button>
      </div>
    );
  }
  return (
    <div aria-busy={!data} className="mt-4 flex min-h-16 flex-wrap items-end gap-x-8 gap-y-2">
      <p className="flex items-baseline gap-2">
        <span className="text-hero leading-none font-black tabular-nums">{data?.total ?? '–'}</span>
        <span className="text-lead">{m.unit}</span>
      </p>
      {data && (
        <ul className="flex flex-wrap gap-x-6 gap-y-1 pb-1 text-caption text-muted">
          <li className="flex items-center gap-2">
            <Squares left={data.free} />
            {m.free(data.free)}
          </li>
          <li className="flex items-center gap-2">
            <span aria-hidden className="size-3.5 bg-ink" />
            {m.kept(data.kept)}
          </li>
        </ul>
      )}
    </div>
  );
}

const Squares = ({ left }: { left: number }) => (
  <span aria-hidden className="flex gap-1">
    {Array.from({ length: FREE_A_DAY }, (_, index) => (
      <span
        key={index}
        className={index < left ? 'size-3.5 bg-action' : 'size-3.5 border border-dashed border-line-strong'}
      />
    ))}
  </span>
);
