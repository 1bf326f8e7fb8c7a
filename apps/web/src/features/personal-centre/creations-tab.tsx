import { useMessages } from '../../i18n/messages.ts';
import { personalCentreMessages } from '../../i18n/personal-centre.ts';
import { CreationCard } from './creation-card.tsx';
import { ListFrame } from './list-frame.tsx';
import { NothingYet } from './nothing-yet.tsx';
import { Shelf, ShelfSkeleton } from './shelf.tsx';
import { useCreations, type CreationSort } from './use-lists.ts';

type CreationsTabProps = { sort: CreationSort; onSort: (sort: CreationSort) => void };

export function CreationsTab({ sort, onSort }: CreationsTabProps) {
  const m = useMessages(personalCentreMessages);
  return (
    <ListFrame
      pages={useCreations(sort)}
      sort={sort}
      sorts={m.creationSorts}
      onSort={onSort}
      skeleton={<ShelfSkeleton />}
      empty={<NothingYet title={m.noCreations} text={m.noCreationsText} action={m.action} to="/createLogo" />}
    >
      {(creations) => (
        <Shelf label={m.creations}>
          {creations.map((creation, index) => (
            <CreationCard key={creation.creationId} creation={creation} index={index} />
          ))}
        </Shelf>
      )}
    </ListFrame>
  );
}
