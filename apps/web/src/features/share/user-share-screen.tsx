import { useLoaderData, useSearchParams } from 'react-router';
import { Button } from '../../components/button.tsx';
import { EmptyPage } from '../../components/empty-page.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { useMessages } from '../../i18n/messages.ts';
import { shareMessages } from '../../i18n/share.ts';
import type { LoadedShare } from './load-share.ts';
import { LooseLinkDrawing } from '../../components/illustrations.tsx';
import { SharedLogo } from './shared-logo.tsx';
import { useShare } from './use-share.ts';

/** What anyone sees who was given the link: the picture, never the document. */
export function UserShareScreen() {
  const m = useMessages(shareMessages);
  const [parameters] = useSearchParams();
  const loaded = useLoaderData<LoadedShare>();
  const { share, isMissing, hasFailed, retry } = useShare(parameters.get('creationId') ?? '', loaded.share);
  if (share) return <SharedLogo share={share} />;
  if (isMissing) {
    return (
      <EmptyPage
        heading={m.title}
        drawing={<LooseLinkDrawing />}
        title={m.emptyTitle}
        text={m.emptyText}
        action={m.action}
      />
    );
  }
  if (hasFailed) {
    return (
      <EmptyState
        drawing={<LooseLinkDrawing />}
        title={m.title}
        text={m.failedText}
        action={<Button onClick={retry}>{m.again}</Button>}
      />
    );
  }
  return (
    <output aria-label={m.loading} className="content grid gap-8 py-10 lg:grid-cols-[792fr_384fr]">
      <Skeleton className="aspect-4/3" />
      <Skeleton className="h-80" />
    </output>
  );
}
