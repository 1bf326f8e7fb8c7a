import { canHold } from './holders.ts';
import type { Rewording } from './reworded-pieces-en.ts';
import { findEnglishThing } from './thing-names.ts';

const isAnimal = (word: string): boolean => {
  const thing = findEnglishThing(word.toLowerCase(), true);
  return thing !== undefined && canHold({ token: { kind: 'thing', text: word, from: 0, thing } });
};

const KIN =
  '(?:gran(?:ny|dma|dad|dpa|dfather|dmother|ddad)?|nan(?:a|ny|na)?|mum|mom|mam|dad|da|father|mother|uncle|aunt(?:ie|y)?|brother|sister|cousin|husband|wife|boss|son|daughter|mate|neighbour|neighbor|teacher|pop|pops)';
const BODY = '(?:arm|wing|paw|leg|foot|ear|head|tail|trunk|hand|hoof|fin|neck|beak|flipper|claw|ankle|wrist)';

/** What is said round a picture: which of two things a word means, whom somebody looks like, and where he is hurt. */
export const TALK_REWORDED: readonly Rewording[] = [
  {
    said: /(?:\b(an?|the|our|one) |(?<=^|[.,;:!?\n]\s*))([a-z]+)\b([^.!?\n]{0,60}?)\s*(?:[,;(–—]|\s-\s)+\s*(?:(?:i mean|i meant|as in|that is|that's|meaning) )*the (bird|fish|flower|fruit|animal|plant|tree),? (?:and |so )?(?=not (?:the|an?|that)\b)/giu,
    as: (whole, article, noun, between, kind) =>
      findEnglishThing(`${noun} ${kind}`.toLowerCase())
        ? `${article ? `${article} ` : ''}${noun} ${kind}${between}, `
        : whole,
    example: 'a kiwi with a cup - the bird, not the fruit',
  },
  {
    said: new RegExp(
      `\\b(an?|the|one) ([a-z]{2,})s (?=(?:trunk|tail|mane|horns?|antlers?|snout|${BODY})s?\\b(?! (?:and|or) [a-z]+s\\b))`,
      'giu',
    ),
    as: (whole, article, owner) => (isAnimal(owner!) ? `${article} ${owner}'s ` : whole),
    example: 'a kettle with an elephants trunk instead of the spout',
  },
  {
    said: /\b(in|on|under|from|into|inside|over|out of) (?:(his|her|its|their|the) )?(mum|mom|mam|dad|gran|nan|grandma|grandpa|grandad|granny|mummy|daddy)s (?=[a-z]{3,})(?!(?:and|are|with|who|that|love|like|do)\b)/giu,
    as: (_, place, whose, who) => `${place} ${whose ? `${whose} ` : ''}${who}'s `,
    example: 'a kitten in dads slipper',
  },
  {
    said: /(?<=[a-z'])\s*(?:[,;(–—]|\s-\s)+\s*(?:(?:i mean|i meant|as in|that is|that's|thats|meaning|so|obviously) )*the (?:[a-z]+ )?(?:bird|fish|animal|creature|beast|flower|plant|tree|fruit|veg|vegetable|herb|spice|tool|instrument|insect|bug|planet|car|nut|boat|ship|shoe|hat|game|sport|toy|piece|drink|food|fabric|weapon|machine|vehicle|jewel|stone|dog|bread|cake|kind|sort|type|one)s?(?: (?:kind|sort|type|one|sense))?\s*,? (?:and |so )?(?=not (?:the|an?|that)\b)/giu,
    as: ', ',
    example: 'a swift on a shelf - the bird, not the car',
  },
  {
    said: new RegExp(
      `\\b(?:and |with |has |having |has got )+(?:one|an?|its|his|her|the|both) (?:of (?:its|his|her) )?(?:(?:left|right|poorly|broken|sore|bad|front|back|hind|little|bandaged) )*${BODY}s? (?:all |wrapped |bandaged |done |strapped |up )*in (?:an? |some )?(?:(?:little|tiny|white|blue) )?(?:arm )?(?:sling|cast|plaster(?: cast)?|splint|bandages?|plasters)\\b`,
      'giu',
    ),
    as: 'wearing a bandage',
    example: 'a bear with one paw in a sling',
  },
  {
    said: new RegExp(
      `(?<!\\b(?:look|looks|looking|looked|shaped|drawn|dressed|dress|dresses|smiles?|smell|seem|act|acts|exactly|would|we|i|you|they|'d|people|customers)),? (?:just |exactly |same )?like (?:(?:my|our|me|the) )?(?:(?:old|late|great|dear|poor|big|wee) )*${KIN}(?:'s)?(?: [A-Z][a-z]+)?(?: (?:did|does|had|wore|has|wears|used to|always|at|in|on|from|down|back|when|before|with|over)\\b[^,.;!?\\n]*)?(?=\\s*(?:[,.;!?\\n]|$))`,
      'giu',
    ),
    as: '',
    example: 'a goat wearing a helmet like uncle Stan down the pit',
  },
  {
    said: /(?<=^|[.,;:!?\n]\s*|\band )(inside|on|in|under|behind|above|below|beside|upon|over)(?: of)? (it|him|her|them|this|that)(?: there)? (?:is|are) (?:sitting|standing|lying|hanging|growing|sleeping|placed|swimming|resting|hiding|living|floating|flying|put|laid|laying|seated|hidden|perched|perching) (?:(an?|the|one|two|three) )?/giu,
    as: (_, place, what, article) => `${place} ${/^th/iu.test(what!) ? 'it' : what} ${article ?? 'a'} `,
    example: 'one lotus, and inside it is sitting small bottle',
  },
  {
    said: /\b(an?|the) ([a-z]+)((?: (?:on|in|on top|in it|inside|on it|with it))?)[,.]? (?:(?:no|or|er|um|wait),? )*(?:an? |the )?([a-z]+(?: [a-z]+)?) i (?:mean|meant)(?: to say)?(?=\s*(?:[.,;!?\n]|$))/giu,
    as: (whole, article, one, place, other) =>
      findEnglishThing(one!.toLowerCase(), true) && findEnglishThing(other!.toLowerCase(), true)
        ? `${article} ${other}${place}`
        : whole,
    example: 'a pram with a horn on, trumpet I mean',
  },
  {
    said: /\b(?:over the moon|on cloud nine|on top of the world|in seventh heaven|full of beans|happy as larry) (?=(?:is|was|that's|thats) (?:how|what|where)\b)/giu,
    as: 'delighted ',
    example: 'over the moon is how our guests feel',
  },
  {
    said: /(?<=^|[.,;:!?\n]\s*|\b(?:so|and|but) )(?:delighted|joyful|lovely) (?:is|was|that's) (?:how|what) [^.,;!?\n]*?(?=(?:,? so\b)|[.,;!?\n]|$)/giu,
    as: '',
    example: 'delighted is how our guests feel, so draw two swans',
  },
];
