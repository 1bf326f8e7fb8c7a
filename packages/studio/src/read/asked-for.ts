import { findConcept, type Relation } from '@markwright/marks';
import type { SaidText, SaidThing } from '@markwright/reading';

/** Somebody asks for a picture in so many words. */
const ASKS = {
  en: /\b(?:draw|drawing|drawn|picture|show|showing|imagine|want|wants|would like|i'd like|we'd like|love to see|maybe|perhaps|how about|think of|thinking of|featuring|feature|features|logo|icon|mascot|symbol|put|should be|could be|would be|where the|keywords|whichever|either|pick one|can't choose|can't decide|surprise me)\b|(?:^|[.,;!\n])\s*(?!no\b|not\b|nothing\b)[a-z -]+ please\b/iu,
  zh: /(?<![字国书绘油版年墨壁漫动])画(?![廊室框材册展院家画])|(?<![冥梦理思联])想|图案|图形|标志|吉祥物|主角|主体|来[一个只]|整[一个只]|弄[一个只]|那[种个只座棵把扇口辆]|能不能|最好有|元素|[只就]要|要么|要不|再不然|随便[挑拣选]|任选|[三二两四]选一|[选挑][一哪]个|都(?:行|可以|成)[，。了]?|(?:就|便)[挺很蛮]?(?:行|好|成|可以)[了，。]?/u,
};
/** Words for how a picture is composed: nobody tells a trade by them. */
const COMPOSED = {
  en: /\b(?:motif|shaped?|badge|letters?|initials?|crossed|profile|silhouette|curl(?:ed|ing)|stacked|made (?:of|from|out of) (?!scratch|(?:[a-z-]+ ){0,3}(?:cotton|wool|silk|linen|leather|wood|timber|oak|pine|bamboo|clay|steel|brass|denim|canvas|cashmere|merino|silver|gold|milk|fruit|flour|grain)\b(?! (?:lea|boll|need|cone|ear)))|st(?:oo|an)d(?:ing)?|sitting|sat|sleeping|inside|between|peeking|doing an?|with (?:a |its |his |her )?(?:legs|wings|feathers|arms|paws) (?:up|out|spread|open|crossed)|(?:tail|arms?|wings?|legs?|feet|tongue|nose|paws?) (?:out|up|in the air|spread|crossed))\b|\b(?:hanging|leaning|resting|lying|perched|balanc(?:ed|ing)|dangling|floating|jumping|leaping|hopping|swinging|breaking|bursting|poking|popping|sprouting|spilling|nestled|tucked|draped)\s+(?:up |out )?(?:on|over|from|against|into|inside|out of|through|round|around|off|behind|under|above|out)\b|\bwith (?:[a-z]+ )?(?:steam|smoke)\b(?! (?:room|bath|clean))|^\s*[-*•]/imu,
  zh: /[做变换拼组弯折绕卷盘围摆化缠搭叠捏剪扭叠]成|换[做作]|当(?![归铺代地下初中然选季天日年家时场面])\p{Script=Han}|字母|像|趴|屁股|[踩站躺蹲坐举抱骑叼顶捧驮靠睡卧蜷泡扛拎衔啃搂追牵][着在了]|背着|游过|腾|一笔|对半|落日|[头尾脖柄][是成]/u,
};

/** How one thing stands to another that was named before: nobody tells a trade by what is behind it or in its beak. */
const POSED =
  /\b(?:in|on|round|around|over|under|between|with|from) (?:its|his|her|one|each|both|the other) (?:arm|hand|paw|beak|mouth|back|head|tail|claw|wing|nose|shoulder|neck|teeth|lap|horn|antler|ear)s?\b|\bwith (?:(?:an?|the|its|one|two|some) )?(?:[a-z-]+ ){1,5}(?:behind|over|under|above|around|round|beneath|inside|through|out of|in front of|on top of) (?:it|him|her|them)\b|\b(?:side on|head on|seen from (?:above|behind|below|the side)|(?:is|are) rising|rising (?:from|out of|over|behind)|flowing (?:out|from|into|through|round|around)|pouring (?:out|from|into)|coiled|entwined|intertwined|piled (?:high|up)|rolling (?:off|down|along))\b/iu;

/** "A fox", 一只狐狸. "The gate" and "our hens" are only told of. */
const DETERMINED = {
  en: /\b(?:an?(?! levels?\b)|single|pair of)\s+(?:[a-z'’-]+\s+){0,3}$/iu,
  zh: /(?:(?<!一对)[一两二三四五六七八九几半](?!对[一多])\p{Script=Han}|[只条头匹艘座棵朵枚盏颗尾])\p{Script=Han}{0,5}$/u,
};
/** 核桃一个，剪刀一把 */
const COUNTED_BEHIND = /^[一两三][颗个只把副根片枚粒朵张双对条棵支盏口头](?!\p{Script=Han})/u;
const COUNTED = /\b(?:one|two|three|four|five|six)\s+(?:[a-z'’-]+\s+){0,2}$/iu;
const CAST = 3;
/** "Lessons in a barn", "mattresses in a box": where, and what they come in. */
const PLACED =
  /\b(?:in|on|at|from|to|by|for|of|into|near)\s+an?\s+(?!(?:heap|pile|stack|bed|mound|puddle) of )(?:[a-z'’-]+\s+){0,2}$/iu;
const BUILT: ReadonlySet<Relation> = new Set(['wrapped-round', 'rising-from', 'out-of']);
const PASSIVE: ReadonlySet<Relation> = new Set(['and', 'beside', 'on', 'in', 'under', 'behind', 'over']);
const SOMEBODY: ReadonlySet<string> = new Set(['animals', 'people', 'myth']);
/** Nothing that is sold sleeps on, rides or wears anything; whoever says so sees a picture. */
const FANCIFUL: ReadonlySet<Relation> = new Set([
  'sleeping-on',
  'wearing',
  'riding',
  'reading',
  'playing',
  'chasing',
  'facing',
  'as-part',
  'flying-over',
]);
/** Nobody's customers: whoever names one wants to see it. */
const UNUSUAL = new Set(
  'astronaut robot alien snowman scarecrow pirate knight king queen princess prince monk little-monk witch wizard fairy ghost clown santa angel ninja samurai superhero mermaid monkey-king pigsy nezha swordsman warrior terracotta-warrior'.split(
    ' ',
  ),
);
/** 冷吃兔 is a dish, nobody who eats. */
const EATEN = /吃/u;

/**
 * Whether a text that tells a trade asks for pictures at all; "badminton hall, has coaches, easy parking" names a coach
 * and a car and wants neither.
 */
export function asksForPicture(text: string, { things, relations }: Pick<SaidText, 'things' | 'relations'>): boolean {
  const isSomebody = (at: number) =>
    SOMEBODY.has(findConcept(things[at]!.concept)?.theme ?? '') || UNUSUAL.has(things[at]!.concept);
  const isAnimal = (at: number) => findConcept(things[at]!.concept)?.theme === 'animals';
  const isNamed = ({ role }: SaidThing) => role === 'subject' || role === 'object';
  const isDetermined = (at: number): boolean => {
    const before = text.slice(0, things[at]!.from ?? 0);
    const behind = text.slice((things[at]!.from ?? 0) + things[at]!.text.length);
    // 一片叶子 is a name that holds its number.
    if (/^[一两三四五六七八九几半]/u.test(things[at]!.text)) return true;
    if (DETERMINED.zh.test(before) || COUNTED.test(before) || COUNTED_BEHIND.test(behind)) return true;
    const joined = relations.filter(({ object }) => object === at);
    // "Second-hand books, coffee and a cat": the last of what there is.
    const isLastOfGoods = joined.some(({ subject, relation }) => relation === 'and' && !isSomebody(subject));
    const isPlace =
      PLACED.test(before) && !joined.some(({ subject, relation }) => isSomebody(subject) || BUILT.has(relation));
    return DETERMINED.en.test(before) && !isLastOfGoods && !isPlace;
  };
  // A person with his things is a picture: 小哥、电动车、头盔.
  const listed = relations
    .filter(({ relation }) => relation === 'and')
    .flatMap(({ subject, object }) => [subject, object]);
  const isCast =
    new Set(listed).size > CAST &&
    listed.some((at) => isNamed(things[at]!) && findConcept(things[at]!.concept)?.theme === 'people');
  // 企鹅贴着冰块: in Chinese an animal that is somewhere is seen there, too.
  const isDeedOf = (subject: number, relation: Relation): boolean =>
    isSomebody(subject) &&
    (!PASSIVE.has(relation) ||
      (relation !== 'and' && isAnimal(subject) && /\p{Script=Han}/u.test(things[subject]!.text)));
  // 煎饼卷大葱: what is wound round another or comes out of it is told for how it looks.
  const isBuilt = (subject: number, relation: Relation): boolean =>
    BUILT.has(relation) && /\p{Script=Han}/u.test(things[subject]!.text);
  return (
    isCast ||
    [ASKS, COMPOSED].some(({ en, zh }) => en.test(text) || zh.test(text)) ||
    POSED.test(text) ||
    things.some((thing, at) => isNamed(thing) && isDetermined(at)) ||
    (relations.some(
      ({ subject, relation }) =>
        isDeedOf(subject, relation) ||
        isBuilt(subject, relation) ||
        FANCIFUL.has(relation) ||
        // "A moon that is the hook"; 改衣服换拉链 changes nothing into another.
        (relation === 'shaped-like' && /^[a-z' -]+$/iu.test(things[subject]!.text)),
    ) &&
      !EATEN.test(text))
  );
}

const CLAUSE_ENDS = /[，,、;；。.!！?？\n]/u;
const JOINED = /(?:和|与|跟|加|\band\b|&|\+)/u;
const ARTICLE = /^(?:the|some)\s+/iu;
const IN_NUMBERS = /[a-z]s$/iu;

/**
 * "Plumber, mountains, blue", 书房家具，书和竹子: named by itself once the trade is told. What may be goods is so alone
 * in its clause and one of its kind: "gates, railings", "tea and cake".
 */
export function standsAlone(text: string, thing: SaidThing, things: readonly SaidThing[] = []): boolean {
  const { text: said, from = 0, role } = thing;
  if (role !== 'trade' && isAmongGoods(text, thing, things)) return false;
  const clauses = text.split(CLAUSE_ENDS);
  let at = 0;
  const place = clauses.findIndex((clause) => (at += clause.length + 1) > from);
  if (place < 1) return false;
  const clause = clauses[place]!;
  const isSaid = (part: string) => part.trim().replace(ARTICLE, '').toLowerCase() === said.toLowerCase();
  return role === 'trade' ? isSaid(clause) && !IN_NUMBERS.test(said) : clause.split(JOINED).some(isSaid);
}

const GROWS: ReadonlySet<string> = new Set(['animals', 'myth', 'people', 'plants', 'nature', 'species', 'flora']);

/** "Patios, decking and turf", "fudge, rock, ice cream": in a row of goods, what does not grow comes after one, anything between two. */
function isAmongGoods(
  text: string,
  { text: said, from = 0, concept }: SaidThing,
  things: readonly SaidThing[],
): boolean {
  const isGoods = (start: number, end: number) =>
    things.some((each) => each.role === 'trade' && (each.from ?? -1) >= start && (each.from ?? 0) < end);
  const row = text
    .slice(0, from)
    .split(/[。.!！?？\n]/u)
    .at(-1)!;
  const cut = Math.max(row.lastIndexOf(','), row.lastIndexOf('，'), row.lastIndexOf('、'));
  if (cut < 0) return false;
  const before = row.slice(0, cut);
  const start = from - row.length;
  const isAfter = isGoods(
    start + Math.max(...[',', '，', '、'].map((mark) => before.lastIndexOf(mark))) + 1,
    start + cut,
  );
  const next = /^\s*(?:[,，、]|and\b|和)[^,，、。.!！?？\n]*/iu.exec(text.slice(from + said.length))?.[0].length ?? 0;
  const isBefore = isGoods(from + said.length, from + said.length + next);
  return isAfter && (isBefore || !GROWS.has(findConcept(concept)?.theme ?? ''));
}

/** What a clause goes on with that tells what its first thing looks like. */
const LOOKS =
  /^\s*(?:,\s*)?(?:with|is|are|wearing|holding|hugging|carrying|riding|rising|flying|climbing|hanging|sitting|standing)\b/iu;
const DESCRIBED_BEFORE =
  /^(?:\s*(?:an?|the|one|big|little|small|tiny|old|happy|sleepy|smiling|funny|cute|fat|friendly|jolly|wise|cheeky|red|blue|green|black|white|yellow|pink|golden|[a-z]+y))*(?:\s+[a-z]+)?\s*$/iu;

/** "Family dentist. Happy saguaro cactus with a toothbrush": a clause of its own that tells what something looks like. */
export function isDescribed(text: string, { text: said, from = 0 }: SaidThing): boolean {
  const clauses = text.split(CLAUSE_ENDS);
  let end = 0;
  const place = clauses.findIndex((clause) => (end += clause.length + 1) > from);
  if (place < 1) return false;
  const start = end - clauses[place]!.length - 1;
  return DESCRIBED_BEFORE.test(text.slice(start, from)) && LOOKS.test(text.slice(from + said.length, end));
}

/** What is named in a text that asks for no picture is what the business has to do with. */
export const asTold = <Thing extends SaidThing>(thing: Thing): Thing =>
  thing.role === 'subject' || thing.role === 'object' ? { ...thing, role: 'trade', why: 'dealt-in' } : thing;

export const asWished = <Thing extends SaidThing>(thing: Thing): Thing =>
  thing.role === 'trade' ? { ...thing, role: 'subject', why: 'drawn' } : thing;
