import type { Rewording } from './reworded-pieces-en.ts';

/** Said before what is meant instead: "no wait, make it", "sorry", "or rather". */
const CUE =
  "(?:(?:oh|er+m?|um+|hm+|no|nah|wait|actually|hang on|hold on|sorry|apologies|oops|whoops|scratch that|strike that|correction|or rather|i mean|i meant|on second thoughts?|let's make (?:it|that)|make (?:it|that)|make)\\b[,.!… –—-]*)+";
const PAUSE = '\\s*(?:[,.;?!…]+|\\s[-–—]+)\\s*';
const ARTICLE = '(?:an?|the|one|two|three|four|its|his|her|our)';
const WHERE =
  '(?:round|around|from|out of|on top of|on|inside|in|under|over|above|below|beside|behind|against|next to|with|into)';

/** What is said again in the same breath takes the place of what was said first. */
export const CORRECTIONS_REWORDED: readonly Rewording[] = [
  {
    said: new RegExp(
      `\\b(${WHERE}) (${ARTICLE} (?:[a-z']+ ){0,3}?[a-z']+)${PAUSE}${CUE}\\1 (${ARTICLE} [a-z' -]+?)(?=\\s*(?:[.!?\\n]|$))`,
      'giu',
    ),
    as: '$1 $3, not $2',
    example: 'a fox curled round a lamp post? sorry, round a teapot',
  },
  {
    said: new RegExp(
      `\\b(${ARTICLE} (?:[a-z]+ )?[a-z]+) (${WHERE} ${ARTICLE} [a-z]+)${PAUSE}${CUE}(${ARTICLE} (?:[a-z]+ )?[a-z]+) \\2(?=\\s*(?:[.!?\\n]|$))`,
      'giu',
    ),
    as: '$3 $2, not $1',
    example: 'a cat on a mat, no sorry, a dog on a mat',
  },
  {
    said: new RegExp(
      `\\b${ARTICLE} (?:[a-z]+ )??([a-z]{3,}?)(?:e?s)?((?: [^,.;!?\\n]{1,50})?)${PAUSE}${CUE}(${ARTICLE} (?:(?!${WHERE}\\b)[a-z]+ ){0,3}?\\1(?:e?s)?)(?=\\s*(?:[,.;!?\\n]|$))`,
      'giu',
    ),
    as: '$3$2',
    example: 'a barn with the moon behind it, no wait make it a crescent moon',
  },
];
