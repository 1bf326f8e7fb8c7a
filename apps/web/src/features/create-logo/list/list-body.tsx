import { useEffect, useMemo, useRef, type ComponentProps } from 'react';
import { Button } from '../../../components/button.tsx';
import { SiteLink } from '../../../components/site-link.tsx';
import { logoListMessages } from '../../../i18n/logo-list.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useNear } from '../../../lib/logo-drawing/use-near.ts';
import type { Favourite } from '../../../stores/favourites.ts';
import { LogoGrid } from './logo-grid.tsx';
import { ListFailure, NoFavourites } from './list-notices.tsx';
import { LOGOS_PER_PAGE } from './list-filters.ts';
import type { useLogoPages } from './use-logo-pages.ts';

type ListBodyProps = {
  pages: ReturnType<typeof useLogoPages>;
  /** Shown instead of the proposals. */
  favourites: readonly Favourite[] | undefined;
  onShowAll: () => void;
  grid: Omit<ComponentProps<typeof LogoGrid>, 'logos' | 'coming'>;
};

/** The boards, and the next ones as the reader comes near the end of them. */
export function ListBody({ pages, favourites, onShowAll, grid }: ListBodyProps) {
  const logos = useMemo(() => pages.data?.pages.flatMap(({ list }) => list) ?? [], [pages.data]);
  if (favourites) {
    return favourites.length === 0 ? (
      <NoFavourites onShowAll={onShowAll} />
    ) : (
      <LogoGrid {...grid} logos={favourites} coming={0} />
    );
  }
  if (pages.isPlaceholderData || pages.isPending) return <LogoGrid {...grid} logos={[]} coming={LOGOS_PER_PAGE} />;
  if (pages.isError && logos.length === 0) {
    return <ListFailure error={pages.error} onRetry={() => void pages.refetch()} />;
  }
  return (
    <>
      <LogoGrid {...grid} logos={logos} coming={pages.isFetchingNextPage ? LOGOS_PER_PAGE : 0} />
      <More pages={pages} shown={logos.length} total={pages.data?.pages[0]?.total ?? 0} />
    </>
  );
}

/** A whole screen ahead, so that scrolling meets boards and not their absence. */
const AHEAD = '0px 0px 900px 0px';
/** The first boards are painted before more of them are asked for: both want the server. */
const PAINTED_MS = 500;

function More({ pages, shown, total }: { pages: ListBodyProps['pages']; shown: number; total: number }) {
  const m = useMessages(logoListMessages);
  const end = useRef<HTMLDivElement>(null);
  const near = useNear(end, AHEAD);
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = pages;
  const first = shown <= LOGOS_PER_PAGE;
  const goesOn = near && hasNextPage && !isFetchingNextPage && !isFetchNextPageError;
  useEffect(() => {
    if (!goesOn) return undefined;
    const timer = setTimeout(() => void fetchNextPage(), first ? PAINTED_MS : 0);
    return () => clearTimeout(timer);
  }, [goesOn, first, fetchNextPage]);
  return (
    <div ref={end} className="flex flex-col items-center gap-3 pt-10 text-caption text-muted">
      {hasNextPage ? (
        <>
          {isFetchNextPageError && <p role="alert">{m.failed}</p>}
          <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {isFetchNextPageError ? m.retry : m.more}
          </Button>
          <p>{m.moreOf(shown, total)}</p>
        </>
      ) : (
        <p>{m.end}</p>
      )}
      <SiteLink to="/createLogo/artList" className="border-b border-line-strong text-ink hover:border-ink">
        {m.lettersOnly}
      </SiteLink>
    </div>
  );
}
