/** Every photographed scene; `scenes/` holds a file of each for pictures of 900 and of 1920 pixels. */
export const SCENE_NAMES = [
  'shop-sign-day',
  'cup',
  'business-cards',
  'paper-bag',
  'shop-sign-dusk',
  't-shirt',
  'window-lettering',
  'hanging-sign',
  'tote-bag',
  'shipping-box',
  'apron',
  'phone',
  'menu',
  'car-door',
  'stamp',
  'patch',
  'bowl',
  'door-plate',
  'letterhead',
] as const;
export type SceneName = (typeof SCENE_NAMES)[number];

type Trade = { words: RegExp; scenes: readonly SceneName[] };

/** What a trade shows first. Words in Chinese and English, as owners write them about their shop; the first row that fits counts. */
const TRADES: readonly Trade[] = [
  {
    words: /面馆|拉面|火锅|餐|饭|烧烤|小吃|粉店|饺子|包子|厨|noodle|ramen|restaurant|kitchen|diner|grill|bistro|food/i,
    scenes: [
      'shop-sign-day',
      'bowl',
      'apron',
      'paper-bag',
      'menu',
      'shop-sign-dusk',
      'window-lettering',
      'hanging-sign',
    ],
  },
  {
    words: /咖啡|奶茶|茶|饮|烘焙|面包|甜品|蛋糕|coffee|cafe|café|tea|bakery|bread|cake|juice|dessert/i,
    scenes: [
      'cup',
      'shop-sign-day',
      'paper-bag',
      'window-lettering',
      'apron',
      'hanging-sign',
      'menu',
      'shop-sign-dusk',
    ],
  },
  {
    words: /律师|法律|会计|咨询|金融|财务|事务所|地产|保险|law|legal|account|consult|financ|estate|insurance|notary/i,
    scenes: [
      'door-plate',
      'business-cards',
      'letterhead',
      'window-lettering',
      'stamp',
      'hanging-sign',
      'shop-sign-dusk',
      'phone',
    ],
  },
  {
    words: /软件|科技|网络|数据|智能|应用|app\b|software|tech|data|cloud|digital|online|\bai\b/i,
    scenes: [
      'phone',
      'business-cards',
      't-shirt',
      'shop-sign-dusk',
      'shipping-box',
      'tote-bag',
      'window-lettering',
      'stamp',
    ],
  },
  {
    words: /服装|时装|女装|男装|潮牌|鞋|包袋|fashion|cloth|apparel|wear|boutique|tailor|shoe/i,
    scenes: [
      't-shirt',
      'tote-bag',
      'paper-bag',
      'patch',
      'shop-sign-day',
      'shipping-box',
      'window-lettering',
      'business-cards',
    ],
  },
  {
    words:
      /装修|维修|水电|搬家|物流|快递|清洁|园艺|洗车|plumb|repair|clean|mov(ing|er)|logistic|deliver|garden|build|electric/i,
    scenes: ['car-door', 'apron', 'shipping-box', 'business-cards', 't-shirt', 'shop-sign-day', 'patch', 'phone'],
  },
  {
    words: /美容|美甲|美发|理发|美睫|护肤|瑜伽|salon|beauty|hair|nail|lash|spa|yoga|barber/i,
    scenes: [
      'window-lettering',
      'business-cards',
      'shop-sign-dusk',
      'paper-bag',
      'hanging-sign',
      'tote-bag',
      'phone',
      'stamp',
    ],
  },
  {
    words: /户外|露营|摩托|骑行|健身|滑雪|outdoor|camp|bike|cycl|motor|gym|fitness|surf|climb/i,
    scenes: ['patch', 't-shirt', 'car-door', 'tote-bag', 'shop-sign-day', 'phone', 'shipping-box', 'business-cards'],
  },
];

/**
 * Scenes in the order that suits the shop; all of them, best first. The first text that tells the trade counts: what the
 * owner said before the name, the name before what the mark shows.
 */
export function scenesFor(...about: readonly string[]): SceneName[] {
  const tradeOf = (text: string) => TRADES.find(({ words }) => words.test(text));
  const trade = about.map(tradeOf).find((found) => found !== undefined);
  return [...new Set([...(trade?.scenes ?? []), ...SCENE_NAMES])];
}
