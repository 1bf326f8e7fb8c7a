/** Stock drawings that are right in meaning, but that nobody recognises on a card, or that look like a menu's button. */
export const WEAK_DRAWINGS: ReadonlySet<string> = new Set([
  'fluent-emoji-high-contrast:person-wearing-turban',
  'hugeicons:vine',
  'icon-park-solid:boxing',
  'icon-park-outline:fruiter',
  'icon-park-solid:fruiter',
  'icon-park-solid:peoples',
  'markwright:craft-beer',
  'ph:network',
  'pinhead:bagel',
  'tabler:jump-rope',
]);
