import { useMessages } from '../../i18n/messages.ts';
import { pointsMessages } from '../../i18n/points.ts';

/** `onToppedUp`: the points have arrived. */
export type TopUpTabProps = { onToppedUp: () => void };

export function TopUpTab(_: TopUpTabProps) {
  const m = useMessages(pointsMessages);
  return <p className="py-6">{m.way.topUpText}</p>;
}
