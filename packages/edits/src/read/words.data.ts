import type { EffectWish, FaceKind, StyleWish } from '../command.ts';

/** Words parted by blanks, underscores for blanks inside one; an English word that ends in * stands for all that begin so. */
export type Words = { zh: string; en: string };

/** Qualities that have more and less. Each pair is one quality: what is too much of one is a wish for the other. */
export const QUALITIES = {
  big: {
    zh: '大 放大 变大 加大 更大 弄大 调大 大号 撑大 拉大 往大 大一圈 大一号 大多了 占满 夺目 显大 扩大 显眼 突出 太抢 抢镜 抢风头 喧宾夺主 压过 盖过 比下去 太抢眼',
    en: 'big bigger biggest large larger huge enlarge* bump_up bump_*_up scale_up blow_up up_a_size prominent zoom_in double_the_size bumped_up bump_it_up bump_them_up bump_up_the blow_it_up make_it_huge increase increase_the increase_in_size up_the_size grow_the size_up scale_it_up upsize upscale_it enormous massive giant giant-size dominant more_prominent more_visible up_a_notch beef_it_up a_size_up go_up_a_size larger-than-life overpowering overwhelms overwhelming dominates dominating takes_over hogs dwarfs dwarf dwarfing overpowers overpower steals_the_show drowns_out drowns swamps swallows eats_up too_dominant',
  },
  small: {
    zh: '小 缩小 变小 调小 迷你 小气 小号 缩 缩一缩 缩水 小一圈 小一号 往小 收小 减小 不起眼 太不显眼 小巧',
    en: 'small smaller smallest tiny tinier shrink* microscop* reduce scale_down tone_down_the_size size_down down_a_size dinky smaller-sized teeny teensy weeny itty-bitty puny dinkier titchy scale_it_down shrink_it shrunk downsize size_it_down bring_down_the_size decrease decrease_the make_*_less_big less_big not_so_big invisible gets_lost get_lost lost_down_there squint squinting magnifying_glass need_glasses down_a_notch down_a_bit a_size_down go_down_a_size knock_it_down minute',
  },
  bold: {
    zh: '粗 加粗 变粗 粗壮 厚重 厚 胖 胖乎 有力 粗乎 敦实 饱满 厚实 粗犷 浓重 有分量 分量 粗大 浑厚 结实 扎实 粗实 加重 加厚 笔画粗 肥 有劲道 硬气 笨重 臃肿',
    en: 'bold bolder boldest bolded embolden thick thicker thicc thicken* heavy heavier heavyweight fat fatter chunk* beef* meati* sturd* stronger strong weightier solid_letters weight more_weight heft heftier hefty stout stouter meatier beefier beefy chunkier chunky thickset boldness heavy-handed robust bulkier bulky clunky blocky fatten* bolden thick-set more_body more_substance substantial weighty extra_bold extra-bold ultra_bold black_weight semibold',
  },
  thin: {
    zh: '细 变细 纤细 瘦 单薄 苗条 秀气 轻盈 纤弱 太飘 没分量 瘦弱 细瘦 骨感 轻薄 轻巧 单线 笔画细 减细 弄细',
    en: 'thin thinner thinnest skinn* slim slimmer spindly hairline finer delicate lightweight light_weight lighter_weight wispy weedy flimsy slender thin-looking weak weaker feeble scrawny weightless less_heavy less_bold not_so_bold not_so_heavy thin_down thinned thinning finer_lines light_letters fine frail anaemic anemic flimsier skeletal thin_strokes',
  },
  round: {
    zh: '圆 圆润 圆滑 圆乎 圆角 圆圆 软 柔软 软糯 Q弹 圆融 圆圆的 胖乎乎 圆乎乎 圆滚滚 圆弧 弧度 软软 软软的 软和 肉乎乎 圆钝',
    en: 'round rounder rounded roundish softer_letters softer_edges soft softer curvy curvier bubbly smoother friendlier_letters curved curves curvier_letters rounding round_off rounded_off round_*_corners rounded_corners soften_the_corners soften_the_edges soften_the_letters softer_corners soft_corners smooth cuddly bubble_letters bubble pillowy less_angular less_sharp friendlier_shapes rounded-off',
  },
  sharp: {
    zh: '尖 锐利 锋利 硬朗 棱角 有棱角 方正 硬 生硬 方 有锋芒 利落 尖锐 硬挺 挺括 刚硬 刚劲 方方正正 方方 方块 直角 有力度 刚毅 干脆 棱 犀利 尖尖',
    en: 'sharp sharper sharpen angular edgy edgier crisp crisper pointy pointier squarer square_letters hard-edged harsh stiff hard angled straight_edges hard_edges harder_edges sharp_corners square_corners square-cut boxy boxier crisp_edges crispness spiky spikier jagged less_round less_rounded not_so_round hard-nosed cutting razor-sharp squared squared_off chiselled chiseled',
  },
  wide: {
    zh: '宽 加宽 扁 压扁 变宽 撑开 横着撑开 矮胖 宽大 扁平 拉宽 扁扁 横向 横向拉长',
    en: 'wide wider widen* stretch* extended broad broader squat stretched_out wider_letters extend extended_letters spread_wide squashed_flat flatter_letters expanded',
  },
  narrow: {
    zh: '窄 变窄 收窄 瘦长 修长 细长 拉长 窄窄 瘦高 高瘦 压窄 紧窄 细高',
    en: 'narrow narrower condensed compress* tall_and_thin slimline condense slim_down slimmer_letters squeeze_the_letters squeeze_them skinnier taller tall_letters squeezed compressed_letters narrowing',
  },
  loose: {
    zh: '字距拉开 字距加大 字距大 字距宽 字间距大 字间距拉开 字间距加大 字与字分开 字隔开 字疏 字疏朗 字松 间距拉开 间距拉大 字距松 字距开 字距拉大 字间距拉大 字距宽松 字间距宽 字距放宽 字距调大 字间距调大 字拉开 字散开 字与字之间 字之间拉开 字之间空 字隔 字分开 字撑开 字距太大 字距太宽 字距太开 字距太散 字间距太大 字间距太宽 字太散 字太开 字散 字太松 字离',
    en: 'letter_spacing letterspac* space_out_the_letters spread_out_the_letters spread_*_letters spread_its_letters space_between_the_letters more_tracking tracked_out letters_further_apart letters_apart tracking_out letter-spacing letterspacing tracking kerning more_space_between_*_letters more_space_between_letters more_room_between_*_letters space_between_letters gap_between_*_letters letters_spaced letters_more_spaced letters_wider_apart letters_breathe open_up_the_letters open_up_the_spacing spread_the_letters spread_out_letters space_the_letters space_out_letters space_letters airier_letters looser_letters letters_are_too_far_apart letters_too_far_apart letters_are_miles_apart letters_too_spread letters_are_too_spread letters_too_spaced letters_too_loose letters_drift_apart letters_so_far letters_drift* letters_too_far',
  },
  tight: {
    zh: '字距缩小 字距收紧 字距小 字距紧 字间距小 字挨紧 字靠紧 字紧凑 字间距缩小 字间距收紧 字挤 字靠拢 间距缩小 字距紧凑 字距调小 字间距调小 字距减小 字距靠近 字之间靠 字收紧 字凑 字距太小 字距太紧 字距太密 字间距太小 字挤在一起 字太挤 字太密 字黏 字粘 字粘在一起 字贴 字都挤 字都贴',
    en: 'tighter_letters letters_closer letters_tighter tighten_the_letters tighten_up_the_letters less_tracking tight_tracking a_hair_tighter kern* tighter_spacing tighter_letter_spacing tighten_the_spacing tighten_letter_spacing tighten_the_kerning tighten_the_tracking letters_closer_together closer_letters close_up_the_letters close_the_gaps_between_*_letters letters_nearer less_space_between_*_letters less_letter_spacing bring_the_letters snugger_letters letters_are_too_close letters_too_close letters_touching letters_squashed letters_squished letters_too_tight letters_are_too_tight letters_bunched letters_crammed letters_are_cramped letters_are_squashed letters_jammed letters_cramped',
  },
  warm: {
    zh: '暖 温暖 暖和 温馨 暖色 暖意 有温度 烟火气 热乎 暖色系 暖调 暖洋洋 暖暖 热情 热烈 有人气 阳光 燥 燥热',
    en: 'warm warmer warmth cosy cozy cosier homely toasty warm_up warm_it_up warm_*_up warming warm-toned warmer-toned sunny sunnier autumnal golden-hour snugger hot',
  },
  cool: {
    zh: '冷 清冷 冷色 冷静 凉 清凉 冰 冷色系 冷调 清凉感 凉快 冷淡 高冷 冰凉 冰冷 冷冰冰 没温度',
    en: 'cold colder cool cooler icy chilly frosty clinical sterile cool_down cool_it_down cool-toned bluer bluish wintry frostier fresher_colours stark soulless hospital-like',
  },
  dark: {
    zh: '深 暗 加深 深色 黑沉 浓 深沉 变深 重色 压暗 深深 浓郁 暗沉 黑乎乎 黑漆漆 乌漆嘛黑 乌黑 阴暗 阴沉 沉下来 深邃',
    en: 'dark darker darken* deep deeper gloomy murky black-ish darkness darkish dimmer dim dingy deepen* richer rich black-looking go_darker too_dark sombre somber',
  },
  light: {
    zh: '浅 淡 变浅 浅色 调浅 淡淡 发白 调淡 太白 淡化 轻一些的颜色 浅淡',
    en: 'light lighter lighten* pale paler faint washed pastel faded fade_it faded_back paleness washed_out washed-out bleached whiter tints tinted translucent ghosted ghostly softly_coloured lightness barely_there',
  },
  bright: {
    zh: '亮 鲜亮 鲜艳 明亮 艳 亮眼 明快 活泼 鲜明 靓 提亮 亮堂 有活力 花哨 刺眼 扎眼 艳丽 荧光 闪 鲜 明艳 明朗 光亮 光鲜 亮丽 鲜活 欢快 热闹 喜气洋洋 活力 有朝气 朝气 跳脱 醒目颜色 艳俗 俗艳 太艳 夸张 张扬 刺目 晃眼 辣眼睛 抢眼的颜色 吵 闹 太闹 火爆 饱和 饱和度高 精神点 跳一点',
    en: 'bright brighter brighten* vivid vibrant punchy punchier cheerful cheerier lively livelier saturated garish loud louder gaudy lurid neon-y eye-popping colourful colorful more_colour more_color bold_colours bolder_colours bolder_colors bright-coloured happier joyful jolly jollier upbeat zesty zingy spicy spicier vivacious energetic_colours intense intensity in-your-face screaming screams eye-watering eye-searing blinding blinds fluorescent flashy flashier neon-like bursting juicy juicier glaring shouty',
  },
  calm: {
    zh: '柔和 素雅 淡雅 低调 沉稳 内敛 素 雅致 安静 灰 灰扑扑 暗淡 低饱和 沉闷 温柔 清淡 死气沉沉 素净 沉着 柔美 柔一点的颜色 收敛 克制 清雅 暗哑 哑 哑光 灰调 灰灰 灰蒙蒙 灰突突 暗淡无光 没精神 没活力 没朝气 没生气 丧气 丧 压抑 沉重 死沉 苍白 无精打采 闷 沉闷的 旧旧 温和 温润 含蓄 文静 不那么跳 没颜色',
    en: 'calm calmer muted mute subdued soft_colours soft_colors subtle subtler quiet quieter toned_down tone_down tone_it_down dull drab grey-ish washed-out gentle gentler understated boring flat_colours softer_colours softer_colors muddy muted_colours muted_colors desaturate* desaturated less_saturated softer_tones soft_tones softer_tone pastel_tones toned-down tone_*_down dialled_down dial_it_down dial_*_down calm_it_down calm_*_down calm_down calming soothing restful relaxed easy_on_the_eye easier_on_the_eye restrained mellow mellower chilled serene peaceful whisper* dreary depressing lifeless blah bland gloomier miserable sad-looking tired-looking dusty dustier lacklustre tamer hushed low-key low_key less_loud not_so_loud less_bright soften_the_colours soften_the_colors soften_the_red soften_the_blue soften_the_green soften_the_*_a soften_it',
  },
  airy: {
    zh: '留白 透气 宽松 松散 散 疏朗 空间 拉开 隔开 距离 松 分开 宽敞 舒展 离远 空 留空 留点空 留白多 空气感 呼吸感 喘气 透口气 透透气 通透 松快 敞亮 隔远 拉开距离 太散 散架 散乱 离远了 隔得远 分得开 分太开 空荡荡 太空 空落落 稀稀拉拉 稀疏 松垮',
    en: 'breathing_room breathe air airy airier spacious space more_space some_space gap padding margin white_space room apart further_apart spread_out spaced breathing_space breather space_around more_room some_room a_little_room elbow_room wiggle_room space_it_out space_*_out spread_*_out spread_things_out open_it_up opened_up room_to_breathe more_air let_it_breathe more_padding more_margin more_white_space negative_space further_from away_from gap_between distance distance_between loosen loosen_it_up loosen_*_up looser loose more_spacious roomier roomy drifting scattered floating disconnected far_apart so_far_apart miles_from sprawling sparse too_much_space too_much_room too_empty',
  },
  close: {
    zh: '紧凑 靠近 凑近 凑 凑凑 聚拢 挨近 挤 拥挤 紧巴 贴近 往一块 收紧 挤在一起 局促 密 靠拢 挨着 紧密 收拢 靠一靠 靠紧 紧挨 连在一起 凑一起 凑在一起 聚一起 不要贴 别贴 贴太近 离太近 靠太近 太近 挨太近 太满 满 太满了 满满当当 不透气 憋 憋屈 压得 顶着 往里收',
    en: 'tight tighter tighten closer close_together compact cramped crowded squashed squished packed jammed sardines huddle* snug pulled_together pull_*_together crammed on_top_of_each_other tighten_up tighten_it_up tighten_*_up tightly compacted closer_together nearer nearer_together closeness bring_*_together bring_*_closer closed_up close_the_gap close_up_the_gap less_space less_gap smaller_gap reduce_the_gap less_room glued stuck_to stuck_together touching too_close suffocating claustrophobic busy_edges bunched bunched_up on_top_of_one_another',
  },
} as const satisfies Record<string, Words>;

export type Quality = keyof typeof QUALITIES;

export const OPPOSITE: Record<Quality, Quality> = {
  big: 'small',
  small: 'big',
  bold: 'thin',
  thin: 'bold',
  round: 'sharp',
  sharp: 'round',
  wide: 'narrow',
  narrow: 'wide',
  loose: 'tight',
  tight: 'loose',
  warm: 'cool',
  cool: 'warm',
  dark: 'light',
  light: 'dark',
  bright: 'calm',
  calm: 'bright',
  airy: 'close',
  close: 'airy',
};

/** Words that only a complaint uses: said plainly they ask for the opposite. */
export const COMPLAINTS: Words = {
  zh: '扎眼 刺眼 灰扑扑 暗淡 沉闷 死气沉沉 挤在一起 拥挤 局促 生硬 单薄 花哨 小气 紧巴 灰 荧光 发白 清冷 冷冰冰 没温度 燥 燥热 冰冷 冰凉 高冷 冷淡 黑乎乎 黑漆漆 乌漆嘛黑 阴暗 阴沉 暗沉 艳俗 俗艳 太艳 夸张 张扬 刺目 晃眼 辣眼睛 吵 太闹 灰突突 灰蒙蒙 灰灰 暗淡无光 没精神 没活力 没朝气 没生气 丧气 丧 压抑 沉重 死沉 苍白 无精打采 闷 沉闷的 没颜色 太近 贴太近 离太近 靠太近 挨太近 太满 太满了 满满当当 不透气 憋 憋屈 顶着 太散 散架 散乱 离远了 隔得远 分得开 分太开 空荡荡 太空 空落落 稀稀拉拉 稀疏 松垮 松散 不起眼 太不显眼 纤弱 太飘 没分量 瘦弱 笨重 臃肿 字挤 字挤在一起 字太挤 字太密 字黏 字粘 字粘在一起 字贴 字都挤 字都贴 字距太小 字距太紧 字距太密 字间距太小 字距太大 字距太宽 字距太开 字距太散 字间距太大 字间距太宽 字太散 字太开 字散 字太松 字离 尖锐 太白 暗哑 太抢 抢镜 抢风头 喧宾夺主 压过 盖过 比下去 太抢眼',
  en: 'gloomy murky garish lurid gaudy drab dull boring cramped crowded squashed squished packed jammed sardines crammed spindly weedy flimsy wispy clinical sterile harsh stiff washed-out muddy skinn* microscop* minute letters_jammed letters_cramped letters_drift* letters_too_far puny teeny teensy titchy invisible gets_lost get_lost lost_down_there squint squinting magnifying_glass need_glasses heavy-handed bulky clunky weak feeble scrawny frail anaemic anemic skeletal overpowering overwhelms overwhelming dominates dominating takes_over hogs blinding blinds eye-watering eye-searing screaming screams in-your-face fluorescent flashy glaring shouty loud dreary depressing lifeless blah bland miserable sad-looking tired-looking lacklustre faded washed_out bleached dingy dim stark soulless hospital-like glued stuck_to stuck_together too_close suffocating claustrophobic scattered floating disconnected drifting far_apart so_far_apart miles_from sprawling sparse too_much_space too_much_room too_empty letters_are_too_close letters_too_close letters_touching letters_squashed letters_squished letters_too_tight letters_are_too_tight letters_bunched letters_crammed letters_are_cramped letters_are_squashed letters_are_too_far_apart letters_too_far_apart letters_are_miles_apart letters_too_spread letters_are_too_spread letters_too_spaced letters_too_loose letters_drift_apart letters_so_far jagged too_dark wintry boxy dwarfs dwarf dwarfing overpowers overpower steals_the_show drowns_out drowns swamps swallows eats_up too_dominant bunched bunched_up on_top_of_one_another on_top_of_each_other',
};

/** What a wish is about. The words of the mark that is shown are added from the design itself. */
export const TARGET_WORDS = {
  slogan: {
    zh: '那行字 第二行小字 口号 标语 广告语 广告词 宣传语 副标题 小字 那行小字 下面那行 底下那行 下面的字 底下的字 下面那句 底下那句话 底下那句 下边那行 那句话 最下面那行 那行 那句口号 小字那行 那排小字 底下小字 下面小字 下面那排 底下那排 那几个小字 最下面的字 下方文字 下方那行 副标 副标语 标语那行 宣传词 说明文字 那句 一句话 那段小字',
    en: 'little_words small_words tiny_words words_at_the_bottom bottom_words slogan tagline tag_line strapline strap_line motto catchphrase small_print bottom_line line_below line_underneath subline little_line small_text caption smaller_text taglines slogans the_small_writing small_writing tiny_writing little_writing tiny_text little_text bottom_text text_at_the_bottom text_underneath text_below words_underneath words_below line_at_the_bottom line_under_it line_of_text bottom_bit small_line descriptor byline by-line subheading sub_heading sub-heading smaller_line smaller_words fine_print lower_text text_under_the_name words_under_the_name line_under_the_name writing_underneath writing_at_the_bottom small_letters_underneath sentence sentence_underneath phrase_underneath the_bottom_line_of_text',
  },
  second: {
    zh: '英文 英文名 拼音 第二行 外文 英语 字母那行 英文那行 副名 日文 第二个词 后面那个词 后半 英文字 英文字母 外语 拼音那行 第二排 后面两个字 后面俩字 后两个字 后俩字 后半截 后面的字 第二个字 最后两个字 中文 英文部分 英文小字 洋文 英文副标',
    en: 'chinese_words chinese_characters chinese_text chinese_name english pinyin second_line second_word second_name latin_line lower_line subtitle other_language chinese_line last_word second_row second_half second_part the_english english_name english_line english_text english_words latin_name latin_text chinese chinese_part the_chinese japanese_line pinyin_line other_word last_two_words end_word the_ampersand ampersand second_bit transliteration',
  },
  year: {
    zh: '年份 年号 创立年份 那个年份 年份那行 年代 创立时间 建店年份 成立年份',
    en: 'year date est_line founding_year the_date founding_date est_date established_line since_line',
  },
  name: {
    zh: '字 字体 店名 名字 名称 文字 品牌名 大字 字儿 店招的字 标题 主标题 公司名 笔画 那几个字 招牌字 上面的字 字母 第一行 招牌名 牌名 名儿 大名 品牌 主名 主字 这字 这些字 那些字 字样 字形 字型 字号 店铺名 公司名称 字们 中文名 招牌上的字 店名字体 名称字体 名字的字体 几个字 四个字 三个字 两个字 五个字 字全',
    en: 'name names font fonts letters letter lettering text type typeface wording words word writing title wordmark typography script characters brand_name first_line strokes name_text brand brand_text company_name business_name shop_name main_text main_name main_words main_word main_line first_word headline heading writings letterforms letter-forms lettering_style letters_themselves top_line big_text big_words the_title font_style type_style font_weight font_size text_size text_part word_part the_brand logotype',
  },
  mark: {
    zh: '图 图案 图形 图标 标志图 图片 插图 小图 那个图 画 图样 logo图 图像 画面 它 他 她 图标部分 图案部分 小图标 图儿 图画 画儿 那幅画 那张图 标 小标 徽标图 图腾 形象 吉祥物 卡通形象 小人 那玩意 那玩意儿',
    en: 'icon mark picture symbol image drawing illustration graphic emblem motif logo_mark glyph pic it him her he she drawing icons pictures symbols art artwork logo_image logo_icon logo_picture logo_symbol pictogram figure mascot character the_art little_picture little_icon thingy thingamajig doodle sketch vignette image_part the_illustration clipart clip_art emblem_part',
  },
  ground: {
    zh: '背景 底色 底子 背景色 底 底板 底图 后面的颜色 背后 底儿 底色部分 背景板 背景底 底面 衬底 背景颜色 后景 底下颜色',
    en: 'background ground backdrop backing background_colour background_color bg behind_it canvas backgrounds back_ground back-ground background_bit behind_everything behind_the_logo page_colour surface',
  },
  color: {
    zh: '颜色 色 配色 色调 色彩 主色 色儿 色系 用色 调子 色号 颜色搭配 用的颜色 配的颜色 色彩搭配 颜色方案 色度 染色',
    en: 'color colors colour colours palette hue hues shade tone tones scheme colouring coloring colorway colourway tint tints color_scheme_overall inks ink_colour colour_choice',
  },
  all: {
    zh: '整体 全部 整个 都 所有 一切 统统 全都 标志 logo 整个标 整个logo 整张图 整版 通通 全体 所有的 所有东西 上下 两个 两者 俩 图和字 字和图 图跟字 字跟图 图文',
    en: 'everything all whole overall whole_thing the_lot logo entire design it_all both_of_them both everything_else whole_logo entire_logo the_entire whole_design all_of_it whole_lot every_thing icon_and_name name_and_icon picture_and_name name_and_picture mark_and_name',
  },
} as const satisfies Record<string, Words>;

export const MUCH_WORDS = {
  most: {
    zh: '最 极 拉满 彻底 完全 要多 全程 最最 顶格 到顶 到底 特别特别 能多大 满格 百分百 极致 到极致 极其',
    en: 'most as_*_as_possible max maximum full fully super_duper totally completely all_the_way biggest_possible to_the_max as_big_as as_far_as_possible extremely absolutely go_full ultra maximal as_much_as_possible',
  },
  much: {
    zh: '很多 一倍 两倍 大大 好多 多得多 不少 明显 许多 狠狠 翻倍 一半 大幅 使劲 猛 多些 大力 好几倍 三倍 大得多 粗得多 狠 狠一点 大胆 再多 一大截 一截 加倍 成倍 两三倍 明显一点 明显点 老多 贼',
    en: 'much way a_lot lots far twice double significantly considerably a_good_deal loads heaps massively hugely half tons really properly way_more a_whole_lot whole_lot heap miles a_great_deal a_good_chunk good_chunk a_fair_bit a_good_bit substantially drastically dramatically heavily seriously triple three_times two_times 2x 3x by_half by_a_mile loads_more lots_more ton very_much majorly proper well',
  },
  bit: {
    zh: '一点 一点点 点 点儿 一些 些 稍微 稍 略 略微 稍稍 一丢丢 些许 一号 一丢 有点 少许 一丁点 丁点 微微 一点儿 稍为 些些 一滴滴 滴滴 少少 小小 轻微 微调 多一点 多点',
    en: 'a_bit bit slightly a_touch touch a_little a_hair hair somewhat a_tad tad a_smidge smidge a_shade wee a_fraction kinda a_notch ever_so_slightly mildly a_small_bit a_wee_bit abit a_tiny_bit tiny_bit a_smidgen smidgen a_little_bit little_bit lil_bit a_lil lil slight just_a_touch a_dash dash a_pinch pinch marginally modestly subtly gently a_size one_size a_step fraction a_whisker',
  },
} as const satisfies Record<string, Words>;

export const FACE_WORDS: Record<FaceKind, Words> = {
  brush: {
    zh: '毛笔 书法 毛笔字 手写毛笔 行书 草书 墨迹 笔触 飞白 行楷 书法字 书法体 像书法 书法家 毛笔体 水墨 水墨字 墨笔 狂草 题字 墨宝 手书 笔锋 有笔锋',
    en: 'brush brushy brushed calligraph* ink_brush brushstroke* brush-painted brushed_letters brush_script brush_lettering brush_font painted_letters hand-painted inky ink-brush sumi calligraphic',
  },
  serif: {
    zh: '宋体 衬线 有衬线 衬线体 明体 老宋 仿宋 宋体字 明朝体 带衬线 有脚 有点脚 工整 端正 规整 报纸字 书籍字体 书卷气 工工整整',
    en: 'serif serifs serifed times_new_roman little_feet feet_on newspaper bookish_letters serif_font a_serif with_serifs serif_letters serif_typeface slab slab_serif old_style_serif like_a_newspaper like_a_book book_font little_feet_on little_ticks letters_with_feet',
  },
  sans: {
    zh: '黑体 无衬线 非衬线 等线 黑体字 无衬线体 没有衬线 去掉衬线 不要衬线 普通字体 普通的字 简单的字体 正常字体 规规矩矩',
    en: 'sans sans-serif sans_serif no_serifs plain_letters block_letters helvetica-ish without_serifs no_serif grotesque geometric_sans geometric clean_font plain_font simple_font plain_lettering plain_typeface normal_font regular_font straightforward_font basic_font something_plain no-nonsense clean_letters block_lettering plainer plainer_letters plainer_font',
  },
  handwritten: {
    zh: '手写 手写体 手写字 人手写 签名 签名体 连笔 亲笔 像人写的 硬笔 手写感 手写的 手写风 人写的 像写的 像手写 手写签名 潦草 随性的字 孩子写的 小孩写的 钢笔字 粉笔字 硬笔书法 笔迹 亲手写',
    en: "handwritten hand-written hand_written handwriting script_font cursive signature joined-up joined_up scripty handwrit* strokeLines handwritten-style hand_lettering hand-lettered handlettered wrote_it_by_hand written_by_hand wrote_by_hand by_hand scribble scribbly scrawl cursive_font script-like a_script scripty_font looping_script pen-written signature-style signed chalk chalkboard crayon a_child_wrote child_wrote kid's_handwriting looks_handwritten",
  },
  rounded: {
    zh: '圆体 幼圆 圆体字 圆头 圆圆的字 圆角字体 胖圆体 圆黑体',
    en: 'rounded_font rounded_typeface rounded_sans round_font rounder_font round_letters_font bubble_font bubbly_font soft_font',
  },
  modern: {
    zh: '现代字 现代体 新潮字体 简约字体 现代的字 现代点的字 时髦的字 新一点的字',
    en: 'modern_font modern_typeface modern_letters contemporary_font modern_type modern_lettering more_modern_font more_modern_type contemporary_type up-to-date_font sleek_font sleeker_font cleaner_font',
  },
  traditional: {
    zh: '楷体 楷书 隶书 篆书 魏碑 篆体 古体 老字号字体 古风字 老字号的字 古代的字 古字 古朴的字 碑体 碑刻 复古字 老式字体 传统字 招牌老字',
    en: 'traditional_font old-style_letters blackletter gothic_letters old_english old-fashioned_letters old_fashioned_font traditional_lettering classic_font classic_typeface old-style_font engraved_letters blackletter_font fraktur victorian_letters',
  },
  pixel: {
    zh: '像素 像素字 像素体 马赛克字 点阵 8比特 像素风 像素风格 像素化 游戏字 红白机 8位',
    en: 'pixel pixelated 8-bit 8_bit pixel-art bitmap pixel_font pixel_letters pixelly pixelated_font 8-bit_font arcade_letters video_game_font game_boy retro_game blocky_pixel minecraft',
  },
  art: {
    zh: '艺术字 花体 花字 特效字 美术字 艺术字体 花哨字体 装饰字 变形字 设计感的字 有设计感 特别的字 个性字体',
    en: 'fancy_lettering decorative_font art_font display_font ornamental_letters decorative_letters decorative_lettering ornate_letters fancy_font fancy_letters fancier_font swirly_letters swirly_font curly_letters artsy arty artistic_lettering artistic_font quirky_font funky_font special_font custom_lettering',
  },
};

export const STYLE_WORDS: Record<StyleWish, Words> = {
  minimal: {
    zh: '极简 简约 简洁大方 北欧 性冷淡 日系 无印 留白感 简洁 清爽 简单大方 大道至简 冷淡风 极简主义 简洁点 简洁一点 简单点就好 清清爽爽 日式 素简 无印良品 少即是多 干净利落 简约风 极简风',
    en: 'dead_simple keep_it_simple keep_it_dead_simple nothing_fancy minimal minimalist minimalistic scandinavian scandi nordic pared_back pared-back stripped_back less_is_more japandi muji simple_and_clean clean_and_simple cleaner minimalism minimalistic_look simple_look bare clean_look clean_lines clean_and_minimal uncluttered understated_look no_frills no-frills pared_down simplicity less_fussy less_busy keep_it_clean scandi_style zen apple-like like_apple very_clean swiss',
  },
  国潮: {
    zh: '国潮 国风 新中式 中国风 潮国 国潮风 国潮感 中国味 中国元素 东方韵味 中国风味 新国风 国粹 宫廷 敦煌',
    en: 'guochao china-chic china_chic chinese_style oriental_style chinese_traditional_trend chinese_flair chinoiserie new-chinese',
  },
  retro: {
    zh: '复古 怀旧 老上海 民国 八十年代 老式 港风 年代感 老派 月份牌 七十年代 老味道 老店 百年老店 老茶馆 老餐厅 港式 港风味 上世纪 八零年代 老电影 老香港 老北京 老照片 旧时代 老味 有年代感 vintage感 老海报 怀旧风 复古风',
    en: 'retro vintage old-school old_school nostalgic 1950s 50s 60s 70s 80s fifties sixties seventies eighties diner throwback old-timey old_timey art_deco mid-century victorian retro-style retro_look vintage_look vintage-y old_time old-time old_timey_look ye_olde 1920s 1930s 1940s 1960s 1970s 1980s 1990s 20s 30s 40s twenties thirties forties jazz_age wild_west saloon prohibition speakeasy like_an_old old_signs old_shop_sign old_sign_painter old_school_look back_in_the_day hippie psychedelic groovy americana rockabilly pin-up',
  },
  luxury: {
    zh: '高级 高端 奢华 轻奢 大牌 贵气 高档 上档次 有档次 档次 精品 奢侈 名牌 质感 高级感 有品位 品味 有质感 高大上 轻奢感 豪华 尊贵 贵族 名贵 大牌感 大牌范 国际大牌 奢侈品 五星级 贵一点 更贵 显贵 有格调 格调 有面子 气派',
    en: 'luxury luxurious premium upmarket upscale high-end high_end expensive posh fancy deluxe exclusive classy classier five-star opulent couture luxe lux luxury_feel fancy-pants ritzy swanky lavish rich-looking expensive-looking look_expensive more_expensive pricier high_class high-class top-end top_end classy_look premium_feel boutique_feel boutique jewellery_brand like_chanel like_a_luxury five_star prestigious prestige refined_and_expensive worth_more first-class upper_class polished',
  },
  cute: {
    zh: '可爱 萌 童趣 卡通 呆萌 俏皮 软萌 Q版 童真 好玩 萌萌 活泼可爱 可爱风 萌系 卡哇伊 少女心 童话 童话感 卡通风 调皮 有趣 好玩点 活泼点 逗趣 儿童 孩子气 幼稚一点 像小孩',
    en: "cute cuter adorable playful childlike kiddie cartoon* whimsical fun funner kawaii silly sweet sweeter cutesy kid-friendly cutely cutie kids_would_like child-friendly fun-looking more_fun more_playful playfulness storybook nursery toy-like bubbly_look goofy cheeky cheerful_and_fun kids'_crayons like_a_toy childish more_childish smiley",
  },
  tech: {
    zh: '科技 科技感 未来感 赛博 数码感 高科技 智能感 科技风 科技范 未来派 互联网感 数字感 黑科技 电子感',
    en: 'tech techy techier futuristic high-tech hi-tech digital sci-fi cyber cyberpunk startup-y techno technological tech_feel tech-y high_tech silicon_valley startup start-up software-like futuristic_look space-age robotic',
  },
  handmade: {
    zh: '手作 手工 手工感 质朴 朴素手工 匠气 木刻 拙朴 手作感 乡土 粗陶 手工做 手工制作 自己做的 自己家做 家里做 手作风 匠人 匠心 朴实 质朴感 木刻感 版画 手绘 手绘感 手绘风 手工味 土陶 拙 粗糙一点 歪歪扭扭',
    en: 'handmade hand-made hand_made rustic homemade home-made crafty hand-stamped hand_stamped artisan artisanal lino linocut potato stamped woodcut homespun farmhouse hand-drawn hand_drawn handcrafted hand-crafted craft_feel crafted crafty_look made_by_hand homemade_feel home_made rough_and_ready rough_around_the_edges imperfect wonky_and_handmade hand-carved hand_carved block-printed block_print lino-cut letterpress stamped_look wood_cut woodsy_craft cottage cottagecore farm_shop farmers_market blacksmith folksy',
  },
  modern: {
    zh: '现代 时尚 时髦 洋气 新潮 年轻 年轻化 潮 现代感 国际化 与时俱进 新式 现代化 现代点 现代一点 时尚感 时尚点 潮流 潮一点 潮牌 前卫 新颖 新一点 年轻点 年轻一点 年轻人喜欢 有活力的感觉 简洁现代 大都市',
    en: 'modern contemporary fresh fresher trendy trendier youthful younger sleek sleeker up_to_date hip hipper current stylish edgier_look modernise modernize modern-looking modern_look more_modern more_current more_contemporary bring_it_up_to_date up-to-date twenty-first_century 21st_century cutting-edge cutting_edge new-looking fresh_look younger_look on_trend on-trend trendy_look cosmopolitan metropolitan clinical',
  },
  traditional: {
    zh: '传统 古典 中式 古风 古色古香 经典 典雅古朴 古朴 有年头 传统一点 传统感 古典感 古典味 经典感 老字号感 老字号的感觉 中式传统 古韵 有底蕴 底蕴 厚重感 有历史感 历史感 沉淀',
    en: "traditional classic classical heritage old-fashioned old_fashioned timeless established old-world antique traditional_look old_fashioned_feel classic_look more_classic more_traditional heritage_look heritage_feel been_around_for time-honoured time-honored old_money long-established like_it's_been_around colonial",
  },
  natural: {
    zh: '自然 清新 天然 森系 田园 有机感 自然感 自然风 大自然 原生态 绿色环保 环保 生态 有机 原木 森林系 田园风 乡村',
    en: 'natural organic earthy_feel botanical outdoorsy woodsy natural_look natural_feel organic_look organic_feel eco-friendly earthy_look earthy_vibe rustic_natural outdoorsy_feel botanical_feel leafy green_and_natural',
  },
  elegant: {
    zh: '优雅 文艺 精致 雅 仙气 女性化 温婉 婉约 优雅感 优雅点 典雅 端庄 气质 有气质 高雅 雅致感 文艺范 文艺感 文艺风 小资 女人味 淑女 柔美感 仙 仙仙 精致感 精致点 诗意',
    en: 'elegant refined graceful feminine sophisticated dainty delicate_look romantic elegance elegant_look more_elegant classily graceful_look refined_look more_refined sophistication more_sophisticated poetic ladylike more_feminine softer_look delicate_feel french_feel parisian ballet ballerina bridal grown_up grown-up more_grown_up',
  },
  sporty: {
    zh: '运动 动感 速度感 激情 热血 运动感 运动风 有活力的 力量感 竞技 热血感 动感点 拼搏',
    en: 'sporty dynamic athletic energetic fast-looking racy sporty_look more_sporty sports_team team_logo athletic_look more_dynamic adrenaline racing action-packed',
  },
};

/** What a style is the opposite of: a complaint about one of these asks for it. */
export const STYLE_COMPLAINTS: Partial<Record<StyleWish, Words>> = {
  modern: {
    zh: '土 老土 土气 过时 老气 俗 俗气 落伍 乡镇 年代久 城乡结合 土味 土里土气 太土 老掉牙 陈旧 老旧 过气 不时髦 不时尚 不潮 老套 乡土气 廉价的土 土得掉渣 上个世纪 像上世纪 中老年',
    en: 'dated old_hat outdated tacky naff frumpy stale tired cheesy old-fashioned_looking from_the_90s like_the_90s old-looking stuck_in_the_past behind_the_times so_last like_something_from_the from_the_eighties from_the_80s from_the_70s from_the_nineties 1990s 90s grandma granny grandad dowdy fusty musty old_fashioned_looking dinosaur antiquated past_it',
  },
  luxury: {
    zh: '廉价 掉价 地摊 便宜货 十元店 不值钱 没档次 不上档次 山寨 太便宜 显便宜 low 太low 档次低 没质感 低端 低档 不高级 没品位 没品 地摊货 像地摊 小作坊 劣质 粗制滥造 寒酸 掉档次 拉低档次',
    en: 'cheap cheap-looking cheapo bargain_bin amateurish tatty downmarket dollar_store pound_shop cheap_looking looks_cheap so_cheap budget-looking low-rent low_rent bargain-basement knock-off knockoff discount_store corner_shop market_stall tacky_and_cheap clip-art-y clipart-y made_in_word microsoft_word shoddy',
  },
  cute: {
    zh: '严肃 死板 呆板 古板 正经 板着脸 太正式 像律所 像银行 太正经 一本正经 太死板 刻板 沉闷死板 老气横秋 没趣 乏味 像公司 像机关 太商务 公务员',
    en: "stern corporate stuffy severe uptight funeral insurance_company too_serious too_corporate too_formal too_stuffy too_grown_up humourless funeral_home funeral_parlour undertaker accountant's accountants law_office solicitor's tax_office bank-like corporate-looking dull_and_corporate law_firm serious formal a_bank",
  },
  minimal: {
    zh: '花里胡哨 繁琐 杂乱无章 花里花哨 太繁杂 太复杂了整体 堆砌 太满太花',
    en: 'fussy cluttered over_the_top overdone over-designed texas too_fussy too_fancy too_ornate over-decorated frilly too_much_going_on_overall overly_complicated',
  },
};

export const EFFECT_WORDS: Record<EffectWish, Words> = {
  gradient: {
    zh: '渐变 渐变色 过渡色 渐变效果 渐变的 颜色过渡',
    en: 'gradient gradients ombre colour_fade color_fade fade fade_thing fading colour_blend color_blend gradient_effect fade_effect shading two-tone_fade',
  },
  shadow: {
    zh: '阴影 投影 影子 立体阴影 影儿 阴影效果 投影效果 立体感',
    en: 'shadow shadows drop_shadow drop-shadow dropshadow shadowing shadow_effect shadow_behind 3d_effect',
  },
  outline: {
    zh: '描边 描个白边 描个边 描白边 白边 外描边 勾边 轮廓线 黑边 外轮廓 白色描边 黑色描边 描一圈 勾一圈 外边线 包边 描一下边 边线',
    en: 'outline outlines stroke_around stroke_round white_outline edge_round border_round_the_letters white_edge black_edge edging keyline key_line contour outline_round outline_around edge_around line_around_the_letters border_around_the_letters',
  },
  texture: {
    zh: '脏兮兮 点点 脏点 纹理 肌理 颗粒 做旧 磨砂 木纹 斑驳 纸纹 噪点 质地 粗糙感 颗粒感 磨损 磨旧 旧旧的纹理 纸质感 粗粝 石纹 布纹 做旧效果 脏脏的',
    en: 'texture textured grain wood_grain woodgrain grunge distress* weathered scuffed speckle* rough_texture grungy gritty grit worn worn-out_look aged_look distressed_look chalky_texture paper_texture sandpaper stamped_texture beat_up rough_edges roughness',
  },
  neon: {
    zh: '霓虹 霓虹灯 发光 灯管 荧光灯 夜光 霓虹感 霓虹灯效果 发光效果 发光字 灯光效果 荧光效果 夜店感 亮灯',
    en: 'neon glow glowing glows lit_up lit-up light_up neon_sign neon_light neon_lights neon_effect light-up glow_effect make_it_glow illuminated backlit',
  },
  backdrop: {
    zh: '底纹 花纹 背景图案 背景花纹 底图案 图案底 波点 条纹 波纹 那片花纹 背景的花 背后的花纹 背景纹 底下的花纹 花纹背景 背景纹理 暗纹背景 圆点背景 色块 后面的色块 背后的图案 背景里的',
    en: 'pattern patterned backdrop_pattern wallpaper dots_behind stripes_behind polka_dots patterns wavy_lines waves_behind lines_behind swirls_behind leaves_behind shape_behind shape_at_the_back block_of_colour_behind color_block_behind background_shape background_pattern texture_behind stuff_behind things_behind',
  },
  ornament: {
    zh: '装饰 花边 小花 角花 飘带 装饰线 点缀 那条线 小装饰 横线 装饰物 小元素 装饰元素 星星点点 小圆点 分割线 装饰花 小叶子 边上的花 两边的花 两侧的花 左右两边的装饰 花花草草 闪光 亮片 小点点',
    en: 'ornament ornaments curlicue* squiggle swirl swirls flourish* swash* decoration* curl curls twiddl* doodad* line_under underline ribbon ornamental flourishes curlicues sparkle sparkles stars_around dots_around confetti divider dividing_line line_between horizontal_line rule_under wavy_line swirly_bit swirly_bits twirl twirls squiggles squiggly_line fiddly_bits_round embellishment* filigree scrolls bits_round_the_edge little_dots',
  },
  frame: {
    zh: '边框 外框 框 框框 那个框 方框 圆框 外圈 一圈线 圈 圈圈 外面那圈 圆圈 外环 边儿 外边框 外圈的线 外边那圈 外面的圈 圈子 圆环 方框子 框子 四周的框 相框 外面那个圈 外面的框 那个圈 圆边框 双圈',
    en: 'thin_border border_round frame border box_round ring ring_round circle box surround bounding_box outer_ring frames borders outer_circle the_circle circle_around_it ring_around_it round_frame square_frame outer_line surrounding_line line_around_the_outside line_round_the_outside outer_border edge_border',
  },
};
