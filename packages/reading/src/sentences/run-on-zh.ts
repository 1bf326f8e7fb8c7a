import { chineseTokens } from './tokens-zh.ts';

/** Characters that nobody says in one breath: a longer run has lost its marks. */
const LONGEST_BREATH = 18;

const KIN =
  '(?:老头子|老伴|老公|老婆|媳妇|儿媳妇|儿子|女儿|闺女|孙子|孙女|孙儿|外孙女?|女婿|外婆|奶奶|爷爷|妈|爸|婆婆|街坊|邻居|客人|大家|人家|他们|她们)';
const THING_COUNTED = '[一两三四五六七八九十几][只个条头匹座棵朵张把盏块片颗根枝碗碟对双窝群顶件本扇口]';

/** Who asks, wishes or tells: 你就帮我画…, 我想要…, 它天天…. */
const SPEAKERS = [
  // 你就帮我画它, 您给画条鱼
  '[你您](?:们)?(?:就|给|帮|替|看|说|再|要是|把|拣|挑|画|随便)',
  // 我想画个…; 给我画, 教我, 剩我 are of the clause before.
  '(?<![给帮叫教跟让和替对被向问找剩像是陪为请等送骂求随听依按照比除嫌爱夸笑逼催劝])我(?:就|也|还|都|只|倒|可|是|的|自己|心里|一直|老)?(?:想|要|寻思|琢磨|觉得|看着|说|跟你|喜欢|盼|希望|怕|懂|记得|晓得)',
  '(?<![给帮叫教跟让和替对把被向问找像是陪为请])(?:我们?|咱们?|俺们?)(?:家|老家|这|那|店)',
  // 它天天睡在…, 它自己热得…
  '(?<![和跟把给让被对比像是画拿抱叫看养着])[它他她](?:就|天天|整天|老是?|总是?|自己|最|也|正|还|不是|一|爱|喜欢)',
  `(?<![我咱俺他她你家的大小外二老儿在来])(?:现在|后来|以前)?(?:我|咱|俺)?(?:家|们)?(?:大|小|二|老)?${KIN}(?:就|也|都|却|又|老|总)?(?:说|走了|让|喊|嫌|非|要|想|起的|喜欢|来|拿|叫我|不让|死活)`,
  '(?<![听跟让叫对给])[他她我](?:就|又|也)?说(?!说)',
  '你们(?:年轻人|都|觉得)',
];

/** Words that begin a thought of their own. */
const OPENERS = [
  // 就拿一块月饼当月亮, 那就换成…
  '(?<![你您我咱俺那也都它他她人也要想])就(?:画|拿|让|换成|整|弄|来|想)(?=.{2})',
  '(?<![你您我咱俺])那(?:就|还是|不如)',
  '(?:要不|不如|干脆|还不如|倒不如|最好)(?=[画拿就用来让]|是|让)',
  // 有的说画扇子有的说画孔雀
  '有的说|有人说',
  '意思(?:就?是)|寓意',
  // 死翘翘的要画个活的
  '(?<=[的了])要(?:画|[个只])',
  // 别画花花草草; 白菜就不用画了 names what it declines before it.
  '(?<=.)(?:千万|可)?(?:别|莫|甭|不要|不用|不必)(?:给我)?(?:画|写|放|加|弄|整|搞|带)(?=[^了啦我人你吧哈嘛也就都他她它红画又看显难俗太，])',
  '(?:姑娘|小伙子|师傅|老师|老板|大妹子|闺女)(?=[我你您]|就|给|帮)',
  '(?:下面|上面|旁边|里面|边上|底下|后面|前面|中间)(?=' + THING_COUNTED + ')',
];

const AFTER = [
  // 开了三十一年了, 叫了五十年啦
  '(?<=[年月天岁久遍回次辈子][了啦])(?=[^，的])',
  // 坛子嘛, 蒸笼上吧; not 吧台.
  '(?<=[^酒网书水氧茶][吧嘛呗咯噻嚒])(?![台唧的了]|就[行好成可])(?=\\p{Script=Han}{3})',
  '(?<=\\p{Script=Han}{2}[呀啦咧哟])(?![啦呀队])(?=\\p{Script=Han}{3})',
  // 旧鞋子又活过来了鞋底上…: what somebody came to is told to its end.
  '(?<=[过起下出回][来去]了|好了|够了|算了|行了|死了|没了|住了|完了|睡着了)(?=\\p{Script=Han}{3})',
  '(?<=不要了|不画了|免了|省了)(?=太|都|人家|显|看着)',
  '(?<=[么吗])(?<!什么|怎么|那么|这么|多么|要么)(?=\\p{Script=Han}{3})',
  // 辣椒不要画红彤彤的: what is declined stands before it.
  '(?<=(?:不要|不用|不必|别|莫|甭|不)(?:再)?画(?:了|啦)?)(?=(?:画|人家|我|红|看|他|你|显|难|大家|太|又)\\p{Script=Han})',
  '(?<=\\p{Script=Han}样子)(?=[别不莫胖圆可])',
  '(?<=没(?:啥|什么|有)?(?:想法|主意|要求|讲究|意见))(?=\\p{Script=Han}{2})',
  // 不要凶的要软和的头上顶一个蝴蝶结
  '(?<=不要\\p{Script=Han}{1,3}的(?:要\\p{Script=Han}{1,3}的)?)(?=头上|身上|背上|手里|脖子|嘴里|怀里|脚上)',
];

const CUTS = new RegExp(
  `(?=${[...SPEAKERS, ...OPENERS].map((each) => `(?:${each})`).join('|')})|${AFTER.join('|')}`,
  'gu',
);

/** A stretch that has hardly any marks: 我这个摊子开了三十年了老头子走了以后就剩我跟一只花猫…. */
const RUN = new RegExp(`\\p{Script=Han}{${LONGEST_BREATH},}`, 'gu');
const SHORTEST = 2;

/** What declines the things right before it: 白菜就不用画了, 渔船渔网就算了. */
const DECLINED =
  /(?:什么的|之类的?|这些|那些)?(?:[就也都可]|统统|通通|一律)*(?:(?:不要|不用|不必|别|莫|甭)(?:再)?[画放写弄加搞要]?了?|不画了?|算了|免了|省了|拉倒)[吧啊呀哈哦啦]*$/u;
const SHORTEST_BEFORE = 8;
/** 鞋底上的钉子锤子不要画 says nothing else. */
const SAYS: ReadonlySet<string> = new Set(['number', 'verb', 'with', 'exit', 'at', 'change', 'is', 'take', 'use']);

/** 蹲一只大公鸡威风一点 | 白菜就不用画了: where the names begin of what is declined. */
function declinedFrom(said: string): number | undefined {
  const cue = DECLINED.exec(said);
  // 露个太阳那种儿童画一样的不要: all of it says which one.
  if (!cue || cue.index < SHORTEST_BEFORE || /[那这]种.*的$|一样的$/u.test(said.slice(0, cue.index))) return undefined;
  const tokens = chineseTokens(said.slice(0, cue.index));
  const start = tokens.findLastIndex(({ kind }, at) => kind !== 'thing' && tokens[at + 1]?.kind === 'thing') + 1;
  const [first] = tokens.slice(start);
  if (first?.kind !== 'thing') return undefined;
  // 一把竹椅子 | 人不要画: what is counted or done belongs to what was said before.
  if (!tokens.slice(0, start).some(({ kind }) => SAYS.has(kind))) return undefined;
  const isOfBefore = ['number', 'de', 'verb', 'with', 'exit'].includes(tokens[start - 1]?.kind ?? '');
  const from = isOfBefore ? first.from + first.text.length : first.from;
  return from >= SHORTEST_BEFORE - 2 && (from < cue.index || !isOfBefore) ? from : undefined;
}

/** Where the thoughts end of somebody who types without any marks. */
export function runOnCuts(text: string): number[] {
  return [...text.matchAll(RUN)].flatMap(({ 0: run, index }) => {
    const cuts = [0];
    for (const { index: at } of run.matchAll(CUTS))
      if (at - cuts.at(-1)! >= SHORTEST && run.length - at >= SHORTEST) cuts.push(at);
    const declined = cuts.flatMap((from, place) => {
      const found = declinedFrom(run.slice(from, cuts[place + 1]));
      return found === undefined ? [] : [from + found];
    });
    return [...cuts.slice(1), ...declined].toSorted((a, b) => a - b).map((at) => index + at);
  });
}
