/** Briefs that four logos are looked at for: plain trades, and scenes as they would be drawn, a cup as any cup. */
export type FourIdeasBrief = { name: string; text: string; scene?: string };

const briefs = (list: string): FourIdeasBrief[] =>
  list
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', text = '', scene] = line.split('|').map((cell) => cell.trim());
      return { name, text, ...(scene ? { scene } : {}) };
    });

export const FOUR_IDEAS_BRIEFS: readonly FourIdeasBrief[] = briefs(`
老灶火锅 | 重庆火锅店，热辣
康和口腔 | 口腔诊所，温和专业
小鹿童装 | 童装店，柔软可爱
明德律所 | 律师事务所，专业可信
阿婆豆腐 | 手工豆腐坊，老味道
星野露营 | 露营装备店
安心家政 | 家政保洁服务
一指美甲 | 美甲美睫店，精致
山野民宿 | 山里的民宿，自然
快修哥 | 电动车维修
顺达搬家 | 搬家公司，价格公道
青禾米业 | 大米粮油批发
云上瑜伽 | 瑜伽馆，冥想
金桂糕点 | 桂花糕、绿豆糕，老式糕点
晨光幼儿园 | 幼儿园，户外活动多
悦读书屋 | 社区书店，卖旧书
海味鲜 | 海鲜大排档
福满楼 | 粤菜酒楼，宴席
墨香书院 | 书法国画培训
稳稳驾校 | 驾校，随到随学
爪爪乐园 | 宠物店，一只猫抱着一条鱼 | cat holding fish
月下小酒 | 小酒馆，一只狐狸坐在月亮上 | fox on moon
竹里熊猫 | 茶馆，熊猫抱着竹子 | panda holding bamboo
书虫 | 书店，一只猫头鹰捧着书 | owl holding book
萝卜兔 | 蔬菜店，兔子抱着胡萝卜 | rabbit holding carrot
熊与蜜 | 蜂蜜店，一只熊抱着蜂蜜罐 | bear holding honey
礼帽猫 | 男装，一只戴礼帽的猫 | cat wearing top-hat
骑行狐 | 自行车店，狐狸骑着自行车 | fox riding bicycle
茶中鲸 | 茶饮店，鲸鱼在茶杯里 | whale in mug/cup-saucer
松鹤堂 | 中医馆，一只鹤站在松树上 | crane-bird on pine-tree
Hollow Oak Bakery | family bakery, fresh bread every morning
Marlow & Finch | law firm for small companies
Kestrel Plumbing | plumber, boilers and bathrooms, reliable
Little Acorns | baby clothes made with soft cotton
Still Water Yoga | calm yoga studio for beginners
Rosa & Thyme | florist, wedding bouquets
Brightside Dental | dentist for the whole family
Iron Works Gym | gym with heavy weights
Northwind Coffee | coffee roaster and small cafe
Copper Pan | italian restaurant with pizza and pasta
Evergreen Farewell | funeral home, quiet and dignified
Paws & Suds | dog grooming salon
Byte Harbor | software company for shipping data
Old Mill Brewery | craft beer brewery
Sharp & Sons | traditional barber shop
Blue Heron Yoga | yoga studio by the river
Golden Fork | catering for weddings
The Copper Kettle | tea room with cakes
Northside Roofing | roofs and gutters
Ashby Cricket Club | village cricket, all ages
Fox & Lantern | a fox holding a lantern | fox holding lantern
Bear & Bean | coffee roaster, a bear holding a coffee cup | bear holding coffee
Night Owl Books | bookshop, an owl reading a book | owl reading book
Whale Tea | tea brand, a whale in a tea cup | whale in mug/cup-saucer
The Riding Fox | bike shop, a fox riding a bicycle | fox riding bicycle
Dapper Cat | menswear, a cat wearing a top hat | cat wearing top-hat
Moon Rabbit | bakery, a rabbit on a crescent moon | rabbit on moon
Panda Grove | restaurant, a panda holding bamboo | panda holding bamboo
Lazy Cat Cafe | a cat sleeping on a book | cat sleeping-on book
Sea Dog | harbour pub, a dog wearing a captain hat | dog wearing hat/police-cap
`);
