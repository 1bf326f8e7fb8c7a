/**
 * What else a drawing is truly called, beside the names of its concept: whoever is shown it accepts the word. Names of
 * the same thing in other countries and by its use; what only resembles it has no place here.
 */
export const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  'paint-bucket': ['paint can', 'paint tin', 'paint pot'],
  ivy: ['vine', 'creeper', 'climbing plant'],
  grandma: ['grandmother', 'granny', 'old lady', 'elderly woman'],
  grandpa: ['grandfather', 'grandad', 'old man', 'elderly man'],
  mother: ['woman'],
  father: ['man'],
  couple: ['people'],
  cycling: ['cyclist', 'bicycle rider', 'bike rider'],
  bison: ['buffalo'],
  speech: ['speech bubble', 'dialogue', 'chat'],
  translate: ['translation', 'language'],
  'shaved-ice': ['snow cone', 'slush'],
  lounger: ['sunbed'],
  coins: ['money'],
  sunrise: ['rising sun'],
  'takeaway-coffee': ['takeaway cup', 'paper cup', 'coffee cup', 'to go cup'],
  'canned-food': ['tin can', 'tin', 'can'],
  package: ['box'],
  grassland: ['field'],
  pipeline: ['pipe'],
  wreath: ['garland'],
  'boxing-bag': ['punchbag', 'heavy bag'],
  'boxing-glove': ['boxing gloves'],
  'keyboard-computer': ['keyboard'],
  yarn: ['ball of yarn', 'ball of wool', 'wool ball'],
  yogurt: ['yoghurt'],
  'rain-boots': ['rubber boots', 'wellington boots', 'gumboots', 'wellies'],
  'garbage-bin': ['trash can', 'rubbish bin', 'dustbin'],
  smartphone: ['mobile phone', 'cell phone'],
  'light-bulb': ['lightbulb'],
  'wood-plane': ['hand plane'],
  turban: ['headwrap', 'head wrap'],
  'fire-truck': ['fire engine'],
  'steam-locomotive': ['steam train', 'steam engine'],
  'hot-air-balloon': ['balloon'],
  'water-glass': ['glass of water'],
  'hair-dryer': ['hairdryer', 'blow dryer'],
  bandage: ['sticking plaster', 'plaster'],
  'dog-leash': ['lead', 'leash'],
  skateboard: ['skate board'],
  'swimming-cap': ['bathing cap'],
};

/** Drinks that a scene shows by their vessel, whatever stands alone for them. */
export const VESSELS_SHOWN: Readonly<Record<string, readonly string[]>> = {
  coffee: ['coffee cup', 'cup', 'mug'],
  tea: ['teacup', 'cup'],
  mug: ['cup', 'coffee mug'],
  'cup-saucer': ['cup'],
};

/** Kinds that a drawing of one of their members is as well: whoever sees a finch sees a bird. */
export const KINDS_SHOWN: ReadonlySet<string> = new Set(['bird', 'fish', 'dog', 'cat', 'snake', 'hat', 'flower']);
