const BLANK = '\u2002';
const filled = (said: string, shorter: string): string =>
  shorter.length > said.length ? said : shorter + BLANK.repeat(said.length - shorter.length);

const PLACED: Readonly<Record<string, string>> = {
  上: '上面',
  下: '下面',
  中: '里面',
  内: '里面',
  旁: '旁边',
  侧: '旁边',
};
const POSTURES: Readonly<Record<string, string>> = { 立: '站在', 卧: '趴在', 坐: '坐在', 蹲: '蹲在' };

/** Chinese as offices write it, in words that the grammar reads; `when` is asked of the whole text. */
export const REWORDED_FORMAL: readonly {
  said: RegExp;
  as: string | ((whole: string, ...groups: string[]) => string);
  when?: (text: string) => boolean;
  example: string;
}[] = [
  {
    said: /之([上下中内旁侧])(?!\p{Script=Han}*(?:意|选|情))/gu,
    as: (said, place = '') => PLACED[place] ?? said,
    example: '一只小鸟停歇于钥匙之上',
  },
  {
    said: /(?:停歇|停驻|停落|栖息|栖|停|伫立|静立|端坐|安卧|静卧|盘踞|立|卧|坐|蹲)于(?=[^，。；！？\s]{1,9}[上里中下旁面边])/gu,
    as: (said) => filled(said, POSTURES[said.at(-2)!] ?? '停在'),
    example: '白鹤立于木桶之中',
  },
  {
    said: /以([^，。；！？\s为以]{1,9}?)(?:的图形|之形)?(?:代之|代替|替代|替换|取代)(?=[，。；！？（(\s]|$)/gu,
    as: (said, other = '') => filled(said, `换成${other}`),
    example: '锤之柄，以毛笔代之',
  },
  {
    said: /以([^，。；！？\s为]{1,6})之[形状](?:表现|呈现|绘制|为之)?(?=[，。；！？\s]|$)/gu,
    as: (said, other = '') => filled(said, `像${other}`),
    example: '耳廓以海螺之形表现',
  },
  {
    said: /(?<=[，、\s])作([^，。；！？\s]{1,5})(?:之[形状]|造型|状)(?=[，。；！？\s]|$)/gu,
    as: (said, other = '') => filled(said, `像${other}`),
    example: '风筝一只，作沙燕之形',
  },
  { said: /之(?=[柄首尾身口盖形顶底耳足翼羽])/gu, as: '的', example: '锤之柄' },
  {
    said: /(?:处理为|雕作|绘作|塑作|制为|绘为|雕为|处理成)/gu,
    as: (said) => filled(said, '做成'),
    example: '印钮雕作卧狮',
  },
  {
    said: /以(?:双)?(?:鼻子?|螯钳?|喙|爪|口|尾|嘴|前爪|翅)(?:轻?卷住|卷起|卷|持|衔|托|握|夹|捧|举)着?(?=\p{Script=Han})/gu,
    as: (said) => filled(said, '拿着'),
    example: '河蟹以螯钳持一支稻穗',
  },
  { said: /颈间(?=佩?戴|挂|系)/gu, as: '颈上', example: '一只兔子，颈间佩戴听诊器' },
  { said: /佩戴(?=\p{Script=Han})/gu, as: '戴着', example: '颈间佩戴听诊器' },
  {
    said: /(?:的)?(?:正?中心|正中|中央|内部?)(?:镶嵌|嵌入|嵌|绘|置)(?:有|着|入)?(?=\p{Script=Han})/gu,
    as: (said) => filled(said, '里有'),
    example: '外圈为齿轮，内置玉兰花一朵',
  },
  {
    said: /(?<![以改作成因认名视称定译誉命化变行较极颇更最甚略分即便])为(?=[一两三四五六](?:[支把条座只枚个轮颗片朵盏棵株尾本顶匹头])|打开的|展开的)/gu,
    as: '是',
    example: '其立柱为一支钢笔',
  },
  { said: /(?<=[，。；\s]|^)其(?=\p{Script=Han}{1,4}(?:为|是))/gu, as: '', example: '天平一架，其立柱为一支钢笔' },
  {
    said: /(?<=[，。；\s]|^)自(?=[^，。；\s]{1,4}[后中里上][^，。；\s]{0,2}[升飞探跃游走])/gu,
    as: '从',
    example: '脐橙自山后升起',
  },
  { said: /(?:宛如|恰似|状若|形似|状如|形如)/gu, as: (said) => filled(said, '像'), example: '叶片形似手掌' },
  {
    said: /(?<=[。；！\n]\s*)(?:用途|资助单位|门诊时间|营业时间|办公时间|联系地址|地址)[：:][^。；\n]*|(?<=[。；！\n]\s*)(?:本[社校馆院所店司处园]|集团|馆内|另有|旗下|公司)(?!(?:(?!。).)*(?:标志|徽|图|勿|不|禁|忌|别|以|采用))[^。；\n]*|(?:另售|将印于|可绣于|拟印于|印制于)[^。；\n]*/gu,
    as: '',
    example: '蜜蜂飞临菜花上方。本社成立于2009年，另售核桃',
  },
];
