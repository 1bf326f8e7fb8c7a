import { findEnglishThing } from './thing-names.ts';

type Rewording = {
  said: RegExp;
  as: string | ((whole: string, ...groups: string[]) => string);
  example: string;
};

const isThing = (phrase: string): boolean => findEnglishThing(phrase.toLowerCase(), true) !== undefined;

/** Ways in which tradespeople type what they want: short words, dropped "of", things said by where they are. */
export const TRADES_REWORDED: readonly Rewording[] = [
  {
    said: /\b([a-z]{3,})in['’]? (balls?|rods?|chairs?|pans?|pots?|machines?|pins?|needles?|cars?|gloves?|boats?|boards?|hooks?|hats?|boots?|shoes?|lines?)\b/giu,
    as: (whole, deed, thing) => (isThing(`${deed}ing ${thing}`) ? `${deed}ing ${thing}` : whole),
    example: 'a wreckin ball',
  },
  {
    said: /\b(jump(?:s|ing)|leap(?:s|ing)|hop(?:s|ping)|clear(?:s|ing)|vault(?:s|ing)) (?=(?:an?|the|its|his|her|one|two|three) [a-z])(?!an? (?:bit|little|lot)\b)/giu,
    as: '$1 over ',
    example: 'a horse jumping a fence',
  },
  {
    said: /\b((?:peek|peep|pok|stick|look|com|pop|grow|lean|climb|crawl|hang|peer|sprout|burst|emerg|fly|jump|shoot|rise|ris)(?:s|es|ing)?(?: (?:his|her|its|their|up|right|straight|one|little))*(?: (?:head|nose|heads|face|neck|snout|paw|arm|tongue))?) out (?=(?:an?|the|his|her|its|one) [a-z])(?!the (?:top|back|front|side|end|bottom|middle|way|corner)\b)/giu,
    as: '$1 out of ',
    example: 'a mole poking his head out a pipe',
  },
  {
    said: /\b((?:out of|in|inside|into|on|round|around|through|from|up|down|off|of|hugging|with) (?:an?|the) (?:[a-z]+ )?)pipe\b(?=\s*(?:$|[.,;:!?\n]|and|with|wearing|holding|is|like|on|in|where))(?<!\b(?:tobacco|smoking|clay|corncob|peace|his|her|with an?|with the) pipe)/giu,
    as: '$1drainpipe',
    example: 'a mole out of a pipe',
  },
  {
    said: /\b(bent|twisted|folded|curled|tied|shaped|looped|coiled|knotted|formed)(?: (?:round|around|up|over|back))* (?:in|into|like|as|to) (?:(?:an?|the) )?(?:shape of an? )?([a-z]+(?: [a-z]+)?) shapes?\b/giu,
    as: '$1 into a $2',
    example: 'a spanner bent round into a fish hook shape',
  },
  {
    said: /,?(?: and| but| only)* the (?:bit|part|piece|end|thing) (underneath|below|on top|at the top|inside|at the bottom|in the middle) (?:is|being|becomes|would be|should be) (?=(?:an?|the|two|three) )/giu,
    as: (_, place) =>
      /under|below|bottom/iu.test(place!) ? ', under it ' : /top/iu.test(place!) ? ', on top of it ' : ', inside it ',
    example: 'a coat hanger but the bit underneath is a scoop of ice cream',
  },
  {
    said: /\b(inside|in|on|under|over) (it|him|her),? instead of (?:(?:an?|the|its|his|her) )?[a-z]+(?: bit| part| thing)?,? (?=(?:an?|the|one|two) )/giu,
    as: '$1 $2 ',
    example: 'a light bulb and inside it instead of the wire bit a lightning bolt',
  },
  {
    said: /\b(?:stuck|stood|standing|planted|plunged|thrust|jammed) (?:upright |straight |up |deep )*in(?:to)? the (?:ground|floor|earth|soil|mud|dirt) (?=(?:and|with)\b)/giu,
    as: '',
    example: 'a sword stuck in the ground and the hilt is a joystick',
  },
  {
    said: /\bfilling (?:the|its|his|her) (?:[a-z]+ )?(?:part|middle|inside|centre|center|space|gap|hole|glass|frame|bit)\b(?: (?:where|that) [^.,;!?\n]*)?/giu,
    as: 'in it',
    example: 'a hand mirror with a rose filling the round part where your face would be',
  },
  {
    said: /\b(inside|in it|on top|underneath|on it|under it) where (?:the|its|his|her|your|my|you|a|an) [^.,;!?\n]*?(?:'d be|would be|should be|usually is|normally is|goes|sits|is|was|would go|would sit)(?=\s*(?:[.,;!?\n]|$))/giu,
    as: (_, place) => (place === 'inside' ? 'inside it' : place!),
    example: "an oyster with a boot inside where the pearl'd be",
  },
  {
    said: /(?<=[a-z] )(?:at|behind) the (ship's wheel|helm|steering wheel|tiller)\b(?! of)/giu,
    as: (_, wheel) => `holding a ${/helm|ship/iu.test(wheel!) ? "ship's wheel" : wheel}`,
    example: "a puffin at the ship's wheel",
  },
  {
    said: /\bbolts? of ((?:[a-z]+ )?)(cloth|fabric|cotton|linen|tweed|denim|velvet|lace|tartan|material|calico)\b/giu,
    as: '$1fabric',
    example: 'a bolt of striped cloth',
  },
  {
    said: /\b(chimney|window|door|roof|front|back) opening\b/giu,
    as: '$1',
    example: 'a giraffe out of the chimney opening',
  },
  {
    said: /\bput (him|her|it|them) (?:sat|sitting|stood|standing|perched|lying|curled up|asleep) (?=(?:on|in|under|behind|beside|inside)\b)/giu,
    as: 'put $1 ',
    example: 'put her sat on a rocking chair',
  },
  {
    said: /\b(?:in|at|inside) the (?:bottom|middle|centre|center|curve|crook|heart|base) of (it|him|her)\b/giu,
    as: 'in $1',
    example: 'a wreath with a finch sitting in the bottom of it',
  },
  {
    said: /\bgoing (?:up|down|along|sideways)(?:,? and)? (?=whose\b)/giu,
    as: '',
    example: 'a drill bit going down and the end of it is a drop',
  },
  {
    said: /\b(bubble tea|boba|teas?|cocktails?|milkshakes?|smoothies?|juices?|sodas?|drinks?|cups?|glass|glasses|cartons?|lemonade|coconut|slurp)\b([^.!?\n]{0,60}?)\b(?<!drinking )(straws?)\b(?! (?:hats?|bales?|man|baskets?|brooms?|beds?|bags?|roofs?|dolls?))/giu,
    as: '$1$2drinking $3',
    example: 'an octopus round the cup, straw and all',
  },
  {
    said: /\b((?:bubble[- ]tea|boba|cocktail|drinking|paper|milkshake|smoothie|stripy|bendy|plastic) )(straws?)\b(?! (?:hats?|bales?|baskets?|bags?))/giu,
    as: 'drinking $2',
    example: 'an orca with a bubble-tea straw',
  },
];
