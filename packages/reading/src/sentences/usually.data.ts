const setOf = (text: string): ReadonlySet<string> =>
  new Set(
    text
      .trim()
      .split(/\s+/)
      .map((word) => word.replaceAll('_', ' ')),
  );

/**
 * Words for what a business has to do with and nobody draws unless a picture is described: customers, people of the
 * house, times, money, rooms, vehicles of the trade, addresses, materials and methods. In "a nurse holding a lamp" the
 * nurse is drawn; in "quick lunch for nurses" she is not.
 */
export const USUALLY_HOW = {
  en: setOf(`
    student students kid kids child children baby babies family families nurse nurses doctor doctors teacher teachers pupil pupils
    worker workers trucker truckers driver drivers tourist tourists traveller travellers walker walkers cyclist cyclists commuter
    commuters pensioner pensioners granny grannies grandma grandmother grandpa grandfather mum mums mom moms mother mothers dad dads
    father fathers parent parents couple couples bride brides groom grooms wife husband son sons daughter daughters sister sisters
    brother brothers uncle aunt neighbour neighbours neighbor neighbors customer customers client clients guest guests patient
    patients owner owners boss staff team volunteer volunteers gardener gardeners chef chefs barista baristas collector collectors
    adult adults teen teens teenager teenagers senior seniors professional professionals women woman men man ladies lady gentleman
    people person folk locals beginners gentlemen guys lads lasses pupil newlyweds lovers builder builders craftsman craftsmen artisan artisans
    landlord tradesman tradesmen backpackers hikers runners climbers surfers dancers musicians athletes professionals gamers
    morning mornings evening evenings night nights noon midnight weekend weekends monday tuesday wednesday thursday friday saturday
    sunday day days week year years month months hour hours season seasons winter summer autumn spring christmas easter december
    january holiday birthday birthdays wedding weddings funeral funerals party parties lunch dinner breakfast
    price prices money cash card cards coin dollar dollars pound pounds bucks euro cheap tax
    room rooms table tables counter door doors window windows wall floor garage basement cellar loft shed stable barn warehouse
    office offices school hospital church museum library stadium airport station street lane road corner square market town
    city village neighbourhood mall campus courthouse pharmacy house
    van truck lorry car cars bike delivery parcel parcels post mail phone app website net online laptop laptops
    wood oak hickory willow stone steel plastic paper leather hand hands recipe recipes label labels sign signs sheet oil
    size head back heart hearts soul love world map idea ideas feel style colour color colours line lines wind light sun_
    industry tradition quality service services advice hands_ generation generations`),
  zh: setOf(`
    学生 孩子 小孩 儿童 小朋友 宝宝 宝贝 婴儿 老人 老年人 老太太 老头 大妈 大爷 阿姨 妈妈 母亲 爸爸 父亲 爷爷 奶奶 外婆 外公 阿婆 阿公 爹妈 媳妇 老婆 老公
    夫妻 两口子 姐妹 兄弟 邻居 客人 顾客 客户 老板 老板娘 师傅 师父 老师 医生 护士 工人 农民 战友 退伍兵 军人 司机 骑手 快递员 白领 情侣 新娘 新郎 家人 家庭 一家人
    男士 女士 先生 小姐 少女 姑娘 女生 男生 大叔 大哥 大姐 小哥 老师傅 匠人 手艺人 工匠 新人 恋人 全家 一家子 一家三口 年轻妈妈 美女 帅哥 老汉 老爷子 掌柜 老人家 小伙 小伙子
    男人 女人 女孩 男孩 人 大家 用户 患者 病人 游客 学员 家长 子女 女儿 儿子 员工 团队
    早上 早晨 清晨 中午 下午 晚上 半夜 凌晨 夜里 深夜 夜晚 白天 周末 周一 周日 春天 夏天 秋天 冬天 春 夏 秋 冬 过年 春节 中秋 端午 元宵 生日 婚礼 节日 早市 夜市
    钱 价格 价钱 价 现金 工资 红包 卡
    门 门口 房间 房 屋 屋子 家 院子 厨房 客厅 桌子 桌 车库 仓库 大棚 店 店铺 铺子 工厂 学校 医院 公司 商场 超市 菜市场 市场 街 街道 马路 路 巷子 胡同 弄堂 小区 城市
    村 村里 镇 镇上 县城 码头 车站 地铁 机场 公园 广场 教堂 寺庙 大学 办公室
    电动车 三轮车 面包车 货车 卡车 推车 快递 包裹 网 网上 手机 电话 微信 小程序 二维码 平台
    木头 木 竹 石头 铁 铜 皮 布 纸 塑料 玻璃 手 头 心 眼 脸 嘴 口 牙 耳 脚 腿 胃 骨 皮肤 头发 味 味道 汤 油 盐 糖 火 水 风 线 字 图 光 色 颜色
    标志 标 感觉 气氛 世界 地图 日记 研究所`),
};
