/** Stock drawings that are right in meaning, but that nobody recognises on a card, or that look like a menu's button. */
export const WEAK_DRAWINGS: ReadonlySet<string> = new Set([
  'hugeicons:vine',
  'icon-park-solid:boxing',
  'icon-park-solid:peoples',
  'ph:network',
  'pinhead:bagel',
  'tabler:jump-rope',
]);
