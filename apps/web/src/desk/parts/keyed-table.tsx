import type { ReactNode } from 'react';
import { Button } from '../../components/button.tsx';
import { classNames } from '../../components/class-names.ts';
import { Skeleton } from '../../components/skeleton.tsx';
import { useMessages } from '../../i18n/messages.ts';
import { shellWords } from '../i18n/shell.ts';

export type Column<Row> = {
  title: string;
  show: (row: Row) => ReactNode;
  /** Numbers stand on the right. */
  end?: boolean;
  /** Left out on a phone. */
  wide?: boolean;
};

type Pages = {
  isPending: boolean;
  isError: boolean;
  hasNextPage?: boolean;
  isFetchingNextPage?: boolean;
  fetchNextPage?: () => unknown;
  refetch: () => unknown;
};

type KeyedTableProps<Row> = {
  label: string;
  pages: Pages;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  keyOf: (row: Row) => string;
  /** Whether something was looked for: an empty answer is worded accordingly. */
  searched?: boolean;
};

/** Rows of one kind. On a phone the columns that matter less are left out. */
export function KeyedTable<Row>({ label, pages, rows, columns, keyOf, searched }: KeyedTableProps<Row>) {
  const m = useMessages(shellWords);
  if (pages.isError) {
    return (
      <div className="flex flex-col items-start gap-3 p-5">
        <p>{m.failed}</p>
        <Button size="small" onClick={() => void pages.refetch()}>
          {m.retry}
        </Button>
      </div>
    );
  }
  if (pages.isPending) {
    return (
      <output aria-label={m.loading} className="flex flex-col gap-2 p-5">
        {[0, 1, 2, 3, 4].map((row) => (
          <Skeleton key={row} className="h-8" />
        ))}
      </output>
    );
  }
  if (rows.length === 0) return <p className="p-5 text-muted">{searched ? m.nothingFound : m.nothing}</p>;
  const place = ({ end, wide }: Column<Row>) => classNames(end && 'text-right', wide && 'max-md:hidden');
  return (
    <>
      <table aria-label={label} className="w-full table-auto text-left">
        <thead className="border-b border-line bg-paper text-caption text-muted">
          <tr>
            {columns.map((column) => (
              <th
                key={column.title}
                scope="col"
                className={classNames(
                  'px-3 py-2 font-normal whitespace-nowrap first:pl-4 md:first:pl-5 md:last:pr-5',
                  place(column),
                )}
              >
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)} className="border-b border-line transition-colors last:border-0 hover:bg-paper">
              {columns.map((column) => (
                <td
                  key={column.title}
                  className={classNames(
                    'px-3 py-2.5 align-top tabular-nums first:pl-4 md:first:pl-5 md:last:pr-5',
                    place(column),
                  )}
                >
                  {column.show(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {pages.hasNextPage && (
        <div className="border-t border-line p-3 text-center">
          <Button
            look="quiet"
            size="small"
            busy={pages.isFetchingNextPage}
            onClick={() => void pages.fetchNextPage?.()}
          >
            {m.more}
          </Button>
        </div>
      )}
    </>
  );
}
