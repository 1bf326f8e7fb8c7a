/**
 * What words of brand names picture where a dictionary would show something else or nothing: word, then concepts,
 * the plainest first. English phrases with underscores.
 */
export const NAME_PICTURES = table(`
青禾 rice-seedling sprout
新禾 rice-seedling sprout
嘉禾 rice-ear rice-seedling
禾田 rice-seedling rice-ear
云上 cloud roof
云端 cloud
云朵 cloud
云间 cloud mountain
云深 cloud mountain
晨光 sunrise
晨曦 sunrise
朝阳 sunrise
旭日 sunrise
向阳 sun sunflower
阳光 sun
暖阳 sun
晚霞 sunset
黄昏 sunset
晚风 wind moon
清风 wind bamboo
微风 wind
春风 wind willow
半山 mountain
南山 mountain
远山 mountain
青山 mountain
山野 mountain tree
山海 mountain wave
山前 mountain
山房 mountain house
听雨 rain roof
听松 pine-tree
听涛 wave
听海 wave shell
海语 wave shell
观海 wave
归园 lotus cloud
田园 rice-seedling house
小满 wheat
谷雨 rain sprout
立夏 sun lotus
白露 water-drop
初雪 snowflake
初心 sprout
拾光 sun
微光 star
星光 star
星空 starry-sky stars
星辰 stars star
星河 galaxy stars
银河 galaxy stars
月光 moonlight moon
明月 full-moon moon
静月 moon crescent
月半 half-moon moon
满月 full-moon
新月 crescent
夜话 moon speech
夜色 moon-stars
花间 flower
花开 flower
繁花 flower bouquet
一朵 flower
百花 flower bouquet
桃花源 peach-blossom
桃源 peach-blossom
杏林 apricot-blossom gourd
松鹤 pine-tree crane-bird
竹里 bamboo
竹林 bamboo
梧桐 leaf sycamore
木言 wood tree
木语 wood leaf
原木 log tree-ring
石榴 pomegranate
橡皮 eraser
小种子 sprout seed
种子 sprout seed
豆丁 peas
小豆 peas
七弦 guqin
天鹅湖 swan
飞鸿 wild-goose
鸿雁 wild-goose
大雁 wild-goose
孤舟 boat
轻舟 boat
一叶舟 boat
渔舟 boat
扬帆 sailboat
远航 sailboat
启航 sailboat
灯塔 lighthouse
码头 pier anchor
港湾 anchor lighthouse
渔港 anchor boat
驼铃 camel
胡同 siheyuan door-knocker
四合院 siheyuan
老街 memorial-arch
巷子 siheyuan
小院 siheyuan house
小筑 house
屋檐 eaves-tile roof
译桥 bridge speech
鹊桥 bridge magpie
锦鲤 koi
福鹿 deer
一鹿 deer
鹿鸣 deer
小鹿 deer fawn
铁牛 bull
牛气 bull
大象 elephant
皓齿 tooth smile
明眸 eye
毛孩子 dog cat
羽悦 feather shuttlecock
指尖 hand fingernail
大嗓门 megaphone
囍 double-happiness
雨无忧 umbrella
拾味 bowl
暖冬 scarf heart
杯子 mug
纸上 paper-plane scroll
墨香 ink-brush
书香 open-book
翰墨 ink-brush inkstone
水墨 ink-brush
茗 tea-leaf tea
夜 moon
舟 boat
船 boat
帆 sailboat
玉 jade-pendant gem
日月 sun moon
溪谷 stream mountain
溪 stream
苇 reed
方塘 ripple water-lily
wagon cart
phone smartphone
grain wheat
禅 lotus
bean coffee-bean
beans coffee-bean
heron heron
blue_heron heron
iron_heron heron
kettle kettle
copper_kettle kettle iron-kettle
golden_fork fork-knife fork
fork fork-knife
spoon spoon
inkwell ink-bottle
loop infinity
oak oak-leaf acorn
oak_tree oak oak-leaf
acorns acorn
maple maple-leaf
ash leaf
elm leaf tree
birch birch
cedar cedar
pine pine-tree
pines pine-tree
willow willow
hawthorn leaf
pond ripple water-lily
lake lake wave
mill water-wheel mill
old_mill water-wheel mill
harbour anchor sailboat
harbor anchor sailboat
bay wave
cove wave shell
tide wave
tideline wave
shore wave shell
coast wave lighthouse
coastline wave lighthouse
summit mountain
ridge mountain
ridgeline mountain
peak mountain
horizon sunrise
horizons sunrise
dawn sunrise
daybreak sunrise
sunny sun
sunshine sun
sunrise sunrise
ember fire
hearth fireplace fire
forge anvil
anvil anvil
paws paw
pup puppy
pups puppy
hound dog
kitty cat
hare hare
hart deer antler
stag deer antler
vine grapevine grape
berry strawberry blueberry
stem sprout flower
bloom flower
blossom flower cherry-blossom
petal flower
meadow flower grass
thistle flower
clover clover
shamrock clover
bow bow ribbon
button button
twine thread
needle sewing-needle
shelf bookshelf
page open-book
chapter open-book
quill quill
compass compass
hive honeycomb bee
pearl pearl shell
copper_bell bell
bell bell
brush paintbrush
roll_again dice
volt lightning
spark spark lightning
sparkle sparkles
shine sparkles
bubbles bubbles
smile smile
luna moon
moon moon
stella star
crown crown
castle castle
lantern lantern
candle candle
toes ballet-shoes
little_acorns acorn
whisker cat
whiskers cat
green_thumb sprout potted-plant
green_thumbs sprout potted-plant
green_fingers sprout potted-plant
night_owl owl
night_owls owl
paper_plane paper-plane
codfather cod fish
rover dog
medic medical-cross
sentry shield
`);

/** Words of names that picture nothing: surnames, places, praise, size and speed, and what every second shop is called. */
export const NAME_IDLE = new Set(
  `
  motors motor works tight sit skip jump hop leap
  rovers rangers wanderers united athletic albion players
  golden gold silver copper iron steel brass rusty royal grand prime elite premier supreme classic original vintage modern
  new old little big great small tiny mini mega super young fresh pure true real honest good best better top first second
  third two three one twin double single happy lucky smart easy simple clever quick quickly rapid fast swift express instant
  blue red green black white pink purple yellow orange grey gray amber scarlet crimson dark light bright clear
  high low upper lower north south east west northside southside eastside westside riverside lakeside hillside seaside bayside central downtown
  uptown midtown city urban town village street road lane avenue row square corner close court park gate view place side
  wells kings king queens queen bishop knight smith baker cooper potter fisher hunter carter mason archer taylor turner cook
  parker walker fletcher sawyer shepherd miller gardener butcher chandler marshall page dean abbott pope prince duke
  hill hills wood woods field fields stone stones brook brooks ford rivers banks marsh moore heath forest lake rowe ray rose
  jack jill dave bob jim joe lily's daisy's grace joy hope faith iris violet ivy olive hazel ruby pearl's amber's jade's
  sons daughters brothers sisters family bros son daughter father mother grandma nana papa mama uncle auntie
  home homes house works work yard hub base point zone world global universe planet space pro plus max direct online digital
  hands hand back motion marks mark pass open dead ends years golden_years something far wild still third crooked
  proper fast_lane big_top safe_hands sound side bounce top_marks box corner_shop mobile general local community
  ash_by tongue tongues words story stories art arts craft crafts day days night time times hour season
  顺达 顺丰 恒力 恒通 鑫源 鑫达 宏发 宏达 兴隆 兴旺 万家 万福 百川 百汇 安居 安心 康宁 平安 正衡 正大 学优 优学 匠心 巧手
  快修 修到家 到家 上门 邻家 邻里 大力 稳稳 守望 走起 有礼 算得清 洁万家 一品 天天 美家 优品 优选 佳佳 乐乐 开心 快乐 幸福
  时光 时刻 日子 生活 人家 之家 印象 故事 味道 家常 家乡 家味 大家 自家 鲜 家 价格 公道 实在 童叟无欺 中国 国际 中华 华夏
  行动 码上办 问问 聪明 智慧 金 银 宝 元 福 禄 喜 吉祥 如意 财富 工友 铁人 夜色阑珊 老北京 好运 顶呱呱 第一 东方 西方 南方 北方 石狮 乐园 佛山 鹤壁 鸡西 铜锣湾 羊城 花都 虎丘 中山 阿里山 秦岭 什刹海 瘦西湖 西湖 马鞍山
  牡丹江 连云港 秦皇岛 青岛 珠海 上海 北海 海口 昆山 江门 湛江 九江 镇江 丽江 内江 湖州 湖南 湖北 河南 河北 云南 龙岩 龙华 马尾
  象山 蛇口 鹿港 鹰潭 燕郊 梅州 桂林 柳州 桐乡 兰州 武夷 中关村 五道口 望京 浦东 三里屯 鸿运 鸿发 鸿图 鹏程 拾光 木子 虎门 石家庄 龙岗 龙泉驿 宝鸡 鹿泉 鹤岗 鹤山 雁塔 雁荡 牛街 金牛 金华 铜陵 铁岭 银川 石河子 枣庄 梅县 松江 松原 竹山 荆门 门头沟 黄石 大连 锦州 葫芦岛 米脂 稻城 盐城 酒泉 蚌埠 虎林 鱼台 象州 马边 铜川 石嘴山 土猪 黑土 红富士 举重若轻
  man men woman women people guy guys folk mate
  tom jean gene cliff basil penny chip herb lola teddy drake carpenter farmer painter porter weaver thatcher wheeler brewer glover skinner tanner cutler piper harper spicer draper mercer slater sandwich loco coat lady slate kiddo tina 金牌 锦绣 roll acre acres plant tackle phone_shop studio
  `
    .trim()
    .split(/\s+/)
    .map((word) => word.replaceAll('_', ' ')),
);

/** Characters that picture nothing by themselves in a name, though each is a picture in the list of characters. */
export const IDLE_CHARACTERS = new Set(
  '人天地土空坤安和平乐美丽雅逸悠远望行游旅金银鑫锦元尊贵豪盛兴新红蓝白黑紫青绿彩方圆角球智慧创工匠造健康友子君王皇帝侠道结环机视网文喜福吉祥财富钱宝家宅居鲜芳香馨味食膳电车手心门人城村庄园苑圃轩阁台楼厦舍宫殿堂记号坊源清明亮光早晓夕暮甜辣麻串包粉面饼糕线针布箱盒刀刃甲弓剑箭足目耳爸母童婴幼医药摄影音乐歌画书建筑田农果瓜米谷奶糖串烧煮烤锅路途港湾李元华旺川铁雷兰钟咪李风如',
);

function table(lines: string): ReadonlyMap<string, readonly string[]> {
  return new Map(
    lines
      .trim()
      .split('\n')
      .map((line) => {
        const [word = '', ...concepts] = line.trim().split(' ');
        return [word.replaceAll('_', ' '), concepts] as const;
      }),
  );
}
