import { Switch } from '../../components/switch.tsx';
import { orderMessages } from '../../i18n/order.ts';
import { useMessages } from '../../i18n/messages.ts';
import { setAiLabel, useAiLabel } from '../../stores/pay.ts';

/** The words that AI logos carry in a corner: told before paying, and the same choice again before downloading. */
export function AiLabelSwitch() {
  const m = useMessages(orderMessages);
  const shown = useAiLabel((state) => state.shown);
  return <Switch checked={shown} onChange={setAiLabel} label={m.aiLabel} note={m.aiLabelNote} />;
}
