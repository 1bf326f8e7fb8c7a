import type { DeskMisuse } from '@markwright/contracts/desk';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../components/button.tsx';
import { useMessages } from '../../i18n/messages.ts';
import { safetyWords } from '../i18n/safety.ts';
import { shellWords } from '../i18n/shell.ts';
import { NoteList } from '../parts/note-list.tsx';
import { Panel } from '../parts/page.tsx';
import { ReasonDialog } from '../parts/reason-dialog.tsx';
import { StateChips } from '../parts/state-chips.tsx';
import { TimeText } from '../parts/time-text.tsx';
import { useChange, useRead } from '../use-desk.ts';

const STATES = ['open', 'settled'] as const;

/** What the AI was asked for and should not have been, until somebody has looked; the account is one step away. */
export function MisusePanel() {
  const m = useMessages(safetyWords);
  const s = useMessages(shellWords);
  const [state, setState] = useState<(typeof STATES)[number]>('open');
  const [asked, setAsked] = useState<DeskMisuse>();
  const { data, isError } = useRead('listMisuse', { query: { state } });
  const settle = useChange('settleMisuse', { done: m.settled, onDone: () => setAsked(undefined) });
  const nothing = state === 'open' ? m.clean : m.noneSettled;
  return (
    <div className="pt-4">
      <StateChips
        oneAlways
        label={m.state}
        value={state}
        states={STATES}
        names={m.misuseStates}
        onChange={(next) => setState(next ?? 'open')}
      />
      {data && data.list.length > 0 ? (
        <>
          {state === 'open' && <p className="mb-4 text-caption text-muted">{m.looked(data.looked)}</p>}
          {data.list.map((misuse) => (
            <MisuseCard key={misuse.id} misuse={misuse} onSettle={() => setAsked(misuse)} />
          ))}
        </>
      ) : (
        <Panel>
          <p className="text-muted">{data ? nothing : isError ? s.failed : s.loading}</p>
        </Panel>
      )}
      {asked && (
        <ReasonDialog
          title={m.settleOf(asked.logoName)}
          about={m.settleAbout}
          confirm={m.settle}
          busy={settle.isPending}
          onClose={() => setAsked(undefined)}
          onConfirm={(reason) => settle.mutate({ params: { id: asked.id }, body: { reason } })}
        />
      )}
    </div>
  );
}

type MisuseCardProps = { misuse: DeskMisuse; onSettle: () => void };

function MisuseCard({ misuse: { at, userId, name, logoName, inspiration, settlement }, onSettle }: MisuseCardProps) {
  const m = useMessages(safetyWords);
  return (
    <Panel>
      <article className="flex flex-col gap-3 sm:flex-row sm:items-start sm:justify-between">
        <div className="min-w-0">
          <h2 className="font-medium break-words">{logoName}</h2>
          <p className="text-caption text-muted">
            <TimeText at={at} /> · {m.person}{' '}
            <Link to={`/people/${userId}`} className="underline underline-offset-4">
              {name || userId.slice(0, 8)}
            </Link>
          </p>
          {inspiration && <p className="mt-2 text-pretty break-words">{inspiration}</p>}
          {settlement && (
            <div className="mt-3">
              <NoteList notes={[settlement]} />
            </div>
          )}
        </div>
        {!settlement && (
          <Button size="small" className="shrink-0 max-sm:self-start" onClick={onSettle}>
            {m.settle}
          </Button>
        )}
      </article>
    </Panel>
  );
}
