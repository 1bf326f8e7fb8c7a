import { Skeleton } from '../../components/skeleton.tsx';
import { useMessages } from '../../i18n/messages.ts';
import { personalCentreMessages } from '../../i18n/personal-centre.ts';
import { AiCard } from './ai-card.tsx';
import { dayText } from './day-text.ts';
import { ListFrame } from './list-frame.tsx';
import { NothingYet } from './nothing-yet.tsx';
import { useAiLogos, type AiLogo, type AiSort } from './use-lists.ts';

type AiTabProps = { sort: AiSort; onSort: (sort: AiSort) => void };

const ROW = 'grid grid-cols-2 gap-x-3 gap-y-4 md:gap-6 lg:grid-cols-4';

/** AI logos stand together as they were drawn, four at a time. */
export function AiTab({ sort, onSort }: AiTabProps) {
  const m = useMessages(personalCentreMessages);
  return (
    <ListFrame
      pages={useAiLogos(sort)}
      sort={sort}
      sorts={m.aiSorts}
      onSort={onSort}
      skeleton={<RunSkeleton />}
      empty={<NothingYet title={m.noAiLogos} text={m.noAiLogosText} action={m.toAi} to="/aiLogo" />}
    >
      {(logos) => (
        <div className="pb-10">
          {runsOf(logos).map(([first, ...rest]) => (
            <section key={first.id} className="border-t border-line pt-5 pb-8 first:border-t-2 first:border-ink">
              <h2 className="mb-4 flex flex-wrap items-baseline gap-x-4">
                <span className="text-lead font-bold">{first.logoName}</span>
                <span className="text-caption text-muted">{dayText(first.createdAt, m)}</span>
              </h2>
              <ul className={ROW}>
                {[first, ...rest].map((logo) => (
                  <AiCard key={logo.id} logo={logo} />
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
    </ListFrame>
  );
}

type Run = [AiLogo, ...AiLogo[]];

/** Neighbours of one task are one run. */
function runsOf(logos: AiLogo[]): Run[] {
  const runs: Run[] = [];
  for (const logo of logos) {
    const last = runs.at(-1);
    if (last?.[0].taskId === logo.taskId) last.push(logo);
    else runs.push([logo]);
  }
  return runs;
}

const RunSkeleton = () => (
  <div className={ROW}>
    {Array.from({ length: 8 }, (_, index) => (
      <Skeleton key={index} className="aspect-4/3" />
    ))}
  </div>
);
