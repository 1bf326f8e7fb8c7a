import type { DeskAlarm, DeskDay, DeskToday } from '@markwright/contracts/desk';
import { useState } from 'react';
import { Link } from 'react-router';
import { Chip } from '../../components/chip.tsx';
import { useMessages } from '../../i18n/messages.ts';
import { yuanText } from '../../lib/format.ts';
import { shellWords } from '../i18n/shell.ts';
import { todayWords } from '../i18n/today.ts';
import { Bars, Columns } from '../parts/charts.tsx';
import { DayTable } from './day-table.tsx';
import { SplitChips, type Split } from '../parts/split-chips.tsx';
import { Facts, Page, Panel } from '../parts/page.tsx';
import { useRead } from '../use-desk.ts';

const SPANS = [7, 14, 30, 90];
const MEGABYTE = 1024 ** 2;
const GIGABYTE = 1024 ** 3;

/** How the business does, in pictures where pictures tell more. */
export function TodayScreen() {
  const m = useMessages(todayWords);
  const s = useMessages(shellWords);
  const [days, setDays] = useState(14);
  const [split, setSplit] = useState<Split>({});
  const { data, isError, refetch } = useRead('getToday', { query: { days, ...split } });
  const spans = (
    <fieldset aria-label={m.span} className="min-w-0 flex gap-1">
      {SPANS.map((span) => (
        <Chip key={span} pressed={span === days} onClick={() => setDays(span)}>
          {m.days(span)}
        </Chip>
      ))}
    </fieldset>
  );
  return (
    <Page title={m.title} about={m.about} actions={spans}>
      {data ? (
        <Figures today={data} days={days} split={split} onSplit={setSplit} />
      ) : isError ? (
        <button type="button" className="underline" onClick={() => void refetch()}>
          {s.failed} {s.retry}
        </button>
      ) : (
        s.loading
      )}
    </Page>
  );
}

const total = (days: readonly DeskDay[], key: Exclude<keyof DeskDay, 'day'>): number =>
  days.reduce((sum, day) => sum + day[key], 0);
const sizeText = (bytes: number): string =>
  bytes < GIGABYTE ? `${(bytes / MEGABYTE).toFixed(1)} MB` : `${(bytes / GIGABYTE).toFixed(1)} GB`;

type FiguresProps = { today: DeskToday; days: number; split: Split; onSplit: (split: Split) => void };

function Figures({ today, days, split, onSplit }: FiguresProps) {
  const m = useMessages(todayWords);
  const s = useMessages(shellWords);
  const { ai, storage } = today;
  const yuan = (fen: number) => s.yuan(yuanText(fen));
  const bar = (key: 'began' | 'saved' | 'ordered' | 'paid') => {
    const value = total(today.days, key);
    return { label: m[key], value, text: String(value) };
  };
  return (
    <>
      <Alarms alarms={today.alarms} />
      <div className="grid gap-x-4 lg:grid-cols-2">
        <Panel title={m.funnel}>
          <SplitChips split={split} onSplit={onSplit} />
          <Bars leads bars={[bar('began'), bar('saved'), bar('ordered'), bar('paid')]} />
          <p className="mt-4 text-caption text-muted">{m.funnelAbout(days)}</p>
        </Panel>
        <Panel title={m.money}>
          <Columns
            label={m.money}
            bars={today.days.map(({ day, incomeFen }) => ({ label: day, value: incomeFen, text: yuan(incomeFen) }))}
          />
          <div className="mt-4 flex flex-wrap gap-x-8 gap-y-1">
            <p>
              <span className="text-caption text-muted">{m.income} </span>
              <span className="text-lead font-medium tabular-nums">{yuan(total(today.days, 'incomeFen'))}</span>
            </p>
            <p>
              <span className="text-caption text-muted">{m.refunds} </span>
              <span className="text-lead font-medium tabular-nums">{yuan(total(today.days, 'refundedFen'))}</span>
            </p>
            <p className="self-center text-caption text-muted">{m.noSandbox}</p>
          </div>
        </Panel>
        <Panel title={m.ai}>
          <Columns
            label={m.ai}
            bars={today.days.map(({ day, aiTasks }) => ({ label: day, value: aiTasks, text: String(aiTasks) }))}
          />
          <div className="mt-4">
            <Facts
              facts={[
                [m.ai, total(today.days, 'aiTasks')],
                [m.aiFailed, total(today.days, 'aiFailed')],
                [m.aiWait, ai.waitMedianMs === null ? m.unknown : m.seconds((ai.waitMedianMs / 1000).toFixed(1))],
              ]}
            />
            <p className="mt-3 text-caption text-muted">{m.aiNow(ai.waiting, ai.running)}</p>
          </div>
        </Panel>
        <Panel title={m.who}>
          <Shares counts={today.split.language} names={m.language} />
          <Shares counts={today.split.device} names={m.device} />
        </Panel>
        <Panel title={m.queue} flush>
          <Queue queue={today.queue} />
        </Panel>
        <Panel title={m.storage}>
          <Facts
            facts={[
              [m.database, sizeText(storage.databaseBytes)],
              [m.uploads, sizeText(storage.uploadBytes)],
              [m.disk, storage.diskFreeBytes === null ? m.unknown : sizeText(storage.diskFreeBytes)],
            ]}
          />
        </Panel>
      </div>
      <DayTable days={today.days} />
    </>
  );
}

function Alarms({ alarms }: { alarms: readonly DeskAlarm[] }) {
  const m = useMessages(todayWords);
  const s = useMessages(shellWords);
  if (alarms.length === 0) {
    return <p className="mb-4 rounded-card bg-success-tint px-4 py-3 text-success md:px-5">{m.calm}</p>;
  }
  return (
    <section className="mb-4 rounded-card bg-danger-tint px-4 py-3 text-danger md:px-5">
      <h2 className="font-medium">{m.alarmsTitle}</h2>
      <ul className="mt-1">
        {alarms.map(({ kind, count, about }) => (
          <li key={kind}>
            {m.alarms[kind]} ({count}){' '}
            {(kind === 'payment-unseen' || kind === 'refund-stuck' ? about : []).map((no) => (
              <Link key={no} to={`/orders/${no}`} className="mr-3 underline">
                {no}
              </Link>
            ))}
            {kind === 'bill-difference' && (
              <Link to="/bills" className="underline">
                {s.bills}
              </Link>
            )}
            {kind === 'job-given-up' && about.join(', ')}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Shares({ counts, names }: { counts: Record<string, number>; names: Record<string, string> }) {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <div className="mb-4 last:mb-0">
      <Bars
        bars={Object.entries(names).map(([key, label]) => {
          const value = counts[key] ?? 0;
          return { label, value, text: `${value} (${all === 0 ? 0 : Math.round((value / all) * 100)} %)` };
        })}
      />
    </div>
  );
}

function Queue({ queue }: { queue: DeskToday['queue'] }) {
  const m = useMessages(todayWords);
  if (queue.length === 0) return <p className="p-5 text-muted">{m.unknown}</p>;
  return (
    <table aria-label={m.queue} className="w-full text-left">
      <thead className="border-b border-line bg-paper text-caption text-muted">
        <tr>
          {[m.job, m.waiting, m.running, m.failed].map((title, index) => (
            <th
              key={title}
              scope="col"
              className={`px-4 py-2 font-normal ${index > 0 ? 'text-right md:last:pr-5' : 'md:pl-5'}`}
            >
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {queue.map(({ name, waiting, running, failed }) => (
          <tr key={name} className="border-b border-line last:border-0">
            <th scope="row" className="px-4 py-2 text-caption font-normal break-words md:pl-5">
              {name}
            </th>
            {[waiting, running, failed].map((count, index) => (
              // oxlint-disable-next-line react/no-array-index-key
              <td key={index} className="px-4 py-2 text-right tabular-nums md:last:pr-5">
                {count}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
