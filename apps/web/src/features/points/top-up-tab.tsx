import { useMessages } from '../../i18n/messages.ts';
import { pointsMessages } from '../../i18n/points.ts';

/** What an amount brings. */
export function TopUpTab() {
  const m = useMessages(pointsMessages);
  return <p className="py-6">{m.way.topUpText}</p>;
}
