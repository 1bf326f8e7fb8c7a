import { setAiLogo, useAiLogo } from '../../stores/ai-logo.ts';
import { STYLE_PICTURES } from './generated/pictures.gen.ts';

/** `/aiLogo?idea=…&style=…`: a link that is followed before its script is there still brings the sentence and the style along. */
export function takeIdeaFromAddress(): void {
  const address = new URL(window.location.href);
  const idea = address.searchParams.get('idea');
  if (idea === null) return;
  const style = STYLE_PICTURES.zh.find(({ id }) => id === address.searchParams.get('style'))?.id;
  setAiLogo({
    ...(style && { styles: [style] }),
    // What somebody wrote here before is theirs.
    ...(useAiLogo.getState().inspiration.trim() === '' && { inspiration: idea }),
  });
  address.searchParams.delete('idea');
  address.searchParams.delete('style');
  window.history.replaceState(window.history.state, '', address);
}
