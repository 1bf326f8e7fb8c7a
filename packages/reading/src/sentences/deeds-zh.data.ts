import type { Relation } from '@markwright/marks';

/**
 * Deeds whose word holds what they are done with: whoever reads has a book, whoever fishes a rod. Heard only of somebody
 * in the picture: in 教孩子画画 nobody is drawn with a brush.
 */
const DEEDS = `
reading book: 看书 读书 念书 翻书 看小说 看绘本 读绘本 捧着书看 看着书
reading newspaper: 看报 看报纸 读报
facing mirror: 照镜子 照镜
holding mortar: 捣药
in tai-chi: 打太极 打太极拳 练太极 打单鞭 打八段锦
in yoga: 做瑜伽 练瑜伽
holding fishing-rod: 钓鱼 垂钓 钓着鱼 甩竿
holding toothbrush: 刷牙
holding watering-can: 浇花 浇水 浇菜
holding broom: 扫地 扫雪 扫院子
holding mop: 拖地 拖地板
holding umbrella: 打伞 撑伞
holding paintbrush: 画画 作画
holding ink-brush: 写字 写毛笔字 练字 题字
holding camera: 拍照 照相 摄影
holding telephone: 打电话 接电话
holding kite: 放风筝
holding mug: 喝水
holding tea-cup: 喝茶 饮茶 品茶 吃茶 喝早茶
holding coffee: 喝咖啡
holding milk: 喝牛奶 喝奶
holding beer: 喝啤酒
holding wine-glass: 喝酒 干杯
holding scissors: 剪头发 理发 剪彩 剃头 剪头 修剪 剪纸 裁衣服 裁布 剪羊毛 剪毛
holding hoe: 锄地 锄草 种地
holding shovel: 挖土 挖坑
holding hammer: 打铁 钉钉子 钉鞋 敲钉子 修鞋
holding wrench: 修车 修自行车 拧螺丝 修东西 修机器
holding saw: 锯木头 拉锯
holding axe: 砍柴 劈柴 伐木
holding sickle: 割麦 割麦子 割稻 割稻子 割草
holding paint-roller: 刷墙 刷漆 粉墙
holding sewing-needle: 缝衣服 缝被子 补衣服 绣花 缝扣子 做针线 纳鞋底
holding yarn: 织毛衣 打毛衣 打毛线 织围巾 织毛线
holding rolling-pin: 擀面 擀皮 擀面皮 擀饺子皮
holding dough: 揉面 和面 揉面团
holding dumpling: 包饺子
holding chopsticks: 夹菜 扒饭
holding noodles: 吃面 嗦面 嗦粉 挑面 吸溜面
holding bubble-tea: 喝奶茶
holding baby-bottle: 喂奶 奶娃
holding abacus: 打算盘 拨算盘 算账
holding syringe: 打针
holding stethoscope: 看病 听诊 问诊
holding envelope: 送信
holding package: 送快递 送货 送外卖
holding hair-dryer: 吹头发 吹头
holding razor: 刮胡子
holding microphone: 唱歌 唱K 播音 主持
holding smartphone: 玩手机 看手机 刷手机 自拍
holding newspaper: 看报纸
holding fan: 扇扇子 摇扇子 扇风
holding torch: 举火把
holding barbell: 举重 举铁 撸铁 健身 练举重
holding jump-rope: 跳绳
holding magnifier: 验货 鉴宝
holding walking-stick: 拄拐 拄拐杖 拄拐棍
holding bucket: 打水 拎水 挑水 担水
holding tea-leaf: 采茶
holding honey: 采蜜
holding wok: 炒菜 颠勺 颠锅 做饭 下厨 烧菜 掌勺 做菜 煮饭
holding lantern: 打灯笼
playing chinese-chess: 下棋 下象棋 对弈 杀一盘
playing go-game: 下围棋
playing mahjong: 打麻将 搓麻将 搓麻
playing poker: 打牌 打扑克
playing ping-pong: 打乒乓球 打乒乓
playing basketball: 打篮球
playing football: 踢球 踢足球
playing badminton: 打羽毛球
playing blocks: 搭积木 堆积木
playing erhu: 拉二胡
playing pipa: 弹琵琶
playing guzheng: 弹古筝
playing guqin: 弹古琴 抚琴
playing suona: 吹唢呐
playing bamboo-flute: 吹箫
playing harmonica: 吹口琴
playing saxophone: 吹萨克斯
playing accordion: 拉手风琴
playing drum: 打鼓 敲鼓 击鼓 打腰鼓 敲腰鼓
playing violin: 拉琴 拉小提琴
playing guitar: 弹吉他
playing piano: 弹钢琴
playing wooden-fish: 敲木鱼
playing gong: 敲锣 打锣
playing flute: 吹笛 吹笛子
playing trumpet: 吹号 吹喇叭
riding bicycle: 骑车 骑自行车 骑单车 蹬车
riding car: 开车 驾车
riding boat: 划船 撑船 开船
riding skateboard: 玩滑板
riding skiing: 滑雪
riding surfboard: 冲浪
riding swing: 荡秋千 打秋千
in bathtub: 泡澡 洗澡 泡浴
in wash-basin: 泡脚 洗脚
wearing headphones: 听歌 听音乐 戴耳机
wearing boxing-glove: 打拳击 练拳击
wearing ice-skate: 溜冰 滑冰
wearing roller-skate: 轮滑 溜旱冰
holding laptop: 敲代码 写代码 打字 敲键盘
holding pencil: 写作业 做作业 画图 打草稿
holding golf-club: 打高尔夫
holding tennis-racket: 打网球
holding telescope: 观星 看天象
holding bow-arrow: 射箭
holding skewer: 撸串 吃串
holding paper-plane: 折飞机 飞纸飞机
beside tent: 露营
with parachute: 跳伞
`.trim();

export const DEEDS_ZH: ReadonlyMap<string, { relation: Relation; concept: string }> = new Map(
  DEEDS.split('\n').flatMap((line) => {
    const [head = '', words = ''] = line.split(': ');
    const [relation = '', concept = ''] = head.split(' ');
    return words
      .split(' ')
      .map((word): [string, { relation: Relation; concept: string }] => [
        word,
        { relation: relation as Relation, concept },
      ]);
  }),
);
