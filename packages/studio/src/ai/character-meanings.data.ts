/** Characters and words names like to use that are no pictures, and what they say: word, Chinese, English. */
const LINES = `
福 福气 blessing
禄 福禄 good fortune
寿 长寿 long life
喜 喜悦 joy
乐 快乐 joy
欢 欢喜 delight
安 平安 peace
宁 安宁 tranquillity
和 和睦 harmony
顺 顺利 smooth going
吉 吉祥 good luck
祥 祥瑞 good omen
康 健康 health
健 强健 vigour
美 美好 beauty
丽 美丽 beauty
雅 雅致 elegance
秀 秀丽 grace
佳 美好 excellence
嘉 美善 excellence
优 优良 excellence
良 良善 goodness
善 善良 kindness
仁 仁爱 benevolence
义 道义 righteousness
礼 礼节 courtesy
智 智慧 wisdom
慧 智慧 wisdom
信 诚信 trust
诚 真诚 sincerity
真 本真 genuineness
德 品德 virtue
思 思考 thought
知 知识 knowledge
学 学习 learning
文 文化 culture
艺 技艺 art
匠 匠人 craftsman
工 工艺 craft
创 创造 creation
新 新意 newness
初 最初 beginning
本 根本 origin
原 本原 origin
元 开端 beginning
一 唯一 one
万 众多 ten thousand
千 众多 a thousand
百 众多 a hundred
大 宏大 greatness
小 小巧 small and dear
高 高远 height
远 远方 far away
长 长久 lasting
久 长久 lasting
永 永恒 for ever
恒 恒久 constancy
盛 兴盛 flourishing
兴 兴旺 prosperity
旺 兴旺 prosperity
隆 兴隆 prosperity
丰 丰收 abundance
裕 富裕 plenty
富 富足 wealth
贵 珍贵 precious
宝 珍宝 treasure
珍 珍贵 treasure
鼎 鼎盛 tripod vessel, stability
盈 充盈 fullness
满 圆满 fullness
圆 圆满 roundness
方 方正 square and upright
格 品格 character
正 端正 upright
中 居中 centre
华 光华 splendour
荣 荣耀 glory
耀 闪耀 shining
辉 光辉 radiance
曜 日光 daylight
翔 飞翔 soaring
飞 飞翔 flying
腾 腾飞 rising
跃 跃升 leaping
达 通达 reaching
通 通畅 passage
行 前行 going forward
途 路途 journey
道 大道 the way
途 路途 journey
迹 足迹 trace
归 归来 return
家 家 home
居 居所 dwelling
舍 屋舍 house
屋 房屋 house
坊 作坊 workshop
铺 店铺 shop
馆 馆所 hall
堂 厅堂 hall
轩 小室 pavilion room
阁 楼阁 pavilion
楼 楼房 storeyed house
院 庭院 courtyard
庭 庭院 courtyard
园 园子 garden
里 里巷 neighbourhood
巷 小巷 lane
味 味道 taste
香 香气 fragrance
甜 甜 sweetness
鲜 新鲜 freshness
食 食物 food
膳 膳食 meals
品 品味 taste
尚 风尚 fashion
爱 爱 love
心 心意 heart
情 情意 feeling
友 朋友 friend
亲 亲近 closeness
童 童年 childhood
宝 珍宝 treasure
时 时光 time
光 光亮 light
影 光影 light and shadow
声 声音 sound
音 乐音 music
梦 梦想 dream
想 念想 thought
念 思念 remembrance
忆 回忆 memory
拾 拾起 gathering up
得 得到 gaining
间 之间 in between
半 一半 half
半 一半 half
上 向上 upward
东 东方 east
南 南方 south
西 西方 west
北 北方 north
青 青色 blue-green
白 洁白 white
红 红色 red
黑 黑色 black
蓝 蓝色 blue
绿 绿色 green
紫 紫色 purple
橙 橙色 orange
禾 禾苗 growing grain
田 田地 field
野 原野 open country
墨 墨 ink
茗 香茗 fine tea
素 素净 plainness
简 简约 simplicity
静 安静 stillness
悦 愉悦 delight
逸 闲逸 ease
然 自然 naturalness
若 如同 likeness
如 如意 as wished
意 心意 intention
有机 有机 organic
元气 元气 vitality
科技 科技 technology
数据 数据 data
人间 人间 the world of people
时光 时光 time
未来 未来 future
iron 铁 iron
smith 匠人 smith
luna 月亮 moon
lumen 光 light
lux 光 light
nova 新星 new star
stella 星星 star
sol 太阳 sun
terra 大地 earth
aqua 水 water
vita 生命 life
bella 美丽 beautiful
north 北方 north
south 南方 south
blue 蓝色 blue
red 红色 red
green 绿色 green
little 小小的 little
dear 亲爱的 dear
good 好 good
new 新 new
home 家 home
`;

export const CHARACTER_MEANINGS: ReadonlyMap<string, { zh: string; en: string }> = new Map(
  LINES.trim()
    .split('\n')
    .map((line) => {
      const [character = '', zh = '', ...en] = line.split(' ');
      return [character, { zh, en: en.join(' ') }];
    }),
);
