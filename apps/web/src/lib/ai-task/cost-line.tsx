import { aiLogoMessages } from '../../i18n/ai-logo.ts';
import { useMessages } from '../../i18n/messages.ts';
import { showDialog } from '../../stores/dialogs.ts';
import { useSession } from '../../stores/session.ts';
import { usePoints } from '../points.ts';

/** The price stands beside the button, before anything is pressed. */
export function CostLine({ cost }: { cost: string }) {
  const m = useMessages(aiLogoMessages);
  const signedIn = useSession((session) => session.token !== '');
  const points = usePoints();
  return (
    <p className="flex items-baseline justify-between gap-4 text-caption">
      <span>{cost}</span>
      {signedIn ? (
        <button
          type="button"
          className="-my-3 py-3 text-action-text tabular-nums underline underline-offset-4"
          onClick={() => showDialog({ kind: 'points' })}
        >
          {points.data ? m.balance(points.data.total) : m.topUp}
        </button>
      ) : (
        <span className="text-muted">{m.guestBalance}</span>
      )}
    </p>
  );
}
