import type { ClauseText } from './clauses.ts';
import { namesThing } from './decline-scope.ts';
import { canHold } from './holders.ts';
import { tokensOf } from './tokens.ts';
import { ENDS_WITH_DE, IS_HOUSE, IS_PLAN, LIVES_BY } from './trade-talk-zh.data.ts';
import { ASKED_ZH } from './turned-down-zh.ts';
import { COUNTED } from './word-table-zh.ts';

/** A picture is asked for in so many words: 画个…, 就来只…, 图嘛, 最后拍板. */
const WISH =
  /(?:^|[^计规策动漫国油字])画(?:[一个只条颗把头匹朵座棵张口盏辆艘扇尾株枝片枚本双对块粒串盘碗杯瓶间栋架台件根支束团捆副台俩两三四五六七八九十]|上)|(?:就|给我|帮我|不如|干脆|还是)来[一个只座条头匹把盏朵棵艘辆张颗]|^来[一个只座条头匹把盏朵棵艘辆张颗]|想[要着]?(?:[一个只]|画)|(?:就|只)要[一个只]|(?:画面|图案|标志|logo|想法|构思|形象|主角)(?:就|大概)?是\s*$|(?:图|图案|画面|标|标志|logo)[嘛呢吧啊]|(?:最后|最终)(?:定|拍板|还是|选|决定)|定(?:了|啦|下来)|^\s*(?:我说)?那就(?!是|这样)|就(?:拿|让|用)[一两三那这它他她](?!.*代替)|画它(?!们|的)|给我画|(?:我|所以|但)要[一两三][只个条头匹座棵朵张把盏片]/iu;

/** 就照这个画, 就画那把扇子: the wish is what was told. */
const POINTS_BACK = /照(?:这|那)|就(?:画|要)?(?:这个|这样|是这)|(?:[那这][把张只个条座棵间盏].*){2}/u;

/** Told of oneself, of one's people, of others, of earlier days. */
const OTHERS =
  /^[\s那个其实说起来现在如今最近]*(?:(?:我|咱|俺)?(?:爸|妈|爹|娘|父亲|母亲|女婿|婆婆|公公|老伴|爷爷|奶奶|外婆|外公|姥姥|姥爷|老公|老婆|老头子|儿媳妇|媳妇|闺女|[大小]?女儿|[大小]?儿子|[大小外]?孙[子女儿]|孩子|娃|弟|妹|哥|姐|嫂子|舅|姑|姨|叔|伯)|孩子们|家里人|她妈|他爸|隔壁|对门|街坊|邻居|客人|顾客|家长|老师们|学员们?|病人|患者|住过的客人|合伙人|股东|朋友|同事|老板|有人|有的(?:说|想|要|讲)|人家|别人|以前|从前|小时候|那年|当年|昨[天儿]|前[天两年]|去年|今年|后来|早年|年轻时|当初)/u;
const OURSELVES =
  /^[\s那个其实说起来]*(?:我|我们|咱|咱们|俺|俺们|我俩|我家|我们家|咱家)(?!.*(?:想要|想画|要画|希望|画[一个只]))/u;

/** 石头汤那个故事知道吧, 黄鱼车是上海话: what a word or a name means is explained. */
const EXPLAINS =
  /知道(?:吧|伐|不|么|吗)|那个?故事|典故|传说|谐音|方言|[京沪川粤闽豫鲁湘鄂]话|上海话|广东话|四川话|东北话|老家话|外号|绰号|小名|(?:店|菜|牌|品牌|公司)?名(?:字|儿)?(?:是|里|取|来|不)|的意思|意思是/u;
/** 黄鱼车就是三轮车: the brand's own word is told about. */
const tellsOfName = (text: string, name: string): boolean => {
  const word = /^\s*(\p{Script=Han}{2,6}?)(?:那个|这个|嘛|呢)?(?:其实|可|就|也|又|并)?(?:不是|是|叫|指)/u.exec(
    text,
  )?.[1];
  return word !== undefined && name.includes(word);
};

/** 画一棵: of what was just told. */
const ASKS_FOR_IT = /[画来要整弄][一两三]?[棵只个条把朵座张盏头匹]\s*$/u;

/** `others`: nothing of it is the picture. `ourselves`, `trade`: what is told of the business is no picture, but its trade. */
export type Told = 'others' | 'ourselves' | 'trade' | undefined;

/** 想要一条锦鲤, 图案：一只绵羊, 请做一只黑熊, 欲以青灯一盏为图 */
const ASKS_FOR_ONE =
  /想(?:要|用|画|整|弄|做|搞|请|着|以|的是|到的?是)|(?:就|只)要|请(?:做|画|给|用|以)|(?:图案?|图标|标志|标|logo|icon|形象|主图|画面|视觉|图上|图里)\s*(?:就|是|用|希望|里|上|请|$)|(?:拟|欲|可|希望)以|给[俺咱][来画整弄]|[来整弄搞][个只头条座棵朵匹把]|^\s*(?:就|请|那就)?把[^，]+[成做画变]|(?:想法|设想|构思|思路|创意)(?:就|大概)?是|整[个只]|弄[个只]|要[个只]/iu;
const COUNTED_FIRST = new RegExp(
  `^\\s*(?:就|只|只要|请|来|再来|给?画|要|用|以|拿)?(?:${COUNTED.source.slice(1, -1)})\\p{Script=Han}`,
  'u',
);
const ENDS_SENTENCE = /[。！？!?\n.；;—…：:]/u;

/** 一只猫头鹰: what a sentence begins with is the picture, whatever was told in the sentences before. */
const beginsPicture = ({ text }: ClauseText): boolean =>
  COUNTED_FIRST.test(text) && !/^\s*[一二两三四五六七八九十]+[家户代位名]/u.test(text) && namesThing(text);

/** Counted, or somebody who does something. */
export const isShownIn = (clause: ClauseText): boolean =>
  tokensOf(clause.text).some(
    ({ kind }, at, all) => kind === 'number' && [all[at + 1]?.kind, all[at - 1]?.kind].includes('thing'),
  ) || beginsScene(clause);
const tellsOfUs = (clause: ClauseText): boolean =>
  isTrade(clause) || OURSELVES.test(clause.text) || OTHERS.test(clause.text) || STORY.test(clause.text);

/** Somebody tells of himself, his people, his shop or of earlier days. */
const STORY =
  /我(?!们?(?:想|要))|咱|俺|阿拉|爸|妈|爷爷|奶奶|外婆|外公|老公|老婆|女儿|儿子|孙子|孙女|徒弟|师傅|一家人|全家|以前|从前|小时候|那[年天会]|当年|头一年|第一年|去年|前几天|后来|[一二两三四五六七八九十百千几]+(?:多)?年|^\s*(?:小店|店里?|铺子)[^，]{0,3}$/u;
const ASKED_FOR = /画|想要|要[一两三个只]|标志|图案|图要|logo|招牌|换成|做成/iu;

const BODILY = /^[张闭眯睁咧伸翘竖歪](?:大|开|着|出|起)[嘴眼舌尾耳]/u;

/** 小毛驴拉起一个易拉罐跑, 钥匙的头是一个小房子: after what was told of the trade. */
function beginsScene(clause: ClauseText): boolean {
  // 就是袋鼠嘛
  const said = clause.text.replace(/^\s*就是|[嘛呗吧呀啊]\s*$/gu, '').trim();
  const [first, ...more] = tokensOf(said);
  const isSomebody = first?.kind === 'thing' && canHold({ token: first });
  // 鳄鱼张大嘴: what is done with one's own body.
  const isOfBody = isSomebody && said.startsWith(first.text) && BODILY.test(said.slice(first.text.length));
  const isCounted = more.some(({ kind }, at) => kind === 'number' && more[at + 1]?.kind === 'thing');
  const isDone = more.some(({ kind }) => ['verb', 'with', 'at', 'change'].includes(kind));
  // 钥匙，钥匙的头是一个小房子
  const bare = said.replace(/^[大小长短圆方新旧老红白黑绿蓝黄]/u, '');
  const isOnlyName = more.length === 0 && (first?.text === said || first?.text === bare) && /[,，]/u.test(clause.end);
  // 考拉或者长颈鹿吧
  const isOffered = more.length === 2 && more[0]!.kind === 'or' && more[1]!.kind === 'thing';
  const isNamed = isOnlyName || isOffered;
  return first?.kind === 'thing' && (isCounted || isNamed || isOfBody || (isSomebody && isDone)) && !isTrade(clause);
}

/** 我们是一所乡村幼儿园, 我们干脆开了这个花店 */
const OUR_HOUSE = /^\s*(?:我们?|咱们?|俺们?|这|本店)(?:干脆|就|后来|现在|自己)?(?:是|开)/u;

/** 香包我一针一线缝的 */
const MADE_BY_US =
  /^\s*[^，一两三]{1,6}?(?:都|全)?是?(?:我们?|咱们?|俺们?|自己|自家)[^，一两三要想画]{0,3}(?:一[针刀笔]一[线刀画])?[^，要想画]{1,2}的\s*$/u;

/** Nobody is shown: what somebody does for a living, a place, a house. */
export function isTrade({ text }: ClauseText): boolean {
  if (!/\p{Script=Han}/u.test(text) || WISH.test(text) || ASKS_FOR_ONE.test(text)) return false;
  const tokens = tokensOf(text);
  const isCounted = tokens.some(({ kind }, at) => kind === 'number' && tokens[at + 1]?.kind === 'thing');
  const first = tokens[0]?.kind;
  if (IS_HOUSE.test(text) || IS_PLAN.test(text)) return !isCounted || OUR_HOUSE.test(text);
  if (isCounted && !/^\s*(?:我|俺|咱|本)/u.test(text)) return false;
  if (MADE_BY_US.test(text)) return true;
  return LIVES_BY.test(text) || (ENDS_WITH_DE.test(text) && first !== undefined && first !== 'thing');
}

/** 我想画一把伞, 请替我画一本书: something of its own, not 画那把伞 or 再画一把. */
const asksForOne = ({ text }: ClauseText): boolean =>
  /[画要想请拿用让来]/u.test(text) &&
  !/[再也还加它他她]|旁边|上面|下面|里面|背景|外面|底下|[那这][个把只条种]|(?:颜色|风格|感觉|圆框|线条)/u.test(text) &&
  tokensOf(text).some(
    ({ kind, text: said }, at, all) => kind === 'number' && said.startsWith('一') && all[at + 1]?.kind === 'thing',
  );

/** 豆荚画成一只小船, 山字换成三摞积木: of what is named there, where 柄换成一根针 speaks of what was told. */
const changesThing = ({ text }: ClauseText): boolean => {
  const to = /(?:换|画|做|弄|整|盘|卷|变)[成做](?=[一二两三四五六])/u.exec(text);
  const ofLetter =
    /^\s*[a-z](?:\s*字|\s*字母)?\s*(?:能不能)?(?:换|画|做|变)[成做]|^\s*[a-z]\s*(?:能不能)?是[一两三]/iu.test(text);
  const before = to ? text.slice(0, to.index) : '';
  return ofLetter || (to !== null && (/字/u.test(before) || tokensOf(before).some(({ kind }) => kind === 'thing')));
};

/** 就画它, 那只猫: the story says who is meant. */
const MEANS_TOLD = /[它牠](?!们)|(?:那|这)(?:一?[只把个条张件辆棵朵盏幅双]|一幕|画面|样子)(?!字|意思|感觉|味道|颜色)/u;

/** What is told before a picture is asked for; up to the end of its sentence nothing else is meant either. */
/** 院里真有棵柚子树: what there is around the house, where a later sentence says what to draw. */
const OUR_PLACE =
  /^\s*(?:我们?|咱们?)?(?:店|院|院子|屋|家|门口|楼下|楼上|后院|巷口|村口|村里|旁边|隔壁|对面)(?:里|前|后|外)?[^，]{0,4}有/u;
const isOfOurPlace = (clauses: readonly ClauseText[], at: number): boolean =>
  OUR_PLACE.test(clauses[at]!.text) &&
  clauses.some(
    ({ text }, later) =>
      later > at &&
      clauses.slice(at, later).some(({ end }) => /[。！？!?\n]/u.test(end)) &&
      ASKED_ZH.test(text) &&
      namesThing(text),
  );

export function toldBeforeWish(clauses: readonly ClauseText[], name: string): Told[] {
  const asked = clauses.findIndex(
    ({ text }, at) =>
      (WISH.test(text) || changesThing(clauses[at]!) || (ASKS_FOR_ONE.test(text) && namesThing(text))) &&
      !OTHERS.test(text) &&
      (at === 0 || !/^(?:本来|原本|一开始|起初)/u.test(text.trim())),
  );
  const begun = clauses.findIndex(
    (clause, at) =>
      at > 0 &&
      ENDS_SENTENCE.test(clauses[at - 1]!.end) &&
      (beginsPicture(clause) || (clauses.slice(0, at).some(tellsOfUs) && beginsScene(clause))),
  );
  const wish = begun > 0 && (asked < 0 || begun < asked) ? begun : asked;
  // 画一棵 asks for what was explained.
  if (wish <= 0 || POINTS_BACK.test(clauses[wish]!.text) || ASKS_FOR_IT.test(clauses[wish]!.text))
    return clauses.map((_, at) => (isOfOurPlace(clauses, at) ? 'others' : undefined));
  const tradeTalk = clauses.slice(0, wish).map(isTrade);
  /** 大连，剧本杀加桌游，开到凌晨四点: the whole sentence tells the trade. */
  const isOfTradeSentence = (at: number): boolean => {
    const start = clauses.slice(0, at).findLastIndex(({ end }) => ENDS_SENTENCE.test(end)) + 1;
    const length = clauses.slice(start).findIndex(({ end }) => ENDS_SENTENCE.test(end)) + 1;
    const isBefore = length > 0 && start + length <= wish;
    return isBefore && tradeTalk.slice(start, start + length).some(Boolean) && !isShownIn(clauses[at]!);
  };
  const isOne = wish === begun || asksForOne(clauses[wish]!);
  const sentenceOf = (at: number): ClauseText[] => {
    const start = clauses.slice(0, at).findLastIndex(({ end }) => ENDS_SENTENCE.test(end)) + 1;
    const length = clauses.slice(start).findIndex(({ end }) => ENDS_SENTENCE.test(end)) + 1;
    return clauses.slice(start, start + length);
  };
  /** 我带过七十个宝宝，有双胞胎有早产的。: a sentence of the story. */
  const isMeant =
    MEANS_TOLD.test(clauses[wish]!.text) ||
    clauses.slice(wish).some(({ text }) => /就(?:是|画|要)[它那这]/u.test(text));
  const isOfStory = (at: number): boolean =>
    !isMeant &&
    sentenceOf(at).some(({ text }) => STORY.test(text)) &&
    !sentenceOf(at).some(({ text }) => ASKED_FOR.test(text));
  const isOnlySpokenOf = (at: number): boolean => isOne && !isMeant && !sentenceOf(at).some(isShownIn);
  const sentence = clauses.slice(0, wish).findLastIndex(({ end }) => ENDS_SENTENCE.test(end)) + 1;
  let told: Told;
  return clauses.slice(0, wish).map(({ text }, at) => {
    if (/[。！？!?\n]/u.test(clauses[at - 1]?.end ?? '')) told = undefined;
    if (OTHERS.test(text) || EXPLAINS.test(text) || tellsOfName(text, name) || isOfOurPlace(clauses, at))
      told = 'others';
    else if (tradeTalk[at]) told = 'trade';
    else if (told === undefined && isOfTradeSentence(at)) return 'trade';
    else if (OURSELVES.test(text)) told = 'ourselves';
    // 江南的雨有形状，像垂柳。我想画一把伞: what was only spoken of in an earlier sentence.
    if (told === undefined && at < sentence && (isOfStory(at) || isOnlySpokenOf(at))) return 'others';
    return told;
  });
}
