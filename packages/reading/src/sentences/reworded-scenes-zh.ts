const BLANK = '\u2002';
const blanks = (said: string): string => BLANK.repeat(said.length);
/** The shorter words, filled up to the length of what was said. */
const filled = (said: string, shorter: string): string => shorter + blanks(said.slice(shorter.length));

const ENDS = '(?=[，。；！？\\s]|$)';
const HOLDS = '[抱叼抓拿攥捧握咬夹搂衔捏拽含揣啃]';
const VAPOURS = '热气|白气|蒸汽|水汽|雾气|白烟|青烟|炊烟|(?<![香抽卷吸狼油夕])烟';
const SLOWLY =
  '(?:(?:直|一个劲儿?|使劲|拼命|呼呼|咕嘟咕嘟|腾腾|突突|不停|不断|慢慢|缓缓|悠悠|袅袅|一缕缕|一股股|一直|老|正)地?)';
const VEHICLES =
  '热[气器汽]球|飞机|直升机|飞艇|飞船|飞碟|火箭|火车|高铁|地铁|电车|汽车|轿车|卡车|公交车|巴士|大巴|马车|牛车|驴车|三轮车|摩托车?|拖拉机|缆车|轮船|帆船|木船|渔船|小船|乌篷船|潜水艇|潜艇|雪橇|竹筏|木筏|皮筏|独木舟|飞毯|过山车|纸船|纸飞机|月亮船';
const WATERS_SAID = /[湖河江海溪潭塘池]|水库|水塘|沼泽|瀑布/u;
const VESSELS_SAID = /[盆桶缸杯碗壶锅盘钵罐瓶盏坛瓮盅煲鼎]/u;
/** Where 鼎 is the bronze vessel, not the pot of a kitchen in the south. */
const BRONZE = /青铜|铜鼎|三足|四足|方鼎|古董|文物|博物|国学|香炉|春秋|商周|祭|司母戊|拓片|鼎[盛立新]/u;
const COOKED = /[饭粥汤煮炒炖焖煎炸糊蒸卤菜粿粉面鱼鸡鸭肉盖灶厨]/u;

/** Ways of telling a scene that come to one that the grammar reads; `when` is asked of the whole text. */
export const REWORDED_SCENES: readonly {
  said: RegExp;
  as: string | ((whole: string, ...groups: string[]) => string);
  when?: (text: string) => boolean;
  example: string;
}[] = [
  {
    said: new RegExp(
      `[蜷缩团卷抱裹盘揉搓滚窝拱](?:成|作|做)了?(?:一?个)?(?:小|大|圆|毛|肉|绒)*(?:圆球|球儿?|圆团|团子?|圈儿?|圆圈)${ENDS}`,
      'gu',
    ),
    as: '',
    example: '一片茶叶蜷成球',
  },
  {
    said: new RegExp(
      `(${VAPOURS})${SLOWLY}*(?:往上[冒窜蹿飘升涌腾蒸扑钻]|向上[冒窜蹿飘升涌腾]|冒出来|升起来|飘出来|窜出来|飘起来)`,
      'gu',
    ),
    as: (said, vapour = '') =>
      filled(said, `${/^.?烟$/u.test(vapour) ? '炊烟' : vapour}${said.length < 5 ? '升起' : '升起来'}`),
    example: '热气直往上窜',
  },
  {
    said: /(?:用)?(?:单脚|单腿|独脚|一只脚|一条腿|踮着?脚尖?|跷着?脚|翘着?脚)着?(?=[站立])/gu,
    as: '',
    example: '单脚站在甜甜圈里头',
  },
  {
    said: /(?<=[竹篾草绳线条丝秆藤布纸木叶泥糖棉毛石铁铜麦苇皮箔笋糯面杆][子头片儿团条秆秸]?)[编搭拼糊叠粘攒织](?:了|出)?(?:[一两三][只个条头匹座朵把张艘辆棵盏尾群]|[只个条匹座朵艘辆盏])(?=\p{Script=Han})/gu,
    as: (said) => filled(said, '编成'),
    example: '竹篾编一条鲤鱼',
  },
  {
    said: /[骑开推蹬]着?(?:电瓶|三轮|电动|小|板|货)?车(?=(?:到处|上门|满街|去|来)?[送卖收修接])/gu,
    as: '',
    example: '骑车送橙汁的',
  },
  { said: /(?<=[一两三四五六七八九几]滴)雨(?![水珠滴点衣伞])/gu, as: '水', example: '挂三滴雨' },
  {
    said: /[左右](?:边|侧)?(?:的)?(?:只)?(?:钳子?|螯|大钳|爪子?|前爪)(?=(?:里|上)?[夹举抓拿握捏挥端托挑拎撑攥])/gu,
    as: (said) => filled(said, '右手'),
    example: '左钳夹只辣椒',
  },
  {
    said: new RegExp(
      `(?<=[，。；！？\\s]|^|\\p{Script=Han})[坐乘搭]着?了?(?=(?:[一两三]?[个只架辆艘条列台座])?[小大旧老红]?(?:${VEHICLES}))`,
      'gu',
    ),
    as: (said) => filled(said, said.length > 1 ? '骑着' : '骑'),
    example: '一头猪坐热气球',
  },
  {
    said: new RegExp(
      `(?<=[里上内中头]的?[，。]\\s*)(?:就|正好)?(?:把|拿|将)[它这那]个?(?:来)?(?:当成?|当作|当做|用作|当个)[^，。；！？\\s]{1,6}${ENDS}`,
      'gu',
    ),
    as: '',
    example: '站在甜甜圈里头，把它当泳圈',
  },
  {
    said: /水面上?(?=[上]?[飘漂浮撒])/gu,
    as: (said) => filled(said, said.length > 2 ? '里面' : '里面'),
    when: (text) => VESSELS_SAID.test(text) && !WATERS_SAID.test(text),
    example: '一只木盆冒着热气，水面飘几片姜',
  },
  {
    said: /(?<=[饭粥汤奶茶酒])面(?=上?[铺撒飘浮漂盖卧码摆放搁](?:着|了|满|[一两三几]))/gu,
    as: '上',
    example: '饭面铺三条腊肠',
  },
  {
    said: new RegExp(
      `(?<=${HOLDS}[着住了]?[^，。；！？\\s]{1,8})(?:就是|说啥|死活|死|硬|都|还|也)?不(?:撒手|松手|放手|放开|松口|撒嘴|松爪|撒爪|肯放|肯松手|肯撒手|放)${ENDS}`,
      'gu',
    ),
    as: '',
    example: '抱着颗大花生不撒手',
  },
  {
    said: /(?<=[\p{Script=Han}])[塞吃撑鼓胀摇晃甩笑装填揣挤堆瞪睁竖翘咧弯吹喝](?:得|的)(?:(\p{Script=Han})\1的?|(\p{Script=Han})\2(\p{Script=Han})\3的?|飞快|老高|老大|溜圆|滚圆|像[^，。]{1,4})(?:还|又|正|也)?(?=[，。；！？\s]|$|[抱叼抓拿攥捧握咬夹搂衔捏拽含揣啃举顶背骑戴])/gu,
    as: '',
    example: '腮帮子塞得鼓鼓的还抱着颗花生',
  },
  {
    said: /(?<=[上里])([挂戴顶披结长插点背系扎套])的(?:那|这)(?:一?[盏顶个只块件条朵颗根把双副对面张]|些)(?!壳|毛|尾)[^，。；！？\s的是]{1,3}?(?:其实|就|原来|都)?(?:是|变成了?|换成了?|画成|做成)(?=(?:[一两三几]?[盏顶个只块件条朵颗根把双副对面张片本串枚座])?\p{Script=Han})/gu,
    as: (said, deed = '') => filled(said, `${deed}着`),
    example: '头上挂的那盏灯是只红灯笼',
  },
  {
    said: /(?<=[绕缠围裹箍盘]了?)(?:一圈又一圈|好几圈|一圈一圈|一圈圈|[一两三几]圈|一道又一道|[一两三几]道)(?:的)?/gu,
    as: '',
    example: '绕了一圈又一圈软尺',
  },
  { said: /(?<=[看望瞅瞧瞥盯瞄]了?)一?[眼下](?=\p{Script=Han})/gu, as: '', example: '回头看一眼海' },
  {
    said: new RegExp(
      `(?:[两三四五六七八]样|样样|一样不少|一样不落|全都|统统)(?:齐全|俱全|都全|都有|都在|一起|都)?(?=[摆放搁堆排码挂插](?:在|满|着))`,
      'gu',
    ),
    as: '',
    example: '笔、墨、纸、砚，四样齐全摆在一张条案上',
  },
  { said: /(?<=[摆放搁堆排码]在)(?:书|画|条|长)?案(?=[上头])/gu, as: '桌', example: '摆在案上' },
  {
    said: /(?<=(?:[一这那几][堆盆炉团膛把]|[架围烤守]着?在?|[在着]))炭火(?![烤烧锅炉])/gu,
    as: '火焰',
    example: '围着一堆炭火',
  },
  {
    said: /鼎/gu,
    as: '锅',
    when: (text) =>
      COOKED.test(text) && !BRONZE.test(text) && /鼎[盖边里内底沿口]|[一大口铁]鼎(?=[\p{Script=Han}])/u.test(text),
    example: '画一鼎饭，鼎盖掀一半',
  },
  { said: /(?<=[里中内上])煲(?=[着住了紧]|[一两三几]|[只条个块])/gu, as: '煮', example: '瓦煲里煲着一只鸡' },
  {
    said: /棋子/gu,
    as: '象棋',
    when: (text) => text.includes('象棋') && !/围棋|国际象棋|五子棋|军棋|跳棋/u.test(text),
    example: '教小孩下象棋的，一颗棋子滚着往前跑',
  },
  {
    said: /(?<=[一两三四五六七八几][片块瓣个只颗根条把张])(?:切|剥|掰|劈|剖|打|撕|摊|翻|敲|展|张|拆|拧)开了?的|(?<=[一两三四五六七八几][片块瓣个只颗根条把张])(?:煮熟|烤熟|烤焦|蒸熟|洗净|洗干净|削好|切好|叠好|晒干|烤好|啃过|咬过|啃剩|吃剩|用旧|穿旧)了?的/gu,
    as: '',
    example: '俩轮子是两片切开的橙子',
  },
];
