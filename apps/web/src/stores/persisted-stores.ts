import type { PersistedStore } from './persist.ts';
import { useAiFont } from './ai-font.ts';
import { useAiLabel, usePay } from './pay.ts';
import { useAiLogo } from './ai-logo.ts';
import { useCreateLogo, useCurrentLogo } from './create-logo.ts';
import { useFavourites } from './favourites.ts';
import { useSession } from './session.ts';

const persisted = <State extends object>(entry: PersistedStore<State>): PersistedStore<never> =>
  entry as unknown as PersistedStore<never>;

/** What survives the page. The login dialog and the other dialogs are left out, so they are closed after every load. */
export const PERSISTED_STORES: readonly PersistedStore<never>[] = [
  persisted({
    key: 'markwright.session',
    store: useSession,
    fields: ['token', 'userInfo', 'userStatus'],
    atOnce: true,
  }),
  persisted({
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
  persisted({
    key: 'markwright.current-logo',
    store: useCurrentLogo,
    fields: ['currJson', 'iconId', 'creationId'],
    // A tab that crashes says no goodbye; the logo it had open must be known anyway.
    atOnce: true,
    // Two logos may be edited side by side.
    perTab: true,
  }),
  persisted({ key: 'markwright.ai-label', store: useAiLabel, fields: ['shown'] }),
  persisted({ key: 'markwright.favourites', store: useFavourites, fields: ['list'], atOnce: true }),
  persisted({
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
      'pendingAction',
    ],
    // A task costs a point here too, and a lettering that is kept after sign-in must be the one that was tuned.
    atOnce: true,
  }),
  persisted({
    key: 'markwright.ai-logo',
    store: useAiLogo,
    fields: ['logoName', 'inspiration', 'styles', 'taskId', 'earlier', 'startedAt', 'pressKey', 'pendingAction'],
    // A task costs a point: it must be found again whatever happens to the tab.
    atOnce: true,
  }),
  // A wallet may open in a tab of its own and come back there: that tab must know which one it was.
  persisted({ key: 'markwright.pay', store: usePay, fields: ['payType'], atOnce: true }),
];
