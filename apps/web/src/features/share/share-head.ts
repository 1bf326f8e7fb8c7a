import type { Language } from '@markwright/contracts/envelope';
import { shareMessages } from '../../i18n/share.ts';
import type { LoadedShare } from './load-share.ts';

/** The picture of a shared logo under an address that does not change, for the cards of chat apps. */
const sharePicture = (creationId: string): string =>
  `/api/userCreation/share/${encodeURIComponent(creationId)}/picture`;

/** What a chat app shows on the card of a shared link. */
export function shareHead(loaded: unknown, language: Language) {
  const share = (loaded as LoadedShare | undefined)?.share;
  if (!share) return undefined;
  const m = shareMessages[language];
  return {
    title: m.headTitle(share.name),
    description: m.headText(share.name),
    image: { url: sharePicture(share.creationId), width: share.width, height: share.height },
  };
}
