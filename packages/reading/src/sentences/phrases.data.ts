import type { PassedOver } from './said-text.ts';

type Role = PassedOver['role'];

/**
 * Expressions whose words would mislead: they are set aside before things are looked for. `how`: manner, price, age,
 * hours, delivery, method; `figure`: idioms and comparisons; `idle`: said in passing. Underscores stand for blanks.
 */
export const PHRASES: readonly { role: Role; en: string; zh: string }[] = [
  {
    role: 'how',
    en: `wood_fired wood-fired stone_baked stone_ground stone-ground coal_fired hand_made handmade hand-made hand_rolled hand_poured
      hand_picked hand_crafted handcrafted hand_painted hand_drawn hand_carved hand_dyed hand_thrown by_hand second_hand second-hand
      family_owned family-owned family_run family-run family_friendly dog_friendly pet_friendly child_friendly eco_friendly
      small_batch single_origin free_range grass_fed plastic_free gluten_free sugar_free cruelty_free dairy_free alcohol_free
      fair_trade zero_waste home_made home_baked homemade home_cooked slow_cooked farm_gate farm_to_table pocket_money good_prices
      fair_prices same_day next_day next_door late_night all_day all_night round_the_clock 24_hours 24_hour door_to_door
      word_of_mouth high_street main_street old_school old-school state_of_the_art top_notch hands_on hands-on down_to_earth
      made_to_order made_to_measure cash_only card_only free_delivery home_delivery third_generation mother's_recipe
      grandmother's_recipe family_recipe fresh_air hot_towel hot_towels cold_pressed cold_brewed solar_powered low_carb keto
      oak_aged barrel_aged salt_of_the_earth bean_to_bar nose_to_tail tongue_in_cheek hop_forward by_bike by_bicycle by_van by_post
      by_mail by_train on_foot on_the_road on_wheels light_lunches on_the_corner in_town upstairs downstairs sea_view city_centre
      town_centre shopping_centre industrial_estate business_park car_park bus_station train_station bus_stop petrol_station
      seed_stage seed_round seed_funding angel_round angel_investors pop_up drop_off drop_offs pick_up pick_ups call_out call_outs by_post
      gift_wrapped clean_lines earth_tones water_based price_list open_late walk_ins in_a_paper_cone stag_dos hen_parties hen_dos baby_showers`,
    zh: `多少钱 不要钱 天使轮 种子轮 天使投资 手工制作 手工 手作 手打 手搓 手摘 手写 手绘 纯手工 现做 现烤 现切 现捞 现炸 柴火 柴火灶 炭烤 古法 祖传 家传 老字号 百年老店
      价格公道 价钱公道 价格实惠 价格 价钱 公道 实惠 童叟无欺 薄利多销 明码标价 货真价实 物美价廉 平价 特价 打折 对折 包邮 免费 24小时 二十四小时
      通宵 全天 营业 不打烊 送货上门 发视频 发照片 发图 拍视频发 有监控 可看监控 全程监控 上门服务 上门 门对门 一站式 外卖 配送 同城 快递 空运 产地直发 产地直采 直采 直供
      口碑 街坊邻居 街坊 邻里 回头客 三代传承 三代人 传承 代代相传 匠心 用心 良心 真心 放心 安心 贴心 省心 细心 耐心 开心 暖心 诚心
      招牌菜 招牌 头牌 打卡 地道 正宗 新鲜 天然 有机 无添加 纯天然 原生态 低卡 低糖 低脂 高端 平民 接地气 国潮 北欧风 日系 和风 古风 中国风 海派
      市口 旺铺 铺面 门面 门店 楼下 楼上 隔壁 对面 路口 路边 街边 马路边 地铁口 地铁站 学校旁 大学城 商场 小区门口 小区 社区 大学旁 写字楼 老街
      街头 屋头 屋里头 等车 打车 停车 堵车 上车 下车 开门营业 点开门 点关门 天开门 早开门 晚关门 才开门 才关门 关门前 开门前 小案子 案子 一绝 下饭 管饱 入口即化 皮薄馅足 外酥里嫩 肥而不腻 汤汁 弹牙 出炉 出摊 摆摊 开店
      排队 送礼 礼盒装 伴手 走亲戚 请客 上班族 打工人 工薪族 学生党 年轻人 宝妈 姐妹们 游客 白领
      驴友 骑手 吃货 夜猫子 加班狗 单身狗 铁粉 粉丝`,
  },
  {
    role: 'figure',
    en: `up_to_date out_of_date on_cloud_nine in_seventh_heaven full_of_beans cream_of_the_crop egg_on_my_face fish_out_of_water worth_its_salt worth_their_salt
      pie_in_the_sky storm_in_a_teacup as_the_crow_flies take_the_biscuit takes_the_biscuit butterflies_in_my_stomach donkey's_years donkeys_years
      dog_tired on_a_shoestring horses_for_courses drop_in_the_ocean cold_feet dark_horse no_spring_chicken pigs_might_fly when_pigs_fly
      bells_and_whistles apple_of_my_eye apple_of_her_eye apple_of_his_eye since_sliced_bread tip_of_the_iceberg long_in_the_tooth rabbit_hole rat_race
      red_herring cash_cow gravy_train under_the_weather the_cat's_whiskers cats_whiskers bees_knees dogs_dinner hen's_teeth hens_teeth ducks_in_a_row
      money_for_old_rope chip_off_the_old_block chips_are_down on_thin_ice skin_of_my_teeth skin_of_our_teeth by_the_skin_of go_bananas go_nuts bee's_knees cat's_pyjamas dog's_dinner cute_as_a_button piece_of_cake laid_back laid-back leg_up
      wild_goose_chase life_of_riley done_to_death put_us_on_the_map on_the_map plum_spot mint_condition in_mint_condition
      hit_the_spot spot_on breath_of_fresh_air home_away_from_home from_scratch from_the_heart heart_and_soul with_love labour_of_love
      labor_of_love under_one_roof under_the_sun out_of_the_box think_outside_the_box on_the_house once_in_a_blue_moon
      a_cut_above raise_the_bar the_apple_of the_cherry_on_top icing_on_the_cake bread_and_butter in_a_nutshell tough_as_nails
      fresh_as_a_daisy busy_bees stubborn_as_a_mule happy_as_a_clam strong_as_an_ox sharp_as_a_tack second_nature head_over_heels
      stone's_throw a_stone's_throw hidden_gem gem_of_a elbow_grease rain_or_shine come_rain_or_shine down_the_line feather_in_our_cap feather_in_my_cap feather_in_your_cap feather_in_the_cap
      light_as_a_feather no_strings hard_nut_to_crack top_dog lion's_share black_sheep rule_of_thumb green_thumb green_fingers
      by_the_book on_the_ball bull's_eye golden_years golden_age silver_lining sunny_side safe_hands in_safe_hands helping_hand
      like_clockwork wolf_in_sheep's_clothing eye_catching eye-catching mouth_watering mouthwatering heart_warming heartwarming
      down_under jack_of_all_trades roots_in grass_roots grassroots game_changer rock_solid rock-solid cool_as_a_cucumber stand_out
      standing_out bite_size face_lift crystal_clear sky_high feet_on_the_ground find_their_feet find_your_feet on_its_feet back_on_your_feet back_on_their_feet all_ears hear_me_out a_bit_of_fun`,
    zh: `死活不松 不松 满院子 满屋子 满街 满地 满场 满天 满世界 江湖气 市井气 烟火气 人间烟火 接地气 孩子气 书卷气 八竿子打不着 半毛钱关系 满大街 烂大街 流油 流泪 流口水 鼻子一酸 雪白 火爆 火热 开门红 牛气冲天
      吃瓜群众 吃醋 叠罗汉 跟风 兜风 勾肩搭背 暖胃 打动 心动 心头好 童心 初心 住出花来 玩出花 手到病除 一马当先 马上 马到成功 龙马精神 生龙活虎 虎头蛇尾
      画蛇添足 守株待兔 鸡毛蒜皮 鸡飞狗跳 狗血 鸽子笼 羊肠小道 牛脾气 吹牛 拍马屁 露马脚 黑马 纸老虎 落汤鸡 铁公鸡 热锅上的蚂蚁 打酱油 炒鱿鱼
      放鸽子 开绿灯 走后门 背黑锅 拖后腿 穿小鞋 戴高帽 碰钉子 泼冷水 敲边鼓 唱高调 打水漂 开倒车 眼前一亮 一目了然 脚踏实地 头头是道 面面俱到
      亲如一家 宾至如归 如沐春风 锦上添花 雪中送炭 水到渠成 风生水起 风雨同舟 风和日丽 花样 花式 花心思 花里胡哨 花哨 花巧 花样百出 走心 心意 大气
      用烂 手艺 手感 手法 一手 高手 新手 老手 好手 名头 念头 苗头 劲头 派头 风头 口味 口感 口头 顺口 门道 门外汉 窍门 热门 冷门 气场 气质 气氛 气派
      风味 风情 风格 风范 风气 国风 复古风 极简风 火候 火气 水准 水平 山寨 江湖 天花板 名片 底气`,
  },
  {
    role: 'idle',
    en: `good_day happy_to hello_there good_morning dear_team my_cat_is_called my_dog_is_called parked_by the_whole_idea the_idea the_label
      in_my_head in_our_heads in_my_mind in_my_mind's_eye in_mind on_the_label on_the_sign the_sign at_the_end_of_the_day`,
    zh: `你看着办 你看着弄 谢谢 麻烦 拜托 您好 你好 店名 名字 地名 招手 有点 一点 大概 的话 姓马 姓牛 姓熊 姓龙 姓石 姓金 姓叶 姓花 姓江 姓林
      牡丹江 佳木斯 葫芦岛 攀枝花 鹰潭 鹤岗 宝鸡 鸡西 塔城 铁岭 凤翔 石河子 枣庄 梅州 柳州 榆林 盐城 酒泉 瓜州 花溪 花莲 桃园 蛇口 鼓浪屿 鸭绿江 松花江 雁荡山 牛栏山 龙岩 龙岗 龙口 虎门 鹿邑 莲塘 茶陵 梧州 桐乡 桐庐 象州 羊城 燕郊 麦积山 狼牙山 陕西 山西 山东 河南 河北 湖南 湖北 江西 江苏 浙江 云南 贵州 四川 重庆 成都 上海 北京 天津 广州 深圳 香港 澳门 台湾 黑龙江 海南 内蒙古 青海 桂林 石狮
      马鞍山 佛山 中山 珠海 北海 威海 青岛 秦皇岛 马来西亚 牛津 象山 鹤壁 鸡西 虎丘 铜陵 石家庄 包头 金华 景德镇 玉林 大理 丽江 长沙 长春 花都`,
  },
];

/** Whole stretches that tell how, when, since when, for whom or for how much. */
export const HOW_STRETCHES: readonly RegExp[] = [
  /\b(?:on|along|from|up|down|around|off) the (?:sunshine|gold|emerald|jurassic|amber|ivory|coral|copper|fife|suffolk|norfolk|kent|devon|cornish|yorkshire|welsh|antrim|amalfi|(?:north|south|east|west|central)(?:ern|[ -](?:east|west))?) coast\b/giu,
  /\b(?:into |like |as )?(?:the |a )?letters? ["'“‘]?[A-Z]\b/gu,
  /\b(?:since|est\.?|established|founded(?: in)?|open(?:ed|s)?(?: (?:from|til|till|until|at|late|daily|every|again))) [^,;.\n]*/giu,
  /\b\d+(?:st|nd|rd|th)?[ -](?:years?|hours?|minutes?|months?|weeks?|days?|kinds?|flavou?rs?|generations?|dollars?|pounds?|euros?|bucks?|miles?|acres?|rooms?|seats?|%)\b(?: (?:old|of experience))?/giu,
  /\b(?:mint|olive|forest|sage|sky|navy|rose|salmon|lime|coral|peach|plum|brick|chocolate|coffee|cherry|lemon|mustard|emerald|moss|sea|royal|midnight|baby|bottle|apple|grass|ice|blood|wine|lavender|pumpkin|sand|ink|slate|charcoal|copper|honey|butter) (?:green|blue|pink|red|yellow|purple|brown|gr[ea]y|gold|orange|black|white)\b/giu,
  /\b[a-z]+ colou?r(?:ed|s)?\b/giu,
  /\b(?:[a-z]+ )?enough to (?!be (?:an?|the)\b)[^,.;:!?\n]*/giu,
  /\bsomething (?:that )?(?:you|your|my|our|we|they|people|anyone|every)[a-z]*\b[^.;:!?\n]*\b(?:would|could|might|will|can)\b[^.;:!?\n]*/giu,
  /\b(?:like|as if|as though) (?:the|its|his|her) [a-z]+(?:'s|'re) (?:an?|the|its|his|her) [a-z]+/giu,
  /\b(?:busy|happy|quiet|solid|snug|right|fit|strong|sweet|cool|free|light|mad|proud|sharp|slow|sly|wise|stubborn|fresh|bright|bold|keen|tough|tidy|neat|blind|brave|gentle) as an? [a-z]+\b(?: since)?/giu,
  /\b(?:that(?:'s| is) )?(?:what )?(?:(?:i|we) see )?(?:when|whenever|if) (?:i|we|you) (?:shut|close) (?:my|our|your) eyes\b|\b(?:to|in|with|before) (?:my|our) (?:own )?(?:eyes?|ears?)(?: at least)?\b/giu,
  /\blike in (?:an? |the |its |his |her )?[a-z]+\b/giu,
  /\b(?:from )?[a-z\d]+ till (?:late|close|dark|dawn|noon|midnight|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d+)\b/giu,
  /\bold[- ]fashioned\b(?!s| cocktails?\b| glass)/giu,
  /\b(?:looks? (?:good|great|nice|well)|works?|fits?|reads? well|printed|embroidered|stamped) (?:well )?(?:on|onto) [^,.;\n]+/giu,
  // 字要像毛笔写的, "letters painted with a brush": how the letters look.
  /(?:字体|字形|(?<![\u4e00-\u9fff])字|店名|招牌字|名字)(?!里|中|上|下|旁|边)[^，。；！？,.;!?\n]{0,8}?(?:毛笔|钢笔|粉笔|蜡笔|铅笔|马克笔|刷子|笔刷|墨水?)[^，。；！？,.;!?\n]{0,8}?[写画刷涂描](?:出来|上去|成)?(?:的)?(?:那种|那样|一样|感觉|样子|味道)?/gu,
  /\b(?:letter(?:s|ing)|typeface|font|wordmark|(?:the |our )?name|type|words|writing) +(?!of\b)(?:[a-z']+ +){0,6}?(?:with|by|in|from|like|using) (?:an? |the )?(?:[a-z]+ ){0,2}?(?:brush|paintbrush|pen|quill|marker|chalk|pencil|crayon|nib)\b/giu,
  // How it will be made, and where it will be seen.
  /\b(?:it|this|that|the (?:logo|mark|picture|design)|which|they)(?:'ll| will| is going to|'s going to| has to| needs to| must| can| could| gets to|'s got to)? (?:all )?(?:be |get |being |also )*(?:branded|burned|burnt|stamped|embroidered|engraved|etched|laser[- ]cut|screen[- ]printed|stencilled|stenciled|embossed|printed) (?:in|into|on|onto|with|at|by|across) [^.;!?\n]*/giu,
  /\b(?:it|this|that|the (?:logo|mark|picture|design))(?:'ll| will| is going to|'s going to| has to| needs to| must)? (?:be |get )*(?:goes on|going on|going to go on|go on|be on|fit on|work on|sit on|live on|end up on|be used on|be put on|put on|painted on|carved into|sewn on|sewn onto|seen on) [^.;!?\n]*/giu,
  /\b(?:so (?:that )?|and |then )?(?:i|we|they|you) (?:can|could|will|want to|need to|have to|'ll) (?:stamp|print|brand|burn|embroider|engrave|stitch|sew|paint|etch|put|stick|cut|use|iron|press|stencil) (?:it|this|that|him|her|them)\b[^.,;!?\n]*/giu,
  /\b(?:reads?|seen|see it|visible|legible|recogni[sz]able|recogni[sz]ed?|spot it|stands? out|show(?:s|ing)? up|noticed) (?:well |clearly |easily |good )?(?:from|on|at|in|across|over) [^.,;!?\n]*?(?=\s+(?:with|holding|wearing|carrying|riding|and) (?:an?|the|his|her|its|two|three)\b|[.,;!?\n]|$)/giu,
  /\blooks? (?:best|ace|right|smart|decent|sharp|class|lovely|cool|fine|proper|mint|nice|good|great) (?:[a-z]+ (?:up )?)?(?:on|onto|in|over|above|from|at|when|painted|printed) [^.,;!?\n]*/giu,
  /\blook (?:ace|mint|class|boss|lush)\b/giu,
  /\b(?:black|white|red|blue|green|yellow|purple|brown|gr[ea]y|pink|navy|teal|maroon|beige|cream|gold|silver) (?:and|&|n|with|or|on) (?:orange|gold|silver|copper|mustard|olive|cream|charcoal|lime|coral|peach|rust|rose)\b|\b(?:orange|gold|silver|copper|mustard|olive|cream|charcoal|lime|coral|peach|rust|rose) (?:and|&|n|with|or|on) (?:black|white|red|blue|green|yellow|purple|brown|gr[ea]y|pink|navy|teal|maroon|beige|cream|gold|silver)\b/giu,
  /\b(?:granite|slate|stone|steel|gun ?metal|battleship|pearl|dove|ash|smoke|elephant) gr[ea]y\b/giu,
  /\b(?:(?:you know )?(?:just )?(?:like |how |as )?when (?:you|we|i|ya) (?:were|was|are) (?:just |still |only )?(?:a |an )?(?:wee |little )?(?:kids?|little|small|young|wee|children|child|child|lad|girl|boy|nipper|bairn)(?: and)?)\b/giu,
  /\b(?:go(?:es)?|went|travel(?:s|led)?|come|came|sent|shipped|now|then|moved|out) by (?!(?:the|an?|my|our)\b)[a-z]+\b(?: and [a-z]+)?/giu,
  /\b(?:just |exactly )?the (?:same )?way (?:that )?(?:they|he|she|it|you|we|i|people|everybody|folks?|kids|children|tourists|locals|sailors|mothers?|mums?) [^.;,!?\n]*/giu,
  /\b(?:so (?:that )?(?:even )?|even )(?:my |the |a |your )?[a-z]+ (?:in the [a-z]+ )?(?:will|can|could|would|should|must) (?:also )?(?:understand|see|get|read|recogni[sz]e|know|remember|spot|trust|like|love)\b[^.;!?\n]*/giu,
  /\bon (?:two|three|four|one|its|his|her|little|tiny|short|long|claw|lion|its hind|his hind|her hind) (?:[a-z]+ )?(?:legs?|feet|foot|stilts?)\b/giu,
  /\b(?<!(?:look|looks|looking|shaped|formed|built|made|drawn|just|would) )like [a-z]+s (?:on|in|at|along|over|from) (?:an?|the|my|his|her) [a-z]+\b/giu,
  /\brubber[- ]hose(?: arms?| limbs?| legs?| style| cartoons?| animation| look)*\b/giu,
  /\bin the (?:wind|breeze|background somewhere|usual way|corner somewhere)\b/giu,
  /\b(?:[a-z]+'(?:re|m|s)|are|am|is|was|were|be|been|feel|felt|absolutely|totally) over the moon\b/giu,
  /\b(?:having|takes?|taking|have|had) an? (?:shower|nap|snooze|kip|rest|break|laugh|look|dance|stretch|chat|natter|sip|breather|walk|wander|go|moment|selfie)\b/giu,
  /\b(?:call|calls|called|nicknamed) (?:me|us|him|her|it) [A-Z][a-z]+\b/gu,
  /\b(?:[Rr]ing|[Cc]all|[Pp]hone|[Tt]ext|[Ee]mail|[Mm]essage|[Cc]ontact|[Aa]sk for|[Ss]peak to) (?:us|me|my|our|on|[A-Z][a-z]+|\+?\d)[^,.;!?\n]*/gu,
  /\b(?:give|gives?|drop) (?:me|us|him|her|them) an? (?:ring|bell|buzz|shout|call|line|tinkle|bell|text|note)\b/giu,
  /\b(?:like|as if|as though|as tho) (?:(?:it|he|she|they|that|this)(?:'?s|'re| is| was| were| are| owns?| knows?| means?| just| has| had| could| would)|(?:an?|the|his|her|its|their|my) [a-z]+ (?:is|was|were|are|owns?))\b[^,;.!?\n()]*/giu,
  /\b(?:something|a (?:logo|picture|design|badge|drawing|image|sign)) (?:with|featuring|involving|showing)(?= (?:an?|the|some|two|three)\b)/giu,
  /\b(?:(?:that|which) (?:goes|runs|passes|comes|flows) )?(?:by|near|outside|behind|beside|next to|in|at|on|along|past|through|down|up|over|across|from|round|around) our (?:own )?(?:back |front |side |old |little )?(?:wall|door|gate|fence|house|shop|yard|garden|window|porch|shed|barn|kitchen|street|road|lane|hedge|drive|bench|counter|till|steps?|village|town|field|land)\b/giu,
  /[^,;.!?\n]*\b(?:as (?:normal|usual|it is|they are|standard)|stays? the same|left alone)\b/giu,
  /\b(?<=\b(?:nights?|lessons?|classes|sessions?|workshops?|suppers?|gigs?|concerts?|retreats?|weddings|events?|evenings?|courses?|meet-?ups?) (?:held |run |hosted )?)(?:in|at|on|from|under) (?:an?|the|my) (?:old |converted |big |little )?[a-z]+(?: [a-z]+)?(?=[,.;!?\n]|$)/giu,
  /(?<=\b(?:called|named|name is|after|daughter|son|wife|husband|mum|mom|nan|nana|gran|grandma|grandad|grandpa|aunt|auntie|uncle|sister|brother|dog|cat|pup|puppy|baby|friend|mate|partner|boss|granddaughter|grandson|niece|nephew|mother|father|horse|pony|parrot|cousin|Mr|Mrs|Miss|Ms|Dr|Aunty|Auntie|Aunt|Uncle|Nana|Granny|Captain),? )[A-Z][a-z]+\b/gu,
  /\b(?:in|on|at|near|from|by|off|around|outside|behind|opposite) (?:[A-Z][a-z'’]+ ){1,3}(?:Street|St|Road|Rd|Lane|Ln|Avenue|Ave|Close|Drive|Way|Square|Court|Crescent|Terrace|Hill|Park|Bridge|Market|Mall|Estate|Town|Village|Bay|Beach|Harbour|Island|County|River|Creek|Falls|Valley|Heights|Green|Common|Junction|Station|School|College)\b/gu,
  /\b(?:we're|we are|i'm|i am|you'll find us|find us|it's|it is|just|located|based) (?:right |just |located |based )*(?:next to|near|opposite|behind|by|beside|above|below|across from|round the corner from|around the corner from|down the road from|over the road from) [^.;!?\n]*/giu,
  /\b(?:the|our|my) [a-z]+(?:'s| is| are|'re| was)? parked [^.;!?\n]*/giu,
  /\b(?:smells?|smelling|reeks?|tastes?|tasting|sounds?) (?:of|like) [^,.;!?\n]*/giu,
  /\b(?:the )?colou?rs? (?:of|like) [^,.;!?\n]*/giu,
  /\b(?:think|imagine|picture|very|bit of|sort of|kind of) (?:[A-Za-z' ]+) meets [^,.;!?\n]*/giu,
  /\bas [a-z]+ as (?:an? |the |your |my )?(?:old )?[a-z]+\b/giu,
  // Cheap as chips, mean as hell.
  /\b(?:cheap|mean|tough|hard|soft|cool|fast|quick|quiet|strong|sharp|clean|dry|daft|dull|deep|dead|flat|fit|fresh|free|fierce|good|happy|hot|cold|keen|light|loud|mad|nice|old|plain|proud|rough|safe|sick|slow|smooth|solid|steady|stiff|stubborn|straight|sure|sweet|tall|thick|thin|ugly|warm|wet|white|black|red|green|wild|bright|bold|snug|busy|sly|wise|brown|pretty|fine|right|regular|common|simple|easy|dumb|drunk|big|small|heavy) as (?!an?\b|the\b|if\b|well\b|though\b)[a-z]+(?: itself| hell)?(?=\s*(?:[,.;:!?\n]|$))/giu,
  /(?<=^|[,.;:!?\n]\s*)(?:based|located|situated|trading|operating) (?:in|at|on|near|out of|from|around|across|outside) [^,.;!?\n]+/giu,
  /(?<=\b(?:carr|push|pull|drag|haul|lug|bring)[a-z]* (?:(?:an?|the|her|his) )?[a-z]+ )(?:up|down|back|home) from (?:the|our) [a-z]+\b/giu,
  // "On my mug", "that's on the window already", "they're on every bag": where it is seen today.
  /\bon (?:my|our) (?:old |favou?rite |shop |kitchen |best )?(?:mug|van|fridge|apron|t-?shirts?|shirts?|website|menus?|business cards?|letterheads?|invoices?|shop window|jumpers?|tea ?towels?)\b/giu,
  /\b(?:what(?:'s| is| was)|that(?:'s| is) (?:already )?|(?:they're|they are|it's|it is) (?:already )?(?=on (?:every|each|all|everybody|everyone))) ?on (?:the|our|my|every|each|all|everybody's|everyone's) [^,.;!?\n]*?(?=,|[.;!?\n]|\bbut\b|$)/giu,
  /\b(?:his|her|its|their|the [a-z]+'s) names?(?:'s| is| are| was) [A-Z][a-z]+\b/gu,
  /\b[Tt]he (?:word|name) [A-Z][a-z]+\b/gu,
  /\b(?:eyes|teeth|cheeks|nose) (?:huge|wide|big|enormous|bright|round|open|shining|glowing),? (?:and [a-z]+,? )?like [a-z]+\b/giu,
  /\bnamed (?:it|her|him|this|that|us|ours|the [a-z]+) (?:after|for) [^,.;!?\n]*/giu,
  /\b[a-z]+ from (?:six|seven|eight|nine|ten|eleven|noon|\d{1,2}(?:[ap]m|:\d\d)?)\b/giu,
  /\bas (?:to|for|regards|far as) (?:the |our |my )?(?:logo|picture|design|drawing|badge|sign)(?: goes| is concerned)?\b/giu,
  /\b(?:i|we) (?:keep )?(?:go|going|went) back and forth\b|\bis crying out for it\b/giu,
  /(?<=^|[.!?\n,]\s*)(?:cheers|ta|thanks|thank you)(?: mate| guys| all| love)?(?=\s*(?:[.!,\n]|$))/giu,
  /(?<=[,.;!?\n]\s*)(?:(?:the|my|our) )?[a-z]+ (?:says|said|insists)(?: so| no)?(?=\s*(?:[.!?,\n]|$))/giu,
  /\b(?:has|needs|got|have|must|gotta) (?:to )?(?:go|fit|be embroidered|be printed|sit) on [^,.;!?\n]*/giu,
  /\b(?:simple|clear|bold|plain|small|clean|easy) enough for (?:an?|the|our|my) [a-z]+\b/giu,
  /\b(?:i |we )?(?:do not|don't|dont) (?:really )?(?:care|mind) (?:which|what|how)\b[^,.;!?\n]*/giu,
  /(?<=\b(?:out of|from|over|off|round|above) (?:it|him|her|them) )like (?:an? |the )?[a-z]+(?=\s*(?:[.,;!?\n]|$))/giu,
  /\bmy (?:bra|bru|bro|boet|guy|china|brother|friend)(?=\s*(?:[,.!?—–]|-\s|$))/giu,
  /\bchests? (?:out|puffed(?: out| up)?|up|forward|high)\b/giu,
  /\b(?:the|our) name (?:refers to|comes from|is from|honou?rs|recalls|is (?:after|for)) [^.;!?\n]*/giu,
  /(?<=^|\n)\s*(?:background|history|context|about us) ?:[^\n]*/giu,
  /(?<=,) as (?:both|we|these) [^.;!?\n]*/giu,
  // Ants, roaches, you name it.
  /[^,;.!?\n]*\b(?:,\s*)?you name it\b/giu,
  /\b(?:proudly |still |now )?(?:serving|covering|servicing|supplying) (?:the |all of |most of |greater |all )*[A-Z][^,.;!?\n]*/gu,
  /\b(?:do|does|doing|did|keeps?|keeping) (?:the|my|our|all the) books\b/giu,
  /\b(?:i |we )?(?:need|want|get|have|put|stick|print) (?:it|this|these|that|them) on (?:the|our|some|my|their) [^.;!?\n]*/giu,
  /\bhair (?:(?:up|tied|tied up|pulled back|done|worn|scraped back|back) )?in (?:an? |her |his )?(?:tight |messy |neat |low |high )?(?:buns?|plaits?|braids?|ponytails?|pigtails?|top ?knots?|dreadlocks|cornrows)\b/giu,
  /\b(?:muted|soft|warm|earthy|dusty|pastel|bright|dark|pale|deep|bold|faded|rich|cool|mossy|leafy|autumn|natural) (?:greens|browns|blues|reds|yellows|oranges|purples|pinks|gr[ea]ys|golds|creams|teals)\b/giu,
  /(?<=\b[a-z]{2,}ing (?:an?|the|its|his|her) [^,.;!?\n]{3,40}) like (?:an?|the) [a-z]+ (?:with|pulling|on|in|at) (?:an?|the|its|his) [a-z]+\b/giu,
  /\b(?:straight|direct|fresh|picked|made|baked|grown|reared|raised|all) (?:from|off|in|on|at) (?:our|my|the) (?:own )?[a-z]+\b/giu,
  /\b(?:this|next|last|every|each|coming) (?:spring|summer|autumn|fall|winter|morning|evening|afternoon|night|weekend|week|month|year|season|christmas|easter|halloween|saturday|sunday|monday|friday)s?\b/giu,
  /\bhaving (?:it out|words|none of it|fun|a (?:go|row|ball|natter|scrap|moment|party|picnic|lie down|drink|bath|brew))\b/giu,
  /\b(?:eat my hat|pull your finger out|in a pickle|spill the beans|cost an arm and a leg|hit the nail on the head|put a sock in it|let the cat out of the bag|raining cats and dogs|on the fence|kettle of fish|barking up the wrong tree|bring home the bacon|the elephant in the room|a bee in my bonnet|bob'?s your uncle|all that (?:lark|jazz|malarkey|carry on|nonsense|guff|palaver|razzmatazz)|and (?:that|such) lark)\b/giu,
  /\bby the [a-z]+\b/giu,
  /\b(?:book|order|buy|pay|shop|enquire|register|sign up) (?:on ?line|now|ahead|early|direct|by phone|by text|through|via|on the app|in advance|today)\b/giu,
  // What goods come in: lamb boxes, cheese hampers.
  /(?<=\b(?:meat|lamb|beef|pork|chicken|fish|seafood|veg|veggie|vegetable|fruit|salad|cheese|cake|brownie|cookie|egg|snack|lunch|breakfast|grazing|treat|sweet|gift|recipe|craft|flower|plant|seed|book|tea|coffee|wine|beer) )(?:boxes|hampers|parcels|packs|trays|bundles|kits|platters|subscriptions)\b/giu,
  // Muddy boots and dogs welcome; tours by appointment.
  /(?<=^|[,.;!?\n])(?!\s*(?:no|not|never)\b)[^,.;!?\n]*\b(?:welcome|allowed|catered for|by appointment|on request|by arrangement)(?=\s*(?:$|[,.;!?\n]))/giu,
  /\b(?:graded |yearly |annual )?(?:exams|recitals|certificates|vouchers|gift cards|open days|taster sessions|payment plans)\b(?! (?:paper|hall))/giu,
  /[$£€]\s?\d[\d.,]*/gu,
  /\bas [a-z]+ as (?:an?|the|your|my) [a-z]+\b/giu,
  /\b(?<!(?:look|looks|looking|shaped|formed|built|made|drawn|seems?|just|'d|’d|would|id|wed|really|might|may|you|do|i|we|also|quite) )like (?:an? |the |your |my |those? |these |something from |old |proper )(?:old |proper )?[a-z]+(?: of (?:my |the |our |an? )?[a-z]+| (?!(?:with|on|in|at|and|but|or|holding|wearing|for|from|to|is|are|under|over|beside|behind|riding|carrying|sitting|standing)\b)[a-z]+)?/giu,
  /[\d一二两三四五六七八九十百千万半几零〇]+(?:多|来|几)?(?:周年|年|代人|代|块钱|块(?!\p{Script=Han})|元|毛|分钟|小时|钟头|点半|点钟|点|楼|层(?!\p{Script=Han})|岁|折|公里|平米|平方|天|个月|世纪|斤|公斤|家店|间房|间(?!\p{Script=Han}*[屋房亭楼庐寮舍])|平)(?:老店|老街|传承|左右|起)?/gu,
  // 男士理发: for whom it is.
  /[男女][士子性](?=理发|护理|护肤|美容|美甲|内衣|西装|西服|发型|健身|养生|服饰|用品|剪发|烫染)/gu,
  /(?:墨|湖|宝石|藏|天|孔雀|土|姜|米|橘|酒|玫|砖|铁|石|麻|烟|豆沙|牛油果|雾霾|茶|咖|枣|橄榄|薄荷|焦糖|奶油|蜜桃|樱花|柠檬)(?:蓝|绿|红|黄|灰|紫|白|黑|棕|粉)色?(?!的?[果菜豆茶花])/gu,
  /(?:开|传|做|干|摆|支)了[^，。；,;]{1,6}(?:年|代)/gu,
  /(?<!长)得(?:像|跟|和|如)[^，。；,;]{1,8}/gu,
  /(?:木刻|版画|剪纸|水墨|油画|素描|蜡笔画?|像素|剪影|浮雕|皮影|年画|漫画|手绘|涂鸦|刺绣|马赛克|透明|玻璃|金属|陶瓷|木头|木质|纸雕|铁艺|毛毡|霓虹|丝网)+(?:的)?(?:感|风格?|质感|效果|调子)/gu,
  /[睡吃喝笑玩跑飞累困忙急馋乐美]得(?:很|正|真|特别|特|贼|可|那叫一个)?(?:香|甜|欢|开心|飞快|沉|死|美|起劲|满头汗|满头大汗)/gu,
  /\p{Script=Han}[了到]一半的(?=\p{Script=Han})/gu,
  // 苦到你叫妈妈, 一团面团似的黏土
  /(?:苦|辣|甜|酸|香|咸|好吃|好喝|美|累|困|冷|热|忙)到(?:你|我|人)?[^，。,]{1,6}/gu,
  /(?<![像跟]\p{Script=Han}{0,2})\p{Script=Han}{2}似的(?=\p{Script=Han})/gu,
  // 一把缺了腿的椅子
  /(?:缺|少|断|掉|瘸)了(?:一?[条只个根颗])?[^，的]{1,2}的(?=\p{Script=Han})/gu,
  /冲着[^，。；,;]{1,8}来的/gu,
  /(?<![成像变作为画只是来要着])一条龙(?=服务|[，。；,;\s]|$)/gu,
  /我?姓\p{Script=Han}/gu,
  /(?:源头)?(?:厂家|工厂)(?:直销|直供|直营|直发|货源|价)|源头工厂/gu,
  // 早上五点就开门, 城里接送孩子
  /(?:[\d一二三四五六七八九十两半点早晚夜午]|凌晨|天亮)[^，。；,;、]{0,5}[开关]门(?:营业|迎客|做生意)?/gu,
  /(?:城|镇|县|市|村|乡)(?:里头?|上|下|内)(?=[^，。；,;]*[送跑骑卖买开做])/gu,
  /(?:接送|送|接)(?:孩子|小孩|娃娃?|小朋友|老人)(?:上学|放学|回家|看病|去?买菜)?/gu,
  // 抱着铅笔不撒手
  /(?:死活|就是|死也|说啥也|咋都|怎么都)?[不没](?:肯|愿|想|舍得)?[撒放松][手口嘴开]/gu,
  // 被老板炒了鱿鱼
  /(?:我|他|她|俺)?(?:(?:被|让|给)\p{Script=Han}{1,4}|\p{Script=Han}{0,4})炒(?:了|过)?(?:我|俺|他|她|咱)?(?:们)?的?鱿鱼了?(?=\p{P}|\s|以?后|我|就|$)/gu,
  /风(?:一|轻轻|这么一)?吹(?:起来|过来|过去|动|过|着|来)?/gu,
  /(?:我|俺|咱)?(?:家|们家)?(?:的)?(?:猫|狗|女儿|儿子|孩子|老公|老婆|媳妇|爸|妈|爷爷|奶奶|外婆|外公|阿婆|阿公)(?:叫|名叫|名字叫)[^，。；,;]{1,4}/gu,
];
