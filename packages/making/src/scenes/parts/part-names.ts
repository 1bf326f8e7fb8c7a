/** Parts of things, each with the words that readers hand on; whatever else is said is taken as it is. */
const NAMES = `
tail: tails fluke flukes 尾巴 尾 尾羽 尾翼 尾鳍 猫尾 龙尾 鱼尾 尾巴尖
rump: bottom backside 屁股 臀
shell: shells shell 壳 外壳 龟壳 背壳
back: backs 背 脊背 后背
hump: humps 驼峰
head: heads brain 头 脑袋 头部
face: faces 脸 面孔
hair: hair curl curls braid wig fur 头发 毛发 发丝 卷发 辫子 毛
mane: manes 鬃毛 鬃
beard: beards moustache mustache 胡子 胡须 络腮胡
whisker: whiskers 猫须 触须
eye: eyes glasses 眼睛 眼 双眼 眼珠
pupil: pupils iris eyeball 瞳孔 眼仁
beak: beaks bill 喙 鸟嘴 嘴 嘴巴
nose: noses snout 鼻子 鼻
lash: lashes eyelash eyelashes 睫毛 眼睫毛
tooth: teeth fang fangs tusk tusks 牙齿 牙 獠牙 象牙
tongue: tongues 舌头 舌
wing: wings 翅膀 羽翼 双翅 翼 机翼 羽毛 feathers feather
antenna: antennae antennas feelers 触角
claw: claws pincers 钳子 螯
ray: rays 光芒 光线
horn: horns antler antlers 角 犄角 鹿角 牛角 羊角
ear: ears 耳朵 耳 双耳
spine: spines quill quills spike spikes 刺 尖刺
fin: fins 鳍 鱼鳍 背鳍
leg: legs feet foot paws paw hooves 腿 脚 爪子 爪 蹄子
finger: fingers fingertips fingertip toes 手指 指头 指尖
hand: hands arms arm 手 手臂 胳膊 触手
nail: nails 指甲
weight: weights plates 铁片 杠铃片
shade: lampshade 灯罩
filament: 灯丝
belly: bellies stomach chest 肚子 肚皮 胸口
body: bodies torso 身体 身子 身 琴身 壶身 杯身 瓶身 鱼身 蛇身 龙身 船体
spot: spots dots stripes stripe scales 斑点 斑纹 条纹 鳞片 纹路
neck: necks 脖子 颈 琴颈
trunk: trunks 树干 象鼻
stem: stems stalk stalks shaft 茎 杆 梗 笔杆
leaf: leaves leaf foliage 叶子 叶片 叶
petal: petals 花瓣
disc: discs trumpet 花盘 花心 花蕊 蕊
core: pearl stone pit yolk nucleus seed seeds kernel heart middle centre center 核 果核 芯 心 瓤 中心 珍珠 蛋黄
crown: crowns canopy treetop greens 树冠 树梢 冠
root: roots 根 树根
branch: branches 枝条 枝 枝头
cap: caps 菌盖 伞盖 伞面
lid: lids 盖子 盖 锅盖 壶盖 瓶盖
cork: corks 瓶塞 塞子
spout: spouts 壶嘴
handle: handles hilt grip haft 剑柄 把手 手柄 柄 壶把 伞柄 刀柄 门把手
rim: rims edge brim crust 沿 边 边缘 边沿 碗沿 碗口 碗边 杯沿 杯口 锅沿 壶口 瓶口 帽檐
base: bases 底座 底 底部
lower: 下半截 下半身 下半部 下半
upper: 上半截 上半身 上半部 上半
headstock: headstocks scroll 琴头
string: strings lace laces 弦 琴弦 鞋带 线 绳
blade: blades 叶轮 刀刃 扇叶
flame: flames fire 火焰 火苗 灯芯 烛火
smoke: trail steam 烟 蒸汽 尾烟 热气
wheel: wheels tyre tyres tire tires 车轮 轮子 轮胎
basket: baskets 车斗 车厢 车筐
hull: hulls 船身
sail: sails mast 船帆 帆 桅杆
roof: roofs rooftop eaves 屋顶 瓦片 屋檐
chimney: chimneys funnel funnels smokestack 烟囱
door: doors 门 门洞
window: windows 窗 窗格
dial: dials 表盘 钟面
needle: needles pointer arrow 指针 箭头
clapper: clappers pendulum 铃舌 钟摆
hook: hooks 挂钩 钩子 钩
oar: oars paddle paddles 船桨 桨 橹
ring: rings shackle 光环 环
half: halves 一半 半边 半个 左半 右半 半
seat: seats saddle 座椅 坐垫 车座
sting: stings stinger 毒刺 尾针
dot: dot 点
bulb: bulbs 球茎
lens: lenses 镜头 镜片
beam: beams 光束
reflection: reflections 倒影 影子 shadow
bristle: bristles 刷毛 笔头
tip: tips nib 尖 笔尖 尖端 顶端 尖头
end: ends 末端 两端 端
top: tops summit peak 顶 顶部 山顶
scoop: scoops frosting foam 奶泡 雪顶
`;

const CANONICAL = new Map(
  NAMES.trim()
    .split('\n')
    .flatMap((line) => {
      const [part = '', words = ''] = line.split(': ');
      return [part, ...words.split(' ')].map((word): [string, string] => [word, part]);
    }),
);

/** The one name of a part, whatever word it was said with: 猫尾, "tails" and "fluke" are a tail. */
export function partNamed(said: string): string {
  const word = said.toLowerCase().trim();
  const last = word.split(' ').at(-1)!;
  return (
    CANONICAL.get(word) ?? CANONICAL.get(last) ?? CANONICAL.get(word.slice(-2)) ?? CANONICAL.get(word.slice(-1)) ?? word
  );
}

/** Whether a word names a part. */
export const isPart = (said: string): boolean => [...CANONICAL.values()].includes(partNamed(said));
