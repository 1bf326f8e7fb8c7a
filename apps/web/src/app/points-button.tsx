import { useMessages } from '../i18n/messages.ts';
import { pointsMessages } from '../i18n/points.ts';
import { usePoints } from '../lib/points.ts';
import { showDialog } from '../stores/dialogs.ts';

/** The balance in the header, with room for four digits; it opens what there is to know about points. */
export function PointsButton() {
  const m = useMessages(pointsMessages);
  const { data } = usePoints();
  if (!data) return <span className="hidden min-w-24 md:block" />;
  return (
    <button
      type="button"
      aria-label={m.open(data.total)}
      onClick={() => showDialog({ kind: 'points' })}
      className="hidden h-9 min-w-24 items-center justify-end gap-2 rounded-input px-2 text-caption whitespace-nowrap hover:bg-quiet md:inline-flex"
    >
      <span aria-hidden className="size-3 bg-action" />
      <span className="tabular-nums">{m.balance(data.total)}</span>
    </button>
  );
}
