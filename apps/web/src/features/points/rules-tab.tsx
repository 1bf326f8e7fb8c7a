import { useMessages } from '../../i18n/messages.ts';
import { pointsMessages } from '../../i18n/points.ts';

export function RulesTab() {
  const m = useMessages(pointsMessages);
  return (
    <ol className="pt-2">
      {m.ruleList.map((rule, index) => (
        <li key={rule} className="grid grid-cols-[2.25rem_1fr] border-b border-line py-3.5">
          <span aria-hidden className="font-bold tabular-nums">
            {index + 1}
          </span>
          <span className="text-pretty">{rule}</span>
        </li>
      ))}
    </ol>
  );
}
