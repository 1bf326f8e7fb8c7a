import { ICON_SOURCES } from './icon-sets.ts';

/**
 * Drawings looked at on a contact sheet and found wrong, misleading or brand-like. A star after a base name
 * rejects every weight and number of it; a star for the set rejects a name in every set that only fills gaps.
 */
const REJECTED = [
  // Marks of companies.
  'hugeicons:apple', 'mingcute:apple*', 'icon-park-outline:apple', 'icon-park-solid:apple', 'hugeicons:threads*',
  'mingcute:threads*', 'hugeicons:ripple',
  'mdi:steam*', 'tabler:steam*', 'mingcute:steam*', 'hugeicons:steam*',
  // A tool of an editor, not the thing.
  'mingcute:mirror*', 'tabler:container*', 'icon-park-outline:anchor*', 'icon-park-solid:anchor*',
  'icon-park-outline:stretching', 'icon-park-outline:scissors', 'icon-park-outline:carousel', 'hugeicons:group*',
  'icon-park-outline:slide*', 'mingcute:playground*', 'hugeicons:tap*', 'tabler:building-cog', 'tabler:library-filled',
  'icon-park-outline:market', 'hugeicons:infinity-02', 'hugeicons:braces', 'tabler:braces', 'mingcute:braces*',
  // Another meaning of the same word.
  'ph:diamond*', 'ph:football*', 'ph:nut*', 'tabler:nut', 'hugeicons:bolt', 'tabler:bow*', 'mingcute:hop*',
  'icon-park-outline:pie*', 'icon-park-solid:pie*', 'icon-park-outline:rock', 'icon-park-outline:ring*',
  'icon-park-solid:ring*', 'icon-park-outline:hands', 'icon-park-solid:hands', 'icon-park-outline:fork',
  'icon-park-solid:fork', 'tabler:prong', 'icon-park-outline:swing', 'icon-park-solid:swing', 'hugeicons:compass-01',
  'mingcute:compass*', 'icon-park-outline:compass*', 'icon-park-solid:compass', 'icon-park-outline:gas',
  'icon-park-solid:gas', 'hugeicons:wave', 'icon-park-outline:waves', 'mingcute:wave*', 'tabler:school*',
  'icon-park-outline:heart', 'tabler:growth', 'hugeicons:safe', 'temaki:cushion', 'mingcute:abs*', 'tabler:sun-moon',
  'mingcute:column*', 'ph:columns*',
  // Framed, broken at small sizes or hard to tell what it is.
  'ph:infinity-fill', 'ph:waves-fill', 'fluent-emoji-flat:sparkle', 'fluent-emoji-high-contrast:sparkle',
  'mingcute:magic*', 'icon-park-outline:magic', 'icon-park-outline:lamp', 'icon-park-solid:lamp',
  'icon-park-solid:chafing-dish', 'icon-park-outline:snacks', 'icon-park-solid:snacks', 'mingcute:watering-can*',
  'icon-park-outline:tent-banner', 'icon-park-solid:tent-banner', 'icon-park-outline:star-one',
  'icon-park-outline:trumpet', 'icon-park-solid:trumpet',
  // Sets for menus, where a name means something of the menu, a company or another thing.
  '*:wrap', '*:blackberry', '*:grain', '*:yeast', '*:tray', '*:fedora', '*:trench', '*:okonomiyaki', '*:macaron',
  '*:monocle', '*:toast', '*:trunk', '*:workbench', '*:night-light', '*:candlestick', '*:foundation', '*:moving',
  '*:floor', '*:plaster', '*:wallpaper', '*:elm', '*:log', '*:delta', '*:hail', '*:mars', '*:venus', '*:ember',
  '*:moon-first-quarter', '*:tatami-seat', '*:tongue', '*:ukulele', '*:mandolin', '*:bass', '*:guitar-strat',
  '*:guitar-folk', '*:guitar-classical', '*:shamisen', '*:cello', '*:drumkit', '*:harmonica', '*:woodwind',
  '*:soccer-field', '*:sports-mma', '*:polo', '*:car-sports', '*:float', '*:gopro', '*:mermaid', '*:animation',
  '*:gnome', '*:polaroid', '*:preschool', '*:child-care', '*:mine', '*:harbor', '*:newsstand', '*:kiosk', '*:street',
  '*:intersection', '*:cart', '*:launch', '*:visa', '*:loom', '*:frame', '*:marker', '*:palette-advanced', '*:beam',
  '*:court', '*:trademark', '*:cook', '*:whiteboard', '*:military', '*:violin', '*:guitar', '*:banjo', '*:thread',
  '*:river', '*:apple', '*:ripple', '*:record-player', '*:stage', '*:slide', '*:fork', '*:bow', '*:vine', '*:nut',
  '*:mirror', '*:meteor', '*:shower', '*:toilet', '*:bubbles', '*:frying-pan', '*:run', '*:flute', '*:tulip',
  '*:milestone', '*:dam', '*:blocks', '*:kick', '*:live', '*:metro', '*:braces', '*:team', '*:satellite', '*:resistor',
  '*:lightning', '*:wave', '*:spotlight', '*:bus-stop', '*:arch', '*:takeaway-coffee', '*:football', '*:snow',
  '*:tire-repair', '*:dart', '*:shop', '*:button', '*:elevator', '*:tablets', '*:lasso', '*:note', '*:weight',
  '*:parking', '*:cd', '*:disc', '*:swatch', '*:route', '*:photo', '*:container', '*:school-bell', '*:anchor',
  '*:nozzle', '*:toy-train', '*:mosaic', '*:nano', '*:animation-outline', '*:columns', '*:tape', '*:float-outline',
  'hugeicons:toy-train', 'hugeicons:loom', 'hugeicons:spaceship', 'hugeicons:moon-landing', 'hugeicons:beard*',
  '*:rickshaw', 'temaki:lawyer', '*:file-cabinet', 'icon-park-outline:file-cabinet', 'fluent-emoji-flat:file-cabinet', 'fluent-emoji-high-contrast:file-cabinet',
  'maki:castle-jp', 'pinhead:jp-castle', 'temaki:spotting-scope', 'temaki:saddle', 'pinhead:saddle-shape',
  'pinhead:inscribed-stone', 'tabler:tournament', 'mingcute:beard*', 'hugeicons:street-food', 'hugeicons:liner',
  'tabler:pokeball*', 'hugeicons:pokeball', 'hugeicons:pokemon', 'mdi:pokeball', 'hugeicons:frame*',
]; // prettier-ignore

const rejected = new Set(REJECTED);

const isGapFiller = (set: string) => ICON_SOURCES.some(({ id, fillsGaps }) => id === set && fillsGaps);

export const isRejected = (set: string, name: string, base: string): boolean =>
  rejected.has(`${set}:${name}`) || rejected.has(`${set}:${base}*`) || (isGapFiller(set) && rejected.has(`*:${base}`));
