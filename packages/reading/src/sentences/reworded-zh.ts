import { REWORDED_FORMAL } from './reworded-formal-zh.ts';
import { REWORDED_SCENES } from './reworded-scenes-zh.ts';
import { REWORDED_TALK } from './reworded-talk-zh.ts';
import { REWORDED_WAYS } from './reworded-ways-zh.ts';

const BLANK = '\u2002';
const blanks = (said: string): string => BLANK.repeat(said.length);
/** What is said shorter fills its place with blanks, so that everything else keeps its own. */
const inPlaceOf = (said: string, shorter: string): string => blanks(said.slice(shorter.length)) + shorter;

const FULL_WIDTH: Readonly<Record<string, string>> = { ',': '，', '?': '？', ';': '；', '!': '！', ':': '：' };
/** Marks as they are typed on an English keyboard; the point in 1,000 and 9:30 is left. */
const MARKS = /(?<=\p{Script=Han}\s*)[,?;!]|[,?;!](?=\s*\p{Script=Han})|(?<=\p{Script=Han}):(?![)(DP-])/gu;

const MEASURE = '[只个条头朵片颗张根把枝株棵块滴尾匹座串粒枚道]';
const AT_START = '(?<=^|[，。；！？：\\s])';

/** Ways of saying a picture that come to one that the grammar reads. */
const REWORDED: readonly {
  said: RegExp;
  as: string | ((whole: string, ...groups: string[]) => string);
  example: string;
}[] = [
  {
    said: new RegExp(
      `${AT_START}(?:(?:外形|轮廓|外轮廓|外观)(?:看着|看起来|看上去|看)?|看着|看起来|看上去)(?:就|正好|恰好|刚好|其实|也|倒)?(?=是[一座只个条把]|像)`,
      'gu',
    ),
    as: '',
    example: '一片茶叶竖起来，外形看着就是一座山',
  },
  {
    said: /(?:乍|猛|初)?(?:一看|第一眼)(?:看|看着|看去)?(?=就?是[^，。]{1,8}[，]?(?:但|又|而)?(?:再|细|定睛|仔细|第二眼))/gu,
    as: '',
    example: '一看是茶壶，再一看是大象',
  },
  {
    said: /(?<=是[^，。]{1,8})[，]?(?:但|又|而)?(?:再一?[看瞅瞧]|定睛一看|仔细一?看|第二眼看?)(?:就|又|却|才|其实|原来)?(?=是)/gu,
    as: (said) => `，${blanks(said.slice(1))}`,
    example: '一看是耳朵再一看是海螺',
  },
  {
    said: new RegExp(
      `(?<![的之])(?:那里|那块|那儿|中间|当中|正中|里|处)?(?:空出来|空出|留空|留白|留出来|留出|镂空|挖空|空着)(?:的地方|的部分|处|部分)?(?:正好|刚好|恰好|就)?(?:变?成了?|是|出)?(?=[一两三几]${MEASURE})`,
      'gu',
    ),
    as: '里有',
    example: '肚子那里空出来是一只猫',
  },
  {
    said: /(?:[趴躺卧蜷窝伏靠团缩瘫仰倒]着?在|在|[趴躺卧蜷窝伏团缩瘫](?=[^，。；！？\s在着]{1,8}[上里中下边头]))([^，。；！？\s在着]{1,8}?)(?:呼呼|美美|懒懒)?地?(?:在|里)?(?:睡(?:大觉|懒觉|觉|着了?|得[^，。；！？\s的]{1,4}|死过去了?|了|(?=[，。；！？\s]|$))|打着?盹儿?|打着?瞌睡|打着?呼噜?|酣睡|呼呼大睡)(?!的)/gu,
    as: (said, place = '') => `睡在${place}${blanks(said.slice(place.length + 2))}`,
    example: '一只猫趴在书上睡觉',
  },
  { said: /(?:肚皮|肚子|四脚|屁股|仰面|脸|脚)朝[天上下]着?/gu, as: '', example: '一只水獭肚皮朝天躺在浴缸里' },
  { said: /(?<=里头?|里面?)打(?:了?一?个)?洞(?=[钻爬探冒])/gu, as: '', example: '鼹鼠从红薯里打个洞钻出来' },
  { said: /[＝=](?=\s*\p{Script=Han})/gu, as: '是', example: '乌龟，壳＝屋顶' },
  {
    said: /[顺沿]着?([^，。；！？\s]{1,7}?)(?:往上|向上|慢慢|使劲|一点点|努力|正)*[爬攀](?:上去|上来|着)?(?=[，。；！？\s]|$)/gu,
    as: (said, place = '') =>
      said.length > place.length + 2 ? `爬在${place}上${blanks(said.slice(place.length + 3))}` : said,
    example: '一只蜗牛顺着绳子往上爬',
  },
  { said: /(\p{Script=Han})着\1着/gu, as: '', example: '炊烟飘着飘着成了一朵云' },
  {
    said: /(?!头碰头|[背肩手心门户])([^一，。；！？\s]{1,3})[对碰贴顶抵](?:着)?\1(?=\p{P}|\s|$|[像地的])/gu,
    as: '面对面',
    example: '两把茶壶，壶嘴对壶嘴',
  },
  {
    said: /(?![背肩手心门户])([^一，。；！？\s]{1,3})[靠挨](?:着)?\1(?=\p{P}|\s|$|[像地的]|\p{Script=Han}{2})/gu,
    as: '并肩',
    example: '两只老乌龟头靠头',
  },
  {
    said: /[就好]?像是?(?:正?要|刚刚?|快要?|马上|随时|准备|正?在(?![^，。；！？\s]{0,6}(?:里|上|下|中|旁)(?:\p{P}|\s|$)))[^，。；！？\s]{1,8}(?=\p{P}|\s|$)/gu,
    as: '',
    example: '两只鹅像要打架',
  },
  {
    said: new RegExp(`[那这]几(?=${MEASURE}|[簇撮])`, 'gu'),
    as: (said) => BLANK + said.slice(0, 1),
    example: '头上那几片叶子',
  },
  {
    said: /自己(?=[变化长开飞拿])/gu,
    as: '',
    example: '烟自己变成一只鹤',
  },
  {
    said: new RegExp(`(?<![第十百零年月])[一二两三四五六七八](?=[二两三四五六七八九十]${MEASURE})`, 'gu'),
    as: '',
    example: '开两三朵花',
  },
  {
    said: /[^，。；！？\s]{1,5}上面?(?=(?:别|不要|不用|不必|不需要|甭|勿|莫)(?:再)?(?:写|印|放|加|有|刻|画)(?:任何|什么)?(?:字|文字|字样|字母|英文|店名|名字|数字)(?:\p{P}|\s|$))/gu,
    as: '',
    example: '纸箱上别写字',
  },
  {
    said: /[^，。；！？\s]{1,6}(?:这|那)?[一两二三四五六]个大?(?=字(?:也|就|都)?(?:不|别|甭))/gu,
    as: '',
    example: '大红袍三个字也不用写',
  },
  {
    said: /以([^，。为]{2,14})为(?:主体|主角|主图|主元素|主要元素|核心|主形象|图案?)/gu,
    as: (said, thing = '') => `画${thing}${blanks(said.slice(thing.length + 1))}`,
    example: '以石拱桥为主体',
  },
  {
    said: /(?<=[，。；！？\s]|^)水[中里面]的?(?=倒影)/gu,
    as: '',
    example: '水中倒影',
  },
  {
    said: /(?:合|拼|连|组|围|凑)成一个?(?:完?整个?的?)?圆(?:形|圈)?(?=\p{P}|\s|$)/gu,
    as: '',
    example: '倒影与桥洞合成一个整圆',
  },
];

/** Chinese said in other ways than the rules read it, in the way that they do; every character keeps its place. */
export function rewordedChinese(text: string): string {
  const plain = text.replaceAll(MARKS, (mark) => FULL_WIDTH[mark] ?? mark);
  return [
    ...REWORDED,
    ...[...REWORDED_FORMAL, ...REWORDED_TALK, ...REWORDED_SCENES, ...REWORDED_WAYS].filter(
      ({ when }) => !when || when(plain),
    ),
  ].reduce(
    (left, { said, as }) =>
      left.replaceAll(said, (whole: string, ...groups: string[]) =>
        typeof as === 'string' ? inPlaceOf(whole, as) : as(whole, ...groups),
      ),
    plain,
  );
}
