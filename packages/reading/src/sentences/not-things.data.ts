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
    junk curling rowing wrestling jogging laughing ace restaurants shops gymnast serious paper space wild gambit peace quiet calm elegant clinic surfing diving gymnastics golf archery billiards high tap crisp camp leave fall midnight stormy tasting included taste flavour flavours set sets way order orders
    piece bit kind kinds type types feeling mood thing things stuff part parts everything something nothing anyone everyone someone place places
  `.trim(),
  ),
  zh: setOf(
    `
    唱歌 跳舞 交叉 生鲜 开锁 倒立
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

/** Words whose last character misleads: a gecko 壁虎 is no tiger 虎, a wall's face 墙面 no noodles 面. */
export const FALSE_ENDINGS = setOf(
  `
    刨花 火花 雪花 葱花 蛋花 泪花 血花 烟花 豆花 油花 盐花 心花 眼花 浪花 窗花 印花 天花 提花 糖葫芦 冰糖葫芦 壁虎
    海马 天牛 花生 海星 沙发 茶几 火车 老板 人马 云雀 铁马 名马 头马 木马 鸡尾酒 金鱼草 猫步 狗粮 牛仔 马路 星期 日子
    月份 家人 大家 专家 国家 作家 画家 店家 商家 玩家 回家 居家 文火 灯火 家火 水平 电话 方面 多方面 各方面 一方面
    另一方面 全面 一面 地面 表面 局面 见面 平面 正面 反面 场面 对面 画面 层面 出面 当面 负面 书面 侧面 迎面 背面 片面
    路面 界面 桌面 体面 脸面 满面 底面 曲面 会面 颜面 基本面 世面 剖面 断面 截面 门面 市面 扑面 盘面 对立面 店面 镜面
    字面 页面 账面 冰面 街面 液面 墙面 台面 柜面 情面 版面 封面 屏面 鞋面 鼓面 伞面 扇面 布面 球面 立面 里面 外面 上面
    下面 前面 后面 南面 北面 东面 西面 独当一面 网开一面 别开生面 脂粉 授粉 传粉 金粉 银粉 铁粉 骨粉 滑石粉 漂白粉
    荧光粉 色粉 牙粉 白粉 药粉 分布 发布 宣布 公布 颁布 密布 遍布 广布 散布 卢布 吕布 摆布 星罗棋布 吃饭 做饭 要饭
    讨饭 煮饭 烧饭 下饭 开饭 泡汤 迷魂汤 闭门羹 糟糕 一连串 客串 贯串 连串 字符串 血糖 低血糖 高血糖 多糖 骨肉 皮肉
    血肉 人肉 息肉 横肉 赘肉 行尸走肉 互联网 上网 官网 联网 因特网 局域网 物联网 电网 天罗地网 落网 漏网 关系网 万维网
    入网 全网 校园网 人脉网 现象 对象 印象 气象 景象 抽象 迹象 假象 形象 表象 万象 意象 天象 幻象 包罗万象 罗马 巴拿马
    奥巴马 司马 驸马 立马 下马 上马 出马 拍马 落马 伽马 马虎 雅虎 秋老虎 走狗 搜狗 搜狐 吹牛 落汤鸡 呆若木鸡 菜鸡 荷兰
    波兰 芬兰 英格兰 乌克兰 伊斯兰 爱尔兰 新西兰 米兰 苏格兰 葡萄牙 西班牙 蓝牙 牙口 加藤 佐藤 近藤 唐山 玉溪 宝鸡
    长沙 青岛 佛山 中山 马鞍山 鞍山 舟山 芜湖 平顶山 玉林 石嘴山 孙中山 靠山 江湖 岁月 蜜月 正月 月子 坐月子 明星 零星
    歌星 影星 救星 球星 头球 发球 打球 传球 进球 环球 全球 沙龙 尼龙 一条龙 水龙 合龙 望子成龙 成龙 车水马龙 分钟 秒钟
    一分钟 十分钟 情有独钟 老态龙钟 方针 总方针 大政方针 探针 逆时针 顺时针 打针 见缝插针 随笔 败笔 主笔 文笔 手笔
    大手笔 伏笔 动笔 亲笔 执笔 落笔 下笔 教书 念书 论坛 文坛 体坛 影坛 政坛 神坛 祭坛 讲坛 乐坛 诗坛 电荷 负荷 载荷
    抗菌 杀菌 灭菌 无菌 抑菌 除菌 防菌 真菌 起草 潦草 草草 落草 中叶 疑云 保护伞 傻瓜 脑袋瓜 拷贝 分贝 老李 小李
    李先生 不如意 女扮男装 法兰
  `.trim(),
);
