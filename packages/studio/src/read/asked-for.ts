import { findConcept, type Relation } from '@markwright/marks';
import type { SaidText, SaidThing } from '@markwright/reading';

/** Somebody asks for a picture in so many words. */
const ASKS = {
  en: /\b(?:draw|drawing|drawn|picture|show|showing|imagine|want|wants|would like|i'd like|we'd like|love to see|maybe|perhaps|how about|think of|thinking of|featuring|feature|features|logo|icon|mascot|symbol|put|should be|could be|would be|where the|keywords|whichever|either|pick one|can't choose|can't decide|surprise me)\b|(?:^|[.,;!\n])\s*(?!no\b|not\b|nothing\b)[a-z -]+ please\b/iu,
  zh: /(?<![字国书绘油版年墨壁漫动])画(?![廊室框材册展院家画])|(?<![冥梦理思联])想|图案|图形|标志|吉祥物|主角|主体|来[一个只]|整[一个只]|弄[一个只]|那[种个只座棵把扇口辆]|能不能|最好有|元素|[只就]要|要么|要不|再不然|随便[挑拣选]|任选|[三二两四]选一/u,
};
/** Words for how a picture is composed: nobody tells a trade by them. */
const COMPOSED = {
  en: /\b(?:motif|shaped?|badge|letters?|initials?|crossed|profile|silhouette|curl(?:ed|ing)|stacked|made (?:of|from|out of) (?!scratch)|st(?:oo|an)d(?:ing)?|sitting|sat|sleeping|inside|between|peeking)\b|^\s*[-*•]/imu,
  zh: /做成|变成|拼成|组成|字母|像|趴|屁股|[踩站躺蹲坐举抱骑叼顶捧驮][着在了]|背着|游过|腾|一笔|对半|落日|[头尾脖柄][是成]/u,
};

/** "A fox", 一只狐狸. "The gate" and "our hens" are only told of. */
const DETERMINED = {
  en: /\b(?:an?|single|pair of)\s+(?:[a-z'’-]+\s+){0,3}$/iu,
  zh: /(?:[一两二三四五六七八九几半]\p{Script=Han}|[只条头匹艘座棵朵枚盏颗尾])\p{Script=Han}{0,5}$/u,
};
const COUNTED = /\b(?:one|two|three|four|five|six)\s+(?:[a-z'’-]+\s+){0,2}$/iu;
const CAST = 3;
/** "Lessons in a barn", "mattresses in a box": where, and what they come in. */
const PLACED =
  /\b(?:in|on|at|from|to|by|for|of|into|near)\s+an?\s+(?!(?:heap|pile|stack|bed|mound|puddle) of )(?:[a-z'’-]+\s+){0,2}$/iu;
const PASSIVE: ReadonlySet<Relation> = new Set(['and', 'beside', 'on', 'in', 'under', 'behind', 'over']);
const SOMEBODY: ReadonlySet<string> = new Set(['animals', 'people', 'myth']);
/** 冷吃兔 is a dish, nobody who eats. */
const EATEN = /吃/u;

/**
 * Whether a text that tells a trade asks for pictures at all; "badminton hall, has coaches, easy parking" names a coach
 * and a car and wants neither.
 */
export function asksForPicture(text: string, { things, relations }: Pick<SaidText, 'things' | 'relations'>): boolean {
  const isSomebody = (at: number) => SOMEBODY.has(findConcept(things[at]!.concept)?.theme ?? '');
  const isNamed = ({ role }: SaidThing) => role === 'subject' || role === 'object';
  const isDetermined = (at: number): boolean => {
    const before = text.slice(0, things[at]!.from ?? 0);
    if (DETERMINED.zh.test(before) || COUNTED.test(before)) return true;
    const joined = relations.filter(({ object }) => object === at);
    // "Second-hand books, coffee and a cat": the last of what there is.
    const isLastOfGoods = joined.some(({ subject, relation }) => relation === 'and' && !isSomebody(subject));
    const isPlace = PLACED.test(before) && !joined.some(({ subject }) => isSomebody(subject));
    return DETERMINED.en.test(before) && !isLastOfGoods && !isPlace;
  };
  // A person with his things is a picture: 小哥、电动车、头盔.
  const listed = relations
    .filter(({ relation }) => relation === 'and')
    .flatMap(({ subject, object }) => [subject, object]);
  const isCast =
    new Set(listed).size > CAST &&
    listed.some((at) => isNamed(things[at]!) && findConcept(things[at]!.concept)?.theme === 'people');
  return (
    isCast ||
    [ASKS, COMPOSED].some(({ en, zh }) => en.test(text) || zh.test(text)) ||
    things.some((thing, at) => isNamed(thing) && isDetermined(at)) ||
    (relations.some(({ subject, relation }) => !PASSIVE.has(relation) && isSomebody(subject)) && !EATEN.test(text))
  );
}

/** What is named in a text that asks for no picture is what the business has to do with. */
export const asTold = <Thing extends SaidThing>(thing: Thing): Thing =>
  thing.role === 'subject' || thing.role === 'object' ? { ...thing, role: 'trade', why: 'dealt-in' } : thing;
