/** What is a piece of a thing only after that thing was named, by its concept: 天平, 左边盘子里搁本书. */
const PIECES = `
scales: 盘子 托盘 盘 秤盘
abacus: 珠子 算珠 珠
tanghulu skewer lamb-skewer lollipop popsicle: 签子 竹签 签 棍子 棍儿 棍
wheelbarrow unicycle cart handcart rickshaw baby-carriage: 轮子 车轮 轱辘 轮胎
bicycle skateboard suitcase tricycle cart truck car scooter motorcycle bus van train tractor: 轮子 车轮 轱辘 轮胎 大灯 车灯 方向盘
glasses sunglasses: 镜片 左镜片 右镜片 镜腿
scooter e-bike bicycle motorcycle tricycle car: 车轱辘 车轮子 轮毂
oil-lamp candle lantern: 火苗 灯焰 烛火 灯火 焰
hot-air-balloon: 球 球囊 气囊 吊篮
ice-cream ice-cream-cone: 球 冰球 蛋筒 筒
calendar: 格子 方格
fishing-rod: 鱼线 鱼钩 线 钩
kite: 线
cactus hedgehog rose: 刺
guitar violin erhu guzheng pipa guqin: 弦
bed chair table desk: 床脚 床腿 腿 桌腿 椅腿
balloon: 绳子 线
compass clock pocket-watch watch alarm-clock: 指针 表盘 刻度
umbrella: 伞骨 伞尖
dandelion: 绒毛 绒球 绒伞 小绒伞 种子
broom: 扫帚苗
tree banyan pine birch willow oak apple-tree: 果子 叶子 树叶 树皮 树根 树洞
scroll: 轴头 轴 卷轴头
dumpling bun mooncake qingtuan zongzi: 馅 馅儿 皮
sheep yak alpaca: 毛 羊毛
shell conch: 海螺口 螺口
locomotive train steam-locomotive: 车厢 烟
`.trim();

export const PIECES_ZH: ReadonlyMap<string, ReadonlySet<string>> = PIECES.split('\n').reduce((all, line) => {
  const [owners = '', pieces = ''] = line.split(': ');
  for (const owner of owners.split(' ')) all.set(owner, new Set([...(all.get(owner) ?? []), ...pieces.split(' ')]));
  return all;
}, new Map<string, ReadonlySet<string>>());
