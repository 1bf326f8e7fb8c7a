import type { DeskDay } from '@markwright/contracts/desk';
import { useMessages } from '../../i18n/messages.ts';
import { yuanText } from '../../lib/format.ts';
import { shellWords } from '../i18n/shell.ts';
import { todayWords } from '../i18n/today.ts';
import { KeyedTable } from '../parts/keyed-table.tsx';
import { Panel } from '../parts/page.tsx';

const READY = { isPending: false, isError: false, refetch: () => {} };

/** The pictures' numbers, newest day first. */
export function DayTable({ days }: { days: readonly DeskDay[] }) {
  const m = useMessages(todayWords);
  const s = useMessages(shellWords);
  return (
    <Panel title={m.byDay} flush>
      <KeyedTable
        label={m.byDay}
        pages={READY}
        rows={days.toReversed()}
        keyOf={({ day }) => day}
        columns={[
          { title: m.day, show: ({ day }) => <span className="whitespace-nowrap">{day}</span> },
          { title: m.began, end: true, show: ({ began }) => began },
          { title: m.saved, end: true, wide: true, show: ({ saved }) => saved },
          { title: m.ordered, end: true, wide: true, show: ({ ordered }) => ordered },
          { title: m.paid, end: true, show: ({ paid }) => paid },
          { title: m.income, end: true, show: ({ incomeFen }) => s.yuan(yuanText(incomeFen)) },
          { title: m.refunds, end: true, wide: true, show: ({ refundedFen }) => s.yuan(yuanText(refundedFen)) },
          { title: m.ai, end: true, wide: true, show: ({ aiTasks }) => aiTasks },
        ]}
      />
    </Panel>
  );
}
