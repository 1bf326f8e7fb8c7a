/** Words that are a colour as well as a thing: a teal is a duck, mint a herb. */
const EITHER =
  'teal|turquoise|aqua|lilac|lavender|violet|salmon|coral|peach|apricot|plum|cherry|berry|raspberry|tangerine|lemon|lime|mint|sage|olive|moss|fern|emerald|jade|ruby|sapphire|amber|rust|brick|copper|bronze|brass|gold|silver|charcoal|slate|stone|sand|cream|ivory|pearl|champagne|chocolate|coffee|mocha|caramel|cinnamon|mustard|saffron|honey|butter|blush|rose|indigo|denim|sky|duck egg|eggshell|oatmeal|aubergine|wine|claret|fuchsia';
const ONLY =
  'red|blue|green|yellow|orange|purple|pink|brown|black|white|gr[ea]y|navy|maroon|burgundy|magenta|mauve|beige|ecru|taupe|ochre|terracotta|crimson|scarlet|tan|cyan';
const HOW =
  '(?:(?:dark|light|pale|deep|soft|warm|muted|dusty|bright|burnt|hot|baby|royal|forest|bottle|sky|rich|faded|pastel|pure|deepest|old) )?';
const ANY = `${HOW}(?:(?:${EITHER})(?:[ -](?:${ONLY}))?|${ONLY})`;
const JOINED =
  '(?:,? (?:and|&|n|with|or|on|plus)(?: (?:maybe|perhaps|a bit of|some|touches of|a touch of|a dash of))?|,)';
const SEVERAL = `${ANY}(?:${JOINED} ${ANY})+`;
const ENDS = '(?=\\s*(?:[.,;:!?)\\n]|$))';
const BEGINS =
  '(?<=(?:^|[.,;:!?(\\n]\\s*|\\s-\\s|\\b(?:and|but|maybe|perhaps|ideally|preferably) )(?:(?:everything|all|mostly|mainly|only|lots of|bit of|a bit of) )?)';
/** These are never goods: "teal and cream" against "coffee and cream". */
const STRONG = `${HOW}(?:${ONLY}|teal|turquoise|charcoal|ivory|blush|mustard|rust|slate|indigo|duck egg|aqua)(?:[ -](?:${ONLY}))?`;
const WISHED =
  '(?: (?:please|pls|thanks|maybe|ideally|only|mainly|mostly|colou?rs?|tones?|palette|scheme|if [a-z ]+))?';

/** Stretches that only say a colour. */
export const COLOUR_STRETCHES: readonly RegExp[] = [
  // "Teal if you can", "sage and cream tones"
  new RegExp(
    `(?<!\\b(?:an?|the|one|two|three|our|my|some) )\\b(?:${SEVERAL}|${ANY})(?: (?:would be|is|works?|feels?) [a-z]+)? if (?:you can|you could|poss(?:ible)?|at all|you have it|that works|there's|we can|it works|you like|you want)[^.,;!?\\n]*`,
    'giu',
  ),
  new RegExp(
    `\\b(?:${SEVERAL}|${ANY})[ -](?:tones?|shades?|hues?|accents?|palette|colou?r ?scheme|scheme|lettering|background|backdrop|ink|tints?|vibes|ish|(?:and|&) nothing else)\\b`,
    'giu',
  ),
  // "In sage and cream", "colours teal and coral", "shades of plum"
  new RegExp(
    `\\b(?:in|colou?rs?(?: are| is| of|:)?|think|thinking|shades? of|hues? of|tones? of|palette of|all in|done in|using|use) ${SEVERAL}${WISHED}${ENDS}`,
    'giu',
  ),
  new RegExp(`\\b(?:colou?rs?(?: are| is|:)|shades? of|hues? of|tones? of|tints? of) ${ANY}\\b`, 'giu'),
  new RegExp(`${BEGINS}(?:all |only |done |mainly |mostly )?in ${ANY}${WISHED}${ENDS}`, 'giu'),
  // "Teal and cream": at least one that is never sold.
  new RegExp(
    `${BEGINS}(?:(?:${ANY}${JOINED} )*${STRONG}(?:${JOINED} ${ANY})+|(?:${ANY}${JOINED} )+${STRONG})${WISHED}${ENDS}`,
    'giu',
  ),
  new RegExp(`${BEGINS}${HOW}(?:teal|turquoise|indigo|duck egg|claret|fuchsia|blush)${WISHED}${ENDS}`, 'giu'),
  // "Everything cream"
  new RegExp(`\\b(?:everything|all|mostly|mainly) (?:in )?${ANY}${WISHED}${ENDS}`, 'giu'),
];
