/** As a place nearby, or as those it is done for. */
export type Mention = 'where' | 'whom' | undefined;

/**
 * Whether a trade is only mentioned: a place nearby (大学门口的打印店, "a calm room above the bakery") or those it is
 * done for (给小工厂做软件, "temp staff for care homes"). Told by what stands before and after it in its clause.
 */

const DETERMINED = 'the|a|an|our|your|my|his|her|their|this|that|each|every|some|old';
/** Said of a place only with an article: "specialists in roofing" is a trade. */
const PLACE_BEFORE = new RegExp(
  // "Lamb from our hill farm": where it comes from is the business itself.
  `\\b(?!from (?:our|my)\\b)(?:in|on|at|from|by|off|to|inside|outside|round|around|past|over|under|within|behind|above|below|opposite|beside|between) (?:${DETERMINED})(?: \\w+){0,2}$`,
);
const NEAR_BEFORE =
  /\b(?:next to|near|nearby|next door to|across from|opposite|behind|above|beside|close to|alongside|adjoining)(?: \w+){0,2}$/;
const CUSTOMERS_BEFORE = /\b(?:for|serving|supplying|to help|used by|loved by|helping)(?: \w+){0,3}$/;
const NO_CUSTOMERS = /^(?:hire|sale|rent)\b/;

function english(before: readonly string[], after: readonly string[]): Mention {
  const told = before.join(' ');
  if (CUSTOMERS_BEFORE.test(told)) return NO_CUSTOMERS.test(after.join(' ')) ? undefined : 'whom';
  return PLACE_BEFORE.test(told) || NEAR_BEFORE.test(told) ? 'where' : undefined;
}

const PLACE_AFTER =
  /^[店馆铺楼城园院区]?(?:里|内|边|旁|旁边|边上|门口|对面|隔壁|附近|楼上|楼下|周边|外面?|路口|背后|后面|前面|门前|街上|顶楼|出口|入口)/u;
const LYING_IN = /(?:开在|位于|坐落于?|就在|靠近|挨着|紧邻|紧挨|(?<![正现存所])在)\p{Script=Han}{0,6}$/u;
/** 给…做: what stands between is whom it is done for. */
const DONE_FOR = /(?:给|为|帮|替|面向|针对|专为|适合|服务)[^\p{P}做提送供招开设定用配运修卖拍写画培打]{0,7}$/u;
const CUSTOMERS_AFTER =
  /^(?:公司|企业|店|店主|行业)?的?(?:\p{Script=Han}{0,3}也[有做接收卖行会]|客户|用户|孩子|学员|家长|老板|人群|商家|从业者|客人|朋友|党|爱好者|都做|都能|都可|都有|用的|通用)/u;

/** 科技感, 国潮风: how it looks. */
const LOOK_AFTER = /^(?:感|风格|风$|范|味$)/u;

/** 先咨询后收费, 免费设计: what is done on the way to the work. */
const ON_THE_WAY_BEFORE = /(?:免费|先)(?:上门)?$/u;
const ON_THE_WAY_AFTER = /^(?:免费|后[收付再]|之后)/u;

function chinese(before: string, after: string): Mention {
  if (ON_THE_WAY_BEFORE.test(before) || ON_THE_WAY_AFTER.test(after)) return 'whom';
  if (PLACE_AFTER.test(after) || LOOK_AFTER.test(after)) return 'where';
  if (LYING_IN.test(before) && after.includes('的')) return 'where';
  if (CUSTOMERS_AFTER.test(after)) return 'whom';
  return DONE_FOR.test(before) && after.length > 0 ? 'whom' : undefined;
}

export const mentionedAs = { zh: chinese, en: english };
