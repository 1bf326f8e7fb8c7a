import { canHold } from './holders.ts';
import { findEnglishThing } from './thing-names.ts';
import { findTypo } from './typos.ts';

/** "I want him standing in a cup", "draw her wearing a crown": somebody who was told about. */
const ASKED_OF =
  /\b(want|picture|picturing|draw|drawn|put|show|imagine|see|have|do|paint|sketch|fancy|prefer|like|love)( me| us)?( maybe| just| please)? (?:him|her|it|them) (?=(?!being\b)[a-z]{2,}ing\b|sat\b|stood\b|perched\b|asleep\b|curled\b|dressed\b|with (?:an?|his|her|its)\b|(?:in|on|under|inside|behind|at) an?\b)/giu;

/** "There's a heron that…", "we have a badger", "our pub has a pig": told before it is asked for. */
const TOLD =
  /\b(?:there(?:'s| is| was)|(?:we|i)(?:'ve got| have got|'ve| have| had| got| keep| kept)|(?:our|my) (?:[a-z]+ ){1,2}(?:has|had|keeps|is|was)) (?:this |also |always |got )*(?:an?|one|this) ((?:[a-z]+ ){0,2}?)([a-z]+)\b/giu;

/** Whom "him" means, where somebody was told about in an earlier thought. */
export function withAntecedents(text: string): string {
  return text.replace(ASKED_OF, (whole, verb: string, whom = '', how = '', at: number) => {
    const told = [...text.slice(0, at).matchAll(TOLD)].flatMap(({ 1: which = '', 2: noun = '' }) => {
      const said = [`${which}${noun}`, noun].find((name) => findEnglishThing(name.toLowerCase(), true));
      const thing = said && findEnglishThing(said.toLowerCase(), true);
      return said && thing && canHold({ token: { kind: 'thing', text: said, from: 0, thing } }) ? [said] : [];
    });
    const last = told.at(-1);
    return last ? `${verb}${whom}${how} a ${last} ` : whole;
  });
}

const FILLED_WITH_THEM =
  /\b((?:full|[a-z]{3,}(?:ed|ing))(?: (?:high|up|full|over|to the (?:brim|top)))* (?:with|of)) (?:them|those|these)\b/giu;
/** Named in passing: from our trees, for the markets. */
const IN_PASSING = /\b(?:from|in|on|at|by|for|to|of|with|since)(?: (?:our|my|the|your|all|some))? $/iu;

/** "Pick your own plums, a cart piled high with them": the last things that were named in an earlier thought. */
export const withGoodsForThem = (text: string): string =>
  text.replace(FILLED_WITH_THEM, (whole, filled: string, at: number) => {
    const thoughts = text.slice(0, Math.max(0, text.slice(0, at).search(/[,.;:!?\n][^,.;:!?\n]*$/u)));
    const named = [...thoughts.matchAll(/\b[a-z]{3,}s\b/giu)].filter(
      ({ 0: word, index }) =>
        !IN_PASSING.test(thoughts.slice(0, index)) &&
        (findEnglishThing(word.toLowerCase()) ?? findTypo(word.toLowerCase())) !== undefined,
    );
    const last = named.at(-1)?.[0];
    return last ? `${filled} ${last}` : whole;
  });

const SO_MANY =
  /\b((?:wearing|holding|carrying|juggling|balancing|eating|riding|in|with|on|under|beside) (?:all |just )?)(two|three|four|five|six|seven|eight|nine|ten|several|some|many|(?:lots|loads|dozens|plenty|tons|a pair|a few|a couple|a stack|a pile|a heap|a bunch)) of (?:them|those|these)\b/giu;

/** "Knee pads for tilers. A bee wearing six of them": the goods that an earlier thought began with. */
export const withGoodsCounted = (text: string): string =>
  text.replace(SO_MANY, (whole, before: string, count: string, at: number) => {
    const thoughts = text.slice(0, Math.max(0, text.slice(0, at).search(/[.;:!?\n][^.;:!?\n]*$/u)));
    for (const { 0: said, 1: first = '', 2: word = '', index } of thoughts.matchAll(
      /\b(?:([a-z]+) )?([a-z]{2,}s)\b/giu,
    )) {
      const name = [`${first} ${word}`.trim(), word].find((each) => findEnglishThing(each.toLowerCase()));
      const thing = name && findEnglishThing(name.toLowerCase());
      if (!name || !thing || IN_PASSING.test(thoughts.slice(0, index + said.length - name.length))) continue;
      if (canHold({ token: { kind: 'thing', text: name, from: 0, thing } })) continue;
      return `${before}${/^(?:lots|loads|dozens|plenty|tons|a )/iu.test(count) ? `${count} of` : count} ${name.toLowerCase()}`;
    }
    return whole;
  });

/** "Her, doing that", "that's the picture": what was told just before is to be drawn. */
const POINTS_BACK =
  /(?<=[.!?\n]\s*)(?:(?:just|simply|so) )?(?:(?:her|him|them),? doing (?:just |exactly )?that|that(?:'s| is) (?:the|our|my) (?:real |whole )?(?:picture|logo|scene|image)|(?:just )?draw (?:just |exactly )?that)(?=\s*(?:[.,!\n]|$))/iu;
const DEED_TOLD = /(?:,|\s+and)?\s*\b(she|he) ([a-z]{2,})ed\b (?=(?:an?|the|her|his|two|three|its) )/iu;
/** "She rode a donkey": past forms that say what is seen. */
const RODE: Readonly<Record<string, string>> = { rode: 'riding', held: 'holding', wore: 'wearing', drove: 'driving' };
const RODE_TOLD = new RegExp(
  `(?:,|\\s+and)?\\s*\\b(she|he) (${Object.keys(RODE).join('|')})\\b (?=(?:an?|the|her|his) )`,
  'iu',
);

/** "She carried a basket on her head. Her, doing that": a woman carrying a basket. */
export function withDeedsTold(text: string): string {
  const at = text.search(POINTS_BACK);
  if (at < 0) return text;
  const whom = (who: string): string => (who.toLowerCase() === 'she' ? '. A woman' : '. A man');
  const seen = text
    .slice(0, at)
    .replace(DEED_TOLD, (_, who: string, stem: string) => `${whom(who)} ${stem.replace(/i$/, 'y')}ing `)
    .replace(RODE_TOLD, (_, who: string, deed: string) => `${whom(who)} ${RODE[deed.toLowerCase()]} `);
  return seen + text.slice(at).replace(POINTS_BACK, '');
}
