import { cleanText, findTextProblem, NAME_MAX } from '@markwright/logo';
import { aiFontMessages } from '../../i18n/ai-font.ts';
import { useMessages } from '../../i18n/messages.ts';
import { useDebounced } from '../../lib/timing.ts';
import { useAiFont } from '../../stores/ai-font.ts';
import { galleryOrder } from './gallery-order.ts';

const SETTLE_MS = 250;

/** What the page shows: the name once typing rests, or a sample; the style looked at; the order of the gallery. */
export function useShown() {
  const m = useMessages(aiFontMessages);
  const { logoName, keywordId, words, style } = useAiFont();
  const typed = cleanText(useDebounced(logoName, SETTLE_MS));
  const settledWords = useDebounced(words, SETTLE_MS);
  const name = findTextProblem(typed, NAME_MAX) ? m.sample : typed;
  const order = galleryOrder(keywordId, settledWords);
  const first = order.asked[0] ?? order.others[0];
  return { name, style: style || (first?.id ?? ''), ...order };
}
