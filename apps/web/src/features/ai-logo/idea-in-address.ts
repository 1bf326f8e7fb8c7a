import { AI_STYLE_IDS, type AiStyleId } from '@markwright/contracts';
import { setAiLogo, useAiLogo } from '../../stores/ai-logo.ts';

/** `/aiLogo?idea=…&style=…`: a link that is followed before its script is there still brings the sentence and the style along. */
export function takeIdeaFromAddress(): void {
  const address = new URL(window.location.href);
  const idea = address.searchParams.get('idea');
  if (idea === null) return;
  const style = AI_STYLE_IDS.find((id: AiStyleId) => id === address.searchParams.get('style'));
  setAiLogo({
    ...(style && { styles: [style] }),
    // What somebody wrote here before is theirs.
    ...(useAiLogo.getState().inspiration.trim() === '' && { inspiration: idea }),
  });
  address.searchParams.delete('idea');
  address.searchParams.delete('style');
  window.history.replaceState(window.history.state, '', address);
}
