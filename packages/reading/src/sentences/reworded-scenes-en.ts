import { parentsOf } from '@markwright/marks';
import type { Rewording } from './reworded-pieces-en.ts';
import { findEnglishThing } from './thing-names.ts';
import { englishTable } from './word-table-en.ts';

/** The deed of a clause as a participle: "that they both hold", "which it carries". */
function asParticiple(verb: string): string | undefined {
  const word = verb.toLowerCase();
  const stems = [word, word.replace(/s$/, ''), word.replace(/es$/, ''), word.replace(/ies$/, 'y')];
  return [word, ...stems.flatMap((stem) => [`${stem}ing`, `${stem.replace(/e$/, '')}ing`])].find(
    (each) => each.endsWith('ing') && englishTable().get(each)?.kind === 'verb',
  );
}

const ARTICLE = '(?:an?|the|one|two|three|four|five|our)';
const END = '(?=\\s*(?:[,.;!?\\n]|$))';
const LIMBS =
  '(?:hands?|arms?|paws?|claws?|foot|feet|wings?|trunk|tentacles?|flippers?|hoof|hooves|pincers?|tail|beak|teeth|snout|bill)';

/** What somebody has in an arm, what two of them hold, and which kind of a thing is meant. */
export const SCENES_REWORDED: readonly Rewording[] = [
  {
    said: /\b([a-z]+s),? (?:-+ |– |— )?the ((?:[a-z]+ ){0,2}?)([a-z]+) (?:kinds?|sorts?|types?|variety|version|ones?) (?=(?:with|on|in|under|over|beside|behind|hanging|standing|sitting|perched|wearing|holding|carrying|riding)\b)/giu,
    as: (whole, noun, more, which) => {
      const kind = findEnglishThing(noun!.toLowerCase(), true);
      if (!kind) return whole;
      const [alone, one] = [findEnglishThing(which!.toLowerCase()), `${which} ${noun}`];
      if (alone && parentsOf(alone.concept).includes(kind.concept)) return `${noun}, the ${which} `;
      return `${noun}, the ${findEnglishThing(one.toLowerCase()) ? one : `${more}${noun}`} `;
    },
    example: 'lanterns, the paper kind hanging from a tree',
  },
  {
    said: /\bwith ((?:an?|one|its|his|her|the) (?:[a-z]+ ){0,2}?[a-z]+) in (?:(?:one|each|either|every|(?:its|his|her|their)(?: (?:left|right|other|free|front|good))?) (?:hands?|arms?|paws?|claws?|tentacles?|flippers?|pincers?)|(?:hand|paw|claw|fist))\b(?! of\b)/giu,
    as: 'holding $1',
    example: 'a cactus with a trumpet in one arm',
  },
  {
    said: new RegExp(
      `\\b(${ARTICLE} (?:[a-z]+ )?[a-z]+) and (${ARTICLE} (?:[a-z]+ )?[a-z]+) (?:that|which) (?:they|it|he|she)(?:'re|'s| are| is)?(?: (?:both|all|each|are|together|share and))* ([a-z]+)(?: together| between them)?${END}`,
      'giu',
    ),
    as: (whole, who, what, verb) => {
      const deed = asParticiple(verb!);
      return deed ? `${who} ${deed} ${what}` : whole;
    },
    example: 'two otters and one kite that they both hold',
  },
  {
    said: /(?<=\b[a-z]{3,})(?:,? (with|has|having) |, )((?:an?|two|three|four|some) [a-z]+(?: [a-z]+)?|(?:[a-z]+ ){0,2}?[a-z]+s)(?: (?:coming|sticking|poking|growing|jutting)(?: out| up)?)? where (the|its|his|her|their) ([a-z]+) (?:(?:would |should |normally |usually |ought to |used to |might )*(?:is|are|was|were|be|go|goes|sit|sits|grow|grows|belong|belongs|stood|hang|hangs))(?=\s*(?:[,.;!?\n]|$))/giu,
    as: (whole, joins, given, which, piece) =>
      joins || /^(?:an?|two|three|four) /iu.test(given!) ? ` with ${given} where ${which} ${piece} should be` : whole,
    example: 'a penguin, a carrot where his beak belongs',
  },
  {
    said: /(?<=\b(?:an?|the|one) (?:[a-z]+ )?[a-z]+), an? (?:very |really |rather |quite )?[a-z]+ one,? (?=(?:whose|that|which|who|with|in|on|wearing|holding|carrying|made|shaped)\b)/giu,
    as: ' ',
    example: 'a moth, a large one, whose wings are curtains',
  },
  {
    said: /(?<=\b(?:the|an?|our|my) (?:[a-z]+ )?[a-z]+) (?:itself|himself|herself),? (?=(?:[a-z]{3,}s|[a-z]{2,}ing|is|has) )/giu,
    as: ' ',
    example: 'the lighthouse itself wears glasses',
  },
  {
    said: new RegExp(
      `(?<=\\b[a-z]{2,}(?:ing|s) (?:${ARTICLE}|its|his|her) (?:[a-z]+ ){1,2})with (?:its|his|her|their|the|one|both)(?: (?:of its|long|little|left|right|front|back))? ${LIMBS}${END}`,
      'giu',
    ),
    as: '',
    example: 'an elephant watering a flower with the trunk',
  },
];
