import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { useMessages } from '../../i18n/messages.ts';
import { personalCentreMessages } from '../../i18n/personal-centre.ts';
import { CreationCard } from './creation-card.tsx';
import { ListFrame } from './list-frame.tsx';
import { NothingYet } from './nothing-yet.tsx';
import { CreationGrid, CreationGridSkeleton } from './creation-grid.tsx';
import { useCreations, type CreationSort } from './use-lists.ts';

type CreationsTabProps = { sort: CreationSort; onSort: (sort: CreationSort) => void };

export function CreationsTab({ sort, onSort }: CreationsTabProps) {
  const m = useMessages(personalCentreMessages);
  const [hidden, setHidden] = useState(false);
  const pages = useCreations(sort, hidden);
  const hiddenTotal = pages.data?.pages[0]?.hiddenTotal ?? 0;
  return (
    <>
      {hidden && <h2 className="pt-6 text-heading font-bold">{m.hiddenOnes(hiddenTotal)}</h2>}
      <ListFrame
        pages={pages}
        sort={sort}
        sorts={m.creationSorts}
        onSort={onSort}
        skeleton={<CreationGridSkeleton />}
        empty={
          hidden ? (
            <NothingYet title={m.noHidden} text={m.noHiddenText} action={m.action} to="/createLogo" />
          ) : (
            <NothingYet title={m.noCreations} text={m.noCreationsText} action={m.action} to="/createLogo" />
          )
        }
      >
        {(creations) => (
          <CreationGrid label={hidden ? m.hiddenOnes(hiddenTotal) : m.creations}>
            {creations.map((creation, index) => (
              <CreationCard key={creation.creationId} creation={creation} index={index} />
            ))}
          </CreationGrid>
        )}
      </ListFrame>
      {(hidden || hiddenTotal > 0) && (
        <p className="pb-16 text-center">
          <Button look="quiet" onClick={() => setHidden(!hidden)}>
            {hidden ? m.backToShown : m.hiddenOnes(hiddenTotal)}
          </Button>
        </p>
      )}
    </>
  );
}
