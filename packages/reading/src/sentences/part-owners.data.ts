/** Pieces that tell what they are a piece of, by the concept of the whole. */
const OWNERS = `
turntable: 唱臂 唱头
teapot: 壶嘴 壶身 壶盖 壶口 壶把 壶底 壶肚 壶边
mug: 杯身 杯口 杯沿 杯底 杯边 杯把 杯耳
water-bottle: 瓶口 瓶身 瓶盖 瓶塞 瓶底 瓶颈
cooking-pot: 锅盖 锅沿 锅边 锅底 锅把 锅耳
bowl: 碗沿 碗口 碗边 碗底 碗壁
boat: 船舱 舱 船头 船尾 船身 船舷 船帆
guitar: 琴头 琴颈 琴弦 琴身
tree: 树冠 树干 树荫 树梢 树根 枝头 枝条
umbrella: 伞面 伞柄 伞顶 伞尖
folding-fan: 扇面 扇骨 扇柄 扇子面
drum: 鼓面 鼓身 鼓皮
flag-pennant: 旗面 旗杆
bucket: 桶沿 桶口 桶边 桶底
jar: 罐口 罐身 坛口 坛身 缸口 缸沿 缸边 坛沿
basket: 篮口 篮把 篮沿 筐沿 筐口
spoon: 勺柄 勺把
plate: 盘边 盘沿 盘底
well: 井口 井沿
sneaker: 鞋口 鞋头 鞋带 鞋底 鞋面 鞋尖 鞋跟
bridge: 桥洞 桥面 桥头
pen: 笔尖 笔杆
book: 书脊 书页
door: 门缝 门环 门把手
clock: 表盘 指针 钟摆
hat: 帽檐 帽顶 帽尖
flower: 花瓣 花蕊 花心 花盘
lamp: 灯罩 灯芯
cart: 车斗
fish: 鱼尾 鱼鳍
hand: 掌心 手心 指尖 指甲盖
plow: 犁铧 犁头
bicycle: 车架 车把
wave: 浪尖 浪头
`.trim();

export const PART_OWNERS: ReadonlyMap<string, string> = new Map(
  OWNERS.split('\n').flatMap((line) => {
    const [owner = '', parts = ''] = line.split(': ');
    return parts.split(' ').map((part): [string, string] => [part, owner]);
  }),
);
