import { ofKind, type ClauseText } from './clause-text.ts';
import { asksFor } from './statement.ts';

/** A reason, or what the logo is for: its words are no wishes. */
const REASON =
  /^(?:my (?:sign|printer|shirt|embroid|boss|competitor|neighbou?r|shop|kids?)|the (?:printer|sign|embroid|customers)|i know\b|i said\b|i asked for\b|i'm (?:a|an|not|ordering|colou?r|getting|doing|using)\b|thank|thanks|thx|older customers|some of|we (?:are|sell|make|do|run|mostly|also|only|just|have|open)\b|we're (?:a|an|in|not|all|on|the|more)\b|it's (?:a|an|for|going|meant|to)\b|(?:this|it|that)(?:'ll| will) (?:be (?:an?|on|in|for|used|printed|going)|go)\b|its (?:a|for)\b|it is (?:a|for)\b|people\b|nobody\b|no one\b|customers\b|everyone\b|our (?:shop|clients|customers|sign|van|kids)|for (?:the|our|my)\b|the clue|i (?:have|am|was|showed|asked|sell)\b|they\b|he (?:is|was)\b|she (?:is|was)\b|it was\b)|^(?:因为|免得|为了|方便|好做|我要做|我们是|我们店|我们家|我们做|给.{1,6}看|跟.{1,8}一致|客人|顾客|印到|印在|贴在|缩小印|年轻人|别人|晚上开|我老婆|马上|她说|他说|昨晚|问一下|毕竟|反正|我是|我家|我又不是|不然|不像|没人|我(?:们)?(?:要|得|准备|打算|想)?(?:拿|做|印|贴|发)[^，]{1,8}(?:用|的)?$)/iu;
const ASKS =
  /^(?:which|what(?! if| about)|what's|how (?:much|many|long|do|does|is|would|can)|would (?:this|that)|will (?:this|it|that)|does (?:this|it|that)|do i\b|is (?:this|it|there|that)|are (?:these|you|there|we)|do you|can i\b|could i\b|may i\b|when|where|who|should i\b|am i\b)\b|什么字体|哪个字体|多少钱|收费|怎么收|能不能印|能印|几天|多久|怎么下载|什么格式|可以商用|侵权|^(?:我)?(?:想|要)(?:问|请教|打听|咨询)|^(?:请问|问一下|请教)|会不会(?!太|有点|显得|更|比较|好|[^，]{1,5}[点些])|要不要(?:付|给|收)|(?:商用|版权|付费|收钱).*(?:吗|么|不|没)|是多少|是不是要|(?:好|行)?还是[^，]{1,8}(?:好|合适|好看)$/iu;
/** "Is the gradient really necessary?": a question that wishes it gone. */
const NEEDLESS =
  /\b(?:is|are|do we|does it) .*\b(?:necessary|needed|need)\b|\bwhat's with\b|(?:有必要|需要|用得着|非得|一定要有)[^，]*[吗么]|干嘛用|有啥用/iu;
/** What only an answer can tell, however it is asked. */
const ASKS_TERMS =
  /(?:商用|版权|侵权|收费|多少钱|源文件|发票|退款|注册商标|和别人重复|跟别人重复|撞车).*(?:吗|么|不|呢|？|\?)$|^(?:这个|这|它|我们?)*(?:能不能|能否|可不可以|可以|能|会不会|要不要|用不用)(?:直接|拿去|给|被)?(?:商用|侵权|收费|退款|开发票|注册|申请商标|付费|付钱|要钱)|(?:商用|版权|侵权).*(?:要不要|用不用|能不能|会不会)|^(?:请问|问一下)/u;
/** 宋体虽好, "nice as the serif is": granted, and no wish. */
const CONCEDES =
  /虽(?:好|然|说|则)|固然|尽管|\b(?:nice|lovely|good|pretty) as (?:it|the|this)\b|^(?:although|though|while i (?:like|love)|much as)\b/iu;
/** "Could it be rounder", 能不能: a wish put as a question. */
const WISHES =
  /\b(?:can|could|would|might|may) (?:you|we|u|it|the|that|this|they|he|she)\b|\bany (?:way|chance)\b|能不能|可不可以|可以.*[吗不]|能[^吗]*不$|行不行|好不好|要不|有没有(?:办法|可能)|能否|可否/iu;

/** "Show me before and after": the editor has a button for it. */
const COMPARES =
  /\bcompare\b|\bbefore and after\b|\bnext to the old one\b|(?:跟|和|与)(?:之前|刚才|原来|改之前)(?:的)?(?:比一?比|比较|对比)|前后对比|对比一下(?:之前|刚才|前后|原来)|比较一下(?:之前|前后)/iu;

/** "Doing caps for the crew", "we train hard", "going on a navy shirt": what is done with the logo, and by whom. */
const USE_EN =
  /^(?:doing|having|getting|going|printing|putting|using|ordering|opening|selling|running|working|starting|launching|planning|sending|wearing|painting|cutting|making (?!it|the|that|them))\b|^(?:we|we've|we'll|he|she|people|folks?|customers|clients|kids|most of|half of|they (?:sell|eat|come|buy|drink|know|use|print|only))\s|^i(?:'ve|'ll)? (?:run|sell|own|make|do|work|use|print|put|got|bought|saw|opened|started|train|teach|bake|cook|cut|fix|live|took|went|sent)\b/iu;
const OURS_EN = /^(?:our|my)\s/iu;
/** Wanting and judging are no use: "we want", "people can't read it", "we're called". */
const JUDGES_EN =
  /\b(?:want|wants|wanted|wanna|need|needs|like|love|prefer|wish|hope|would|'d|should|could|must|can't|cannot|can|can hardly|hate|dislike|don't|didn't|rather|call|called|never|miss|agree|decided|changed|renamed|no longer|think|thinks)\b|^we(?:'d| would)/iu;
/** 宝宝用的东西, 隔壁也是粉的, 老辈子招牌都是从上往下念的: who uses it, what others have, how it was once. */
const USE_ZH =
  /^(?:我们|咱们?|俺们?|我家|咱家|隔壁|对门|同行|别人|人家|其他家|老辈子|老一辈|小孩|老人|店在|店里|门口)|用的(?:东西|地方)?嘛?$|(?:刻章|印刷|喷绘|绣花|印衣服)用$|是(?:教|卖|做|开|搞|干|搬)[^，]{1,8}的/u;
/** 再粗就糊了: what would come of it. */
const WOULD_ZH = /^(?:再|要是再|如果再)[^，]{1,6}就[^，]{1,8}了?$|^又不是|^毕竟|^本来/u;

/** 海报是深色的, "our vans are white": what it goes on has a colour of its own. */
const SURFACE =
  /^(?:我们?的?|店里的?|这些?|那些?)?(?:海报|门头|墙面?|衣服|T恤|制服|帽子|围裙|车身|车子|包装|袋子|纸袋|盒子|网站|名片|灯箱|玻璃|菜单|杯套|店里|店面|装修)(?:[^，]{0,3})(?:是|都是|用的|为|偏)/u;
const SURFACE_EN =
  /^(?:the|our|my|all|those|these|his|her)?\s*(?:\w+ )?(?:vans?|trucks?|cars?|shirts?|t-shirts?|uniforms?|aprons?|hats?|caps?|bags?|boxes|walls?|windows?|doors?|posters?|menus?|cards?|packaging|paper|website|shopfront|fascia|awning|interiors?|decor) (?:is|are|will be|was|were)\b/iu;

/** Whether a clause only tells of the shop, its people or what the logo is for. */
export function isDescription(clause: ClauseText): boolean {
  const { text, tokens } = clause;
  // "Customers can't read the curly writing" says what is wrong.
  if (/\b(?:can't|cannot|can hardly|can barely|struggles?|squint)\b.*\b(?:read|see|make out)\b/iu.test(text))
    return false;
  if (REASON.test(text) || CONCEDES.test(text) || WOULD_ZH.test(text)) return true;
  if (SURFACE.test(text) || (SURFACE_EN.test(text) && !asksFor(text))) return true;
  const isAmiss = ofKind(tokens, 'sign').some(({ sign }) => sign === 'too' || sign === 'lacks');
  if (isAmiss) return false;
  if (/\p{Script=Han}/u.test(text)) return USE_ZH.test(text) && !asksFor(text);
  if (USE_EN.test(text)) return !JUDGES_EN.test(text);
  return OURS_EN.test(text) && !asksFor(text) && ofKind(tokens, 'target').length === 0;
}

/** A question that only words can answer. */
export const isQuestion = ({ text }: ClauseText): boolean =>
  ((ASKS.test(text) &&
    !WISHES.test(text) &&
    !/^(?:can|could|may|might) (?:i|we) (?:please )?(?:have|get|see) (?:it|this|that|the (?!files?|invoice|png|svg|pdf|source))\b/iu.test(
      text,
    )) ||
    ASKS_TERMS.test(text)) &&
  !NEEDLESS.test(text);
export const isWishAsked = ({ text }: ClauseText): boolean => WISHES.test(text) || NEEDLESS.test(text);
export const asksToCompare = ({ text }: ClauseText): boolean => COMPARES.test(text);

const NO_MORE_EN =
  /\b(?:don't|do not|no need|needn't|shouldn't|never|not)\b(?:\s+\w+){0,5}?\s+(?:any\s+)?(?:\w+[^e\s]er|more \w+)\b(?! than that)/iu;
const NO_MORE_ZH =
  /(?:别|不要|不用|甭|不能|不许|不必)(?:给我|帮我)?(?:再|更|弄得?更|搞得?更|加(?=[粗大宽深重])|放(?=大)|缩(?=小)|变(?=[大小粗细深浅]))(?!这么|那么|太)/u;

/** "Don't go making it any bigger", 别再加粗了: it stays as it is, and no less of it is wished for. */
export const isDeclinedMore = ({ text, tokens }: ClauseText): boolean =>
  ofKind(tokens, 'quality').length > 0 && (NO_MORE_EN.test(text) || NO_MORE_ZH.test(text));

/** "Love how bold it is": praise asks for nothing. */
const PRAISED = /^(?:i |we )?(?:really |absolutely |just )?(?:love|like|adore) (?:how(?! you| i)|that it|what)\b/iu;

/** 除了口号, "except the slogan": what is left out of a wish. */
const EXCEPTED =
  /^除了?[^，]{1,8}?(?:外|之外|以外)?$|^(?:except|apart from|other than|but not|not counting)(?: for)? (?:the|my|our|that)\b/iu;
/** 小熊挺可爱的. */
const PRAISED_ZH =
  /^(?:[这那][个只张]?)?\p{Script=Han}{1,5}?(?:画得)?(?:挺|蛮|真|好|很|还挺|还蛮)(?:可爱|好看|漂亮|精致|特别|有意思|温馨|大气|喜庆|高级|萌|有味道|有感觉|棒|赞|靓|正|不错|到位)(?:的|了|呀|哦|喔|啊)*$/u;

const CHANGING_EN =
  '(?:touch|shrink|enlarg|resiz|mov|alter|recolou?r|remov|delet|swap|replac|mess|los|drop|crop|flip|turn|redraw|chang|distort|stretch|squash|cover|hid|scal)(?:e|ing|ed|t|ping|ped)?';
/** "Don't shrink the dog", "I don't want the paw touched", 招牌别给我缩小: what is there stays as it is. */
const LEFT_ALONE: readonly RegExp[] = [
  new RegExp(
    `(?<!why )\\b(?:don't|do not|dont|never|not to|mustn't|must not|shouldn't|no need to|needn't|without)\\s+(?:you\\s+|please\\s+|go\\s+|want to\\s+|need to\\s+|be\\s+)?${CHANGING_EN}\\b`,
    'iu',
  ),
  new RegExp(
    `\\b(?:don't|do not|wouldn't|would not) (?:want|like) .*\\b(?:touched|changed|moved|altered|replaced|removed|shrunk|messed|resized|swapped|dropped|lost)\\b`,
    'iu',
  ),
  /(?:别|不要|不用|不必|勿|甭|不许|不能|不准|不可以|用不着)(?:再|去|给我|乱|随便)*(?:动(?![画图起])|碰|删|换(?![行成])|改(?!成)|变(?![成形])|去掉|拿掉|缩小|放大|挪|移|弄丢|取消|替换|遮|挡)/u,
];
export const isLeftAlone = ({ text, tokens }: ClauseText): boolean =>
  LEFT_ALONE.some((pattern) => {
    const match = pattern.exec(text);
    const end = match ? match.index + match[0].length : 0;
    return (
      match !== null && !tokens.some(({ kind, at }) => at >= end && /^(?:quality|edit|style|face|talk)$/u.test(kind))
    );
  });
/** 字还是黑的, "the name stays black": a colour that is there. */
const REMAINS = /(?:还|仍|依旧|依然|照旧)(?:是|用|为).{1,4}的?$|\b(?:stays?|remains?|still) [a-z ]+$/iu;

/** "Still want a leaf though", 还是要叶子: what is there stays. */
export const isKept = ({ text, tokens }: ClauseText): boolean =>
  /^(?:the |my |our |that )?[a-z]+(?: [a-z]+)? (?:is|are|looks?) (?:really |very |so |quite |pretty |all )?(?:nice|fine|good|great|lovely|ok|okay|perfect|fab|brilliant)(?: as (?:it|they) (?:is|are))?$/iu.test(
    text,
  ) ||
  (/^\p{Script=Han}{1,5}?(?:可以|没问题|不错|挺好|很好|都好|就行|ok)(?:了|的|吧|啊)?$/iu.test(text) &&
    !/不可以|能|能否/u.test(text) &&
    tokens.every(({ kind }) => /^(?:target|sign|verb|much|face)$/u.test(kind))) ||
  PRAISED.test(text) ||
  PRAISED_ZH.test(text) ||
  EXCEPTED.test(text) ||
  (REMAINS.test(text) && ofKind(tokens, 'color').length > 0 && !/好|too|looks/iu.test(text)) ||
  (/^(?:(?:i|we) )?still (?:want|need|like)\b|^(?:还是|仍然|依然)(?:要|是|用|得)/iu.test(text) &&
    !/不|换|改|n't/u.test(text));
