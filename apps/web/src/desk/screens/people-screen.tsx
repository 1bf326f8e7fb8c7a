import { Link, useSearchParams } from 'react-router';
import { StateChip } from '../../components/chip.tsx';
import { useMessages } from '../../i18n/messages.ts';
import { peopleWords } from '../i18n/people.ts';
import { KeyedTable } from '../parts/keyed-table.tsx';
import { Page, Panel } from '../parts/page.tsx';
import { SearchLine } from '../parts/search-line.tsx';
import { TimeText } from '../parts/time-text.tsx';
import { useKeyed } from '../use-desk.ts';

export function PeopleScreen() {
  const m = useMessages(peopleWords);
  const [params, setParams] = useSearchParams();
  const words = params.get('words') ?? undefined;
  const pages = useKeyed('listPeople', { words });
  return (
    <Page title={m.title} about={m.about}>
      <SearchLine
        label={m.search}
        value={words ?? ''}
        onSearch={(found) => setParams(found ? { words: found } : {}, { replace: true })}
      />
      <Panel flush>
        <KeyedTable
          label={m.title}
          pages={pages}
          rows={pages.list}
          searched={Boolean(words)}
          keyOf={({ id }) => id}
          columns={[
            {
              title: m.name,
              show: ({ id, nickName, phone, email }) => (
                <>
                  <Link
                    to={`/people/${id}`}
                    className="font-medium underline decoration-line-strong underline-offset-4 hover:decoration-ink"
                  >
                    {nickName || m.noName}
                  </Link>
                  <div className="text-caption text-muted md:hidden">{phone ?? email}</div>
                </>
              ),
            },
            { title: m.phone, wide: true, show: ({ phone }) => phone ?? m.none },
            { title: m.email, wide: true, show: ({ email }) => email ?? m.none },
            { title: m.since, show: ({ createdAt }) => <TimeText at={createdAt} /> },
            {
              title: m.state,
              end: true,
              show: ({ blocked }) => (
                <StateChip tone={blocked ? 'danger' : 'plain'}>{blocked ? m.blocked : m.fine}</StateChip>
              ),
            },
          ]}
        />
      </Panel>
    </Page>
  );
}
