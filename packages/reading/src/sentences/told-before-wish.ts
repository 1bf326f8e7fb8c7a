import type { ClauseText } from './clauses.ts';
import { namesThing } from './decline-scope.ts';
import { ASKED_ZH } from './turned-down-zh.ts';

/** A picture is asked for in so many words: 画个…, 就来只…, 图嘛, 最后拍板. */
const WISH =
  /(?:^|[^计规策动漫国油字])画(?:[一个只条颗把头匹朵座棵张口盏辆艘扇尾株枝片枚本双对俩两三四五六七八九十]|上)|(?:就|给我|帮我|不如|干脆|还是)来[一个只座条头匹把盏朵棵艘辆张颗]|^来[一个只座条头匹把盏朵棵艘辆张颗]|想[要着]?(?:[一个只]|画)|(?:就|只)要[一个只]|(?:图|图案|画面|标|标志|logo)[嘛呢吧啊]|(?:最后|最终)(?:定|拍板|还是|选|决定)|定(?:了|啦|下来)/iu;

/** 就照这个画, 就画那把扇子: the wish is what was told. */
const POINTS_BACK = /照(?:这|那)|就(?:这个|这样|是这)|(?:[那这][把张只个条座棵间盏].*){2}/u;

/** Told of oneself, of one's people, of others, of earlier days. */
const OTHERS =
  /^[\s那个其实说起来]*(?:(?:我|咱|俺)?(?:爸|妈|爹|娘|父亲|母亲|女婿|婆婆|公公|爷爷|奶奶|外婆|外公|姥姥|姥爷|老公|老婆|媳妇|闺女|女儿|儿子|孩子|娃|弟|妹|哥|姐|嫂子|舅|姑|姨|叔|伯)|孩子们|家里人|她妈|他爸|隔壁|对门|街坊|邻居|客人|顾客|病人|患者|住过的客人|合伙人|股东|朋友|同事|老板|有人|人家|别人|以前|从前|小时候|那年|当年|昨[天儿]|前[天两年]|去年|今年|后来|早年|年轻时|当初)/u;
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

/** `others`: nothing of it is the picture. `ourselves`: what is told of the business is no picture, but its trade. */
export type Told = 'others' | 'ourselves' | undefined;

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
  const wish = clauses.findIndex(
    ({ text }, at) =>
      WISH.test(text) && !OTHERS.test(text) && (at === 0 || !/^(?:本来|原本|一开始|起初)/u.test(text.trim())),
  );
  // 画一棵 asks for what was explained.
  if (wish <= 0 || POINTS_BACK.test(clauses[wish]!.text) || ASKS_FOR_IT.test(clauses[wish]!.text))
    return clauses.map((_, at) => (isOfOurPlace(clauses, at) ? 'others' : undefined));
  let told: Told;
  return clauses.slice(0, wish).map(({ text }, at) => {
    if (/[。！？!?\n]/u.test(clauses[at - 1]?.end ?? '')) told = undefined;
    if (OTHERS.test(text) || EXPLAINS.test(text) || tellsOfName(text, name)) told = 'others';
    else if (OURSELVES.test(text)) told = 'ourselves';
    return told;
  });
}
