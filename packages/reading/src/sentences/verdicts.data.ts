import { anyOf, cell } from './decline-scope.ts';

/**
 * How a clause judges what it names, put together from small tables: a negation with a verb of having or showing, tiredness of
 * seeing something, too many who use it, poor taste, sending it away, and begging to be spared.
 */
const ZH = {
  negation:
    '不 没 别 甭 莫 勿 休 毋 唔 冇 绝不 并不 免 不太 不大 不再 不会 不能 不可 不应 不应该 不该 不想 不愿 不敢 不打算 不允许 不怎么 别再 别给我 不让 不许 不准 没让',
  including:
    '要 用 画 放 上 加 来 带 出现 出镜 露 露面 安排 考虑 取 选 采用 采纳 接受 可以 可 行 成 许 准 合适 适合 适用 搭 喜 喜欢 中意 待见 欢迎 感冒 劳烦 麻烦 沾 碰 提 谈 需要 必 妥 入画 入选 进 入 走这 跟我说 跟我提 怼 往上放 往上加 往上怼',
  /** 看着就累, 见得够多, 看得我眼睛疼 */
  seeing: '看 见 听 瞧 瞅 刷 画 雕',
  tired:
    '起茧 烦 腻 累 吐(?!司|出|丝|泡|舌) 厌 够了 够多 疼 痛 晕 困 倦 瞎 难受 麻木 恶心 疲劳 发怵 发毛 头大 太多 伤了 怕人',
  overused:
    '太滥 太烂 用滥 用烂 画滥 画烂 写烂 做烂 泛滥 雷同 同质化 大众脸 太大众 标配 标准答案 老三样 老几样 老一套 老套 老花样 俗套 过气 落伍 老掉牙 陈词滥调 没跑 千篇一律 大同小异 一个模子 人手一个 谁家没有 哪家没有 谁家不用 哪家不用 谁没有 谁没用过 家家有 撞车 撞衫 烂梗 老梗 老面孔 留给别人 留给别人用 留给别家 让给别人 让给别家 是别人的 是别人家的 有人用了 有人注册了 有人注册 被注册了 被占了 名花有主',
  poor: '敷衍 偷懒 没创意 没有创意 毫无创意 没想象力 没有想象力 毫无想象力 没诚意 没新意 没特点 没辨识度 不走心 不够高级 不高级 上不了台面 不上档次 拉低档次 太直给 直给 廉价感 山寨感',
  /** Moods by themselves, verdicts after 太 or 就 (笼子就残忍了). */
  grim: '幼稚 瘆人 血腥 恐怖 阴森 杀气重 残忍 凶巴巴 丧气 压抑 沉重 冰冷 晦气 铜臭 土味 阴间',
  /** 不够高级, 不洋气 */
  fine: '高级 大气 洋气 时髦 体面 好看 耐看 美观 雅观 吉利 顺眼 讨巧 讨喜 应景 新颖 出彩 贴切 恰当 入流 入眼 妥当 妥帖 显档次 上档次',
  away: '没收 略过 略掉 略去 省略 省掉 省去 跳过 绕行 避让 避讳 规避 忽略 割爱 弃用 停用 禁用 让位 出局 靠边 退场 离场 下场 闪开 走开 收好 收走 收起来 收一收 藏好 藏起来 撤下 撤走 搬走 拿开 挪开 请走 请出去 靠后 换个思路 换换思路 换个别的 换点别的 另请高明 不伺候 敬而远之 敬谢不敏 恕不接受 恕不 谢绝 拒了 被拒 黑名单 求放过 放过我 放过我吧 饶了我 饶了我吧 饶过我 高抬贵手 手下留情 行行好 使不得 要不得 用不得 画不得 放不得 碰不得 沾不得 提不得 上不得',
} as const;

const any = (words: string): string => `(?:${anyOf(words)})`;
const EMPHASIS_ZH = '[就都也真的实在总有点快要想我们人让会得看着起来了脑袋眼睛头心里]{0,6}';

/** 不可以, 别安排, 免进: what may not be there. */
export const NEGATED_INCLUDING_ZH = cell(ZH.negation).flatMap((not) => cell(ZH.including).map((verb) => not + verb));
export const VERDICT_ZH = new RegExp(
  `(?:${any(ZH.seeing)}(?:着|得|到|见|了|过|都)?${EMPHASIS_ZH}${any(ZH.tired)}|${any(ZH.overused)}|[俗土丑假烂]得\\p{Script=Han}+|${any(ZH.poor)}|(?:太|过于|有点|显得|略显|就|属于)${any(ZH.grim)}|让[它他她]们?(?:先)?(?:歇|休息|退休|下岗|放假|靠边|走)\\p{Script=Han}{0,3}|不(?:够|太|大|怎么|显)?${any(ZH.fine)}|无趣|无感|无味|${any(ZH.away)}|(?:同行|同业|别人|别家|用的|画的|撞的|对手)(?:用|画)?的?(?:人|家)?太多|谁[^，]{0,4}(?:画|放|用|弄|整)[^，]{0,4}(?:跟谁急|退款|翻脸|拉黑|骂人)|想都(?:不要|别|不用|甭)想|[见看]一次\\p{Script=Han}一次|跟(?:我们|咱们?|俺们?|我|本店)[^，]{0,6}[没无不][^，]{0,4}(?:关系|关|相干|搭界|沾边)|[最更]好没有|没有[最更]好|不在[^，]{0,4}(?:考虑|范围|计划|清单)\\p{Script=Han}{0,3}|全免|一概免|可免则免|能免[就则]免)`,
  'u',
);

const EN = {
  not: "n't nt _not not",
  including:
    'need_to_be need_to_appear need_to_show need needed necessary required permitted allowed admitted appropriate suitable acceptable welcome wanted right show show_up appear be_there be_in_it be_shown be_seen be_included be_used be_part be_a_part feature fit suit work belong apply fly do do_it make_the_cut come_into_it cut_it represent_us reflect_us for_us for_me our_thing our_style us me an_option invited part_of_it considering consider',
  poor: 'grim cruel gross weird morbid cringe cringey disgusting lazy obvious literal verboten parody unimaginative uninspired cheap tacky naff cheesy corny childish boring dull dreary bland generic tired stale dated overused overdone cliche clichéd cliched hackneyed predictable kitsch twee tasteless vulgar creepy scary gloomy depressing offensive ugly awful terrible dreadful hideous on_the_nose played_out worn_out done_to_death clip_art clipart stock_art stock_photo stock everywhere taken ten_a_penny a_dime_a_dozen old_hat off_the_menu off_the_cards beneath_us beside_the_point tone_deaf',
  verdicts:
    "yawn yuck ugh meh snore groan please come_on seriously enough pass seen_them_all seen_it_all seen_it_done_it been_done done_it seen_it seen_them seen_enough let's_not lets_not spare_me spare_us we_won't we_wont i_won't not_again been_there been_there_done_that anyone_but_those bleh boring no_and_no",
} as const;

/** "Mops don't do it for us", "crosses aren't appropriate", "boxes we wouldn't". */
const NEGATED_EN = `(?:(?:\\b(?:do|does|did|is|are|was|were|wo|would|should|can|could|must|need|has|have|ai)(?:n'?t|n’t| not|not)|\\bnever|\\bnot|\\bcannot)(?: really| quite| even| exactly| ever| strictly| at all| just)*\\s+(?:be |to be |get |seem |feel |look )?(?:an? )?(?:${anyOf(EN.including)})\\b[a-z' ]*|(?:we|i)(?:'d)? (?:wouldn'?t|don'?t|won'?t|can'?t|would not|do not)|\\b(?:should|must|can|could|would|do|does)(?:n'?t| not)(?: be)?)`;
const JUDGED_EN = `\\b(?:is|are|was|were|be|feels?|seems?|looks?|sounds?|verges? on|verging on|borders? on|bordering on)\\s+(?:so |too |all |just |a bit |really |totally |very |quite |frankly |rather |like |a |an |far too |way too |such a )*(?:verging on |bordering on )?(?:${anyOf(EN.poor)})\\b[a-z' ]*`;
const DEEDS_EN = `(?:\\b(?:bore|depress|annoy|irritate|offend|upset|alarm|frighten|confuse)s?(?: (?:me|us|them|people|everyone|everybody|customers|clients|patients))?|\\b(?:scare|creep|put|turn)s? (?:me|us|them|people|everyone|everybody|customers|clients|patients) (?:out|off|away)|\\bleaves? (?:me|us|people|everyone) cold|\\bmakes? (?:me|us|people|everyone) (?:want to )?(?:cry|cringe|scream|sick|yawn|shudder|wince|weep|angry|queasy|gag|groan|itch|uneasy|nervous|uncomfortable|sleepy|roll my eyes|run|leave)|\\bsends? (?:out )?(?:the|a) wrong [a-z]+|\\bmiss(?:es)? the [a-z]+|\\b(?:have|has) had (?:its|their) (?:day|time|moment)|\\b(?:(?:is|are) )?what (?:everyone|everybody|every [a-z]+|they all|the others?|the competition|(?:our )?competitors|(?:the )?big chains)(?: else)? (?:does|do|has|have|uses?|expects?|draws?|did)|\\b(?:(?:is|are) )?what (?:my|our|the|that) (?:[a-z]+ )?(?:competitors?|rivals?|neighbou?rs?|competition|bloke|guy|lot|place|shop|shops|agency|designer)(?: (?:down the road|next door|across the road|over the road))? (?:does|do|has|have|uses?|draws?|did|had)|\\b(?:is|are) (?:strictly )?for (?:the )?(?:others?|other [a-z]+|everyone else|everybody else|somebody else|someone else|the competition|rivals|clowns|amateurs|tourists|supermarkets?|(?:[a-z]+ ){1,3}(?:next door|down the road|over the road))|\\bgives? (?:me|us|people|customers) (?:hives|nightmares|goosebumps|a headache|headaches|the (?:creeps|ick|willies|shivers|fear|heebie[- ]jeebies))|\\b(?:complicates?|spoils?|ruins?|clutters?|cheapens?|confuses?) (?:things|it|matters|everything|the (?:look|picture|thing|design))|\\bgets? in the way|\\b(?:shows?|lacks?) (?:no |any |zero )?imagination|(?:can|could|may|should|must|has to|have to) (?:have|take) the (?:day|year|week) off|(?:stays?|remains?|keeps?) (?:well |right )?(?:hidden|home|away|out|off|at home)(?: of (?:it|this|sight|the picture|the logo))?|(?:would be|is|are|seems?|feels?|were|was) (?:the|an?|too|so|a bit|a touch|rather|way too|far too) (?:obvious|easy|lazy|predictable|usual|safe|expected|standard|default|first|done)(?: (?:thing|choice|idea|route|answer|option|one|way|thought|pick))?(?: to (?:do|draw))?|(?:can|could|may|should|must|has to|have to) (?:stay|remain) (?:behind|(?:in|inside|under|at) (?:the|its|their) [a-z]+)|\\b(?:must|has to|have to) (?:go|leave|retire)|\\bgoes|\\bstrictly (?:forbidden|verboten|banned|prohibited|off limits|excluded|no)|\\b(?:an? )?(?:(?:big|hard|firm|definite|flat|absolute|total) )?no(?: from (?:me|us)| thanks| thank you)?|\\bnope|\\bnah|\\bnever|\\bno way)`;

/** "Steam unnecessary", "computer mice excluded": a verdict without its verb. */
const BARE_EN = `\\b(?:unnecessary|unwanted|unwelcome|excluded|forbidden|prohibited|verboten|not (?:needed|required|necessary|wanted|welcome|allowed|invited|included|involved|featured|pictured))`;

export const VERDICT_EN = new RegExp(
  `(?:${BARE_EN}|${NEGATED_EN}|${JUDGED_EN}|${DEEDS_EN})(?:\\s+(?:please|thanks|at all|anymore|any more|again|either|(?:round|around|about|in|on) (?:here|these parts|this (?:house|family|shop|office|town)|our (?:house|family|shop|office|town|book|view)|my (?:book|house|view|watch)|it)))*\\s*$`,
  'iu',
);
/** A clause that only judges what stands before it: "…, yawn", "… we've seen them all", "… every agency has them". */
export const VERDICT_ALONE_EN = new RegExp(
  `^\\W*(?:(?:all |so |just |we'?ve |i'?ve |they'?re |they |it'?s )*(?:${anyOf(EN.verdicts)}|${anyOf(EN.poor)})|(?:sure |because |cos |coz |since |as |but |and )*every(?:one|body|(?: [a-z]+){1,3})(?: in [a-z ]+)? (?:else )?(?:has|uses|does|have|do|draws|has got|'s got) (?:them|those|that|it|these|one)|(?:just |you can |we |i |best )*(?:leave|left) (?:it|them|that|those|these|all that|the lot) to (?:the |some )?[a-z ]+|(?:the )?(?:others?|other lot|other fella|competition|rest|rivals|they|anyone else|everyone else|somebody else) (?:can|may) (?:have|keep|use) (?:them|those|that|it|these|the lot)|you (?:all |lot |know (?:what|where) you )?can (?:do with|keep|have|shove|stick) (?:them|it|that|those|these)|so cannot|cannot(?: lah| one)?|(?:no |not )?(?:ta|cheers|thanks but no thanks)|we'?ll pass|i'?ll pass|in the bin|(?:all |it'?s all |they'?ve all |all been )*been done(?: [a-z ]+)?|the usual(?: [a-z]+)?|(?:all|both|the lot|these|those|they)(?: (?:are|is|all))*(?: of (?:them|those|these))?(?: are| is)? (?:banned|out|excluded|forbidden|off limits|verboten|overdone|overused|cliches?|no[- ]?go(?:es|s)?|a no|done|been done|done to death)|we (?:won'?t|don'?t|wouldn'?t)|none(?: of (?:that|those|these|them))?)(?: please| thanks| for us| for me)*\\W*$`,
  'iu',
);
/** "…, and so are wrenches", "neither are notes": judged like what stood before. */
export const LIKEWISE_EN = /^\W*(?:and )?(?:(?:so|neither|nor) )?(?:is|are|do|does|would|will|can) (.+)$/iu;
/** 胶片也是: judged like what stood before. */
export const LIKEWISE_ZH = /^(.+?)(?:也是|也一样|同理|亦然|也别|也免|也算了|也不例外)[了啦吧哈的\s]*$/u;
/** "Things to avoid: hearts, stars": the words before a colon that decline a whole list. */
export const HEADS_DECLINED_EN =
  /\b(?:avoid|avoiding|(?:don'?t|do not|didn'?t|not|never) (?:want|like|need|use|show|draw|include|wanted)(?: (?:any|to see))?|exclude[ds]?|excluding|banned|forbidden|no[- ]?no'?s|no[- ]go'?s|off limits|hates?|skip|leave out|steer clear of|out of bounds|not (?:wanted|welcome|allowed)|dislikes?|(?:avoid|exclude|skip|ban|steer clear of) (?:anything|everything|all things) [a-z]+)\W*$/iu;

/** Said while thinking: what stands before it is still spoken of. */
export const FILLER_EN =
  /^\W*(?:h+m+|e+r+m*|u+m+|well|honestly|frankly|sorry|look|listen|seriously|personally|actually|mind you)\W*$/iu;
export const OR_THAT_EN = /^\W*(?:and )?(?:or|nor|neither)\s/iu;
/** The pronoun that a negation is about: "can't stand it", "not that one please". */
export const OF_BEFORE_EN =
  /^\s*(?:(?:be|have|see|seeing|face|facing|stand|bear|want|wanted|need|use|using|draw|drawing|like|put|include|show|picture|take|do|doing|look at|deal with) ){1,2}(?:another |any of |a single )?(?:one|it|him|them|those|that|these)(?: (?:again|in (?:there|it)|anywhere|please|thanks|anymore|any more|on it|either|at all))*\s*$/iu;
/** Which is a no, and it got vetoed, we hated it: said of what stands before. */
export const DISMISSED_EN =
  /^\W*(?:(?:and|but|so|because|cos|since|though|which|honestly) )*(?:(?:which|that|it|this|he|she|they|those|these|both|all of (?:them|those|that))(?:'s|'re| is| are| was| were| got| gets| has been| have been| would be)? (?:all |just |really |totally |frankly |strictly |such )*(?:an? (?:firm |hard |big |definite |flat |absolute )?no(?: from (?:me|us)|[- ]no|[- ]go)?|banned|vetoed|binned|rejected|scrapped|turned down|nixed|ruled out|thrown out|forbidden|excluded|prohibited|verboten|overdone|overused|done to death|been done|off the (?:table|list|menu|cards)|out of the (?:question|running|picture)|not an option|not (?:for us|us|me|happening|wanted|needed|welcome|required)|too (?:much|obvious|literal|common|predictable|generic|twee|cheesy|tacky|childish)|a bit much|over the top|overkill|cheesy|tacky|naff|cliche(?:d)?|clichéd?|taken)|(?:it|that|they|those|he|she|this) (?:isn'?t|aren'?t|is not|are not|wasn'?t|weren'?t) (?:really |quite |exactly )?(?:for (?:me|us)|us|me|(?:our|my) (?:thing|style|cup of tea)|what we (?:want|are|do)|right(?: for us)?|needed|wanted)|(?:nobody|no one) (?:likes?|liked|wants?|wanted|loves?|loved) (?:it|that|them|those|one|him)|(?:i|we|he|she|they|everyone|everybody|nobody|customers|the (?:kids|boss|wife|team)|my [a-z]+) (?:all |just |really |never |absolutely |both )*(?:hated?|loathed?|detested?|disliked?|binned|vetoed|rejected|scrapped|(?:didn'?t|did not|don'?t|never) (?:like|want|love|take to|warm to)|(?:was |were |'m |'re |am |are )?(?:glad|happy|relieved|pleased|delighted) to (?:see the back of|be rid of|get rid of|lose|bin|drop|ditch)|couldn'?t (?:stand|bear)|can'?t (?:stand|bear)|weren'?t keen on|wasn'?t keen on|got rid of|sent back|moved (?:on|away) from) (?:it|that|them|those|one|him))(?: (?:please|thanks|anyway|sadly|too|already|again|by [a-z ]+))*\s*$/iu;
