import type { EffectWish, FaceKind, StyleWish } from '../command.ts';

/** Words parted by blanks, underscores for blanks inside one; an English word that ends in * stands for all that begin so. */
export type Words = { zh: string; en: string };

/** Qualities that have more and less. Each pair is one quality: what is too much of one is a wish for the other. */
export const QUALITIES = {
  big: {
    zh: '大 放大 变大 加大 更大 弄大 调大 大些 显眼 突出',
    en: 'big bigger biggest large larger huge enlarge* bump_up bump_*_up scale_up blow_up up_a_size grow prominent zoom_in double_the_size',
  },
  small: {
    zh: '小 缩小 变小 小些 调小 迷你 小气',
    en: 'small smaller smallest tiny tinier shrink* little minute microscop* reduce scale_down tone_down_the_size size_down down_a_size dinky',
  },
  bold: {
    zh: '粗 加粗 变粗 粗些 粗壮 厚重 厚 胖 胖乎 有力 粗乎 敦实 饱满',
    en: 'bold bolder boldest bolded embolden thick thicker thicc thicken* heavy heavier heavyweight fat fatter chunk* beef* meati* sturd* stronger strong weightier solid_letters',
  },
  thin: {
    zh: '细 变细 纤细 细些 瘦 单薄 苗条 秀气 轻盈',
    en: 'thin thinner thinnest skinn* slim slimmer spindly hairline finer delicate lightweight light_weight lighter_weight wispy weedy flimsy slender',
  },
  round: {
    zh: '圆 圆润 圆滑 圆乎 圆些 圆角 圆圆 软 柔软 软糯 Q弹 圆一点 圆融',
    en: 'round rounder rounded roundish softer_letters softer_edges soft softer curvy curvier bubbly smoother friendlier_letters',
  },
  sharp: {
    zh: '尖 锐利 锋利 硬朗 棱角 有棱角 方正 方一点 硬 生硬 方 有锋芒 利落',
    en: 'sharp sharper sharpen angular edgy edgier crisp crisper pointy pointier squarer square_letters hard-edged harsh stiff hard',
  },
  wide: {
    zh: '宽 加宽 扁 压扁 变宽 撑开 横着撑开 宽些 矮胖',
    en: 'wide wider widen* stretch* extended broad broader squat',
  },
  narrow: {
    zh: '窄 变窄 收窄 窄些 瘦长 修长 细长 拉长',
    en: 'narrow narrower condensed compress* tall_and_thin slimline',
  },
  loose: {
    zh: '字距拉开 字距加大 字距大 字距宽 字间距大 字间距拉开 字间距加大 字与字分开 字隔开 字疏 字疏朗 字松 间距拉开 间距拉大 字距松',
    en: 'letter_spacing letterspac* space_out_the_letters spread_out_the_letters spread_*_letters spread_its_letters space_between_the_letters more_tracking tracked_out letters_further_apart letters_apart tracking_out letters_jammed letters_cramped',
  },
  tight: {
    zh: '字距缩小 字距收紧 字距小 字距紧 字间距小 字挨紧 字靠紧 字紧凑 字间距缩小 字间距收紧 字挤 字靠拢 间距缩小',
    en: 'tighter_letters letters_closer letters_tighter tighten_the_letters tighten_up_the_letters less_tracking tight_tracking a_hair_tighter kern* letters_drift* letters_too_far',
  },
  warm: {
    zh: '暖 温暖 暖和 温馨 暖色 暖意 有温度 烟火气 热乎',
    en: 'warm warmer warmth cosy cozy cosier homely toasty',
  },
  cool: { zh: '冷 清冷 冷色 冷静 凉 清凉 冰', en: 'cold colder cool cooler icy chilly frosty clinical sterile' },
  dark: {
    zh: '深 暗 加深 深色 黑沉 浓 深沉 变深',
    en: 'dark darker darken* deep deeper gloomy murky black-ish',
  },
  light: { zh: '浅 淡 变浅 浅色 调浅 淡淡 发白', en: 'light lighter lighten* pale paler faint washed pastel' },
  bright: {
    zh: '亮 鲜亮 鲜艳 明亮 艳 亮眼 明快 活泼 鲜明 靓 提亮 亮堂 有活力 花哨 刺眼 扎眼 艳丽 荧光 跳 闪',
    en: 'bright brighter brighten* vivid vibrant punchy punchier cheerful cheerier lively livelier saturated garish loud louder gaudy lurid neon-y eye-popping colourful colorful',
  },
  calm: {
    zh: '柔和 素雅 淡雅 低调 沉稳 内敛 素 雅致 安静 灰 灰扑扑 暗淡 低饱和 沉闷 柔 温柔 清淡 死气沉沉',
    en: 'calm calmer muted mute subdued soft_colours soft_colors subtle subtler quiet quieter toned_down tone_down tone_it_down dull drab grey-ish washed-out gentle gentler understated boring flat_colours softer_colours softer_colors muddy',
  },
  airy: {
    zh: '留白 透气 宽松 松散 散 疏朗 空一点 空间 拉开 隔开 距离 远一点 松 分开 宽敞 舒展 离远',
    en: 'breathing_room breathe air airy airier spacious space more_space some_space gap padding margin white_space room apart further_apart spread_out spaced',
  },
  close: {
    zh: '紧凑 靠近 凑近 凑 凑凑 聚拢 挨近 挤 拥挤 紧巴 近一点 贴近 往一块 收紧 挤在一起 局促 密 靠拢 挨着',
    en: 'tight tighter tighten closer close_together compact cramped crowded squashed squished packed jammed sardines bunch* huddle* snug pulled_together pull_*_together crammed on_top_of_each_other',
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
  zh: '扎眼 刺眼 灰扑扑 暗淡 沉闷 死气沉沉 挤在一起 拥挤 局促 生硬 单薄 花哨 小气 挤 紧巴 灰 硬 荧光 发白 清冷',
  en: 'gloomy murky garish lurid gaudy drab dull boring cramped crowded squashed squished packed jammed sardines crammed spindly weedy flimsy wispy clinical sterile harsh stiff washed-out muddy skinn* microscop* minute letters_jammed letters_cramped letters_drift* letters_too_far',
};

/** What a wish is about. The words of the mark that is shown are added from the design itself. */
export const TARGET_WORDS = {
  slogan: {
    zh: '那行字 第二行小字 口号 标语 广告语 广告词 宣传语 副标题 小字 那行小字 下面那行 底下那行 下面的字 底下的字 下面那句 底下那句话 底下那句 下边那行 那句话 最下面那行',
    en: 'little_words small_words tiny_words words_at_the_bottom bottom_words slogan tagline tag_line strapline strap_line motto catchphrase small_print bottom_line line_below line_underneath subline little_line small_text caption smaller_text',
  },
  second: {
    zh: '英文 英文名 拼音 第二行 外文 英语 字母那行 英文那行 副名 日文 第二个词 后面那个词 后半',
    en: 'chinese_words chinese_characters chinese_text chinese_name english pinyin second_line second_word second_name latin_line lower_line subtitle other_language chinese_line last_word',
  },
  year: { zh: '年份 年号 创立年份 那个年份', en: 'year date est_line founding_year' },
  name: {
    zh: '字 字体 店名 名字 名称 文字 品牌名 大字 字儿 店招的字 标题 主标题 公司名 笔画 那几个字 招牌字 上面的字 字母 第一行',
    en: 'name names font fonts letters letter lettering text type typeface wording words word writing title wordmark typography script characters brand_name first_line strokes',
  },
  mark: {
    zh: '图 图案 图形 图标 标志图 图片 插图 小图 那个图 画 图样 logo图 图像 画面 它 他 她',
    en: 'icon mark picture symbol image drawing illustration graphic emblem motif logo_mark glyph pic it him her he she drawing',
  },
  ground: {
    zh: '背景 底色 底子 背景色 底 底板 底图 后面的颜色 背后',
    en: 'background ground backdrop backing background_colour background_color bg behind_it canvas',
  },
  color: {
    zh: '颜色 色 配色 色调 色彩 主色 色儿 色系 用色 调子 色号',
    en: 'color colors colour colours palette hue hues shade tone tones scheme',
  },
  all: {
    zh: '整体 全部 整个 都 所有 一切 统统 全都 标志 logo',
    en: 'everything all whole overall whole_thing the_lot logo entire design it_all',
  },
} as const satisfies Record<string, Words>;

export const MUCH_WORDS = {
  most: {
    zh: '最 最大 最粗 极 拉满 彻底 完全 要多 全程',
    en: 'most as_*_as_possible max maximum full fully super_duper totally completely all_the_way',
  },
  much: {
    zh: '很多 一倍 两倍 大大 好多 多得多 不少 明显 许多 狠狠 翻倍 一半 大幅 使劲 猛',
    en: 'much way a_lot lots far twice double significantly considerably a_good_deal loads heaps massively hugely half tons really properly',
  },
  bit: {
    zh: '一点 一点点 点 点儿 一些 些 稍微 稍 略 略微 稍稍 一丢丢 些许 一号 一丢 有点',
    en: 'a_bit bit slightly a_touch touch a_little a_hair hair somewhat a_tad tad a_smidge smidge a_shade wee a_fraction kinda a_notch ever_so_slightly mildly',
  },
} as const satisfies Record<string, Words>;

export const FACE_WORDS: Record<FaceKind, Words> = {
  brush: {
    zh: '毛笔 书法 毛笔字 手写毛笔 行书 草书 墨迹 笔触 飞白 行楷',
    en: 'brush brushy brushed calligraph* ink_brush brushstroke* brush-painted',
  },
  serif: {
    zh: '宋体 衬线 有衬线 衬线体 明体 老宋 仿宋',
    en: 'serif serifs serifed times_new_roman little_feet feet_on newspaper bookish_letters',
  },
  sans: {
    zh: '黑体 无衬线 非衬线 等线',
    en: 'sans sans-serif sans_serif no_serifs plain_letters block_letters helvetica-ish',
  },
  handwritten: {
    zh: '手写 手写体 手写字 人手写 签名 签名体 连笔 亲笔 像人写的 硬笔',
    en: 'handwritten hand-written hand_written handwriting script_font cursive signature joined-up joined_up scripty handwrit* strokeLines',
  },
  rounded: { zh: '圆体 幼圆 圆体字 圆头', en: 'rounded_font rounded_typeface rounded_sans' },
  modern: { zh: '现代字 现代体 新潮字体 简约字体', en: 'modern_font modern_typeface modern_letters contemporary_font' },
  traditional: {
    zh: '楷体 楷书 隶书 篆书 魏碑 篆体 古体 老字号字体 古风字 繁体',
    en: 'traditional_font old-style_letters blackletter gothic_letters old_english',
  },
  pixel: { zh: '像素 像素字 像素体 马赛克字 点阵 8比特', en: 'pixel pixelated 8-bit 8_bit pixel-art bitmap' },
  art: {
    zh: '艺术字 花体 花字 特效字 美术字',
    en: 'fancy_lettering decorative_font art_font display_font ornamental_letters',
  },
};

export const STYLE_WORDS: Record<StyleWish, Words> = {
  minimal: {
    zh: '极简 简约 简洁大方 北欧 性冷淡 日系 无印 留白感 简洁 清爽',
    en: 'dead_simple keep_it_simple keep_it_dead_simple nothing_fancy minimal minimalist minimalistic scandinavian scandi nordic pared_back pared-back stripped_back less_is_more japandi muji simple_and_clean clean_and_simple cleaner',
  },
  国潮: { zh: '国潮 国风 新中式 中国风 潮国', en: 'guochao china-chic china_chic chinese_style' },
  retro: {
    zh: '复古 怀旧 老上海 民国 八十年代 老式 港风 年代感 老派 月份牌 七十年代 老味道',
    en: 'retro vintage old-school old_school nostalgic 1950s 50s 60s 70s 80s fifties sixties seventies eighties diner throwback old-timey old_timey art_deco mid-century victorian',
  },
  luxury: {
    zh: '高级 高端 奢华 轻奢 大牌 贵气 高档 上档次 有档次 档次 精品 奢侈 名牌 质感',
    en: 'luxury luxurious premium upmarket upscale high-end high_end expensive posh fancy deluxe exclusive classy classier five-star opulent couture',
  },
  cute: {
    zh: '可爱 萌 童趣 卡通 呆萌 俏皮 软萌 Q版 童真 好玩 萌萌 活泼可爱',
    en: 'cute cuter adorable playful childlike kiddie cartoon* whimsical fun funner kawaii silly sweet sweeter cutesy kid-friendly',
  },
  tech: {
    zh: '科技 科技感 未来感 赛博 数码感 高科技 智能感',
    en: 'tech techy techier futuristic high-tech hi-tech digital sci-fi cyber cyberpunk startup-y',
  },
  handmade: {
    zh: '手作 手工 手工感 质朴 朴素手工 匠气 木刻 拙朴 手作感 乡土 粗陶',
    en: 'handmade hand-made hand_made rustic homemade home-made crafty hand-stamped hand_stamped artisan artisanal lino linocut potato stamped woodcut homespun farmhouse hand-drawn hand_drawn',
  },
  modern: {
    zh: '现代 时尚 时髦 洋气 新潮 年轻 年轻化 潮 现代感 国际化 与时俱进 新式',
    en: 'modern contemporary fresh fresher trendy trendier youthful younger sleek sleeker up_to_date hip hipper current stylish edgier_look',
  },
  traditional: {
    zh: '传统 古典 中式 古风 古色古香 老字号 经典 典雅古朴 古朴 有年头',
    en: 'traditional classic classical heritage old-fashioned old_fashioned timeless established old-world antique',
  },
  natural: { zh: '自然 清新 天然 森系 田园 有机感', en: 'natural organic earthy_feel botanical outdoorsy woodsy' },
  elegant: {
    zh: '优雅 文艺 精致 雅 仙气 女性化 温婉 婉约',
    en: 'elegant refined graceful feminine sophisticated dainty delicate_look romantic',
  },
  sporty: { zh: '运动 动感 速度感 激情 热血', en: 'sporty dynamic athletic energetic fast-looking racy' },
};

/** What a style is the opposite of: a complaint about one of these asks for it. */
export const STYLE_COMPLAINTS: Partial<Record<StyleWish, Words>> = {
  modern: {
    zh: '土 老土 土气 过时 老气 俗 俗气 落伍 乡镇 年代久 城乡结合 土味',
    en: 'dated old_hat outdated tacky naff frumpy stale tired cheesy old-fashioned_looking from_the_90s like_the_90s',
  },
  luxury: {
    zh: '廉价 掉价 地摊 便宜货 十元店 不值钱 没档次 不上档次 山寨',
    en: 'cheap cheap-looking cheapo bargain_bin amateurish tatty downmarket dollar_store pound_shop',
  },
  cute: {
    zh: '严肃 死板 呆板 古板 正经 板着脸 冷冰冰 太正式 像律所 像银行',
    en: 'serious stern corporate stuffy formal severe uptight law_firm bank funeral insurance_company',
  },
  minimal: { zh: '花里胡哨 繁琐 杂乱无章', en: 'fussy cluttered over_the_top overdone over-designed texas' },
};

export const EFFECT_WORDS: Record<EffectWish, Words> = {
  gradient: { zh: '渐变 渐变色 过渡色', en: 'gradient gradients ombre colour_fade color_fade fade fade_thing fading' },
  shadow: { zh: '阴影 投影 影子 立体阴影', en: 'shadow shadows drop_shadow drop-shadow' },
  outline: {
    zh: '描边 描个白边 描个边 描白边 白边 外描边 勾边 轮廓线 黑边',
    en: 'outline outlines stroke_around stroke_round white_outline edge_round border_round_the_letters',
  },
  texture: {
    zh: '脏兮兮 点点 脏点 纹理 肌理 颗粒 做旧 磨砂 木纹 斑驳 纸纹 噪点',
    en: 'texture textured grain wood_grain woodgrain grunge distress* weathered scuffed speckle*',
  },
  neon: { zh: '霓虹 霓虹灯 发光 灯管 荧光灯 夜光', en: 'neon glow glowing glows lit_up lit-up light_up' },
  backdrop: {
    zh: '底纹 花纹 背景图案 背景花纹 底图案 图案底 波点 条纹 波纹 那片花纹',
    en: 'pattern patterned backdrop_pattern wallpaper dots_behind stripes_behind polka_dots',
  },
  ornament: {
    zh: '装饰 花边 小花 角花 飘带 装饰线 点缀 那条线 小装饰 横线',
    en: 'ornament ornaments curlicue* squiggle swirl swirls flourish* swash* decoration* curl curls twiddl* doodad* line_under underline ribbon',
  },
  frame: {
    zh: '边框 外框 框 框框 那个框 方框 圆框 外圈 一圈线 圈 圈圈 外面那圈 圆圈 外环',
    en: 'thin_border border_round frame border box_round ring ring_round circle box surround bounding_box outer_ring',
  },
};
