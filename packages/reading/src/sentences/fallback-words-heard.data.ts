/** Further names that owners call things by, of tubs and tools, boats and animals; see fallback-words.ts for how they are read. */
export const HEARD_FALLBACK_WORDS = `
wash-basin: | 木盆 木盆子 盆子 洗衣盆 洗脸盆 洗脚盆 泡脚盆 脚盆 大木盆 木脚盆 大盆 铁盆 铝盆 塑料盆 水盆 洗澡盆 搪瓷脸盆 足浴盆
rice-grain: | 一粒米 米粒儿 稻谷 谷粒儿 大米粒 稻米 大米
mug: | 咖啡缸
muntjac: | 山羌 黄麂 小麂
deer: | 水鹿
ocelot: | 石虎
wrench: | 士巴拿 士巴那 板手
sofa: | 梳化 长沙发
ladder: | A字梯 字梯
rooster: | 芦花大公鸡 芦花公鸡
saucer: | 茶船 茶托 杯托
candle: | 大豆蜡 香薰蜡 手工蜡
arrow: | 鼠标箭头 光标箭头
clothesline: | 晾衣杆
paper-clip: | 木夹子 晾衣夹 晾衣夹子 衣夹 衣夹子 晒衣夹
tanker: | 罐车 槽罐车 油罐车 水罐车 洒水车
nozzle: | 水喉
garden-hose: | 水管子
orangutan: | 人猿 红毛猩猩
canoe: | 猪槽船 小皮艇
teddy-bear: | 小熊布偶 熊布偶 布偶熊 小熊玩偶 熊玩偶 毛绒熊 小熊公仔 毛绒小熊
scarf: | 花头巾 大花头巾 三角巾 花布头巾
winnowing-basket: | 竹簸箕 簸箩 圆簸箕 晒匾
sesame: | 芝麻糊
lute: | 冬不拉
kebab: | 沙爹串 沙爹
steamer-basket: | 竹蒸笼 小蒸笼
chess-pawn: | 象棋子 棋子儿
truck: | 卡车头 大卡车 半挂车 半挂 大货车头 货车头 重卡
van: | 小面包车
oven: | 馕坑
comet: | 扫把星
roller-skate: | 轮滑 旱冰鞋
swim-ring: | 浮圈 救生泳圈
paddle-board: | 浮板 打水板
chili: | 红海椒 青海椒 小海椒 大海椒
ivy: | 藤子
hand: | 人偶手 木偶手 假手 木手
twig: | 枝头 枝丫 枝杈 树杈 树杈子 枝桠
fishing-net: | 鱼网 张网 一张网
mahjong: | 麻将块
grain: | 谷堆 粮食 五谷杂粮
carpet: | 凉席 草席
roof: | 鼓楼顶
`.trim();
