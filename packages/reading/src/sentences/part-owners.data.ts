/** Pieces that tell what they are a piece of, by the concept of the whole. */
const OWNERS = `
teapot: 壶嘴 壶身 壶盖 壶口
mug: 杯身 杯口 杯沿 杯底
water-bottle: 瓶口 瓶身 瓶盖 瓶塞
cooking-pot: 锅盖 锅沿
bowl: 碗沿 碗口 碗边
boat: 船头 船尾 船身 船舷 船帆
guitar: 琴头 琴颈 琴弦 琴身
tree: 树冠 树干 树荫 树梢 树根 枝头 枝条
umbrella: 伞面 伞柄
pen: 笔尖 笔杆
book: 书脊 书页
door: 门缝 门环 门把手
clock: 表盘 指针 钟摆
hat: 帽檐
flower: 花瓣 花蕊 花心 花盘
lamp: 灯罩 灯芯
cart: 车斗
fish: 鱼尾 鱼鳍
`.trim();

export const PART_OWNERS: ReadonlyMap<string, string> = new Map(
  OWNERS.split('\n').flatMap((line) => {
    const [owner = '', parts = ''] = line.split(': ');
    return parts.split(' ').map((part): [string, string] => [part, owner]);
  }),
);
