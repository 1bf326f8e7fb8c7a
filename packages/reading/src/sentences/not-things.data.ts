const setOf = (text: string): ReadonlySet<string> =>
  new Set(text.split(/\s+/).map((word) => word.replaceAll('_', ' ')));

/** Names in the catalogue that are not heard as things in a sentence: deeds, qualities, trades and buttons of a menu. */
export const NOT_THINGS = {
  en: setOf(
    `
    a an the and or of on in at by to for with from as is are was be does it its live photo team knowledge thinking strategy play
    like old drink drinks cooking convenience repair speed traffic vacation industry assembly labor health vision data group
    people peoples users goal image images picture world connection hierarchy news announcement broadcast language languages
    translation english protect protection locked wellness charity celebrate confectionery grocery restaurant cafe store shop
    market dessert dinner supper chemistry mining accounting government judge agreement contract contracts mentoring mentor
    milestone recruitment experiment hospital pharmacy clinic doctor nurse school bank museum hotel homestay park delivery
    warehouse logistics night day go run walk dance swimming climbing hiking cycling fishing skiing sailing boxing fencing
    kick squat stretching massage acupuncture nature nature_mode eco vegan organic recycle recycling city village town
    knowledge speech cool face cool_face angel live stream selfie pouring slaughter parking waiter technologist scientist
    pilot mechanic singer artist farmer police business black white red green blue pink purple brown yellow gold silver
    grey gray light dark bright fast quick second hand minute hour week month year one two three four five first last set
    key_room detective real_estate fit fitness gym yoga spa design brand style modern set kit line solid plain art arts
    love home care clean cleaning fun cute music movie cinema film theatre theater stage show game games sport sports travel
    trip tour tourism holiday holidays beauty makeup fashion wear clothes clothing cloth training lesson class student teacher
    station building wall seat like ranking rental hire hour hunt laundry dental dentist gas oil power energy save_energy
    network cloud_computing database computer laptop online web app app_store podcast radio television tv drone robotics ai
    orthopedic physiotherapist optician hairdresser barber tailor veterinary pet pets animal animals bird_watching food meal
    spot sun_cloud cloudy foggy clear sunny happy smart old elder legs leg hair nose foot body skin back side top bottom
    playing reading writing riding holding safe well fan match mate pick can lit spring fall saddle pool hop light_up vault
    station court fair check bit pack serve signal spread title trade trend plan point post press rate round scale seal_off
    bar bars pour think swim climb hike cycle stretch erase calculate bubbly sole financier salsa code file switch server noses
    auto mini upright lead cab peg pointer roller toggle chute puss combine snag bale
    five_fingers letters lettering tin cooler wrap fly giant root roots token storm wire staple helm scrubs shades gum pap togs slops jumbo bishop maple reel tick plank timber braces
    restaurants shops gymnast serious paper space wild gambit peace quiet calm elegant clinic surfing diving gymnastics golf archery billiards high tap crisp camp leave fall midnight stormy tasting included taste flavour flavours set sets way order orders
    piece bit kind kinds type types feeling mood thing things stuff part parts everything something nothing anyone everyone someone place places
  `.trim(),
  ),
  zh: setOf(
    `
    唱歌 跳舞 交叉 生鲜 开锁
    店 馆 家 店铺 书店 餐厅 酒店 医院 学校 公司 品牌 银行 市场 商店 超市 药店 药房 诊所 民宿 酒馆 茶馆 咖啡馆 面包店 公园 博物馆
    法律 公正 策略 戏剧 表演 天文 香薰 书法 酿酒 音乐 电影 摄影 旅行 旅游 运动 健身 瑜伽 美容 美甲 按摩 针灸 教育 培训 学习
    知识 思考 团队 合作 科技 网络 数据 智能 安全 保护 环保 有机 天然 自然 健康 护理 医疗 家政 保洁 清洁 维修 装修 设计 艺术
    时尚 美食 餐饮 饮料 早餐 晚餐 午餐 甜品 甜点 零食 海鲜 快递 物流 外卖 配送 仓储 金融 财务 理财 投资 律师 医生 护士 老师
    学生 农民 工人 警察 厨师 歌手 画家 动物 宠物 植物 食物 水果 蔬菜 红色 蓝色 绿色 白色 黑色 红 蓝 绿 白 黑 黄 紫 粉 金 银
    冷 热 大 小 高 低 上 下 里 中 外 前 后 左 右 一 二 三 四 五 六 七 八 九 十 人 人物 城市 乡村 古镇 夜晚 深夜 早晨 清晨
    浪漫 温馨 可爱 安静 优雅 专业 婚礼 婚纱 节日 生日 中秋 春节 游戏 电竞 剧场 剧院 舞台 直播 播客 电台 滑雪 潜水 冲浪 游泳
    登山 徒步 露营 骑行 钓鱼 跑步 舞蹈 武术 拳击 房产 房地产 快乐 幸福 爱 爱心 梦 梦想 希望 时间 生活 世界 故事 味道 风格
    字母 文字 汉字 炫酷 酷 口 手 头 脸 身 心 目 眼 耳 足 背 膝 皮肤 头发 身体 笑 睡 飞 跑 走 坐 站 看 听 吃 喝 光 色 日 天 年 月份 点 线 面 门 田 土 画 喜庆 年年有余 红红火火 电商 客服 度假 包装 种树 浓香 清香 鲜香 寿宴 婚宴 卖点 主营 下午茶 招牌 头牌 想象 停车 停车场 全包 老派 海派 新派 气派 徽章 版画 木刻 水墨 插画 蜡笔画 涂鸦 扁平 剪影 样子 调调 感觉
  `.trim(),
  ),
};
