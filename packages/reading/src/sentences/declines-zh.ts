import type { ClauseText } from './clauses.ts';
import {
  anyOf,
  bareAfter,
  bareBefore,
  cell,
  hide,
  isBareList,
  lastNamedIn,
  namesSomething,
  namesThing,
  NOTHING,
  rangeOf,
  whole,
  type Declined,
} from './decline-scope.ts';
import { DECLINES } from './declines.data.ts';
import { tokensOf } from './tokens.ts';
import { ASKED_ZH, isThreatened, isTurnedDown } from './turned-down-zh.ts';
import { LIKEWISE_ZH, NEGATED_INCLUDING_ZH, VERDICT_ZH } from './verdicts.data.ts';

/** 勿肯放 is 不肯放 elsewhere. */
const SAFE = `${DECLINES.zh.safe} ${cell(DECLINES.zh.safe)
  .filter((word) => /^不[^要用画]/u.test(word))
  .flatMap((word) => ['勿', '弗', '唔'].map((not) => not + word.slice(1)))
  .join(' ')}`;

const ZH = {
  before: new RegExp(anyOf(`${DECLINES.zh.before} ${NEGATED_INCLUDING_ZH.join(' ')}`), 'gu'),
  after: new RegExp(
    `(?<!不)(?:${anyOf(DECLINES.zh.after)}|(?<![上下里进过出回])去了|(?<![就也便都已]|[一两三四五六七八九十][滴只个条朵片颗张根把])够了|[就也]不\\p{Script=Han}了|没有?[^，]{0,5}关系|(?:那种|这种)?(?:老掉牙|用烂|烂大街|俗气|土气|老套|过时|没新意)的?(?:图|图案|标|设计|套路|东西|画面)|看了?不下.{1,3}[个次遍]|(?<![a-z])(?:pass|ng|out|bye)|(?:say |big |is |are |a )*\\bno\\b[a-z !]*|nope)[了啦吧哈呀哦喔嘛的咯嘞噻撒谢\\s]*$`,
    'iu',
  ),
  alone: new RegExp(
    `^(?:(?:标志?|图标?|画面|招牌|logo)(?:里|上|中|里头|里面|上面)(?:就|可)?)?(?:我们|咱们?|俺们?|我|那|老板|客户|大家|我妈|我爸|家里人)?(?:觉得|总觉得|感觉|说|嫌|看着|看了)?[就也都还真请可想\\s]*(?:${anyOf(DECLINES.zh.alone)}|谁(?:再|敢|要)?(?:画|放|用|加|弄|整|提)谁\\p{Script=Han}{1,8})[了啦吧哈呀哦喔嘛的\\s]*$`,
    'u',
  ),
  turn: new RegExp(`^\\s*(?:${anyOf(DECLINES.zh.turn)})`, 'u'),
  firstIdea: new RegExp(`(?:用过|试过|画过|(?:${anyOf(DECLINES.zh.firstIdea)})[^，]*[想画用做有是给要])`, 'u'),
  /** Also questions and verbs of ability: 好不好, 拿不住, 赶都赶不走, 它不是爱洗东西么. */
  safe: new RegExp(
    `不(?![要用画放想必需])\\p{Script=Han}不(?![要用画放想必需])\\p{Script=Han}|${anyOf(SAFE)}|(?<![一哪])个别|唔(?:该|好意思)|(\\p{Script=Han})[不唔]\\1|(\\p{Script=Han})都\\2不|(\\p{Script=Han}{1,2})来\\3去|不是(?=[^，]{2,10}[么吗]\\s*$)|[吃喝看听拿放坐走跑买卖说写做想]不[住了到上下完出起动]|(?<=[口边角上头襟领耳间侧])别[一着片朵枝支根个把只颗]`,
    'gu',
  ),
};
/** Where something else is asked for: 不是火，是…; 别画虎要猫. After 别 a clause may go on: 别一看是律所就画天平. */
const SWITCHES_ZH = {
  never: /而是|改成|换成|(?<![不需想必只])要/u,
  other: /而是|就是|而|(?<![不就得要非])是(?!的)|改成|换成|(?<![不需想必只])要(?!不)/u,
};
const switchAfter = (cue: string): RegExp => (/^[别甭莫勿]/u.test(cue) ? SWITCHES_ZH.never : SWITCHES_ZH.other);
/** Cues that can stand behind what they decline; a bare 不 tells what somebody does not do. */
const isStrong = (cue: string): boolean => cue.length > 1 || '别甭莫勿免忌禁拒唔'.includes(cue);
/** Stands for what was said before: 这些都不要. */
const THESE_ZH = /这些|那些|这类|那类|这套|那套|这俩|这仨|这[两三四几][样个种]|它们|以上/u;
/** Too good, or out of order: neither declines anything. */
const FINE_OR_BROKEN =
  '好|棒|美|可爱|重要|喜欢|爱|香|赞|神|萌|妙|酷|有趣|合适|对|卡|慢|旧|贵|热|烫|脏|堵|重|多|少|远|累|忙|晚|早|饿|渴|疼|松|紧|吵|阳|太|难|乱|湿|干|油|咸|辣|长|短|高|矮|大|小|胖|瘦|肥|圆|厚|薄|重|轻';
/** 太俗了, 太凶: words of taste decline what they are said of; 电脑太卡了 declines no computer. */
const TOO_MUCH_ZH = new RegExp(
  `(?<![老太])(?:太(?![太极空子后湖平妃婆监白古])|过于|过分)(?!${FINE_OR_BROKEN})\\p{Script=Han}{1,4}[啦吧\\s]*$`,
  'u',
);
/** The same with nothing before it, of what was named in the clause before. */
const ONLY_TOO_MUCH_ZH = new RegExp(
  `^[我们那也就都真的实在总觉得感有点，\\s]*太(?!${FINE_OR_BROKEN})\\p{Script=Han}{1,4}[啦吧\\s]*$`,
  'u',
);
/** What is declined stands inside: 除钥匙以外都行, 对骷髅过敏, 离狐狸远一点. */
const AROUND_ZH = [
  /只要(?:不是|别是|没有)(.+)$/u,
  /不是(.+?)就是(.+)$/u,
  /最(?:忌讳?|讨厌|反感|烦|怕|不想|不要|不喜欢)[^，]*?就?是(.+)$/u,
  /有没有(.+?)都?(?:无所谓|不重要|随便|都行|没关系)/u,
  /^\s*(.+?)(?:可有可无|可画可不画|可要可不要|有没有都?无所谓|有没有都行)/u,
  /(?:一提到?|一说到?|说起|提起|说到|提到)[^，]+?就(?:是|画|想到|用|上)(.+)$/u,
  /(?:不等于|不代表|不意味着|并不是说|又不是说|不是非)(?:就|一定|非)*(?:要|得)?(?:画|有|用|放|出现)(.+)$/u,
  /不是所有.+?都(?:要|得|用|画|有)(.+)$/u,
  /^\s*(.+?)(?:以外|之外)的?(?=都|随|全|任|其)/u,
  /(?:谁说|谁规定|凭什么)[^，]+?就?(?:得|要|该|必须)(?:是|画|用|有|放)(.+)$/u,
  /谁(?!家|说|规定|知)[^，]{0,6}?(?:画|放|用|加|整|弄|摆)(.+?)(?:我|就|谁|$)/u,
  /^\s*(?:你?再|(?:你|侬)?要是|(?:你|侬)?敢|如果|假如)[^，]{0,5}?(?:画|放|用|加|整|弄|摆)(.+?)(?:上去)?(?:我就|我跟|就).*(?:退款|拉黑|翻脸|急|走人|不付|差评|投诉|撕|换人|拍屁股).*$/u,
  /此(.+?)非彼/u,
  /^\s*(.+?)(?:能[^，]{1,2}多远|有多远|就?当[它他]们?(?:今天)?(?:不在|没来|下班|放假|休息))/u,
  /^\s*(.+?)(?:咱们?|我们?|俺们?)?不走(?:[那这][条个种]|寻常)?(?:路子?|路线)/u,
  /[可并又也]?不是真的?(?:要|想要|画|有)(.+?)[啊哈呀哦的]*$/u,
  /(?:家家|人人|个个|哪家)(?:都|侪|全|也)?(?:是|系)(.+)$/u,
  /比起(.+?)(?:更|还是|倒不如|不如)/u,
  /(?:同行|对手|竞品|隔壁|别家|别人家|人家|大家|谁家|家家|十家有?[七八九]家|满大街)(?:都|全|也|已经|老|总|有[八九]家)*在?(?:用|画|(?<=[都全])是)了?(.+)$/u,
  /十家\p{Script=Han}{0,5}?[七八九]家(?:都|全)?(?:是|用|画)?(.+)$/u,
  /(?:个个|人人|大家|客人)[^，]{0,14}?都(?:话|说|讲|喊|叫|让)[我咱]?(?:们)?画(.+)$/u,
  /与其(.+?)(?:还)?不如/u,
  // 北极熊也有别的队用了, 鲸鱼被隔壁注册了
  /^\s*(.+?)(?:也|都|早就?|已经)*[有被](?:别的?|人|人家|别人|别家|对手|隔壁|同行|\p{Script=Han}{0,4}[店家队])[^，]{0,3}(?:用|画|占|注册|抢)了?/u,
  /^\s*(.{1,4})你个(?:大头)?[头鬼]/u,
  /除(?!了)(.+?)(?:以外|之外|外)/u,
  /对(.+?)(?:过敏|无感|反感|没兴趣|没感觉|不感冒|不感兴趣)/u,
  /(?:看见|看到|见到|一看|看了)(.+?)就(?:烦|腻|头疼|想吐|反感|怕|头大|倒胃口|出戏|累|跑|头晕|犯困)/u,
  /离(.+?)远/u,
  /跟(.+?)(?:说再见|划清界限|撇清|不搭界|不搭边|不沾边)/u,
  /(?:叫|名字有|名字里有|名字带)(.+?)(?:不代表|不等于|并不|又不|不一定|但不|可不|却不|不见得).*$/u,
  /(?:把|将)(.+?)(?:拿掉|去掉|删掉|撤掉|换掉|换下来|藏起来|请出去|剔除)/u,
];

/** What a Chinese clause declines. */
export function chineseDeclines(clauses: readonly ClauseText[], at: number): Declined {
  const clause = clauses[at]!;
  const previous = clauses[at - 1];
  // 别反过来画成蜜蜂蜇熊 declines neither.
  if (/^\s*(?:别|不要|莫|可别|千万别)[^，]{0,3}(?:反过来|倒过来|反着|弄反|画反|搞反)/u.test(clause.text))
    return { declined: [], blanks: [rangeOf(clause)] };
  const isLabel = BAN_ZH.test(clause.text) && /[:：]/u.test(clause.end);
  // 一盏灯就够了，别的不要: nothing that was named is declined.
  if (isLabel || (NOTHING_ELSE_ZH.test(clause.text) && !namesThing(clause.text)))
    return { declined: [], blanks: [rangeOf(clause)] };
  const safe = hide(clause.text, ZH.safe);
  const mixed = englishCue(clause, safe);
  if (mixed) return mixed;
  // 盘成一只熊猫，不对，盘成一只羊: only the panda is taken back.
  if (
    previous &&
    /^\s*[啊哦噢呃额诶哎]*(?:不对|错了|说错了|写错了)[不对了啊\s]*$/u.test(clause.text) &&
    !isBareList(previous)
  )
    return lastNamedIn(previous);
  if (previous && (ZH.alone.test(safe) || ZH.alone.test(clause.text))) {
    const { declined, blanks } = whole(previous, ...bareBefore(clauses, at - 1));
    // Nor is anything of the clause that judges it wanted: 谁画谁不给钱 asks for no money.
    return { declined, blanks: [...blanks, rangeOf(clause)] };
  }
  if (previous && ONLY_TOO_MUCH_ZH.test(clause.text) && namesThing(previous.text))
    return whole(previous, ...bareBefore(clauses, at - 1));
  if (previous && isUnderBan(clauses, at)) return whole(clause);
  if (previous && (ZH.turn.test(safe) || /^\s*(?:[啊哦噢呃额诶哎]?不+是?|no+)\s*$/iu.test(safe)))
    return lastNamedIn(previous);
  if (ZH.firstIdea.test(safe)) return whole(clause);
  const feared = fearedIn(clause);
  if (feared) return feared;
  for (const around of AROUND_ZH) {
    const found = around.exec(clause.text);
    if (!found || !namesThing(found[1] ?? '')) continue;
    const range = { from: clause.from + found.index, to: clause.from + found.index + found[0].length };
    return { declined: [range], blanks: [range] };
  }
  if (isTurnedDown(clauses, at) || isThreatened(clauses, at)) return whole(clause);
  const likewise = LIKEWISE_ZH.exec(safe);
  if (previous && likewise && namesThing(likewise[1] ?? '') && chineseDeclines(clauses, at - 1).declined.length > 0)
    return whole(clause);
  // 猪八戒 declines nothing: a cue inside the name of a thing is none.
  const names = tokensOf(clause.text).filter(({ kind, text }) => kind === 'thing' && text.length > 1);
  const isInName = (at: number): boolean => names.some(({ from, text }) => at >= from && at < from + text.length);
  const cues = [...safe.matchAll(ZH.before)].filter(({ 0: cue, index }) => cue.length > 1 || !isInName(index));
  const isOfBefore =
    previous && !namesThing(safe) && cues.some(([cue]) => REFUSING_ZH.test(cue)) && THESE_ZH.test(safe);
  const verdict = verdictIn(clause.text);
  if (
    isOfBefore ||
    (previous && verdict && ONLY_JUDGES_ZH.test(safe.slice(0, verdict.index)) && speaksOfBefore(clause, previous))
  )
    return whole(previous, ...bareBefore(clauses, at - 1), ...(isOfBefore ? ownPlaces(clauses, at - 1) : []));
  const judgedFirst = verdict ? safe.slice(0, verdict.index) : '';
  if (verdict && !ONLY_JUDGES_ZH.test(judgedFirst) && (namesThing(judgedFirst) || isUnknownTopic(judgedFirst)))
    return { declined: [{ from: clause.from, to: clause.from + verdict.index }], blanks: [rangeOf(clause)] };
  const result: Declined = { declined: [], blanks: [] };
  for (const [place, { 0: cue, index }] of cues.entries()) {
    const end = cues[place + 1]?.index ?? safe.length;
    const after = safe.slice(index + cue.length, end);
    const turn = /^一[^，]{1,4}就/u.test(after) ? -1 : after.search(switchAfter(cue));
    const told = turn > 0 ? after.slice(0, turn) : after;
    // 一只不睡觉的猫, 一只不带伞的猫: what does not do something is not declined.
    const isRelative = !isStrong(cue) || COUNTED_ZH.test(safe.slice(0, index));
    const named = isRelative ? told.replace(/的.*$/u, '') : told;
    // 不要画火: the dictionary takes the two for one word.
    const verb = !namesThing(named) && namesThing(named.slice(1)) ? (SHOWING_ZH.exec(named)?.[0].length ?? 0) : 0;
    const scope = named.slice(verb);
    if (cue === '避免' && !namesThing(scope)) continue;
    // 绵羊身上披的不是毛，是一件毛衣: the sheep stays.
    if (cue === '不是' && /的$|[上里下中面]$/u.test(safe.slice(0, index)) && scope !== '' && place === 0) {
      const range = { from: clause.from + index + cue.length, to: clause.from + index + cue.length + told.length };
      if (namesSomething(scope)) result.declined.push(range);
      result.blanks.push({ from: clause.from + index, to: range.to });
      return result;
    }
    // 跟螺丝没半点关系: an unknown word behind the cue counts only where nothing stands before it.
    const isUnknown =
      place === 0 && index === 0 && /^[别甭莫勿]$|^不要/u.test(cue) && /^\p{Script=Han}{1,4}$/u.test(scope);
    if (!namesThing(scope) && !isUnknown && (!namesSomething(scope) || namesThing(safe.slice(0, index)))) continue;
    const from = clause.from + index + cue.length + verb;
    result.declined.push({ from, to: from + scope.length });
    result.blanks.push({ from: clause.from + index, to: from + scope.length });
  }
  if (result.declined.length > 0) {
    const more = isStrong(cues[0]![0]) ? bareAfter(clauses, at) : [];
    return { declined: [...result.declined, ...more], blanks: [...result.blanks, ...more] };
  }

  // 骨头见太多了, 雪花什么的免啦: what is declined stands first.
  const first = cues.find(([cue]) => isStrong(cue));
  const after = first ? safe.slice(first.index + first[0].length) : '';
  // 杠铃两头不要铁片: a noun behind the cue is what it declines.
  const isTopic =
    first &&
    first.index > 0 &&
    after.length <= TOPIC_TAIL &&
    TAIL_ZH.test(after) &&
    !(UNABLE_ZH.test(first[0]) && !SHOWN_ZH.test(after)) &&
    !(first[0].endsWith('要') && tokensOf(after).some(({ kind, text }) => kind === 'noun' && !text.startsWith('再')));
  const behind = ZH.after.exec(clause.text);
  const judged =
    (behind && isManner(clause.text.slice(0, behind.index)) ? null : behind) ??
    verdict ??
    (first ? null : TOO_MUCH_ZH.exec(safe));
  const isAbout = previous !== undefined && speaksOfBefore(clause, previous);
  if (judged || isTopic) {
    // Up to the cue: in 猫免了 the dictionary would take 猫免 for a word.
    const end = Math.min(judged?.index ?? Infinity, isTopic ? first.index : Infinity);
    if (
      namesSomething(safe.slice(0, end)) ||
      namesThing(clause.text.slice(0, end)) ||
      isUnknownTopic(safe.slice(0, end))
    ) {
      const named = { declined: [{ from: clause.from, to: clause.from + end }], blanks: [rangeOf(clause)] };
      return isAbout && ALL_ZH.test(clause.text) && !namesThing(safe.slice(0, end))
        ? both(named, whole(previous, ...bareBefore(clauses, at - 1)))
        : named;
    }
    if (isAbout && (judged || REFUSING_ZH.test(first?.[0] ?? '')))
      return whole(previous, ...bareBefore(clauses, at - 1));
  } else if (
    previous &&
    first &&
    (THESE_ZH.test(safe.slice(0, first.index)) || (isAbout && REFUSING_ZH.test(first[0]) && TAIL_ZH.test(after)))
  )
    return whole(previous, ...bareBefore(clauses, at - 1));
  return NOTHING;
}

/** 小朋友一见钳子就哭: what frightens customers; who they are is only told. */
const FRIGHTENS =
  /^\s*(?:我们?|咱们?|我家|我们家|来的|好多|很多|有的|现在的?|这些|那些)?(?:小?朋友|孩子|小孩子?|娃娃?|小娃娃?|宝宝|客人|顾客|人家|大家|学生|病人|老人家?|女孩子?|姑娘|家长|姑娘们|孩子们|娃娃们|小朋友们|人|我|她|他)(?:们|一|都|就|只要|每次)*(?:一)?(?:看见|看到|见到|见着?|看|瞧见|瞅见|听见|听到|听|闻到|闻|碰到|碰|摸到|提到|说到)([^，]{1,6}?)就[^，]{0,2}(?:哭|怕|躲|吓|抖|叫|慌|跑|逃|捂|紧张|害怕|犯怵|腿软|皱眉|摇头|走|闭眼|发毛)[^，]{0,3}$/u;
function fearedIn(clause: ClauseText): Declined | undefined {
  const thing = FRIGHTENS.exec(clause.text)?.[1] ?? '';
  if (!namesThing(thing)) return undefined;
  const from = clause.from + clause.text.indexOf(thing);
  return { declined: [{ from, to: from + thing.length }], blanks: [rangeOf(clause)] };
}

/** 院子里有口井，门口一对石狮子，这些都不用画: what is around the house, in the same sentence. */
function ownPlaces(clauses: readonly ClauseText[], before: number): ClauseText[] {
  const start = clauses.slice(0, before).findLastIndex(({ end }) => /[。！？!?\n]/u.test(end));
  return clauses.slice(start + 1, before).filter(({ text }) => /有|门口|院|店里|家里|屋里|楼下|隔壁/u.test(text));
}

const NOTHING_ELSE_ZH =
  /^[\s就那]*(?:别的|其[他它余]的?|旁的|多余的?|剩下的?|另外的|再多)[^，]{0,6}(?:不|别|甭|莫|免|勿|唔|算了|省|没)[^，]{0,5}$/u;
const BAN_ZH =
  /^[\s\d.、）)·•\-—*]*(?:禁区|禁忌|禁用|禁止|忌讳?|雷区|雷点|避雷|黑名单|不要|不用|不想要|不接受|不喜欢|不考虑|不希望|不能有|不可|不出现|别用|避免|避开|排除|谢绝|拒绝|请勿|勿用|红线)(?:的?(?:元素|图案|内容|东西|项|颜色|风格|清单|出现|使用|有|画))*[\s是有]*$/u;

/** 禁区：箭头、地球: all of the line that a ban heads. */
function isUnderBan(clauses: readonly ClauseText[], at: number): boolean {
  for (let before = at - 1; before >= 0; before -= 1) {
    const { text, end } = clauses[before]!;
    if (BAN_ZH.test(text) && /[:：]/u.test(end)) return true;
    if (/[\n。；;：:]/u.test(end)) return false;
  }
  return false;
}

/** 奶牛跳过月亮 judges nothing: behind a verdict no other thing is named. */
function verdictIn(text: string): RegExpExecArray | null {
  const found = VERDICT_ZH.exec(text);
  return found && !namesThing(text.slice(found.index + found[0].length)) ? found : null;
}

/** A short word nobody knows, before what declines it. */
const isUnknownTopic = (text: string): boolean =>
  /^\p{Script=Han}{1,4}$/u.test(text.replace(/[也都就全]+$/u, '')) &&
  !ONLY_JUDGES_ZH.test(text) &&
  !SAYS_WHO_ZH.test(text);
const SAYS_WHO_ZH =
  /^(?:我|你|他|她|我们|你们|咱|咱们|俺|老板|客户|大家|最好|希望|千万|绝对|坚决|尽量|请|可以|能|其他|别的|颜色|整体|画面|线条|字体|风格)/u;

const both = (one: Declined, other: Declined): Declined => ({
  declined: [...one.declined, ...other.declined],
  blanks: [...one.blanks, ...other.blanks],
});

/** Cues that speak of what may be there, never of what something is or does: 不打蜡. */
const REFUSING_ZH = /^(?:[别甭莫勿免绕避省略]|不(?:要|用|必|需|想|考虑|画|放|取|喜|可|行|出现))/u;
/** Nothing that a verdict could be about stands before it in its clause. */
const ONLY_JUDGES_ZH = /^[我们咱俺也都就真实在是有点总觉得感这那些仨俩几样个种它全一统概律看着人谁画请麻烦拜托恳\s]*$/u;
/** Sums up a list: 凡是器材都不要. */
const ALL_ZH = /都|全|统统|通通|一概|一律|凡是|哪[个样]/u;
/** 一只, 那个: somebody asks for what follows. */
const COUNTED_ZH = /[一两二三四五几这那](?:只|个|条|位|把|头|匹|座|棵|朵|张|名|辆|艘|群|对|双|种|块|支|颗)$/u;

/** A clause that names nothing of its own judges the list before it: 剪刀梳子，行行好别用了. */
function speaksOfBefore(clause: ClauseText, previous: ClauseText): boolean {
  if (THESE_ZH.test(clause.text) || isBareList(previous)) return true;
  const [first, ...more] = tokensOf(previous.text);
  return (
    first?.kind === 'thing' &&
    more.every(({ kind }) => kind !== 'business') &&
    !ASKED_ZH.test(previous.text) &&
    !namesThing(clause.text)
  );
}

/** 鹤不要太瘦, 狐狸不要凶的 declines no crane: only its manner is declined. */
const TAIL_ZH =
  /^(?!\s*(?:太|得|做得|画得|搞得|弄得|整得|显得|那么|这么|过于|过分|像|变得|做成|画成|搞成|弄成|[^画用放有\s]{1,3}的\s*(?:要\p{Script=Han}{1,3}的)?$))/u;

/** 壶不能掉: what must not happen to it; 壶不能出现 declines it. */
const UNABLE_ZH = /^不(?:能|会|让|该|得|可)?$/u;
const SHOWN_ZH =
  /^(?:[了啦吧哈呀哦喔嘛的\s]*$|出现|出镜|画|用|放|有|要|来|上|加|带|露|考虑|入|进|沾|碰|提|行|可以|合适|适合|需要|再|弄|整|搞|做|见|看)/u;

const SHOWING_ZH = /^[画放加用弄整搞来上写有带配摆挂站]/u;

/** 龙不要太凶, 别画得土气: the verdict is of a manner that is declined. */
const isManner = (before: string): boolean =>
  /(?:别|不要|不能|不用|不必|不可|甭|莫|勿|唔好|免得|省得)(?:画|做|搞|弄|整|显|变)?得?(?:太|那么|这么)?$/u.test(before);

/** After 别 or 不要 stands at most a verb and its particles where the thing was said before. */
const TOPIC_TAIL = 14;

/** "no ear please" inside a Chinese sentence. */
function englishCue({ text, from }: ClauseText, safe: string): Declined | undefined {
  const cue =
    /\b(?:no|not|without)(?! (?:thanks|way|please|more)\b)\s*((?:real |any )?(?:(?<= )[a-z][a-z ]*|\p{Script=Han}+))/iu.exec(
      safe,
    );
  if (!cue || !namesSomething(cue[1] ?? '')) return undefined;
  const range = { from: from + cue.index, to: from + cue.index + cue[0].length };
  return { declined: [{ from: range.to - (cue[1]?.length ?? 0), to: range.to }], blanks: text ? [range] : [] };
}
