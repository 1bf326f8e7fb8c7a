import { lazy, Suspense, useRef } from 'react';
import { PageHeading } from '../../components/page-heading.tsx';
import { aiFontMessages } from '../../i18n/ai-font.ts';
import { useMessages } from '../../i18n/messages.ts';
import { useInSight } from '../../lib/ai-task/use-in-sight.ts';
import { loadChunk } from '../../lib/load-chunk.ts';
import { GuideBelow } from '../../lib/tool-guide/guide-below.tsx';
import { useRevealedProblem } from '../../lib/use-revealed-problem.ts';
import { isAsSample, useAiFont } from '../../stores/ai-font.ts';
import { NameForm, WishForm } from './font-form.tsx';
import { SamplePictures } from './sample-pictures.tsx';
import { useArtTask, useGenerateArt } from './use-art-task.ts';

/** What draws lettering is fetched when somebody begins. */
const LivePictures = lazy(() =>
  loadChunk(async () => ({ default: (await import('./live-pictures.tsx')).LivePictures })),
);

/** The words on the left, the name in every style on the right; in one column the pictures follow the name at once. */
export function AiFontScreen() {
  const m = useMessages(aiFontMessages);
  const press = useGenerateArt();
  const { task, working } = useArtTask();
  const page = useRef<HTMLDivElement>(null);
  useRevealedProblem(page, press.refused);
  const asSample = useAiFont(isAsSample);
  const pictures = useInSight<HTMLDivElement>(useAiFont((state) => state.taskId));
  return (
    <>
      <div ref={page} className="content pb-16">
        <PageHeading title={m.title} note={m.note} />
        <div className="grid items-start gap-6 border-t border-ink pt-6 lg:grid-cols-[352px_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:gap-x-10 lg:gap-y-5">
          <NameForm press={press} working={working} />
          <div ref={pictures} className="min-w-0 scroll-mt-20 lg:col-start-2 lg:row-span-2 lg:row-start-1">
            {asSample ? (
              <SamplePictures press={press} />
            ) : (
              <Suspense fallback={<SamplePictures press={press} begun />}>
                <LivePictures task={task} working={working} press={press} />
              </Suspense>
            )}
          </div>
          <WishForm press={press} working={working} />
        </div>
      </div>
      <GuideBelow of="aiFont" />
    </>
  );
}
