import type { ClauseText } from './clauses.ts';
import { namesThing } from './decline-scope.ts';
import { isShownIn, isTrade, type Told } from './told-before-wish.ts';
import { tokensOf } from './tokens.ts';

const KIN =
  '爸|妈|爹|娘|父亲|母亲|女婿|婆婆|公公|老伴|爷爷|奶奶|外婆|外公|姥姥|姥爷|阿嬷|阿公|阿婆|老公|老婆|老头子|媳妇|闺女|女儿|儿子|孙子|孙女|外孙|弟弟|妹妹|哥哥|姐姐|嫂子|舅舅|姑姑|叔叔|徒弟|师傅|师父|丈夫|丈母娘|老丈人|对象|两口子|娘仨|爷俩';
/** Told of oneself, one's people, the shop, its customers or of earlier days. */
const TELLS = new RegExp(
  `^\\s*(?:那个|其实|说起来|现在|如今|最近|本来|反正|因为|当时|开头|就)*(?:我(?!(?:们|就|也|还)?(?:想|要|觉得(?:可以|应该|用|画)|希望|喜欢|看中))|咱|俺|阿拉|本店|小店|店(?!招)|铺子|摊子|地址|老板|客人|顾客|老客|家长|老师傅|街坊|邻居|隔壁|对门|人家|他们|她们|城管|同事|朋友|合伙人|有人|以前|从前|小时候|早年|年轻时|那[年天会]|当年|头一年|第一年|去年|今年|前年|前几?天|昨[天儿]|后来|上礼拜|上个?月|上次|上周|离婚|下岗|退休|打工|开店|生意|早上|凌晨|半夜|夜里|上楼|打电话|到付|第[一二两三四五]代|[一二两三四五六七八九十百千几\\d]+(?:多)?年|(?:${KIN})(?![戴抱骑举背坐站穿拿着]))|[我咱俺](?:们|家)?(?:${KIN})|喊老师|[给跟被让叫找喊问教]我(?!画|来|整|弄|做|搞|设计)|我(?:姓|叫|是|卖|开|做|在|从|老|天天|爱|嗓门|自己|两|跟|的|们)|第[一二两三四五]代`,
  'u',
);
const ASKS =
  /(?<![国油字书年漫动计规策绘画])画(?![画室家廊展师了着过])|想法|构思|设想|思路|要有|肯定要|想要|想用|希望|能不能|能否|可否|那就(?!是|这样)|要[一两三个只条]|[放加来配带弄整摆][一两三个只条]|标志|图案|图要|logo|主图|换[成做]|[做变化弯卷拼编]成|代替|当成/iu;
const ENDS_SENTENCE = /[。！？!?\n]/u;
/** 就照那个画, 就画它: the story says what is meant. */
const POINTS =
  /照[这那]|就(?:这个|这样|是这)|[画要][它那这][个只]?(?:\s*$|[吧嘛呗啊！])|[它牠](?!们)|(?:那|这)(?:一?[只条张件辆棵朵盏幅双匹头]|一幕|画面|样子)/u;

const isHan = (text: string): boolean => /\p{Script=Han}/u.test(text);

function sentencesOf(clauses: readonly ClauseText[]): { from: number; to: number }[] {
  const sentences: { from: number; to: number }[] = [];
  let from = 0;
  for (const [at, { end }] of clauses.entries())
    if (ENDS_SENTENCE.test(end) || at === clauses.length - 1) {
      sentences.push({ from, to: at + 1 });
      from = at + 1;
    }
  return sentences;
}

const DEEDS: ReadonlySet<string> = new Set(['verb', 'with', 'exit', 'change', 'like', 'at']);
/** 下边窜出水来: something goes on with a thing, and it is nobody's trade. */
const isDone = (clause: ClauseText): boolean =>
  namesThing(clause.text) && !isTrade(clause) && tokensOf(clause.text).some(({ kind }) => DEEDS.has(kind));

/** 我以前修表的。, 店就在湖边上，上楼看得到桥。: a sentence that only tells, where another one shows or asks for a picture. */
export function withStories(clauses: readonly ClauseText[], told: readonly Told[]): Told[] {
  if (!clauses.some(({ text }) => isHan(text))) return [...told];
  const sentences = sentencesOf(clauses).map(({ from, to }) => {
    const own = clauses.slice(from, to);
    const asks = own.some(({ text }) => ASKS.test(text));
    return {
      from,
      to,
      own,
      tells: !asks && own.some(({ text }) => TELLS.test(text)),
      shows: own.some((clause) => isShownIn(clause)) || (asks && own.some(({ text }) => namesThing(text))),
      isDone: own.some(isDone),
    };
  });
  const result = [...told];
  for (const { from, to, own, tells } of sentences) {
    if (!tells || !own.some(({ text }) => namesThing(text))) continue;
    const isShown = own.some((clause) => isShownIn(clause));
    const pictures = sentences.filter(
      (each) => (each.shows && !each.tells) || (each.isDone && !each.tells && each.to <= from && !isShown),
    );
    const later = pictures.filter((each) => each.from >= to).flatMap((each) => each.own);
    if (pictures.length === 0) continue;
    // 就画那个！松鼠抱着…: what is pointed at is told once more.
    const pointed = later.some(({ text }) => POINTS.test(text));
    const named = later.flatMap(({ text }) => tokensOf(text)).filter(({ thing }) => thing).length;
    if (pointed && named < 2) continue;
    for (let at = from; at < to; at += 1) if (told[at] !== 'trade' || !isTrade(clauses[at]!)) result[at] = 'others';
  }
  return result;
}
