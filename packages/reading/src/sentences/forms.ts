/** Forms of a regular English verb that a sentence about a picture uses: hold, holds, holding; carry, carries, carrying. */
function verbForms(verb: string): string[] {
  const [head = '', ...rest] = verb.split(' ');
  const tail = rest.length > 0 ? ` ${rest.join(' ')}` : '';
  const isDoubled = /^(?:out|over|up)?[^aeiou]*[aeiou][bdgmnprt]$/.test(head);
  const stem = head.endsWith('e') && !head.endsWith('ee') ? head.slice(0, -1) : isDoubled ? head + head.at(-1) : head;
  const third = /[^aeiou]y$/.test(head)
    ? `${head.slice(0, -1)}ies`
    : /(?:s|x|ch|sh)$/.test(head)
      ? `${head}es`
      : `${head}s`;
  const ing = head.endsWith('ie') ? `${head.slice(0, -2)}ying` : `${stem}ing`;
  return [head, third, ing].map((form) => form + tail);
}

const IRREGULAR: Readonly<Record<string, string>> = {
  hold: 'held',
  wear: 'worn',
  ride: 'ridden',
  drive: 'driven',
  eat: 'eaten',
  drink: 'drunk',
  catch: 'caught',
  steal: 'stolen',
  read: 'read',
  throw: 'thrown',
  bite: 'bitten',
  weave: 'woven',
  sweep: 'swept',
  wind: 'wound',
  light: 'lit',
  feed: 'fed',
  ring: 'rung',
  spin: 'spun',
  lead: 'led',
  bring: 'brought',
  cut: 'cut',
  meet: 'met',
  grow: 'grown',
  sew: 'sewn',
};

/** What was done to a thing: held, carried, tugged. */
export function participleOf(verb: string): string {
  if (IRREGULAR[verb]) return IRREGULAR[verb];
  if (verb.endsWith('e')) return `${verb}d`;
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ied`;
  return /^[^aeiou]*[aeiou][bdgmnprt]$/.test(verb) ? `${verb}${verb.at(-1)}ed` : `${verb}ed`;
}

/** The words of a table's cell: blanks part them, underscores stand for blanks inside one, `~` asks for all forms. */
export const cellWords = (cell: string): string[] =>
  cell
    .split(' ')
    .filter(Boolean)
    .flatMap((word) => {
      const plain = word.replaceAll('_', ' ');
      return plain.startsWith('~') ? verbForms(plain.slice(1)) : [plain];
    });
