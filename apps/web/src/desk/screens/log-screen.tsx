import type { DeskAction } from '@markwright/contracts/desk';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { TextField } from '../../components/text-field.tsx';
import { useMessages } from '../../i18n/messages.ts';
import { logWords } from '../i18n/log.ts';
import { shellWords } from '../i18n/shell.ts';
import { diffLines, linesOf } from '../parts/diff.ts';
import { DiffText } from '../parts/diff-text.tsx';
import { KeyedTable } from '../parts/keyed-table.tsx';
import { Page, Panel } from '../parts/page.tsx';
import { saveCsv } from '../parts/save-csv.ts';
import { TimeText, timeText } from '../parts/time-text.tsx';
import { useChange, useKeyed } from '../use-desk.ts';

const FIELDS = ['operator', 'action', 'subject', 'from', 'to'] as const;
type Filter = Partial<Record<(typeof FIELDS)[number], string>>;

/** Everything operators did, to be searched and taken along. */
export function LogScreen() {
  const m = useMessages(logWords);
  const s = useMessages(shellWords);
  const [typed, setTyped] = useState<Filter>({});
  const [filter, setFilter] = useState<Filter>({});
  const pages = useKeyed('listActions', filter);
  const [open, setOpen] = useState<DeskAction>();
  const nameOf = (action: string): string => m.actions[action as keyof typeof m.actions] ?? action;
  const save = useChange('exportActions', { done: s.exported, onDone: saveCsv });
  const wanted = (): Filter =>
    Object.fromEntries(Object.entries(typed).flatMap(([key, value]) => (value.trim() ? [[key, value.trim()]] : [])));
  return (
    <Page
      title={m.title}
      about={m.about}
      actions={
        <Button size="small" busy={save.isPending} onClick={() => save.mutate({ body: filter })}>
          {s.export}
        </Button>
      }
    >
      <form
        className="mb-4 grid grid-cols-2 items-end gap-2 lg:grid-cols-[repeat(3,minmax(0,1fr))_auto_auto_auto]"
        onSubmit={(event) => {
          event.preventDefault();
          setFilter(wanted());
        }}
      >
        {FIELDS.map((field) => (
          <TextField
            key={field}
            label={m[field]}
            type={field === 'from' || field === 'to' ? 'date' : 'text'}
            value={typed[field] ?? ''}
            onChange={({ target }) => setTyped({ ...typed, [field]: target.value })}
          />
        ))}
        <Button type="submit" look="ink" className="h-12">
          {s.search}
        </Button>
      </form>
      <Panel flush>
        <KeyedTable
          label={m.title}
          pages={pages}
          rows={pages.list}
          searched={Object.keys(filter).length > 0}
          keyOf={({ id }) => String(id)}
          columns={[
            { title: m.time, show: ({ at }) => <TimeText at={at} /> },
            { title: m.operator, wide: true, show: ({ operator }) => operator },
            {
              title: m.action,
              show: ({ action, words, state, operator, subject }) => (
                <>
                  <span className="font-medium break-words">{nameOf(action)}</span>{' '}
                  <span className="text-caption break-all text-muted">
                    {words.join(' ')} {state !== 'done' && m.state[state]}
                  </span>
                  <div className="text-caption wrap-anywhere text-muted md:hidden">
                    {subject && <p>{subject}</p>}
                    {operator}
                  </div>
                </>
              ),
            },
            { title: m.subject, wide: true, show: ({ subject }) => <span className="wrap-anywhere">{subject}</span> },
            { title: m.origin, wide: true, show: ({ origin }) => origin ?? m.commandLine },
            {
              title: m.change,
              end: true,
              show: (action) =>
                (action.before ?? action.after) !== null && (
                  <Button size="small" look="quiet" className="-my-1.5" onClick={() => setOpen(action)}>
                    {m.look}
                  </Button>
                ),
            },
          ]}
        />
      </Panel>
      {open && (
        <Dialog
          open
          width="wide"
          title={nameOf(open.action)}
          description={[open.subject, open.operator, timeText(open.at)].filter(Boolean).join(' · ')}
          closeLabel={s.close}
          onClose={() => setOpen(undefined)}
        >
          <DiffText lines={diffLines(linesOf(open.before), linesOf(open.after))} />
        </Dialog>
      )}
    </Page>
  );
}
