import type { DeskDemand } from '@markwright/contracts/desk';
import { DEMAND_STATES, type DemandState } from '@markwright/contracts/desk-routes';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Select } from '../../components/select.tsx';
import { useMessages } from '../../i18n/messages.ts';
import { useLanguage } from '../../stores/language.ts';
import { demandWords } from '../i18n/demands.ts';
import { shellWords } from '../i18n/shell.ts';
import { NoteForm } from '../parts/note-form.tsx';
import { NoteList } from '../parts/note-list.tsx';
import { MoreRows } from '../parts/more-rows.tsx';
import { Page, Panel } from '../parts/page.tsx';
import { saveCsv } from '../parts/save-csv.ts';
import { StateChips } from '../parts/state-chips.tsx';
import { TimeText } from '../parts/time-text.tsx';
import { useChange, useKeyed, useRead } from '../use-desk.ts';

const NOBODY = 'nobody';

/** The inbox of the one-to-one page, moved on by hand until the work is done. */
export function DemandsScreen() {
  const m = useMessages(demandWords);
  const s = useMessages(shellWords);
  const language = useLanguage();
  const [state, setState] = useState<DemandState>();
  const pages = useKeyed('listDemands', { state });
  // The designers travel with every page of requests; a page of one tells them all.
  const { data: first } = useRead('listDemands', { query: { size: 1 } });
  const designers = (first?.designers ?? []).map((designer) => ({ value: designer.id, label: designer[language] }));
  const save = useChange('exportDemands', { done: s.exported, onDone: saveCsv });
  return (
    <Page
      title={m.title}
      about={m.about}
      actions={
        <Button size="small" busy={save.isPending} onClick={() => save.mutate({ body: state ? { state } : {} })}>
          {s.export}
        </Button>
      }
    >
      <StateChips label={m.state} value={state} states={DEMAND_STATES} names={m.states} onChange={setState} />
      {pages.list.map((demand) => (
        <DemandCard key={demand.id} demand={demand} designers={[{ value: NOBODY, label: m.nobody }, ...designers]} />
      ))}
      {pages.list.length === 0 && (
        <Panel>
          <p className="text-muted">{pages.isPending ? s.loading : pages.isError ? s.failed : s.nothing}</p>
        </Panel>
      )}
      <MoreRows pages={pages} />
    </Page>
  );
}

/** Opened by a press, a line is ready to be written on. */
const focusField = (place: HTMLElement | null) => place?.querySelector('input')?.focus();

type DemandCardProps = { demand: DeskDemand; designers: { value: string; label: string }[] };

function DemandCard({ demand, designers }: DemandCardProps) {
  const m = useMessages(demandWords);
  const s = useMessages(shellWords);
  const params = { id: demand.id };
  const [isWriting, setWriting] = useState(false);
  const change = useChange('changeDemand', { done: m.changed });
  const note = useChange('noteDemand', { done: s.noteSaved });
  return (
    <Panel>
      <article className="grid gap-4 md:grid-cols-[1fr_auto]">
        <div className="min-w-0">
          <h2 className="font-medium">
            {demand.name} <span className="ml-2 font-normal select-all">{demand.contact}</span>
          </h2>
          <p className="text-caption">
            <TimeText at={demand.createdAt} />
          </p>
          <p className="mt-2 text-pretty break-words whitespace-pre-line">{demand.demand}</p>
        </div>
        <div className="grid grid-cols-2 gap-2 *:min-w-0 md:flex md:flex-col">
          <Select
            label={`${m.state} ${demand.name}`}
            value={demand.state}
            options={DEMAND_STATES.map((value) => ({ value, label: m.states[value] }))}
            onChange={(state) => change.mutate({ params, body: { state } })}
          />
          <Select
            label={`${m.designer} ${demand.name}`}
            value={demand.designerId ?? NOBODY}
            options={designers}
            onChange={(id) => change.mutate({ params, body: { designerId: id === NOBODY ? null : id } })}
          />
        </div>
      </article>
      <div className="mt-3 flex flex-col items-start gap-3 border-t border-line pt-3">
        {demand.notes.length > 0 && <NoteList notes={demand.notes} />}
        {isWriting ? (
          <div ref={focusField} className="w-full">
            <NoteForm
              placeholder={m.notePlaceholder}
              busy={note.isPending}
              onSave={(text) => note.mutateAsync({ params, body: { text } }).then(() => setWriting(false))}
            />
          </div>
        ) : (
          <Button size="small" look="quiet" className="-ml-3.5" onClick={() => setWriting(true)}>
            {s.addNote}
          </Button>
        )}
      </div>
    </Panel>
  );
}
