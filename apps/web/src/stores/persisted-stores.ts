import type { Kept } from './persist.ts';
import { useAiFont } from './ai-font.ts';
import { useAiLabel, usePay } from './pay.ts';
import { useAiLogo } from './ai-logo.ts';
import { useCreateLogo, useCurrentLogo } from './create-logo.ts';
import { useFavourites } from './favourites.ts';
import { useSession } from './session.ts';

const kept = <State extends object>(entry: Kept<State>): Kept<never> => entry as unknown as Kept<never>;

/** What survives the page. The login dialog and the other dialogs are left out, so they are closed after every load. */
export const PERSISTED_STORES: readonly Kept<never>[] = [
  kept({ key: 'markwright.session', store: useSession, fields: ['token', 'userInfo', 'userStatus'], atOnce: true }),
  kept({
    key: 'markwright.create-logo',
    store: useCreateLogo,
    fields: [
      'currentPage',
      'logoName',
      'otherName',
      'slogan',
      'description',
      'chosenTags',
      'color',
      'fontList',
      'anyFont',
      'logoType',
    ],
  }),
  kept({
    key: 'markwright.current-logo',
    store: useCurrentLogo,
    fields: ['currJson', 'iconId', 'creationId'],
    // A tab that crashes says no goodbye; the logo it had open must be known anyway.
    atOnce: true,
    // Two logos may be edited side by side.
    perTab: true,
  }),
  kept({ key: 'markwright.ai-label', store: useAiLabel, fields: ['shown'] }),
  kept({ key: 'markwright.favourites', store: useFavourites, fields: ['list'], atOnce: true }),
  kept({
    key: 'markwright.ai-font',
    store: useAiFont,
    fields: [
      'logoName',
      'keywordId',
      'words',
      'style',
      'scheme',
      'font',
      'strength',
      'arrangement',
      'taskId',
      'startedAt',
      'pressKey',
      'wanted',
    ],
    // A task costs a point here too, and a lettering that is kept after sign-in must be the one that was tuned.
    atOnce: true,
  }),
  kept({
    key: 'markwright.ai-logo',
    store: useAiLogo,
    fields: ['logoName', 'inspiration', 'styles', 'taskId', 'earlier', 'startedAt', 'pressKey', 'wanted'],
    // A task costs a point: it must be found again whatever happens to the tab.
    atOnce: true,
  }),
  // A wallet may open in a tab of its own and come back there: that tab must know which one it was.
  kept({ key: 'markwright.pay', store: usePay, fields: ['payType'], atOnce: true }),
];
