import { Link } from 'react-router';
import { useMessages } from '../../i18n/messages.ts';
import { safetyWords } from '../i18n/safety.ts';
import { shellWords } from '../i18n/shell.ts';
import { KeyedTable } from '../parts/keyed-table.tsx';
import { Panel } from '../parts/page.tsx';
import { TimeText } from '../parts/time-text.tsx';
import { useRead } from '../use-desk.ts';

/** What the AI was asked for and should not have been; the account is one step away. */
export function MisusePanel() {
  const m = useMessages(safetyWords);
  const s = useMessages(shellWords);
  const misuse = useRead('listMisuse');
  if (!misuse.data) return <p className="py-4 text-muted">{misuse.isError ? s.failed : s.loading}</p>;
  const { list, looked } = misuse.data;
  return (
    <div className="pt-4">
      <p className="mb-4 text-caption text-muted">{list.length > 0 ? m.looked(looked) : m.clean}</p>
      {list.length > 0 && (
        <Panel flush>
          <KeyedTable
            label={m.misuse}
            pages={misuse}
            rows={list}
            keyOf={({ id }) => id}
            columns={[
              { title: m.time, show: ({ at }) => <TimeText at={at} /> },
              {
                title: m.person,
                show: ({ userId, name }) => (
                  <Link to={`/people/${userId}`} className="underline underline-offset-4">
                    {name || userId.slice(0, 8)}
                  </Link>
                ),
              },
              { title: m.name, show: ({ logoName }) => <span className="break-words">{logoName}</span> },
              { title: m.inspiration, wide: true, show: ({ inspiration }) => inspiration },
            ]}
          />
        </Panel>
      )}
    </div>
  );
}
