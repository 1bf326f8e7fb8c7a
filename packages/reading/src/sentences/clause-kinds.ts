import type { Clause, Joined } from './grammar.ts';
import { findConcept } from '@markwright/marks';
import { OPEN_MOUTHS } from '@markwright/marks/kinds';
import type { Node } from './noun-phrases.ts';
import { conceptOf, isPerson } from './holders.ts';
import { USUALLY_HOW } from './usually.data.ts';

/** What a clause is there for. */
export type ClauseKind = 'picture' | 'business' | 'goods' | 'whom' | 'where' | 'aside';

const WHOM =
  /^\s*(?:(?:it's |its |it is |this is |this one is |logo )?for|aimed at|made for|perfect for|ideal for|loved by|popular with|run by|owned by|led by|favou?rite of)\b|^\s*(?:给(?![我咱俺])|送(?![水货餐奶信报菜花煤气外快])|送给|卖给|面向|针对|适合|专为|服务)(?!.*画)|^\s*[\d零一二两三四五六七八九十半]+(?:个月|周|岁|周岁)?(?:到|至|[-~～—])[\d一二两三四五六七八九十]+(?:个月|周|岁|周岁)/iu;
const WHERE =
  /^\s*(?:in|near|by|next to|opposite|outside|behind|at|based in|located|just off|round the corner|around the corner|from|between|above|under|below|across from|over)\b(?!.*\b(?:stands?|sits?|sleeps?|a)\b.*\b(?:holding|wearing|with)\b)|^\s*(?:开在|位于|地处|坐落|就在|离)/iu;
/** "Parking behind the church", "look for the red door", 就在桥头大榕树底下: how the shop is found. */
const FOUND_AT =
  /^\s*(?:(?:free|easy|plenty of|ample|loads of|lots of|limited|street|private|customer|own|and|with|the|our) )*(?:parking|park|car ?park|entrance|entry|access|seating|tables?|toilets?|wi-?fi|collections?|collect|pick[- ]?ups?|drop[- ]?offs?|deliver(?:y|ies)|ring the bell|find us|visit us|come (?:and )?(?:see|find) us|you(?:'ll| will| can) (?:find|see) us|look (?:out )?for|enter|walk|turn)\b.*\b(?:in|at|on|by|behind|beside|opposite|near|next to|round|around|outside|through|via|under|over|above|below|past|for|from|between|off|left|right)\b|^\s*(?:我们|店|铺子|店面|店铺|门面)?(?:就|都)?(?:在|开在|位于|挨着|紧挨着?|靠着?)(?![^，]*(?:[一两三][只个条头匹棵座]|[画坐蹲站趴躺飞]着?))[^，]{1,10}(?:底下|下面|旁边?|边上|对面|门口|隔壁|附近|路口|街口|巷口|桥头|村口|后面|前面|背后|里头|楼下|楼上)\s*$/iu;
/** Said in passing: nothing of it is asked for. */
const ASIDE =
  /^\s*(?:ok |so |and |but )*(?:i|we|he|she|they) (?:fell|was|were|had|used|started|broke|went|grew|moved|lost|met|learnt|learned|worked|came|bought|left|retired|loved|passed)\b|\b(?:is called|was called|named after|stands for|means|started|used to|my (?:nickname|surname|name)|we are called|parked|(?:my|our) (?:grandpa|grandma|grandfather|grandmother|granny|nan|mum|mom|dad|aunt|uncle|mother|father|brother|sister|husband|wife|son|daughter|grandson|granddaughter|boss|partner|kids?|neighbou?rs?)(?: \w+)? (?:had|was|used|always|started|opened|taught|ran|drew|says?|said|wants?|thinks?|reckons?|loved|made|built|told|suggested)|allowed|welcome|included|bother)\b|^\s*(?:we are |we're |i am |i'm )?(?:an? |two |three )?[\w' -]+ (?:who|that) (?:also )?(?:teach|work|make|sell|run|do|help|build|repair|offer|serve|specialise|specialize|travel|visit|deliver|bake|brew|cook)(?:e?s)?\b|(?:叫|外号|绰号|姓|名叫|起名|取名|意思是|搬到|停在门口|学的|以为|误会|以前|当年|小时候|去年|今年|那会儿|我(?:爷爷|奶奶|妈|爸|外婆|外公|师傅|师父|徒弟|朋友|同学|老公|老婆|嫂子|哥|姐|弟|妹))(?!.*(?:[画放摆]|那[种个只]))/iu;
/** 孩子们都叫我豆芽老师, 印名片上也看得清: names, and where it will be used. */
const TOLD_ZH = /投票|叫[我他她咱俺]|印(?:在|到)?[^，]{1,6}上|也看得(?:清|见|出)|认得出/u;
/** Somebody asks for a picture in so many words. */
const ASKS =
  /\b(?:draw|drawing|picture|show|showing|imagine|want|would like|i'd like|we'd like|maybe|perhaps|how about|think of|featuring|feature|logo (?:is|with|of|showing)|mascot|crossed|entwined|intertwined|interlocked|motif|silhouette|side by side|back to back|use|put|make it|something like|should be|could be|would be)\b|\bplease\s*$|[画要想]|(?:就|便|即)[挺很蛮]?(?:行|可以|可|好|成|够|得了|OK)(?:了|啦)?\s*$|给[我咱俺]|来[一个只]|整[一个只]|弄[一个只]|吉祥物|主角|主体|图案|那[种个只座棵把扇口辆]/iu;

const ASKS_OUTRIGHT = /\b(?:draw|drawing|picture|logo|mascot|icon)\b|[画]|标志|图案/iu;

const PLACED: ReadonlySet<string> = new Set(['in', 'on', 'under', 'over', 'beside', 'behind']);
const GOODS_THEMES: ReadonlySet<string> = new Set(['food', 'dishes', 'snacks', 'chinese-food']);

/** Who does something in a picture: not what is served in one. */
const isGoods = ({ token }: Node): boolean => GOODS_THEMES.has(findConcept(token.thing?.concept ?? '')?.theme ?? '');

/** "Noodles in a bowl" are seen in it. */
const isServedIn = (relation: string, vessel: Node): boolean => relation === 'in' && OPEN_MOUTHS.has(conceptOf(vessel));

/** "Biplane swooping low over sunflowers" is seen, "lessons in a garage" are not; nor what is made somewhere. */
const DOES =
  /^\s*(?:[a-z'-]+ ){1,4}(?:sat|stood|hung|stuck|slung|bent|[a-z]{3,}(?:ing|ed))(?: [a-z]+)? (?:in|on|over|under|beneath|underneath|behind|into|onto|round|around|against|out of|inside|above|through|between|along)\b|^\s*(?:[a-z'-]+ ){1,4}(?:planted|overflowing|brimming|bursting|crowned|laden|heaped|overgrown|draped) with\b/iu;
const PLANTED = /\b(?:planted|overgrown) with\b/iu;
const MADE =
  /\b(?:made|baked|roasted|brewed|crafted|cooked|served|sewn|sold|grown|based|located|housed|situated|aged|smoked|cured|printed|poured|rented|trained|training|living|working|cooking|baking|teaching|selling|specialising|specializing|delivered|delivering|opening|opened|walking|grooming|cleaning|coming|going|starting|running)\b/iu;

const isSomebody = ({ token }: Node): boolean =>
  ['animals', 'people', 'myth'].includes(findConcept(token.thing?.concept ?? '')?.theme ?? '');

const isShown = ({ subject, relation, object }: Joined, text: string): boolean => {
  if (relation === 'and') return false;
  if (!PLACED.has(relation)) return true;
  // "An honesty box on the lane" asks for nothing: in English a thing is asked for with an article, or is somebody.
  if (!/\p{Script=Han}/u.test(text))
    return (
      subject.isDetermined ||
      isSomebody(subject) ||
      (DOES.test(text) &&
        !MADE.test(text) &&
        (!isGoods(subject) || PLANTED.test(text)) &&
        subject.kind === 'thing' &&
        (object.kind === 'thing' || object.isDetermined)) ||
      (object.isIndefinite &&
        relation !== 'beside' &&
        (!isGoods(subject) || isServedIn(relation, object) || !USUALLY_HOW.en.has(object.token.text)))
    );
  // In Chinese a place is a picture, unless it is the address: 菜市场里的蔬菜摊.
  return (
    subject.isDetermined ||
    object.isDetermined ||
    !USUALLY_HOW.zh.has(object.token.text) ||
    findConcept(conceptOf(subject))?.theme === 'animals'
  );
};

/** "Lessons in a garage": where a business is does not make a picture, what somebody does in it would. */
const isDone = (joined: Joined, text: string): boolean =>
  isShown(joined, text) && (!PLACED.has(joined.relation) || /\p{Script=Han}/u.test(text));

/** Things of a clause that no business follows. */
export const standing = ({ nodes }: Clause): Node[] =>
  nodes.filter(
    ({ kind, isDetermined }, at) =>
      (kind === 'thing' || (kind === 'noun' && isDetermined)) && nodes[at + 1]?.kind !== 'business',
  );

/** 鳄鱼张大嘴, 松鼠打瞌睡: an animal and what it does with its own body. */
const DOES_ALONE_ZH =
  /[张咧]着?[大开]?着?了?大?嘴|伸[着出长]*(?:舌头|脖子|懒腰)|[眯闭睁瞪眨]着?大?[一双]?只?眼|竖着?耳朵|翘着?尾巴|打瞌睡|打盹|打哈欠|睡着|睡觉|酣睡|低着?头|抬着?头|昂着?头|回头|仰着?头|歪着?头|跳舞|跳起来|蹦跶|奔跑|飞奔|打滚|翻跟头|倒立|伸懒腰|晒太阳|展翅|开屏|傻笑|笑眯眯|眯眯笑|唱歌/u;
/** "Hen doing a karate kick": goods do nothing of the kind. */
const DOES_ALONE_EN =
  /^\s*(?:[a-z-]+ )?[a-z-]+(?<!s) (?:doing (?:an?|the|some)\b|(?:dancing|singing|juggling|waving|winking|jumping|leaping|flexing|yawning|stretching|laughing|grinning|smiling|crying|thinking|sneezing|bowing|kneeling|praying|meditating|skipping|tiptoeing|strutting|snoring|whistling|showing off)\b(?! (?:class|classes|lessons?|school|club|group|studio|workshops?)))/iu;
const isAnimalAlone = ({ nodes, joined }: Clause, text: string): boolean =>
  joined.length === 0 &&
  nodes[0]?.kind === 'thing' &&
  findConcept(conceptOf(nodes[0]))?.theme === 'animals' &&
  nodes.every(({ kind }, at) => at === 0 || kind !== 'thing') &&
  (DOES_ALONE_ZH.test(text) || DOES_ALONE_EN.test(text));

/** 贝壳张开, 青团咬开一口: how a thing is seen. */
const OPENS_ZH =
  /^\s*[\p{Script=Han}]{1,5}(?:张开|打开|裂开|剖开|切开|绽开|掀开|翻开|摊开|展开|散开|咬开|敞开|拉开|劈开|掰开|发芽|开花|立起来|竖起来|倒过来|亮着|倒着|歪着)(?:了|一半|一点|一点点|一口|一条缝|来)?\s*$/u;
const isOpened = ({ nodes, joined }: Clause, text: string): boolean =>
  nodes[0]?.kind === 'thing' &&
  OPENS_ZH.test(text) &&
  joined.every(({ relation }) => relation === 'and' || relation === 'rising-from');

/** 线香燃起来: what is going on with a thing, and nobody else named. */
export const isHappening = ({ nodes, joined }: Clause): boolean =>
  joined.length === 0 &&
  nodes[0]?.kind === 'thing' &&
  nodes[1]?.kind === 'with' &&
  (nodes.length === 2 || findConcept(conceptOf(nodes[0]))?.theme === 'animals');

/** "Dumpling with legs": goods have none. */
const LIMBED =
  /\bwith (?:(?:its|his|her|little|tiny|long|short|two|a|an|big) ){0,2}(?:legs?|arms?|hands?|wings|eyes|face|feet|teeth|moustache|mustache|beard|smile|eyebrows)\b/iu;
const hasLimbs = ({ nodes }: Clause, text: string): boolean => nodes[0]?.kind === 'thing' && LIMBED.test(text);

const CAST = 3;

/** 小哥、电动车、头盔、外卖箱: who is listed with his things is to be seen with them. */
export function isCast({ joined }: Clause): boolean {
  const listed = new Set(
    joined.flatMap(({ subject, relation, object }) => (relation === 'and' ? [subject, object] : [])),
  );
  const people = [...listed].filter((node) => isPerson(conceptOf(node)));
  return people.length === 1 && listed.size > CAST;
}

/** What a clause is there for, by its words first, then by what stands in it. */
export function kindOfClause(clause: Clause, text: string, place: number): ClauseKind {
  const heads = standing(clause);
  // "A pug" or "pug and a bowl"
  const listed = clause.joined.flatMap(({ relation, object }) =>
    relation === 'and' && object.isIndefinite ? [object] : [],
  );
  const determined = [...heads, ...listed].some(({ kind, isDetermined }) => kind === 'thing' && isDetermined);
  const shown = clause.joined.some((each) => isShown(each, text));
  const asks = ASKS.test(text);
  if (TOLD_ZH.test(text) && !/画/u.test(text)) return 'aside';
  if (WHOM.test(text) && !(shown && determined)) return 'whom';
  if (clause.nodes.some(({ kind }) => kind === 'business'))
    return determined && (asks || clause.joined.some((each) => isDone(each, text))) ? 'picture' : 'business';
  if ((WHERE.test(text) && !shown && !asks) || (FOUND_AT.test(text) && !ASKS_OUTRIGHT.test(text))) return 'where';
  if (shown || (determined && (asks || place > 0 || heads.length > 0)))
    return ASIDE.test(text) && !shown ? 'aside' : 'picture';
  if (asks && heads.some(({ kind }) => kind === 'thing')) return 'picture';
  if (isCast(clause) || isHappening(clause) || hasLimbs(clause, text) || isAnimalAlone(clause, text)) return 'picture';
  if (isOpened(clause, text)) return 'picture';
  // Two things together in a later clause are a picture too: "gift box, rabbit and osmanthus".
  if (place > 0 && clause.joined.some(({ subject, object }) => subject.kind === 'thing' && object.kind === 'thing'))
    return 'picture';
  return ASIDE.test(text) ? 'aside' : 'goods';
}
