import type { DeskReport } from '@markwright/contracts/desk';
import { REPORT_STATES, type ReportState } from '@markwright/contracts/desk-routes';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../components/button.tsx';
import { StateChip } from '../../components/chip.tsx';
import { useMessages } from '../../i18n/messages.ts';
import { safetyWords } from '../i18n/safety.ts';
import { shellWords } from '../i18n/shell.ts';
import { MoreRows } from '../parts/more-rows.tsx';
import { Panel } from '../parts/page.tsx';
import { ReasonDialog } from '../parts/reason-dialog.tsx';
import { StateChips } from '../parts/state-chips.tsx';
import { TimeText } from '../parts/time-text.tsx';
import { useChange, useKeyed } from '../use-desk.ts';

type Asked = { report: DeskReport; state: 'dismissed' | 'taken-down' };

/** What visitors reported, until somebody has decided. */
export function ReportsPanel() {
  const m = useMessages(safetyWords);
  const s = useMessages(shellWords);
  const [state, setState] = useState<ReportState>('open');
  const [asked, setAsked] = useState<Asked>();
  const pages = useKeyed('listReports', { state });
  const isDown = asked?.state === 'taken-down';
  const settle = useChange('settleReport', {
    done: isDown ? m.tookDown : m.dismissed,
    onDone: () => setAsked(undefined),
  });
  return (
    <div className="pt-4">
      <StateChips
        oneAlways
        label={m.state}
        value={state}
        states={REPORT_STATES}
        names={m.states}
        onChange={(next) => setState(next ?? 'open')}
      />
      {pages.list.map((report) => (
        <ReportCard key={report.id} report={report} onAsk={(next) => setAsked({ report, state: next })} />
      ))}
      {pages.list.length === 0 && (
        <Panel>
          <p className="text-muted">{pages.isPending ? s.loading : pages.isError ? s.failed : m.noReports}</p>
        </Panel>
      )}
      <MoreRows pages={pages} />
      {asked && (
        <ReasonDialog
          title={isDown ? m.takeDown : m.dismiss}
          about={isDown ? m.takeDownAbout : m.dismissAbout}
          confirm={isDown ? m.takeDown : m.dismiss}
          danger={isDown}
          busy={settle.isPending}
          onClose={() => setAsked(undefined)}
          onConfirm={(reason) =>
            settle.mutate({ params: { id: asked.report.id }, body: { state: asked.state, reason } })
          }
        />
      )}
    </div>
  );
}

type ReportCardProps = { report: DeskReport; onAsk: (state: Asked['state']) => void };

function ReportCard({ report, onAsk }: ReportCardProps) {
  const m = useMessages(safetyWords);
  return (
    <Panel>
      <article className="flex flex-col gap-4 sm:flex-row">
        <div className="flex h-28 w-full shrink-0 items-center justify-center overflow-hidden rounded-input border border-line bg-paper sm:w-40">
          {report.previewUrl && <img src={report.previewUrl} alt={report.name} className="size-full object-contain" />}
        </div>
        <div className="min-w-0 grow">
          <h2 className="font-medium break-words">{report.name}</h2>
          <p className="text-caption text-muted">
            <TimeText at={report.createdAt} /> · {m.owner}{' '}
            <Link to={`/people/${report.ownerId}`} className="underline underline-offset-4">
              {report.owner || report.ownerId.slice(0, 8)}
            </Link>{' '}
            · {report.shared ? m.nowShared : m.notShared}
          </p>
          <p className="mt-2 text-pretty break-words">{report.reason}</p>
        </div>
        <div className="flex shrink-0 flex-wrap content-start gap-2">
          {report.state === 'open' ? (
            <>
              <Button size="small" onClick={() => onAsk('dismissed')}>
                {m.dismiss}
              </Button>
              <Button size="small" look="danger" onClick={() => onAsk('taken-down')}>
                {m.takeDown}
              </Button>
            </>
          ) : (
            <StateChip tone={report.state === 'taken-down' ? 'danger' : 'plain'}>{m.states[report.state]}</StateChip>
          )}
        </div>
      </article>
    </Panel>
  );
}
