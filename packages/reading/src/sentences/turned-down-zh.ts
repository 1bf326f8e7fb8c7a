import type { ClauseText } from './clauses.ts';
import { namesThing } from './decline-scope.ts';
import { tokensOf } from './tokens.ts';

/** A picture is asked for: 一只…, 画…. */
export const ASKED_ZH =
  /[一两二三四五几](?:只|个|条|位|把|头|匹|座|棵|朵|张|辆|艘|群|对|双|块|支|颗|口|盏)|[画想要来整]|着/u;

/** Characters of a thing that is only brought up. */
const BROUGHT_UP = 14;

const KIN =
  '女婿|媳妇|老公|老婆|闺女|女儿|儿子|个仔|婆婆|公公|丈母娘|岳父|爸|妈|爹|娘|爷爷|奶奶|哥|姐|弟|妹|嫂子|舅|姑|姨|合伙人|股东|朋友|同事|店员|师弟|徒弟|邻居|隔壁|中介|上一?家|设计师|对象|男朋友|女朋友';
/** 我女婿喊我画条龙, 老公非要加彩虹: somebody else's idea. */
const OTHERS_IDEA = new RegExp(
  `(?:${KIN})[^，]{0,4}?(?:喊|叫|让|说|话|非要|非得|想要|想|建议|提议|非说|撺掇|劝|要|主张)[我俺咱]?(?:们)?(?:非)?(?:画|加|放|用|要|整|弄|搞|上|来|是)?(.+)$`,
  'u',
);
/** What follows says that it is to be done. */
const AGREES =
  /^\s*(?:我(?:也|就)?(?:觉得|看|想)(?:行|好|成|中|可以|不错)|听[他她]的|就听|那就|我说(?:那就|行|好|中|就)|行吧|好吧|也好|也行|就这么|那好|可以|依[他她])/u;
/** 龙？我卖豆花的又不是要登基; 拐杖呢，老人家看见了心里会不好受; 至于祥云，滥矣 */
const ASKS_BACK = /(?:呢|的话|嘛|么)\s*$|^\s*(?:至于|说到|要说)/u;
const TURNS_DOWN =
  /又不是|不好|不要|不行|不必|没必要|免|滥|俗|土|敬谢|驳回|作废|拉倒|谢谢|再见|算了|省|审美|别|甭|莫|勿|唔|拒|烦|腻|怕|吓|丑|过时|年代|老黄历|凭什么|干嘛|何必|你个头|咩|没门|做梦|想得美|饶了|放过|体谅/u;

/** 打错了，我对象说要海豹: after what was taken back stands what is meant. */
const TAKES_BACK =
  /^\s*[啊哦噢呃额诶哎唉]*(?:刚才|前面|上面)?(?:打错|说错|写错|弄错|搞错|记错|发错|错|不对|不是|口误|更正|改一下|等等|等一?下|算了)(?:字)?[了啦啊哈不对是\s]*$/u;

/** 我爸说画骆驼，骆驼驮着布: the next clause goes on about it. */
function goesOnAbout(idea: string, next: string): boolean {
  const [said] = tokensOf(idea).filter(({ kind }) => kind === 'thing');
  const [first, ...more] = tokensOf(next);
  const isSame = first?.thing !== undefined && first.thing.concept === said?.thing?.concept;
  return isSame && more.length > 1 && !TURNS_DOWN.test(next);
}

/** A thing that is only brought up to be turned down. */
export function isTurnedDown(clauses: readonly ClauseText[], at: number): boolean {
  const { text, end } = clauses[at]!;
  const next = clauses[at + 1]?.text ?? '';
  const others = OTHERS_IDEA.exec(text);
  const isMeant = TAKES_BACK.test(clauses[at - 1]?.text ?? '') || goesOnAbout(others?.[1] ?? '', next);
  if (others && namesThing(others[1] ?? '') && !AGREES.test(next) && !isMeant) {
    const isOnlyIdea = clauses.every(
      (each, place) => place === at || !namesThing(each.text) || OTHERS_IDEA.test(each.text),
    );
    return !isOnlyIdea;
  }
  if (isMistaken(clauses, at) || isOfOthers(clauses, at)) return true;
  // 补水嘛。黄瓜就别画了: a reason that ends its sentence.
  const isReason = /嘛\s*$/u.test(text) && /[。！]/u.test(end);
  const isBroughtUp =
    (/[？?]/u.test(end) && !ASKED_ZH.test(text) && text.trim().length <= BROUGHT_UP) ||
    (ASKS_BACK.test(text) && !isReason);
  return isBroughtUp && at > 0 && namesThing(text) && TURNS_DOWN.test(next) && !AGREES.test(next);
}

/** 炸鸡腿一画，人家还当俺是快餐店: what would be taken for another trade. */
const isMistaken = (clauses: readonly ClauseText[], at: number): boolean =>
  /一画|画上|画了|画成|放上|放个|加上|摆上|一放/u.test(clauses[at]!.text) &&
  !/[想请]|要画/u.test(clauses[at]!.text) &&
  namesThing(clauses[at]!.text) &&
  /^\s*(?:人家|别人|客人|顾客|大家|路人|旁人|不知道的)[^，]{0,4}(?:还|会|就|都)?(?:当|以为|误会|认成|看成|说[我俺咱])/u.test(
    clauses[at + 1]?.text ?? '',
  );

/** 十字和蛇的图案是西医的，我们是中药，请不要混进来 */
const isOfOthers = (clauses: readonly ClauseText[], at: number): boolean =>
  /^[^，]{1,10}(?:的?图案|的?标志)?(?:都|才|那)?是[^，我咱俺自一]{1,6}的\s*$/u.test(clauses[at]!.text) &&
  namesThing(clauses[at]!.text) &&
  clauses
    .slice(at + 1, at + 3)
    .some(({ text }) => /(?:别|不要|不用|甭|莫|勿)(?:混|掺|放|画|加|搞|弄|用|往)/u.test(text) && !namesThing(text));

const THREAT =
  /^\s*(?:我|俺|咱|阿拉|当场|直接|立马|马上|就)+[^，]{0,4}(?:退款|拉黑|翻脸|急|走人|不付|不给钱|差评|投诉|撕|换人|勿谈|不谈|跟你没完)/u;

/** 谁给我加个大拇指，我当场拉黑 */
export const isThreatened = (clauses: readonly ClauseText[], at: number): boolean =>
  /谁|再|要是|敢|如果/u.test(clauses[at]!.text) &&
  namesThing(clauses[at]!.text) &&
  THREAT.test(clauses[at + 1]?.text ?? '');
