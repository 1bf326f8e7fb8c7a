import { CANTONESE, DIALECTS, ENGLISH, HOMOPHONES, IS_CANTONESE } from './dialects.data.ts';

/** What people type for something else, by ear or by keyboard. */
const TYPOS: readonly (readonly [RegExp, string])[] = [
  // Cantonese and Sichuanese as the tables would say it.
  [/可唔可以/gu, '可不可以'],
  [/唔使/gu, '不用'],
  [/唔[該该]晒?/gu, '谢谢'],
  [/郁(?=佢|它|$)/gu, '动'],
  [/佢/gu, '它'],
  [/(?:^|(?<=[，。\s]))个(?=\p{Script=Han}(?:可|要|有|太))/gu, ''],
  [/莫要|勿要/gu, '不要'],
  [/覅/gu, '别'],
  [/侬/gu, '你'],
  [/好伐/gu, '好吗'],
  [/少少/gu, '一点'],
  [/(?<=字|笔画)(?:太|好)?幼/gu, '太细'],
  [/幼得滞/gu, '太细'],
  [/得滞/gu, '得很'],
  [/(?<=[粗细大小圆])返/gu, ''],
  [/[转換换]返/gu, '换成'],
  [/(?<=\p{Script=Han})嘢/gu, ''],
  [/唔好(?![看睇意])/gu, '别'],
  [/(?<=^|[，。\s])只(?=\p{Script=Han}可)/gu, ''],
  [/(?<=去|到|在|^|[，。,.\s])个(?=名|字(?!字))/gu, ''],
  [/莫(?=[\p{Script=Han}])(?!兰迪|名)/gu, '别'],
  [/(?<=[看认])(?:球|屁|毛|都)(?=不)/gu, ''],
  [/唔够/gu, '不够'],
  [/唔(?=要|好|靓|喜|想|钟)/gu, '不'],
  [/啲(?=字|颜|图)/gu, '这些'],
  [/啲/gu, '点'],
  [/用返/gu, '用回'],
  [/加返/gu, '加上'],
  [/嗰/gu, '那'],
  [/喺/gu, '在'],
  [/仲要/gu, '还要'],
  [/咗/gu, '了'],
  [/嘅/gu, '的'],
  [/冇/gu, '没有'],
  [/(?<=\p{Script=Han}点)(?:撒|噻|嘛|哈|哦|嘞)(?=$|[，。！!])/gu, ''],
  [
    /\b(mak|do|go|writ|say|putt|look|noth|someth|peek|gett|hav|us|try|think|sell|letter|sett|work|feel|see|com|kill|yell)in'?(?![a-z])/giu,
    '$1ing',
  ],
  [/(?<=\s)'?em\b/giu, 'them'],
  [/\blettres?\b/giu, 'letters'],
  [/\binsted\b/giu, 'instead'],
  [/\bmke\b/giu, 'make'],
  [/\bch(?:na|agn|aneg)ge?\b/giu, 'change'],
  [/\bon ?top(?= of)/giu, 'on top'],
  [/\bbotom\b/giu, 'bottom'],
  [/(?<=next|close|closer) 2 /giu, ' to '],
  [/\bloose (?=the|that|those|this)/giu, 'lose '],
  [/\b(?:smaler|smallar)\b/giu, 'smaller'],
  [/\bbiger\b/giu, 'bigger'],
  [/\b(?:colur|coulor|colr)\b/giu, 'colour'],
  [/\b(?:thinn?er+|thiner)\b/giu, 'thinner'],
  [/\b(?:thikker|thiker|ticker)\b/giu, 'thicker'],
  [/\b(?:pichture|pitcure|picutre)\b/giu, 'picture'],
  [/\b(?:slogen|slogun)\b/giu, 'slogan'],
  [/\b(?:tag ?lin|tagine)\b/giu, 'tagline'],
  [/\b(?:leters|lettering's)\b/giu, 'letters'],
  [/\blogos?'?s? name\b/giu, 'name'],
  [/ (?:could|should|would|is|ought|does|do|wo|ca|has|are)n'?t (?:it|they|we|you|he|she)(?=\s*(?:$|[.?!]))/giu, ''],
  [/\bwont\b/giu, "won't"],
  [/\bcud\b/giu, 'could'],
  [/\bplease kindly\b/giu, 'please'],
  [/\b(can|don|won|doesn|isn|didn)t\b/giu, "$1't"],
  [
    /\bits (?=(?:an?|the|all|so|too|just|only|still|always|supposed|meant|not|very|really|quite|rather|spelt|spelled|called|in|on|got|a bit|way|boring|dull|ugly|big|small|thin|dark)\b)/giu,
    "it's ",
  ],
  [/(\p{Script=Han}{1,2}了)\1/gu, '$1'],
  [
    /\b(?:something|anything|somewhere)(?: a bit)? (?:more )?(?:like|along the lines of|closer to|near to|nearer to)(?= [a-z]+(?: [a-z]+)?(?:$|[.,!?]))/giu,
    '',
  ],
  [/\btheyre\b/giu, "they're"],
  [/\btheres\b/giu, "there's"],
  [/名子(?=改|换|叫|写|要|太|再|大|小)/gu, '名字'],
  [/向住/gu, '朝'],
  [/子体/gu, '字体'],
  [/字休/gu, '字体'],
  [/眼色/gu, '颜色'],
  [/背影(?=换|改|要|太|用|色)/gu, '背景'],
  [/在(?=[大小粗细深浅亮暗圆宽窄高低长短暖冷淡鲜](?:一|点|些|$))/gu, '再'],
  [/从新/gu, '重新'],
  [/\bteh\b/giu, 'the'],
  [/\bcolou?r?s? ?sceme\b/giu, 'colour scheme'],
  [/\bbackround\b|\bbackgroud\b/giu, 'background'],
  [
    /(?<!\b(?:change|make|set|turn|switch|swap|go|going|from|move|convert|update|put|edit)\b[^.,;!?]*)\bto (?=(?:skin|big|small|thin|thick|dark|bright|busy|bold|light|plain|large|narrow|wide)\w*)/giu,
    'too ',
  ],
  [/\bbigg?or\b/giu, 'bigger'],
  [/\bsmal+er\b/giu, 'smaller'],
  [/size\s*再?\s*down/giu, '再 smaller'],
  [/size\s*再?\s*up/giu, '再 bigger'],
  [/([\p{Script=Han}])\s*down\s*(?=一)/gu, '$1 smaller '],
];

/** Characters of Taiwan and Hong Kong as they are written in the tables. */
const TRADITIONAL =
  '這这個个會会圓圆潤润療疗癒愈換换顏颜體体裡里邊边點点線线條条圖图標标誌志號号黃黄紅红藍蓝綠绿銀银銅铜時时來来們们對对話话說说請请幫帮給给讓让變变還还過过進进開开關关顯显觀观簡简單单複复雜杂亂乱細细緊紧寬宽淺浅溫温熱热涼凉亮亮風风韻韵讚赞語语詞词髒脏淨净隻只隔隔鮮鲜豔艳點点飛飞鳥鸟魚鱼馬马龍龙貓猫鳳凤樹树葉叶華华國国潮潮傳传統统現现時时尚尚歡欢實实樣样選选擇择後后畫画筆笔寫写斷断兩两行行應应該该難难這这麼么無无與与專专業业莊庄嚴严沒没強强調调絲丝質质紋纹廳厅歲岁壓压擠挤鬆松離离靠靠遠远場场麥麦麵面湯汤雞鸡鴨鸭鵝鹅' +
  '氣气質质師师級级網网擺摆顆颗圍围滿满較较飾饰當当題题東东並并橫横豎竖擴扩縮缩齊齐轉转鏡镜塊块漸渐陰阴試试覺觉裝装靜静類类頭头腳脚臉脸門门間间問问聽听認认識识誰谁麗丽潔洁濃浓輕轻軟软鐵铁鋼钢銳锐蓮莲蘭兰蘋苹貝贝飯饭餅饼館馆鍋锅齒齿媽妈壺壶嗎吗囉啰團团報报塗涂夠够將将島岛幹干幾几廣广彎弯從从愛爱戲戏撐撑於于極极歸归決决減减燈灯獨独獅狮環环發发盡尽盤盘確确禮礼種种稱称穩稳節节範范約约紀纪純纯紙纸組组結结絕绝總总繞绕繪绘續续臺台舊旧藝艺藥药處处蝦虾補补襯衬視视親亲設设許许誤误講讲謝谢讀读豐丰貨货貴贵貼贴費费跡迹車车輪轮輔辅辦办農农連连運运適适鄉乡醜丑針针錢钱錯错鐘钟長长閃闪隨随雙双雲云電电靈灵項项順顺預预頁页頂顶飲饮騎骑鬧闹麽么書书';

const SIMPLIFIED = new Map(
  Array.from({ length: Math.floor(TRADITIONAL.length / 2) }, (_, i) => [TRADITIONAL[i * 2]!, TRADITIONAL[i * 2 + 1]!]),
);

/** Pictures and waves that people put between two sentences. */
const BREAKS = /\s*(?:\p{Extended_Pictographic}[\p{Emoji_Modifier}\u{fe0f}\u{200d}]*)+\s*|[～~]+/gu;

/** The request in the tables' spelling; every character stays at its place, so that words can be quoted from the original. */
export function normalise(text: string): string {
  const plain = text
    .replace(BREAKS, '，')
    .replace(/[Ａ-Ｚａ-ｚ０-９]/gu, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0xfee0));
  const simple = Array.from(plain, (character) => SIMPLIFIED.get(character) ?? character).join('');
  const spellings = [...(IS_CANTONESE.test(simple) ? CANTONESE : []), ...DIALECTS, ...HOMOPHONES, ...ENGLISH, ...TYPOS];
  return spellings.reduce((done, [wrong, right]) => done.replace(wrong, right), simple);
}
