/** Stock drawings that are right in meaning, but that nobody recognises on a card, or that look like a menu's button. */
export const WEAK_DRAWINGS: ReadonlySet<string> = new Set([
  'fluent-emoji-high-contrast:person-wearing-turban',
  'griddy-icons:giraffe',
  'griddy-icons:giraffe-filled',
  'hugeicons:vine',
  'icon-park-solid:boxing',
  'icon-park-outline:fruiter',
  'icon-park-solid:fruiter',
  'icon-park-solid:peoples',
  'markwright:craft-beer',
  // A ferry from the front reads as a shield.
  'ph:boat',
  'ph:boat-bold',
  'ph:boat-duotone',
  'ph:boat-fill',
  'ph:boat-light',
  'ph:network',
  'pinhead:antler',
  'pinhead:bagel',
  'pinhead:taco',
  'tabler:jump-rope',
]);
