import { cutOut, setLogo, type LogoWish } from '../pictures/studio.ts';
import type { Drawn } from './sheet-parts.ts';

type Words = { zh: string; en: string };
type Work = { wish: LogoWish; story: Words };
type DemoDesigner = {
  id: string;
  place: number;
  name: Words;
  city: Words;
  about: Words;
  years: number;
  styles: string[];
  trades: string[];
  works: Work[];
};

export async function drawWork(wish: LogoWish): Promise<Drawn> {
  const { svg, size } = cutOut(await setLogo(wish));
  return { svg, ...size };
}

const logo = (
  name: string,
  mark: string | undefined,
  layout: string,
  font: string,
  [ground, ink, accent]: [string, string, string],
  latin?: string,
): LogoWish => ({
  name,
  layout,
  font,
  ground,
  ink,
  accent,
  support: ink,
  ...(mark && { mark }),
  ...(latin && { latin }),
});

/** Six made-up designers, said to be examples wherever they are shown; every work was drawn by the engine. */
export const DESIGNERS: DemoDesigner[] = [
  {
    id: 'lin-shu',
    place: 1,
    name: { zh: '林疏', en: 'Lin Shu' },
    city: { zh: '杭州', en: 'Hangzhou' },
    about: {
      zh: '做茶馆、书店和民宿居多。习惯先用一支笔画到只剩几根线，再上颜色。',
      en: 'Mostly tea houses, bookshops and inns. Starts with one pen, stops when only a few lines are left, then adds colour.',
    },
    years: 11,
    styles: ['chinese', 'minimal'],
    trades: ['tea', 'inn', 'culture'],
    works: [
      {
        wish: logo('半山茶舍', 'tableware/gaiwan/lid-lifted', 'vertical-mark', 'zhi-mang-xing.ttf', [
          '#eae0cc',
          '#1d1a16',
          '#b3261e',
        ]),
        story: {
          zh: '盖碗提起一角，是要喝茶的样子。竖排，像挂在墙上的一幅字。',
          en: 'A lid lifted on one side: somebody is about to drink. Set upright, like writing on a wall.',
        },
      },
      {
        wish: logo(
          '云脚民宿',
          'nature/mountain/two-peaks-and-moon',
          'stacked',
          'noto-serif-sc-semibold.ttf',
          ['#dfe4dc', '#26433a', '#c8642d'],
          'Cloudfoot Inn',
        ),
        story: {
          zh: '两座山，一个月亮，山脚和字脚踩在同一条线上。',
          en: 'Two hills and a moon; their feet stand on the same line as the letters.',
        },
      },
      {
        wish: logo(
          '慢读书店',
          'craft/book/open',
          'horizontal',
          'noto-serif-sc-black.ttf',
          ['#23302b', '#f0eadd', '#d9a05b'],
          'Slow Books',
        ),
        story: {
          zh: '打开的书也是一扇门。反白用，夜里招牌才看得清。',
          en: 'An open book is also a door. Light on dark, so that the sign reads at night.',
        },
      },
    ],
  },
  {
    id: 'zhao-yihan',
    place: 2,
    name: { zh: '赵一寒', en: 'Zhao Yihan' },
    city: { zh: '成都', en: 'Chengdu' },
    about: {
      zh: '火锅、面馆、夜市小店做了八年，字要够粗，隔一条街也要看得见。',
      en: 'Eight years of hot pot, noodles and night stalls. Letters have to be heavy enough to read from across the street.',
    },
    years: 8,
    styles: ['bold', 'retro'],
    trades: ['restaurant', 'snack'],
    works: [
      {
        wish: logo(
          '滚石火锅',
          'food/hotpot/on-the-fire',
          'stacked',
          'maoken-assorted.ttf',
          ['#b8151c', '#ffeccb', '#ffb04a'],
          'Rolling Stone Hot Pot',
        ),
        story: {
          zh: '锅底一团火，字也像在滚。红底米字，晚上最认得出。',
          en: 'A fire under the pot, and letters that seem to boil. Cream on red is seen first at night.',
        },
      },
      {
        wish: logo(
          '二姐抄手',
          'chinese-food/wonton/soup',
          'badge',
          'noto-sans-sc-black.ttf',
          ['#f6e6c6', '#a3261a', '#e8a13a'],
          'Second Sister Wontons',
        ),
        story: {
          zh: '圆章贴玻璃、印碗底，都用这一枚。',
          en: 'One round seal for the window and for the bottom of the bowl.',
        },
      },
      {
        wish: logo('老街烧烤', 'food/barbecue/skewer', 'horizontal', 'zcool-qingke-huangyou.ttf', [
          '#17130f',
          '#ffd08a',
          '#ff6000',
        ]),
        story: { zh: '一根签子横在名字前面，就是菜单。', en: 'One skewer before the name is the whole menu.' },
      },
    ],
  },
  {
    id: 'he-wan',
    place: 3,
    name: { zh: '何晚', en: 'He Wan' },
    city: { zh: '上海', en: 'Shanghai' },
    about: {
      zh: '给护理、瑜伽、花店和婚礼做标志。线细，颜色少，印在小瓶子上也不糊。',
      en: 'Marks for care, yoga, flowers and weddings. Thin lines, few colours, and they still print on a small bottle.',
    },
    years: 7,
    styles: ['elegant', 'minimal'],
    trades: ['beauty', 'flower', 'fitness'],
    works: [
      {
        wish: logo(
          '晚樱花房',
          'plants/plum-blossom/blossom',
          'stacked',
          'lxgw-wenkai-bold.ttf',
          ['#f5d5d3', '#8c1d3f', '#c8506c'],
          'Late Blossom',
        ),
        story: {
          zh: '五个圆围一个圆。单色印在纸带上也认得出。',
          en: 'Five circles around one. Still a flower in one colour on a ribbon.',
        },
      },
      {
        wish: logo('静所瑜伽', 'people/yoga/lotus-seat', 'stacked', 'noto-sans-sc-light.ttf', [
          '#e6ebe2',
          '#31473a',
          '#7d9a72',
        ]),
        story: { zh: '盘坐的腿落在一条弧上，重心很低。', en: 'Crossed legs rest on one arc, so the weight sits low.' },
      },
      {
        wish: logo(
          '素手',
          'people/hand/palm',
          'horizontal',
          'zcool-xiaowei.ttf',
          ['#f6e0d3', '#6b3a2c', '#d98a68'],
          'Plain Hands Spa',
        ),
        story: { zh: '张开的手掌，掌心留一颗心。', en: 'An open hand with a heart left in its palm.' },
      },
    ],
  },
  {
    id: 'qiu-mo',
    place: 4,
    name: { zh: '邱墨', en: 'Qiu Mo' },
    city: { zh: '深圳', en: 'Shenzhen' },
    about: {
      zh: '做软件和硬件公司的标志，先看 16 像素，再看门头。',
      en: 'Software and hardware companies. Looks at 16 pixels first and at the front of the building last.',
    },
    years: 9,
    styles: ['geometric', 'tech'],
    trades: ['software', 'service'],
    works: [
      {
        wish: logo(
          '折线数据',
          'abstract/growth/sprouting-bars',
          'horizontal',
          'noto-sans-sc-bold.ttf',
          ['#111c44', '#f2f6ff', '#7fc4f5'],
          'Polyline Data',
        ),
        story: { zh: '三根柱子，最高那根发芽。', en: 'Three bars; the tallest one has sprouted.' },
      },
      {
        wish: logo(
          '环宇物流',
          'abstract/orbit/two-tracks',
          'horizontal',
          'markwright-slant.ttf',
          ['#1766d8', '#ffffff', '#ffe14a'],
          'Orbit Logistics',
        ),
        story: { zh: '两条轨道错开一点，就有了方向。', en: 'Two tracks slightly apart make a direction.' },
      },
      {
        wish: logo('芯片工坊', 'craft/chip/square', 'stacked', 'noto-sans-sc-black.ttf', [
          '#e9f0f2',
          '#0f3b44',
          '#ff6000',
        ]),
        story: {
          zh: '方片、八只脚、一颗橙心，缩到标签页里还是一枚芯片。',
          en: 'A square, eight legs and an orange core: still a chip in a browser tab.',
        },
      },
    ],
  },
  {
    id: 'su-xiaoman',
    place: 5,
    name: { zh: '苏小满', en: 'Su Xiaoman' },
    city: { zh: '广州', en: 'Guangzhou' },
    about: {
      zh: '奶茶、烘焙、宠物和儿童用品。爱画圆，爱用两种颜色讲完一件事。',
      en: 'Milk tea, baking, pets and children. Likes circles, and telling a thing in two colours.',
    },
    years: 5,
    styles: ['playful', 'round'],
    trades: ['drinks', 'bakery', 'pet'],
    works: [
      {
        wish: logo('嘟嘟奶茶', 'food/milk-tea/dome-cup', 'stacked', '975-maru.ttf', ['#ffe1c9', '#6b2f1c', '#ff7a26']),
        story: { zh: '杯盖鼓起来，像一张笑脸。', en: 'The lid bulges like a smiling cheek.' },
      },
      {
        wish: logo(
          '圆耳朵',
          'animals/bear/face',
          'stacked',
          'chiron-goround-bold.ttf',
          ['#bfdcf5', '#164a9c', '#ffffff'],
          'Round Ears Toys',
        ),
        story: { zh: '三个圆就是一只熊。', en: 'Three circles make a bear.' },
      },
      {
        wish: logo(
          '面粉日',
          'kitchen/croissant/smile',
          'badge',
          'zcool-kuaile.ttf',
          ['#f4e3c3', '#4a2412', '#e8702a'],
          'Flour Day',
        ),
        story: { zh: '可颂弯过来，正好是嘴角。', en: 'Bent the other way a croissant is a smile.' },
      },
    ],
  },
  {
    id: 'ma-ting',
    place: 6,
    name: { zh: '马廷', en: 'Ma Ting' },
    city: { zh: '西安', en: 'Xi’an' },
    about: {
      zh: '老字号和土产做得多，会写招牌字，也会替旧标志重画一遍。',
      en: 'Old shops and local produce. Writes sign lettering, and redraws old marks without losing them.',
    },
    years: 16,
    styles: ['chinese', 'retro'],
    trades: ['restaurant', 'produce', 'culture'],
    works: [
      {
        wish: logo('永兴坊', 'home/gate/paifang', 'emblem', 'noto-serif-sc-black.ttf', [
          '#7a2412',
          '#ffe3c2',
          '#ffb04a',
        ]),
        story: {
          zh: '牌坊收进方框，盖章、刻木、铸铜都成。',
          en: 'A gateway in a square: it can be stamped, carved or cast.',
        },
      },
      {
        wish: logo(
          '秦川石榴',
          'fruit/pomegranate/opened',
          'stacked',
          'ma-shan-zheng.ttf',
          ['#f3d9c0', '#8c1a14', '#d6452f'],
          'Qinchuan Pomegranates',
        ),
        story: { zh: '裂开一道口，籽只画四颗，够了。', en: 'Split open once; four seeds are enough.' },
      },
      {
        wish: logo('老马家', undefined, 'vertical-seal', 'zhi-mang-xing.ttf', ['#eae0cc', '#1d1a16', '#b3261e']),
        story: { zh: '三个字写下来，末了盖一枚“马”。', en: 'Three characters downwards, closed with a seal.' },
      },
    ],
  },
];
