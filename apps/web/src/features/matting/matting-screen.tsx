import { lazy, Suspense } from 'react';
import { PageHeading } from '../../components/page-heading.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { mattingMessages } from '../../i18n/matting.ts';
import { useMessages } from '../../i18n/messages.ts';
import { loadChunk } from '../../lib/load-chunk.ts';
import { GuideBelow } from '../../lib/tool-guide/guide-below.tsx';
import { showToast } from '../../stores/toasts.ts';
import { CutOutDrawing } from '../../components/illustrations.tsx';
import { DropArea, FilePick } from './drop-area.tsx';
import { useMatting, type Refused } from './use-matting.ts';

/** What cuts out and shows the result is fetched with the first picture. */
const MattingTable = lazy(() =>
  loadChunk(async () => ({ default: (await import('./matting-table.tsx')).MattingTable })),
);

/** Pictures in, pictures without their background out; all of it in this browser. */
export function MattingScreen() {
  const m = useMessages(mattingMessages);
  const refuse = ({ name, problem }: Refused) => showToast(m.problems[problem](name), 'danger');
  const matting = useMatting(refuse);
  const { current } = matting;
  const onFiles = (files: File[]) => void matting.add(files);

  if (!current) {
    return (
      <>
        <div className="content pb-16">
          <PageHeading title={m.title} note={m.note} />
          <DropArea
            onFiles={onFiles}
            className="flex flex-col items-center rounded-card border border-dashed border-line-strong bg-surface px-4 py-10 text-center md:py-16"
          >
            <div className="w-full max-w-80">
              <CutOutDrawing />
            </div>
            <p className="mt-6 text-title font-bold pointer-coarse:hidden">{m.dropTitle}</p>
            <p className="mt-2 max-w-120 text-muted pointer-coarse:mt-6">
              <span className="block pointer-coarse:hidden">{m.dropText}</span>
              {m.limits}
            </p>
            <div className="mt-6">
              <FilePick label={m.choose} look="action" size="large" onFiles={onFiles} />
            </div>
            <p className="mt-6 text-caption text-muted">{m.private}</p>
          </DropArea>
        </div>
        <GuideBelow of="matting" />
      </>
    );
  }

  return (
    <Suspense fallback={<Skeleton className="content my-10 h-100" />}>
      <MattingTable matting={matting} picture={current} onFiles={onFiles} />
    </Suspense>
  );
}
