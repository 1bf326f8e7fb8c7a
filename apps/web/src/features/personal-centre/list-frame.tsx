import type { ReactNode } from 'react';
import { Button } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Select } from '../../components/select.tsx';
import { useMessages } from '../../i18n/messages.ts';
import { personalCentreMessages } from '../../i18n/personal-centre.ts';
import { ShelfDrawing } from '../../components/illustrations.tsx';

type Pages<Item> = {
  data: { pages: { list: Item[]; total: number }[] } | undefined;
  isError: boolean;
  isPending: boolean;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  refetch: () => unknown;
  fetchNextPage: () => unknown;
};

type ListFrameProps<Item, Sort extends string> = {
  pages: Pages<Item>;
  sort: Sort;
  sorts: Record<Sort, string>;
  onSort: (sort: Sort) => void;
  skeleton: ReactNode;
  empty: ReactNode;
  children: (items: Item[]) => ReactNode;
};

/** What every list here has around it: order, waiting, failure, nothing yet, and more. */
export function ListFrame<Item, Sort extends string>(props: ListFrameProps<Item, Sort>) {
  const { pages, sort, sorts, onSort, skeleton, empty, children } = props;
  const m = useMessages(personalCentreMessages);
  const items = pages.data?.pages.flatMap(({ list }) => list) ?? [];
  const total = pages.data?.pages[0]?.total ?? 0;
  if (pages.isError && items.length === 0) return <Failure onRetry={() => void pages.refetch()} />;
  if (pages.isPending) {
    return (
      <output aria-label={m.loading} className="block pt-20">
        {skeleton}
      </output>
    );
  }
  if (items.length === 0) return empty;
  const options = Object.entries<string>(sorts).map(([value, label]) => ({ value: value as Sort, label }));
  return (
    <>
      <div className="flex items-center justify-between gap-4 py-4">
        <p className="text-caption text-muted tabular-nums">{m.shown(items.length, total)}</p>
        <Select label={m.sort} value={sort} options={options} onChange={onSort} />
      </div>
      {children(items)}
      {pages.hasNextPage && (
        <div className="pt-4 pb-16 text-center">
          <Button busy={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
            {pages.isFetchingNextPage ? m.loadingMore : m.more}
          </Button>
        </div>
      )}
    </>
  );
}

function Failure({ onRetry }: { onRetry: () => void }) {
  const m = useMessages(personalCentreMessages);
  return (
    <div role="alert">
      <EmptyState
        drawing={<ShelfDrawing />}
        title={m.failedTitle}
        text={m.failedText}
        action={
          <Button look="action" onClick={onRetry}>
            {m.retry}
          </Button>
        }
      />
    </div>
  );
}
