import { Button } from '../../components/button.tsx';
import { useMessages } from '../../i18n/messages.ts';
import { shellWords } from '../i18n/shell.ts';

type MoreRowsProps = {
  pages: { hasNextPage?: boolean; isFetchingNextPage?: boolean; fetchNextPage?: () => unknown };
};

/** The way on, where a list has more. */
export function MoreRows({ pages }: MoreRowsProps) {
  const s = useMessages(shellWords);
  if (!pages.hasNextPage) return null;
  return (
    <Button look="quiet" wide busy={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage?.()}>
      {s.more}
    </Button>
  );
}
