const BLANK = '\u2002';
const blanks = (said: string): string => BLANK.repeat(said.length);
/** The shorter words, filled up to the length of what was said. */
const filled = (said: string, shorter: string): string => shorter + blanks(said.slice(shorter.length));

/** Talk around a picture that names things nobody draws: how it is drawn, radicals, telephone numbers, remarks in brackets. */
export const REWORDED_TALK: readonly {
  said: RegExp;
  as: string | ((whole: string, ...groups: string[]) => string);
  when?: (text: string) => boolean;
  example: string;
}[] = [
  {
    said: /勒(?:海|拉|浪)(?=\p{Script=Han})/gu,
    as: (said) => filled(said, '在'),
    example: '一只青蛙勒海吃面',
  },
  { said: /[汏汰]浴/gu, as: '洗澡', example: '一只猫勒海汏浴' },
  {
    said: /(?<=[角身头墙脚嘴边台凳床树][子]?)浪(?=[，。；！？\s]|$)/gu,
    as: '上',
    example: '面条挂勒嘴角浪',
  },
  {
    said: /(?<=[里中内上头][^，。；！？]{0,9})(?:泡|洗)(?:个|着)?(?:热水|泡泡|牛奶)?澡/gu,
    as: (said) => filled(said, '泡着'),
    when: (text) => !/浴缸|澡盆|浴桶|浴盆/u.test(text),
    example: '里面坐只小河马泡澡',
  },
  {
    said: /(?:像|用|要|得|是)*\p{Script=Han}{1,5}?(?:刷|画|写|勾|刻|印|剪|涂|染|喷|描|拓|捏|撕)出来的?(?:那种?)?(?:感觉|味道?儿?|效果|质感|风格|笔触|线条|样子)/gu,
    as: '',
    example: '鱼要毛笔刷出来那种感觉',
  },
  {
    said: /(?<![一半十百])(?:三点水|两点水|四点底|\p{Script=Han}(?:字旁|字头|字底|字边|字框))(?=[换改画做变成是用那里的，]|$)/gu,
    as: '',
    example: '“汐”字的三点水换成三只小海螺',
  },
  { said: /就酱(?=[，。；！？\s]|$)/gu, as: '', example: '就酱' },
  {
    said: /(?:电话号码|电话|手机号码?|微信号?|二维码|地址|店名|联系方式)(?:我|放|写|印|加|在|留|就)?(?:下边|下面|底下|旁边|后面|那里|后头)?我?(?:们|自己|到时候?)*(?:再|会|来)?(?:加|印|写|放|弄|贴)(?:上去?)?/gu,
    as: '',
    example: '电话号码下边我自己加',
  },
  { said: /打(?:个)?电话(?=随|就|都|来|约|预|可|给|找)/gu, as: '', example: '打电话随叫随到' },
  {
    said: /(?<=[，。；！？\s]|^)(?!一)[^，。；！？一]{1,10}?\s?(?:feel|vibe|fu)(?=[，。；！？\s]|$)/giu,
    as: '',
    example: '70年代迪斯科feel',
  },
  {
    said: /(?<=[，。；！？\s了吧]|^)线(?!条)(?:要|得|再|可以|尽量|稍微)*(?:粗|细|简单|简洁|流畅|少|干净|圆润|硬朗|利落|柔和)[^，。；！？\s]{0,4}(?=[，。；！？\s]|$)/gu,
    as: '',
    example: '线要粗一点',
  },
  {
    said: /(?<=(?:(?:别|不要|不用|甭|莫|不画)[^，。！？]{1,14}|(?:算了|免了?|省了|省省)[吧啦哈]?)[，]\s*)(?:看着|看起来|看上去|瞅着|搞得|弄得|画出来|\u2002{2})(?:就|都)?(?:像|跟|好像|成了?)(?!一?[只个条])[^，。！？]{1,12}/gu,
    as: '',
    example: '别把耳朵画上去，看着像医院耳鼻喉科',
  },
  {
    said: /(?<=[，。；！？\s]|^|的)(?:长得|生得|看着)?(?:就?跟|像)个?[^，。！？一]{1,6}(?<![一模同])样(?:子)?(?:儿)?(?=[，。；！？]|$)/gu,
    as: '',
    example: '编成俩小辫，跟个小闺女样',
  },
  { said: /冒[黑白青浓]?烟(?:变成?|改成?|换成?)(?=冒|热|白)/gu, as: '', example: '冒烟变冒热气' },
  { said: /(?<=[出冒喷窜涌流淌])股(?=\p{Script=Han})/gu, as: '', example: '下边窜出股水来' },
  { said: /(?<=[壶磨瓶罐管])嘴儿/gu, as: '嘴', example: '磨嘴儿那边' },
  { said: /(?:自个儿|自己|也|我)属[鼠牛虎兔龙蛇马羊猴鸡狗猪](?=[，。；！？\s]|$)/gu, as: '', example: '我自个儿属羊' },
  {
    said: /(\p{Script=Han})啊(?:\1啊)*\1?(?=\p{Script=Han}{2})(?=[卷绕飘转扭弯长变成就])/gu,
    as: '',
    example: '尾巴卷啊卷卷成一颗爱心',
  },
  {
    said: /把(嘴巴?|眼睛?|翅膀|尾巴|耳朵|脖子)([张睁展翘竖甩伸])得[^，。！？\s]{1,4}(?=[，。！？\s]|$)/gu,
    as: (said, limb = '', deed = '') => filled(said, `${deed}着${limb}`),
    example: '鳄鱼把嘴张得大大的',
  },
  {
    said: /(?:扫码|微信|支付宝|现金|刷卡)(?:付款|收款|支付|结账|付钱)?(?=[，。；！？\s]|$)/gu,
    as: '',
    example: '扫码付款',
  },
  { said: /(?<=[别不])真(?=的?(?:给我|给俺|画))/gu, as: '', example: '别真给我画个饼' },
  {
    said: /排成(?:一?个)?(?:人字|一字|一行|一排|一队|圆圈|V字)形?/gu,
    as: '',
    example: '七只大雁排成人字从长城上头飞过',
  },
  { said: /(?:背|背上|身上|后背)的?(?=壳(?:[换变是做画]|上))/gu, as: '', example: '一只螺蛳，背的壳换成一只大碗' },
  { said: /(?<=\p{Script=Han})呢(?=[是换变用][成一]?)/gu, as: '', example: '轮子呢是切开的藕片' },
  {
    said: /从(?:当中|正中间?|缝里|缝隙里|后头)(?=露|探|伸|冒)/gu,
    as: (said) => filled('从后面'.slice(0, said.length), said.length > 2 ? '从后面' : said) + blanks(said.slice(3)),
    when: (text) => /帘|门|窗|幕/u.test(text),
    example: '月亮从当中露半张脸',
  },
  {
    said: /(?<![\p{Script=Han}])(?:一半|半边|半个)(?:是)?([^，。；！？\s是]{1,5})[\s，](?:另)?(?:一半|半边|半个)(?:是)?(?=[^，。；！？\s是]{1,6}(?:[，。；！？\s]|$))/gu,
    as: (said, one = '') => {
      const half = `${one}的一半是`;
      return half.length <= said.length ? filled(said, half) : said;
    },
    example: '一半齿轮 一半向日葵',
  },
  {
    said: /左右(?:两边)?各(?:有|站|蹲|坐)?一?/gu,
    as: (said) => filled(said, '旁边'),
    example: '一扇门，左右各一只狮子',
  },
  { said: /木头(?=[一-龥]{0,2}[盆桶盒箱碗勺椅凳桌])/gu, as: '', example: '木头洗衣盆' },
  { said: /毛孩子们?/gu, as: '', example: '送毛孩子最后一程' },
  { said: /球形关节的?/gu, as: '', example: '一只球形关节的人偶手' },
  {
    said: /[（(](?![^（()）]*(?:[一两三][只个条把顶朵]|换成|画))[^（()）]*(?:嘛|不是|懂|哈|谐音|因为|所以|名字|我家|我们|啦|哦|那种|其实)[^（()）]*[)）]/gu,
    as: (said) => `，${blanks(said.slice(1))}`,
    example: '火苗是一片叶子(大豆蜡嘛 植物的)',
  },
  { said: /[夹抓]娃娃(?=店|的店|机店)/gu, as: '', example: '夜市的夹娃娃店' },
  { said: /定(?=\p{Script=Han}{2,3}好[呢咧哩])/gu, as: '或', example: '榴莲定山竹好呢' },
  {
    said: /(?<=\p{Script=Han})(?:公公|婆婆|宝宝|先生|小姐|姐姐|哥哥|大叔|大婶|大爷)(?=[坐站戴穿拿端抱骑它在眯笑，从])/gu,
    as: '',
    when: (text) =>
      /(?:太阳|月亮|星星|萝卜|土豆|番茄|西红柿|白菜|玉米|草莓|苹果|云朵|茄子|蘑菇|南瓜|冬瓜|辣椒|包子|饺子|牙齿|树)(?:公公|婆婆|宝宝|先生|小姐|姐姐|哥哥|大叔|大婶|大爷)/u.test(
        text,
      ),
    example: '勺子上坐着个胡萝卜宝宝',
  },
];
