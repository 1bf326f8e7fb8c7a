import type { PartPictureName } from './part-pictures.ts';

/** Where a part stands in its character. */
export type Place = 'left' | 'right' | 'top' | 'bottom' | 'dot';

export type Radical = {
  /** The part as it is written. */
  part: string;
  place: Place;
  zh: string;
  en: string;
  /** How many separate pieces of ink the part may have, and how many closed counters. */
  pieces: readonly [least: number, most: number];
  counters: readonly [least: number, most: number];
  /** The largest share of the character it may take; half and a little unless told. */
  share?: number;
  /** What may take its place, the nearest in meaning first. */
  pictures: readonly PartPictureName[];
  /** Common characters written with it at that place. */
  characters: string;
};

/**
 * Parts that can be taken out of a character and drawn as what they mean. Whether a face keeps a part
 * apart from the rest is found from its outlines; this table only says where to look and what it means.
 */
export const RADICALS: readonly Radical[] = [
  {
    part: '氵',
    place: 'left',
    zh: '三点水',
    en: 'water',
    pieces: [3, 3],
    counters: [0, 0],
    pictures: ['drops', 'waves', 'leaves'],
    characters:
      '江河湖海洋清泽润源汇泉沐沙洲浪波泊津涵渔港湾滨溪泡沫洗浴游泳流沁淘沪汤汁酒油汽渡澜瀚浩淡浓温深满滋潮澄鸿涛洪湘渝漫沉池沿泥洁活派消涂液渐滑滴漂演潜激灌汉汗沃沛泛泰治况浅测浮润淋淑混添渊渠',
  },
  {
    part: '冫',
    place: 'left',
    zh: '两点水',
    en: 'ice',
    pieces: [2, 2],
    counters: [0, 0],
    pictures: ['drops', 'leaves'],
    characters: '冰冷冻净凉次凌凝凇冲',
  },
  {
    part: '灬',
    place: 'bottom',
    zh: '四点底',
    en: 'fire',
    pieces: [4, 4],
    counters: [0, 0],
    pictures: ['flames', 'drops'],
    characters: '热煮煎蒸熊燕点照烈然熟黑煦焦羔杰熙鱼',
  },
  {
    part: '心',
    place: 'bottom',
    zh: '心字底',
    en: 'the heart',
    pieces: [3, 4],
    counters: [0, 0],
    pictures: ['heart', 'smile-arc'],
    characters: '思想念恋意志忠恩慧悠恒惠慈愿感愈忘怎态总息悉您悬惹愁急怒恐患悲',
  },
  {
    part: '艹',
    place: 'top',
    zh: '草字头',
    en: 'grass',
    share: 0.34,
    pieces: [1, 2],
    counters: [0, 0],
    pictures: ['sprouts', 'seedling'],
    characters:
      '花草茶芳苗荷莲菜药莓苹果蓝艺芽芝若英茗茂荣萌蔬蘑菇葡萄蒙蓉薇藏蕾莉菊芸苏莎蒲葵蒸薄荟节芒苔范茄莱菲萍落葱董葛蓬蔚薯薪蕉',
  },
  {
    part: '山',
    place: 'top',
    zh: '山字头',
    en: 'the mountain',
    pieces: [1, 1],
    counters: [0, 0],
    pictures: ['peaks', 'leaf-fan'],
    characters: '岚岩岸崇崖崔岁岂炭嵩岗崭崛岑',
  },
  {
    part: '山',
    place: 'left',
    zh: '山字旁',
    en: 'the mountain',
    pieces: [1, 1],
    counters: [0, 0],
    pictures: ['peaks'],
    characters: '峰岭峡峪崎峻峨屿岖嵘',
  },
  {
    part: '日',
    place: 'top',
    zh: '日字头',
    en: 'the sun',
    pieces: [1, 1],
    counters: [2, 2],
    pictures: ['sun', 'flower'],
    characters: '星早晨昌晶景昂昊晏旻旦是显晟曼最昱晃暑暴易',
  },
  {
    part: '日',
    place: 'left',
    zh: '日字旁',
    en: 'the sun',
    pieces: [1, 1],
    counters: [2, 2],
    pictures: ['sun', 'flower'],
    characters: '明时晴晓晖映昭暖晒晚旺昕曙曦旷昨昧晰暗暇',
  },
  {
    part: '日',
    place: 'bottom',
    zh: '日字底',
    en: 'the sun',
    pieces: [1, 1],
    counters: [2, 2],
    pictures: ['sun', 'flower'],
    characters: '春香普智音昔晋暂旨皆者昏',
  },
  {
    part: '月',
    place: 'right',
    zh: '月',
    en: 'the moon',
    pieces: [1, 1],
    counters: [2, 2],
    pictures: ['moon'],
    characters: '明朋期朝朗阴钥胡湖',
  },
  {
    part: '口',
    place: 'left',
    zh: '口字旁',
    en: 'the mouth',
    pieces: [1, 1],
    counters: [1, 1],
    pictures: ['smile', 'heart'],
    characters: '吃喝味唱呼吸咖啡听叫哈咕噜吧嘻嗨呢喃唯咪鸣哆啦嘟哩吱啾喵吻吹喊嚼咏叶嗒',
  },
  {
    part: '口',
    place: 'bottom',
    zh: '口字底',
    en: 'the mouth',
    pieces: [1, 1],
    counters: [1, 1],
    pictures: ['smile', 'heart'],
    characters: '合台吉名古谷告舍否各君吾启右石善营吞含喜哲唇后杏含害容客',
  },
  {
    part: '口',
    place: 'top',
    zh: '口字头',
    en: 'the mouth',
    pieces: [1, 1],
    counters: [1, 1],
    pictures: ['smile', 'heart'],
    characters: '品兄号吴只足员呈单吊骂哭',
  },
  {
    part: '木',
    place: 'left',
    zh: '木字旁',
    en: 'wood',
    pieces: [1, 1],
    counters: [0, 0],
    pictures: ['tree', 'pine'],
    characters: '林松柏桃梅柳桂桐枫橙柠檬樱村树棉棋桥机梧楠楼椰样格梯根板材杉枝柔杭杨橘榕桦',
  },
  {
    part: '火',
    place: 'left',
    zh: '火字旁',
    en: 'fire',
    pieces: [1, 3],
    counters: [0, 0],
    pictures: ['flame'],
    characters: '烤烧炒炖炉烟灯炸烘焙煌灿烛炼焰煲烁炫煊烽',
  },
  {
    part: '雨',
    place: 'top',
    zh: '雨字头',
    en: 'rain',
    pieces: [1, 5],
    counters: [0, 2],
    pictures: ['cloud-rain'],
    characters: '雪雷霜露霞霄零震雾霖雯霏需霸',
  },
  {
    part: '⺮',
    place: 'top',
    zh: '竹字头',
    en: 'bamboo',
    pieces: [2, 4],
    counters: [0, 0],
    pictures: ['bamboo-leaves'],
    characters: '竹笑笔筑箱筝笋筷篮筒简篇签策箭等筹管答第算',
  },
  {
    part: '宀',
    place: 'top',
    zh: '宝盖头',
    en: 'the roof',
    pieces: [1, 2],
    counters: [0, 0],
    pictures: ['roof'],
    characters: '家安宝宁宜宏宇宠客室宴富宅定宗宫寒实寓寻宸寂宽宾守字完官审宋密寄容宿',
  },
  {
    part: '丶',
    place: 'dot',
    zh: '一点',
    en: 'the dot',
    pieces: [1, 1],
    counters: [0, 0],
    pictures: ['leaf', 'drop', 'heart', 'flame'],
    characters:
      '文方之主京高亮亭言玉心小永义为六市广店座庭康庆庄立意音章良太夜变亦享亨亩商离旁衣亲旅房户启家安宝宁宇宏必火米半光学兴尔术龙叉头犬我成书求州办州',
  },
];
