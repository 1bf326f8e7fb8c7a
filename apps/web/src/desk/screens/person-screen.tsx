import type { DeskPerson } from '@markwright/contracts/desk';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { Button } from '../../components/button.tsx';
import { StateChip } from '../../components/chip.tsx';
import { TextField } from '../../components/text-field.tsx';
import { useMessages } from '../../i18n/messages.ts';
import { showToast } from '../../stores/toasts.ts';
import { peopleWords } from '../i18n/people.ts';
import { shellWords } from '../i18n/shell.ts';
import { KeyedTable } from '../parts/keyed-table.tsx';
import { NoteForm } from '../parts/note-form.tsx';
import { NoteList } from '../parts/note-list.tsx';
import { OrderTable } from '../parts/order-table.tsx';
import { Facts, Page, Panel } from '../parts/page.tsx';
import { ReasonDialog } from '../parts/reason-dialog.tsx';
import { TimeText, timeText } from '../parts/time-text.tsx';
import { useChange, useRead } from '../use-desk.ts';

/** One account with all that is its own, and what can be done about it. */
export function PersonScreen() {
  const m = useMessages(peopleWords);
  const s = useMessages(shellWords);
  const { id = '' } = useParams();
  const found = useRead('getPerson', { params: { id } });
  const note = useChange('notePerson', { done: s.noteSaved });
  const person = found.data;
  if (!person) return <Page title={m.title}>{found.isError ? s.nothingFound : s.loading}</Page>;
  return (
    <Page
      title={person.nickName || m.noName}
      back={{ to: '/people', label: m.list }}
      actions={<PersonActions person={person} />}
    >
      <Panel>
        <Facts
          facts={[
            [
              m.state,
              <StateChip key="state" tone={person.blocked ? 'danger' : 'success'}>
                {person.blocked ? m.blocked : m.fine}
              </StateChip>,
            ],
            [m.phone, person.phone ?? m.none],
            [m.email, person.email ?? m.none],
            [m.since, timeText(person.createdAt)],
            [m.points, m.pointsOf(person.points.kept, person.points.free)],
          ]}
        />
      </Panel>
      <Panel title={m.creations}>
        <Creations creations={person.creations} />
      </Panel>
      <Panel title={m.orders} flush>
        <OrderTable ofOne pages={found} rows={person.orders} />
      </Panel>
      <Panel title={m.ledger} flush>
        <KeyedTable
          label={m.ledger}
          pages={found}
          rows={person.ledger.map((row, index) => ({ ...row, index }))}
          keyOf={({ index }) => String(index)}
          columns={[
            { title: m.time, show: ({ at }) => <TimeText at={at} /> },
            { title: m.what, show: ({ reason }) => m.reasons[reason] },
            { title: m.change, end: true, show: ({ points }) => (points > 0 ? `+${points}` : points) },
            { title: m.after, end: true, show: ({ after }) => after },
          ]}
        />
      </Panel>
      <Panel title={s.notes}>
        <NoteList notes={person.notes} />
        <div className="mt-4">
          <NoteForm
            placeholder={m.notePlaceholder}
            busy={note.isPending}
            onSave={(text) => note.mutateAsync({ params: { id }, body: { text } })}
          />
        </div>
      </Panel>
    </Page>
  );
}

function Creations({ creations }: { creations: DeskPerson['creations'] }) {
  const m = useMessages(peopleWords);
  if (creations.length === 0) return <p className="text-muted">{m.noCreations}</p>;
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4 lg:grid-cols-6">
      {creations.map(({ id, name, previewUrl, shared }) => (
        <li key={id} className="min-w-0">
          <div className="flex aspect-[4/3] items-center justify-center overflow-hidden rounded-input border border-line bg-paper">
            {previewUrl && <img src={previewUrl} alt={name} loading="lazy" className="size-full object-contain" />}
          </div>
          <p className="truncate text-caption">
            {name} {shared && <span className="text-muted">{m.shared}</span>}
          </p>
        </li>
      ))}
    </ul>
  );
}

type Asked = 'points' | 'block' | 'delete';

function PersonActions({ person }: { person: DeskPerson }) {
  const m = useMessages(peopleWords);
  const { data: me } = useRead('getOperator');
  const navigate = useNavigate();
  const [asked, setAsked] = useState<Asked>();
  const [points, setPoints] = useState('');
  const close = () => setAsked(undefined);
  const params = { id: person.id };
  const adjust = useChange('changePoints', { done: m.adjusted, onDone: close });
  const block = useChange('blockPerson', { done: person.blocked ? m.unblockDone : m.blockDone, onDone: close });
  const remove = useChange('deletePerson', {
    onDone: ({ keptOrders }) => {
      showToast(m.deleted(keptOrders), 'success');
      void navigate('/people');
    },
  });
  const amount = /^[+-]?\d{1,5}$/.test(points.trim()) ? Number(points) : 0;
  return (
    <>
      <Button size="small" onClick={() => setAsked('points')}>
        {m.adjust}
      </Button>
      <Button size="small" onClick={() => setAsked('block')}>
        {person.blocked ? m.unblock : m.block}
      </Button>
      {me?.role === 'owner' && (
        <Button size="small" look="danger" onClick={() => setAsked('delete')}>
          {m.delete}
        </Button>
      )}
      {asked === 'points' && (
        <ReasonDialog
          title={m.adjust}
          about={m.adjustAbout}
          confirm={m.adjust}
          busy={adjust.isPending}
          onClose={close}
          onConfirm={(reason) => amount !== 0 && adjust.mutate({ params, body: { points: amount, reason } })}
        >
          <TextField
            label={m.howMany}
            inputMode="text"
            value={points}
            onChange={({ target }) => setPoints(target.value)}
            {...(points !== '' && amount === 0 && { problem: m.howManyWrong })}
          />
        </ReasonDialog>
      )}
      {asked === 'block' && (
        <ReasonDialog
          title={person.blocked ? m.unblock : m.block}
          about={person.blocked ? m.unblockAbout : m.blockAbout}
          confirm={person.blocked ? m.unblock : m.block}
          danger={!person.blocked}
          busy={block.isPending}
          onClose={close}
          onConfirm={(reason) => block.mutate({ params, body: { blocked: !person.blocked, reason } })}
        />
      )}
      {asked === 'delete' && (
        <ReasonDialog
          title={m.deleteTitle(person.nickName || person.phone || person.email || m.noName)}
          about={m.deleteAbout}
          confirm={m.delete}
          danger
          busy={remove.isPending}
          onClose={close}
          onConfirm={(reason) => remove.mutate({ params, body: { reason } })}
        />
      )}
    </>
  );
}
