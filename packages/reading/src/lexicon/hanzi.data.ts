/**
 * Characters of Chinese names that are pictures already, and what they show. Characters of one line mean the
 * same; the first concept is the plainest.
 */
const LINES = `
山岭岳峰峦嵩岗崇 mountain snow-mountain hill
岚 mountain fog
石岩磊 rock mountain cairn
玉璞瑜瑾琳琪瑶璇珏琼 gem ring lotus
珠 shell gem
金鑫锦 ingot coins gem
银 moon coins
铁钢 anvil gear hammer
水淼清 water-drop wave river
海洋瀚沧 wave sea whale
江河川溪 river wave bridge
湖泊潭 river lotus swan
泉源 fountain water-drop hot-spring
浪涛波澜 wave sea
潮 wave moon
雨霖 rain water-drop umbrella
雪 snowflake snow-mountain
冰 ice snowflake
霜 frost snowflake
露 water-drop leaf
云 cloud clouds
雾 fog cloud
霞 sunset sunrise clouds
虹 rainbow bridge
风 wind windmill kite
雷 thunder lightning
电 lightning plug
火炎焱 fire torch
灯 lamp lantern light-bulb
烛 candle
光明亮 sun light-bulb sparkles
晶 gem sparkles
日阳旭 sun sunrise
晨晓曦早 sunrise sun
夕暮 sunset
夜 night moon-stars
月 moon moon-stars
星辰 star stars shooting-star
天 sun cloud star
宇宙 planet galaxy
空 cloud bird
地土坤 earth mountain
春 sprout flower cherry-blossom
夏 sun lotus
秋 fallen-leaf maple-leaf
冬 snowflake pine-tree
木森林树 tree forest pine-tree
松柏 pine-tree
竹 bamboo panda
梅 plum-blossom
兰 flower hyacinth
菊 flower sunflower
荷莲 lotus
桃 peach cherry-blossom
李杏 apricot cherry-blossom
樱 cherry-blossom cherry
桂 laurel leaf
柳 leaf tree
枫 maple-leaf
桐 leaf tree
草 grass leaf
花卉葩 flower tulip
芳香馨 flower incense
玫 rose
葵 sunflower
叶 leaf leaves
芽苗 sprout
禾麦穗 wheat
稻米谷 wheat rice-bowl
果 apple orange
瓜 watermelon pumpkin
豆 soy-bean peas
茶 tea tea-leaf teapot
酒 wine-jar sake wine
咖啡 coffee coffee-bean
奶 milk cow
糖 candy lollipop
蜜 honey bee
面 noodles wheat
饭 rice-bowl bowl
粥 bowl rice-bowl
汤 soup bowl
鱼 fish koi
虾 shrimp
蟹 crab
贝 shell
龙 dragon
凤凰 phoenix peacock
麟 dragon deer
虎 tiger
豹 leopard
狮 lion
狼 wolf
狐 fox
熊 bear teddy-bear
象 elephant
鹿 deer antler
马骏驰骐 horse
牛犇 bull cow
羊 sheep
猪豚 pig
狗犬汪旺 dog paw
猫喵咪 cat paw
兔 rabbit
鼠 mouse-animal
猴 monkey
鸡 chicken chick
鸭 duck
鹅 goose swan
鸟雀禽 bird
燕 swallow bird
鹰 eagle
鹤 crane-bird
鸽 dove
鸿雁 bird goose
莺鹂 bird
鹏 eagle wing
羽翎 feather wing
翼 wing
蝶 butterfly
蜂 bee honey
蝉 leaf
鲸 whale whale-tail
鲨 shark
龟 turtle
蛙 frog
蛇 snake
人 team hand
家宅居 house house-heart
屋舍庐 house cabin
楼厦 office-building apartment
阁亭台轩榭 pavilion
塔 pagoda tower
寺禅 temple lotus
宫殿 palace crown
城 castle city
门 door chinese-gate
窗 window-frame
桥 bridge
路道途 road compass
园苑圃 garden tree flower
田农 farm wheat
村庄 village house
井 well
船舟帆 sailing boat ship
港湾 anchor lighthouse wave
岛屿 island palm-tree
车 car wheel
轮 wheel gear
航 airplane sailing compass
飞 wing airplane bird
箭 rocket archery
剑 sword
刀 chefs-knife sword
弓 archery
盾 shield
甲 shield turtle
冠 crown trophy
王皇帝 crown lion
君 crown lotus
侠 sword horse
仙 crane-bird cloud
佛 lotus prayer-beads
道 yin-yang
心 heart
爱 heart hand-heart
手 hand
目眼 eye
耳 ear
牙 tooth
足 footprints foot
笑 smile
梦 moon-stars cloud
福 lantern knot
喜 two-hearts lantern
寿 peach pine-tree
吉祥 auspicious-cloud lantern ruyi
如意 ruyi
书 open-book books
文 quill open-book
墨 ink-brush ink-drop
笔 ink-brush pen
砚 ink-brush
画 palette picture-frame
印 seal-stamp stamp
琴 piano guitar
棋 chess-knight go-game
音乐韵 music-note
歌 microphone music-note
舞 dance
鼓 drum
钟 clock school-bell
铃 school-bell wind-chime
扇 folding-fan
伞 umbrella
衣裳 dress hanger
绣 sewing-needle thread
丝绸 thread fabric
布 fabric
纺织 yarn thread
帽 hat
鞋履 sneaker high-heel
镜 mirror glasses
钥 key
锁 lock
箱 package luggage
盒 package gift
瓷陶 vase teapot
瓶 vase
壶 teapot kettle
杯 mug goblet
碗 bowl
锅 cooking-pot
刃 chefs-knife
炉灶 oven fire
筷 chopsticks
勺 spoon
针 sewing-needle
线 thread
结 knot
环 ring infinity
圆 full-moon circles
方 cube
角 triangles antler
球 earth football
机 gear robot
芯 chip
智慧 brain light-bulb
创 light-bulb rocket
工匠 hammer tools
造 gear hammer
建筑 office-building compass-tool
医 stethoscope medical-cross
药 mortar pill
康健 heart-pulse leaf
婴幼 baby
童 child balloon
子 child sprout
母 mother-child
爸 family
友 handshake
和 dove
平 dove scales
安 shield umbrella
乐 smile music-note
美 flower butterfly
丽 flower peacock
雅 lotus vase
逸 feather cloud
悠 leaf cloud
远 mountain compass
望 telescope lighthouse
行 footprints compass
游 luggage compass
旅 luggage airplane
宿 bed moon
食味膳 fork-knife bowl
鲜 fish leafy-green
甜 cake candy
辣 chili fire
麻 chili
烤 barbecue fire
煮 cooking-pot
串 kebab
串烧 kebab
饼 moon-cake cookie
糕 cake
包 bread dumpling
饺 dumpling
粉 noodles
宝 gem ingot treasure-chest
财富 ingot coins
钱 coins
鼎 wine-jar trophy
元 ingot
尊 crown wine-jar
贵 crown gem
豪 lion crown
盛 flower crown
兴 rocket sunrise
新 sprout sparkles
青 leaf mountain
绿 leaf tree
红 sun lantern
蓝 wave cloud
紫 grape hyacinth
白 cloud snowflake
黑 night cat
橙 orange
彩 rainbow palette
影 camera film
摄 camera
视 eye video-camera
网 network
云端 cloud-computing
`;

/** Hanzi → concept ids, plainest first. */
export const HANZI_CONCEPTS: ReadonlyMap<string, readonly string[]> = (() => {
  const table = new Map<string, string[]>();
  for (const line of LINES.trim().split('\n')) {
    const [characters = '', ...concepts] = line.split(' ');
    for (const character of characters) {
      table.set(character, [...new Set([...(table.get(character) ?? []), ...concepts])]);
    }
  }
  return table;
})();
