import type { EffectWish, FaceKind, StyleWish } from '../command.ts';

/** Words parted by blanks, underscores for blanks inside one; an English word that ends in * stands for all that begin so. */
export type Words = { zh: string; en: string };

/** Qualities that have more and less. Each pair is one quality: what is too much of one is a wish for the other. */
export const QUALITIES = {
  big: {
    zh: '放到最大 拉到最大 调到最大 最大化 撑满 大 放大 变大 加大 更大 弄大 调大 大号 撑大 拉大 往大 大一圈 大一号 大多了 占满 夺目 显大 扩大 显眼 突出 太抢 抢镜 抢风头 喧宾夺主 压过 盖过 比下去 太抢眼 再放大 大上一圈 大一倍 扩一扩 大只 大个 大个儿 占地方 霸占 太霸道 大块头 抢戏 抢了风头 盖住 压住 往大了 往大里',
    en: 'blow_*_up enlarged increased upsized big bigger biggest large larger huge enlarge* bump_up bump_*_up scale_up blow_up up_a_size prominent zoom_in double_the_size bumped_up bump_it_up bump_them_up bump_up_the blow_it_up make_it_huge increase increase_the increase_in_size up_the_size grow_the size_up scale_it_up upsize upscale_it enormous massive giant giant-size dominant more_prominent more_visible up_a_notch a_size_up go_up_a_size larger-than-life overpowering overwhelms overwhelming dominates dominating takes_over hogs dwarfs dwarf dwarfing overpowers overpower steals_the_show drowns_out drowns swamps swallows eats_up too_dominant supersize super-size super-sized humongous gigantic ginormous whopping jumbo bigged_up big_up pump_up pump_*_up crank_up crank_*_up magnify expand fill_the_space fill_more upscale blown_up ramp_up enlarge_*_a bigger-looking too_big_for hogging overshadows overshadow overshadowing upstages upstaging bullies drowning_out bring_it_up_in_size up_in_size bigger_in_size crank_up_the_size go_large go_big supersized wayyy_bigger magnified augment',
  },
  small: {
    zh: '小 缩小 变小 调小 迷你 小气 小号 缩 缩一缩 缩水 小一圈 小一号 往小 收小 减小 不起眼 太不显眼 小巧 缩回去 往回收 小只 小个 小不点 蚂蚁 芝麻 米粒 放大镜 老花镜 眯着眼 眯起眼 拿放大镜 凑近了 看着费劲 看着费眼 费眼 绿豆大 针眼 往小里 往小了 压缩',
    en: 'is_lost half_the_size half_size reduced_in_size reduced decreased downsized small smaller smallest tiny tinier shrink* microscop* reduce scale_down tone_down_the_size size_down down_a_size dinky smaller-sized teeny teensy weeny itty-bitty puny dinkier titchy scale_it_down shrink_it shrunk downsize size_it_down bring_down_the_size decrease decrease_the make_*_less_big less_big not_so_big invisible gets_lost get_lost lost_down_there squint squinting magnifying_glass need_glasses down_a_notch down_a_bit a_size_down go_down_a_size knock_it_down minute ant ants ant-sized speck specks pinhead pea-sized teeny-tiny eentsy without_my_glasses without_glasses reading_glasses my_specs without_my_specs strain_my_eyes straining eye_test microscope binoculars telescope too_little bit_little shrivelled itsy-bitsy knock_*_down bring_*_down_a take_*_down_a down_in_size lose_a_bit_off lose_some_off less_of_the pull_it_in scaled_down dwarfed lost_next_to bit_lost come_down comes_down bring_it_down_in_size bring_*_down_in_size take_it_down_in_size smaller_in_size in_proportion_smaller knock_it_back_in_size scaled_back scale_it_back rein_it_in half_its_size half_its_height half_its_present half_its_current half_the_height half_as_big half_as_large half_as_tall at_half_size two_thirds_the_size diminish diminished lessen_the_size curtail',
  },
  bold: {
    zh: '粗一圈 粗上一圈 再粗一圈 粗 加粗 变粗 粗壮 厚重 厚 胖 胖乎 有力 粗乎 敦实 饱满 厚实 粗犷 浓重 有分量 分量 粗大 浑厚 结实 扎实 粗实 加重 加厚 笔画粗 肥 有劲道 硬气 笨重 臃肿 粗体 壮 壮实 有肉 墩实 墩 粗粗 粗粗的 重一点 站得住 撑得住 肥厚 肥胖 五大三粗 傻大黑粗 字重加大 字重提高 提高字重 加大字重 加强笔画 笔画加强 壮一些 立得住 立得住脚 壮实点 壮实一点 壮实些 壮一点',
    en: 'thickened emboldened thickness bold bolder boldest bolded embolden thick thicker thicc thicken* heavy heavier heavyweight fat fatter chunk* beef* meati* sturd* stronger strong weightier solid_letters weight more_weight heft heftier hefty stout stouter meatier beefier beefy chunkier chunky thickset boldness heavy-handed robust bulkier bulky clunky blocky fatten* bolden thick-set more_body more_substance substantial weighty extra_bold extra-bold ultra_bold black_weight semibold boldface bold-face meaty chunkier-looking thick-cut thickened heaviest thickest fattest heavier-weight more_heft more_meat some_meat put_some_meat put_some_weight put_on_weight fill_out sturdier sturdy solider plump plumper plumped beef_up beef_*_up fatten_*_up thicken_*_up bulk_up bulk_*_up chonky chonk heavyset overweight lumpy lump stocky stockier weight_up up_the_weight bring_the_weight_up increase_the_weight raise_the_weight gym_session bulk_it_up beef_it_up beef_them_up beef_that_up',
  },
  thin: {
    zh: '细一圈 细 变细 纤细 瘦 单薄 苗条 秀气 轻盈 纤弱 太飘 没分量 瘦弱 细瘦 骨感 轻薄 轻巧 单线 笔画细 减细 弄细 细细 瘦瘦 清瘦 纤 细弱 头发丝 蚊子腿 竹竿 麻杆 没力气 干瘪 弱不禁风 轻飘飘 飘 瘦骨嶙峋 有气无力 细溜 字重降低 降低字重 减轻字重 字重调低 清秀 秀丽 娟秀 灵巧 纤巧 轻灵 过重 太笨重 轻一点的字 瘦一点 瘦一些 瘦点 瘦些',
    en: 'finer_weight softer_weight lighter_weight half_the_thickness lighten_*_weight finer_strokes thin thinner thinnest skinn* slim slimmer spindly hairline finer delicate lightweight light_weight lighter_weight wispy weedy flimsy slender thin-looking weak weaker feeble scrawny weightless less_heavy less_bold not_so_bold not_so_heavy thin_down thinned thinning finer_lines light_letters frail anaemic anemic flimsier skeletal thin_strokes skinnier skinniest slimmest spidery reedy wiry stringy matchstick toothpick thready lanky twiggy feathery hair-thin hair_thin pencil-thin pencil_thin paper-thin wafer-thin underfed malnourished starved anorexic too_light_weight lightest thin_out thinned_out slenderer daintier fine_lines thread-like pinstripe stick-thin stick_thin no_weight insubstantial slimmer_letters slimmer_lettering slim_letters weight_down weight_down_a_notch weight_down_a_bit take_the_weight_down take_the_weight_down_a_notch take_some_weight_off bring_the_weight_down drop_the_weight reduce_the_weight lower_the_weight less_weight lighten_the_weight shave_some_weight weight_off slim_the_letters dainty lose_some_weight on_a_diet',
  },
  round: {
    zh: '圆 圆润 圆滑 圆乎 圆角 圆圆 软 柔软 软糯 Q弹 圆融 圆圆的 胖乎乎 圆乎乎 圆滚滚 圆弧 弧度 软软 软软的 软和 肉乎乎 圆钝 圆头圆脑 圆咕隆咚 圆嘟嘟 钝一点 柔一点 柔和的线条 弯一点 弧一点 没有棱角 没棱角 软乎 软乎乎 肉嘟嘟 Q一点 憨 憨态 磨圆 磨平棱角 去掉棱角 磨掉棱角 倒圆 圆嫩 圆溜溜 柔顺 柔滑 软绵 磨一磨 磨磨 磨钝 去尖 柔一些 柔点 软乎点 尖角去 尖角磨',
    en: 'rounded_*_corners round rounder rounded roundish softer_letters softer_edges soft softer curvy curvier bubbly smoother friendlier_letters curved curves curvier_letters rounding round_off rounded_off round_*_corners rounded_corners soften_the_corners soften_the_edges soften_the_letters softer_corners soft_corners smooth cuddly bubble_letters bubble pillowy less_angular less_sharp friendlier_shapes rounded-off roundy roundness rounder-edged soft-edged softened soften_*_corners soften_*_edges soften_*_letters round_*_off round_*_edges round_*_letters smoother_edges smooth_out smooth_*_out curve_*_corners curving curves_not_corners bubblier bubble-like pillow-like squishy squishier doughy blobby bouncy bouncier no_sharp_edges no_corners no_hard_edges take_the_edge_off knock_the_corners_off blunt blunter take_the_edges_off take_the_corners_off sand_the_corners sand_off_the_corners filed_down file_down_the_corners',
  },
  sharp: {
    zh: '尖 锐利 锋利 硬朗 棱角 有棱角 方正 硬 生硬 方 有锋芒 利落 尖锐 硬挺 挺括 刚硬 刚劲 方方正正 方方 方块 直角 有力度 刚毅 干脆 棱 犀利 尖尖 锐 锋芒 有锋 硬气 硬邦邦 扎人 刺 像刺 带刺 方头方脑 棱角分明 刚一点 利索 凌厉 带尖 有尖 尖角 冷峻 硬派 硬核 切角 有棱有角 棱角出来',
    en: 'sharp sharper sharpen angular edgy edgier crisp crisper pointy pointier squarer square_letters hard-edged harsh stiff hard angled straight_edges hard_edges harder_edges sharp_corners square_corners square-cut boxy boxier crisp_edges crispness spiky spikier jagged less_round less_rounded not_so_round hard-nosed cutting razor-sharp squared squared_off chiselled chiseled sharpness sharper-edged pointed stabby prickly knife-like crisper_edges tougher_letters hard-looking squarish squared-off boxed blockier_letters chiselled_letters angularity straight-edged sharp-edged hard_corners less_curvy less_soft less_bubbly not_so_soft not_so_bubbly harder_edge hard_edge sharp_edges straight_cut harder_lines cut_corners',
  },
  wide: {
    zh: '宽 加宽 扁 压扁 变宽 撑开 横着撑开 矮胖 宽大 扁平 拉宽 扁扁 横向 横向拉长 拉扁 往两边拉 往两边撑 横向拉 宽宽 放宽 拓宽 展宽 宽扁 横着拉 横着撑 横向撑 横向放宽 扁宽 宽体 扁平一点 横向拓宽 拉宽一点 撑宽',
    en: 'wide wider widen* stretch* extended broad broader squat stretched_out wider_letters extend extended_letters spread_wide squashed_flat flatter_letters expanded wider-set stretch_*_out widened wideness broader_letters fatter_sideways spread_out_sideways spread_sideways out_sideways more_sideways sideways_more wider_across pull_it_sideways stretch_sideways',
  },
  narrow: {
    zh: '窄 变窄 收窄 瘦长 修长 细长 拉长 窄窄 瘦高 高瘦 压窄 紧窄 细高 拉高 挤窄 压缩宽度 竖长 高挑 长体 窄体',
    en: 'narrow narrower condensed compress* tall_and_thin slimline condense slim_down squeeze_the_letters squeeze_them skinnier taller tall_letters squeezed compressed_letters narrowing narrowed taller_and_thinner tall_and_narrow narrowest more_condensed squeeze_*_in slimmed_down taller_and_slimmer squeezed_in_from_the_sides skinny_side_to_side squashed_side_to_side squashed_sideways squashed_from_both_sides sat_on_from_both_sides been_sat_on_from_both_sides',
  },
  loose: {
    zh: '字距拉开 字距加大 字距大 字距宽 字间距大 字间距拉开 字间距加大 字与字分开 字隔开 字疏 字疏朗 字松 间距拉开 间距拉大 字距松 字距开 字距拉大 字间距拉大 字距宽松 字间距宽 字距放宽 字距调大 字间距调大 字拉开 字散开 字之间拉开 字之间空 字隔 字分开 字撑开 字距太大 字距太宽 字距太开 字距太散 字间距太大 字间距太宽 字太散 字太开 字散 字太松 字离 字挨得太近 字贴得 字挤得 字距拉 字缝 字缝大 字缝拉开 字距放开 字间距放开 字距松开 字距疏 字距舒展 字距透气 字距拉宽 字距撑开 字间距撑开 字距再开',
    en: 'letter_spacing letterspac* space_out_the_letters spread_out_the_letters spread_*_letters spread_its_letters space_between_the_letters more_tracking tracked_out letters_further_apart letters_apart tracking_out letter-spacing letterspacing tracking kerning more_space_between_*_letters more_space_between_letters more_room_between_*_letters space_between_letters gap_between_*_letters letters_spaced letters_more_spaced letters_wider_apart letters_breathe open_up_the_letters open_up_the_spacing spread_the_letters spread_out_letters space_the_letters space_out_letters space_letters airier_letters looser_letters letters_are_too_far_apart letters_too_far_apart letters_are_miles_apart letters_too_spread letters_are_too_spread letters_too_spaced letters_too_loose letters_drift_apart letters_so_far letters_drift* letters_too_far letters_further letters_*_further_apart letters_*_apart space_*_letters spread_*_letters_out letters_a_bit_of_air air_between_*_letters gaps_between_*_letters letters_some_room letters_room letters_wider_spaced spaced-out_letters spaced_out_letters wider_letter_spacing wider_tracking looser_tracking looser_kerning open_tracking open_the_spacing open_the_kerning open_the_tracking open_up_the_kerning open_up_the_tracking space_the_name_out space_*_name_out spread_the_name_out spread_*_name_out looser_spacing more_spacing extra_spacing bit_of_spacing some_spacing wider_spacing bigger_spacing give_*_letters_room give_its_letters_room give_the_letters_room give_its_characters_room give_*_characters_room room_between_the_letters daylight_between_the_letters letters_strangled letters_suffocating daylight_between_letters gap_between_each_letter',
  },
  tight: {
    zh: '字距缩小 字距收紧 字距小 字距紧 字间距小 字挨紧 字靠紧 字紧凑 字间距缩小 字间距收紧 字挤 字靠拢 间距缩小 字距紧凑 字距调小 字间距调小 字距减小 字距靠近 字之间靠 字收紧 字凑 字距太小 字距太紧 字距太密 字间距太小 字挤在一起 字太挤 字太密 字黏 字粘 字粘在一起 字贴 字都挤 字都贴 字缝小 字挨近 字靠近 字收拢 字凑紧 字聚 字距收拢 字距收一收 字距并拢 字距拉近 字间距拉近 字距密',
    en: 'tighter_letters letters_closer letters_tighter tighten_the_letters tighten_up_the_letters less_tracking tight_tracking a_hair_tighter kern* tighter_spacing tighter_letter_spacing tighten_the_spacing tighten_letter_spacing tighten_the_kerning tighten_the_tracking letters_closer_together closer_letters close_up_the_letters close_the_gaps_between_*_letters letters_nearer less_space_between_*_letters less_letter_spacing bring_the_letters snugger_letters letters_are_too_close letters_too_close letters_touching letters_squashed letters_squished letters_too_tight letters_are_too_tight letters_bunched letters_crammed letters_are_cramped letters_are_squashed letters_jammed letters_cramped letters_*_closer letters_*_together letters_*_tighter close_*_letters squeeze_*_letters_together tighter_tracking tighter_kerning narrower_tracking letters_snug letters_snugger pull_*_letters_in pull_*_letters_together push_*_letters_together tuck_*_letters strangled strangling',
  },
  warm: {
    zh: '色温升 色温调高 色温高 暖 温暖 暖和 温馨 暖色 暖意 有温度 烟火气 热乎 暖色系 暖调 暖洋洋 暖暖 热情 热烈 有人气 阳光 燥 燥热 暖呼呼 暖融融 热乎乎 有温情 温情 火热 暖胃 喜人 人情 有家味 热和 暖烘烘 和暖 热络 炉火 橙调 暖乎 暖乎乎 暖起来 热起来 人气 有点人气 有人味 晒太阳 太阳晒 阳光感 日头',
    en: 'warm warmer warmth cosy cozy cosier homely toasty warm_up warm_it_up warm_*_up warming warm-toned warmer-toned sunny sunnier autumnal golden-hour snugger hot warmest warmer-looking warms cosiness coziness cozier homier hearth fireside sun-kissed sunshiny sunshine glowy toastier balmy heartwarming heat_it_up heat_*_up less_cold less_icy less_clinical less_chilly not_so_cold towards_orange more_towards_orange towards_the_orange towards_red more_towards_red towards_yellow more_towards_yellow candlelit candlelight',
  },
  cool: {
    zh: '色温降 降色温 色温低 冷 清冷 冷色 冷静 凉 清凉 冰 冷色系 冷调 清凉感 凉快 冷淡 高冷 冰凉 冰冷 冷冰冰 没温度 凉飕飕 冷飕飕 冰窖 像医院 太平间 停尸房 手术室 冰箱 冷清 冷清清 冷冷清清 不近人情 冷下来 降温 降降温 冷一度 清冽 寒气 阴冷 凉下来',
    en: "cold colder cool cooler icy chilly frosty clinical sterile cool_down cool_it_down cool-toned bluer bluish wintry frostier fresher_colours stark soulless hospital-like coolest cooler-looking frigid arctic fridge freezer morgue doctors_office doctor's_office dentist dentists dentist's surgery operating_theatre pharmacy chilled_out less_hot less_warm not_so_warm cold-looking unwelcoming cold_and_clinical towards_blue more_towards_blue towards_the_blue more_towards_the_blue further_towards_blue towards_the_blues more_blue_in_it bluer_side",
  },
  dark: {
    zh: '沉 深 暗 加深 深色 黑沉 浓 深沉 变深 重色 压暗 深深 浓郁 暗沉 黑乎乎 黑漆漆 乌漆嘛黑 乌黑 阴暗 阴沉 沉下来 深邃 深一号 沉些 沉一点 压一压 压下去 黑一点 重一点的颜色 黑黢黢 黑咕隆咚 乌漆麻黑 乌漆墨黑 墨一样 像锅底 锅底 那么黑 这么黑 太黑 太黑了 有点黑 死黑 别那么黑 别这么黑 别太黑 不要太黑 不要那么黑',
    en: 'darkened deepened dark darker darken* deep deeper gloomy murky black-ish darkness darkish dimmer dim dingy deepen* richer rich black-looking go_darker too_dark sombre somber darkest darker-looking blackened inkier moodier moody shadowy dim_it dim_*_down darken_*_up pitch-black pitch_black black_hole dark_and_gloomy go_deeper',
  },
  light: {
    zh: '颜色太重 颜色重了 颜色有点重 颜色偏重 色太重 颜色太浓 颜色浓了 嫩 浅 淡 变浅 浅色 调浅 淡淡 发白 调淡 太白 淡化 轻一些的颜色 浅淡 浅一号 淡得 淡得看不见 发虚 虚 白花花 惨白',
    en: 'fade_the fade_it fade_them fade_that fade_*_back faded_out lightened light lighter lighten* pale paler faint washed pastel faded fade_it faded_back paleness washed_out washed-out bleached whiter tints tinted translucent ghosted ghostly softly_coloured lightness barely_there lightest lighter-looking palest brighten_up_the lighten_*_up see-through-ish ghost-like washy milky wishy-washy anaemic-looking too_faint barely_visible knock_it_back knock_*_back knock_it_right_back knocked_back dial_it_right_back pushed_back_in_tone barely_there_behind',
  },
  bright: {
    zh: '加点颜色 加些颜色 来点颜色 多点颜色 多些颜色 亮 鲜亮 鲜艳 明亮 艳 亮眼 明快 活泼 鲜明 靓 提亮 亮堂 有活力 花哨 刺眼 扎眼 艳丽 荧光 闪 鲜 明艳 明朗 光亮 光鲜 亮丽 鲜活 欢快 热闹 喜气洋洋 活力 有朝气 朝气 跳脱 醒目颜色 艳俗 俗艳 太艳 夸张 张扬 刺目 晃眼 辣眼睛 抢眼的颜色 吵 闹 太闹 火爆 饱和 饱和度高 跳一点 活一点 跳一些 有生气 有精神 精神 闪亮 亮瞎 闪瞎 扎眼睛 荧光棒 荧光笔 土嗨 迪厅 夜店 花枝招展 大红大绿 鲜艳起来 缤纷 生动 有生命力 生机勃勃 元气 元气满满 提提亮 鲜活起来 有光彩 出彩 跳起来 多巴胺 多巴胺配色 有活气 提神 打起精神 太跳 太跳了',
    en: 'needs_a_bit_more_colour needs_a_bit_more_color needs_more_colour needs_more_color needs_some_colour needs_some_color bit_more_colour bit_more_color bit_of_colour bit_of_color some_more_colour some_more_color colours_pop colors_pop colour_pop color_pop colours_really_pop colors_really_pop colours_to_pop colors_to_pop birthday_party circus clown carnival fairground brightened brightness vibrancy bright brighter brighten* vivid vibrant punchy punchier cheerful cheerier lively livelier saturated garish loud louder gaudy lurid neon-y eye-popping colourful colorful more_colour more_color bold_colours bolder_colours bolder_colors bright-coloured happier joyful jolly jollier upbeat zesty zingy spicy spicier vivacious energetic_colours intense intensity in-your-face screaming screams eye-watering eye-searing blinding blinds fluorescent flashy flashier neon-like bursting juicy juicier glaring shouty brightest brighter-looking pop_of_colour pop_of_color perkier perky cheer_up cheer_*_up liven liven_up liven_*_up jazz_up jazz_*_up pep_up spice_up spice_*_up sparkier zippier zippy sunnier_colours more_saturated saturation more_saturation more_vivid bolder_colour richer_colour happier_colours highlighter highlighter_pen hi-vis high-vis high_vis migraine burns_my_eyes burning_my_eyes hurts_my_eyes hurt_my_eyes hurting_my_eyes hurts_the_eyes assaults assaulting shouts shouting yelling screams_at screaming_at screechy clown clowns circus radioactive toxic sunglasses alive more_alive more_life full_of_life livened_up peppy peppier cheery bouncy_colours sunny_colours jazzier poppy crank_the_colors_up crank_the_colours_up crank_up_the_colors crank_up_the_colours turn_up_the_colour turn_up_the_color turn_the_colours_up turn_the_colors_up pump_up_the_colors pump_up_the_colours up_the_saturation saturation_up turn_up_the_saturation more_energy needs_energy some_energy some_life needs_life dead-looking more_zing_in_the_colours needs_more_energy bit_of_energy needs_more_life needs_some_life bit_of_life',
  },
  calm: {
    zh: '柔和 素雅 淡雅 低调 沉稳 内敛 素 雅致 安静 灰 灰扑扑 暗淡 低饱和 沉闷 温柔 清淡 死气沉沉 素净 沉着 柔美 柔一点的颜色 收敛 克制 清雅 暗哑 哑 哑光 灰调 灰灰 灰蒙蒙 灰突突 暗淡无光 没精神 没活力 没朝气 没生气 丧气 丧 压抑 沉重 死沉 苍白 无精打采 闷 沉闷的 旧旧 温和 温润 含蓄 文静 不那么跳 没颜色 柔一点 柔些 稳一点 稳重点的颜色 收一点 别太跳 降一降 饱和度低 饱和度降 降饱和 莫兰迪一点 没生机 没气色 没血色 病恹恹 蔫 蔫蔫 白事 办白事 丧事 追悼会 殡仪馆 灵堂 葬礼 上坟 讣告 降降饱和度 降一下饱和度 饱和度降降 饱和度低点 饱和度低一点 降点饱和度',
    en: 'calm calmer muted mute subdued soft_colours soft_colors subtle subtler quiet quieter toned_down tone_down tone_it_down dull drab grey-ish washed-out gentle gentler understated boring flat_colours softer_colours softer_colors muddy muted_colours muted_colors desaturate* desaturated less_saturated softer_tones soft_tones softer_tone pastel_tones toned-down tone_*_down dialled_down dial_it_down dial_*_down calm_it_down calm_*_down calm_down calming soothing restful relaxed easy_on_the_eye easier_on_the_eye restrained mellow mellower chilled serene peaceful whisper* dreary depressing lifeless blah bland gloomier miserable sad-looking tired-looking dusty dustier lacklustre tamer hushed low-key low_key less_loud not_so_loud less_bright soften_the_colours soften_the_colors soften_the_red soften_the_blue soften_the_green soften_the_*_a soften_it calmest toned tone_*_way_down tone_*_back turn_*_down turn_it_down dial_*_back dial_it_back pull_*_back rein_it_in rein_*_in quieten quieten_*_down softened_colours gentlest mellowed less_vivid less_intense less_garish less_shouty less_in_your_face less_punchy less_neon less_screaming not_so_bright not_so_shouty not_as_loud not_as_bright funereal funeral obituary mourning wake dishwater rainy_day murk insipid flat-looking no_life dead-looking sickly joyless cheerless grim looks_dead kinda_dead bit_dead so_dead looks_kinda_dead lifeless-looking',
  },
  airy: {
    zh: '中间空开 空开一些 空开一点 空开些 空开点 左右太挤 上下太挤 四周太挤 周围太挤 边上太挤 两边太挤 留白 透气 宽松 松散 散 疏朗 空间 拉开 隔开 距离 松 分开 宽敞 舒展 离远 空 留空 留点空 留白多 空气感 呼吸感 喘气 透口气 透透气 通透 松快 敞亮 隔远 拉开距离 太散 散架 散乱 离远了 隔得远 分得开 分太开 空荡荡 太空 空落落 稀稀拉拉 稀疏 松垮 松一松 松开 敞开 留点缝 留条缝 喘口气 挪开点 呼吸 留些白 留点白 多留白 多留些白 多留点白 留点空间 留白多点 放松点 疏一点 疏些 留点空隙 留点余地 留出空 留足空 疏开 别挨',
    en: 'breathing_room breathe air airy airier spacious space more_space some_space gap padding margin white_space room apart further_apart spread_out spaced breathing_space breather space_around more_room some_room a_little_room elbow_room wiggle_room space_it_out space_*_out spread_*_out spread_things_out open_it_up opened_up room_to_breathe more_air let_it_breathe more_padding more_margin more_white_space negative_space further_from away_from gap_between distance distance_between loosen loosen_it_up loosen_*_up looser loose more_spacious roomier roomy drifting scattered floating disconnected far_apart so_far_apart miles_from sprawling sparse too_much_space too_much_room too_empty breathable breathing more_breathing breathing-room spread_out_more some_air bit_of_air bit_of_space bit_of_room more_gap bigger_gap wider_gap gap_bigger further_away farther_apart farther_away step_apart loosened give_*_space give_*_room give_*_air give_*_some_air move_*_apart pull_*_apart push_*_apart open_*_up elbow-room personal_space daylight more_daylight bit_more_daylight daylight_between ',
  },
  close: {
    zh: '喘不过气 透不过气 喘不上气 紧凑 靠近 凑近 凑 凑凑 聚拢 挨近 拥挤 紧巴 贴近 往一块 收紧 挤 挤在一起 局促 密 靠拢 挨着 紧密 收拢 靠一靠 靠紧 紧挨 连在一起 凑一起 凑在一起 聚一起 不要贴 别贴 贴太近 离太近 靠太近 太近 挨太近 太满 满 太满了 满满当当 不透气 憋 憋屈 压得 顶着 往里收 紧些 紧点 紧一点 拢一拢 往中间靠 往里靠 挨一块 往一起 靠一起 并拢 收一收间距 挤成一团 挤作一团 挤成 挤一块 挤到一起 黏一起 粘一起 黏在一起 粘在一起 贴一起 贴在一起 打架 堆在一起 堆一起 挤得慌 挤得 挤了 靠过来 贴过来 凑过来 挪近 拉近 离近 憋得慌',
    en: "tight tighter tighten closer close_together compact cramped crowded squashed squished packed jammed sardines huddle* snug pulled_together pull_*_together crammed on_top_of_each_other tighten_up tighten_it_up tighten_*_up tightly compacted closer_together nearer nearer_together closeness bring_*_together bring_*_closer closed_up close_the_gap close_up_the_gap less_space less_gap smaller_gap reduce_the_gap less_room glued stuck_to stuck_together touching too_close suffocating claustrophobic busy_edges bunched bunched_up on_top_of_one_another closeup closer_up snuggle snuggle_*_up snuggle_*_closer cuddle cuddle_up cosy_up huddle_up nestle_closer move_*_closer pull_*_closer push_*_closer draw_*_closer bring_*_in scoot_*_closer scootch shove_*_together nearer_each_other less_gap_between smaller_space reduce_the_space cut_the_gap lose_the_gap tuck_in squash squish squashed_up squished_together jammed_together jammed_up_against crammed_in crammed_together crashing_into bumping_into colliding collide collides elbowing fighting_for_space no_room_to_breathe no_breathing_room no_space_between can't_breathe cannot_breathe stifling sitting_on_top_of squeezed_together rammed bring_near bring_nearer bring_it_near bring_*_near pull_in pull_it_in closer_in shove_up budge_up shut_them_up shut_it_up close_them_up squeeze_up",
  },
  simple: {
    zh: '简单 简明',
    en: 'simple simpler simplest',
  },
  busy: {
    zh: '复杂 繁复 繁琐 繁杂 琐碎 精细 细碎 啰嗦 累赘',
    en: 'fussy fussier complicated intricate complex elaborate ornate fiddly overcomplicated over-complicated over-detailed busier convoluted finicky finickety',
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
  simple: 'busy',
  busy: 'simple',
};

/** Words that only a complaint uses: said plainly they ask for the opposite. */
export const COMPLAINTS: Words = {
  zh: '喘不过气 透不过气 喘不上气 繁琐 琐碎 啰嗦 累赘 扎眼 刺眼 灰扑扑 暗淡 沉闷 死气沉沉 挤在一起 拥挤 局促 生硬 单薄 花哨 小气 紧巴 灰 荧光 发白 清冷 冷冰冰 没温度 燥 燥热 冰冷 冰凉 高冷 冷淡 黑乎乎 黑漆漆 乌漆嘛黑 阴暗 阴沉 暗沉 艳俗 俗艳 太艳 夸张 张扬 刺目 晃眼 辣眼睛 吵 太闹 灰突突 灰蒙蒙 灰灰 暗淡无光 没精神 没活力 没朝气 没生气 丧气 丧 压抑 沉重 死沉 苍白 无精打采 闷 沉闷的 没颜色 太近 贴太近 离太近 靠太近 挨太近 太满 太满了 满满当当 不透气 憋 憋屈 顶着 太散 散架 散乱 离远了 隔得远 分得开 分太开 空荡荡 太空 空落落 稀稀拉拉 稀疏 松垮 松散 不起眼 太不显眼 纤弱 太飘 没分量 瘦弱 笨重 臃肿 字挤 字挤在一起 字太挤 字太密 字黏 字粘 字粘在一起 字贴 字都挤 字都贴 字距太小 字距太紧 字距太密 字间距太小 字距太大 字距太宽 字距太开 字距太散 字间距太大 字间距太宽 字太散 字太开 字散 字太松 字离 尖锐 太白 暗哑 太抢 抢镜 抢风头 喧宾夺主 压过 盖过 比下去 太抢眼 蚂蚁 芝麻 米粒 放大镜 老花镜 眯着眼 眯起眼 拿放大镜 凑近了 看着费劲 看着费眼 费眼 绿豆大 针眼 占地方 霸占 太霸道 抢戏 抢了风头 盖住 压住 五大三粗 傻大黑粗 肥胖 头发丝 蚊子腿 竹竿 麻杆 没骨头 没力气 干瘪 弱不禁风 轻飘飘 瘦骨嶙峋 有气无力 硬邦邦 扎人 像刺 带刺 凉飕飕 冷飕飕 冰窖 像医院 太平间 停尸房 手术室 冰箱 冷清 冷清清 冷冷清清 不近人情 黑黢黢 黑咕隆咚 乌漆麻黑 乌漆墨黑 像锅底 锅底 淡得看不见 发虚 白花花 惨白 亮瞎 闪瞎 扎眼睛 荧光棒 荧光笔 土嗨 迪厅 夜店 花枝招展 大红大绿 没生机 没气色 没血色 病恹恹 蔫 蔫蔫 白事 办白事 丧事 追悼会 殡仪馆 灵堂 葬礼 上坟 讣告 喘不过气 透不过气 喘不上气 挤成一团 挤作一团 挤成 挤一块 挤到一起 黏一起 粘一起 黏在一起 粘在一起 贴一起 贴在一起 打架 堆在一起 堆一起 挤得慌 挤得 挤了 瘦高 太挤 那么黑 这么黑 太黑 太黑了 有点黑 死黑 别那么黑 别这么黑 别太黑 不要太黑 不要那么黑 太跳 太跳了',
  en: "birthday_party circus clown carnival fairground fussy fussier fiddly overcomplicated over-complicated over-detailed convoluted gloomy murky garish lurid gaudy drab dull boring cramped crowded squashed squished packed jammed sardines crammed spindly weedy flimsy wispy clinical sterile harsh stiff washed-out muddy skinn* microscop* minute letters_jammed letters_cramped letters_drift* letters_too_far puny teeny teensy titchy invisible gets_lost get_lost lost_down_there squint squinting magnifying_glass need_glasses heavy-handed bulky clunky weak feeble scrawny frail anaemic anemic skeletal overpowering overwhelms overwhelming dominates dominating takes_over hogs blinding blinds eye-watering eye-searing screaming screams in-your-face fluorescent flashy glaring shouty loud dreary depressing lifeless blah bland miserable sad-looking tired-looking lacklustre faded washed_out bleached dingy dim stark soulless hospital-like glued stuck_to stuck_together too_close suffocating claustrophobic scattered floating disconnected drifting far_apart so_far_apart miles_from sprawling sparse too_much_space too_much_room too_empty letters_are_too_close letters_too_close letters_touching letters_squashed letters_squished letters_too_tight letters_are_too_tight letters_bunched letters_crammed letters_are_cramped letters_are_squashed letters_are_too_far_apart letters_too_far_apart letters_are_miles_apart letters_too_spread letters_are_too_spread letters_too_spaced letters_too_loose letters_drift_apart letters_so_far jagged too_dark wintry boxy dwarfs dwarf dwarfing overpowers overpower steals_the_show drowns_out drowns swamps swallows eats_up too_dominant bunched bunched_up on_top_of_one_another on_top_of_each_other ant ants ant-sized speck specks pinhead pea-sized without_my_glasses without_glasses reading_glasses my_specs without_my_specs strain_my_eyes straining eye_test microscope binoculars telescope too_little bit_little shrivelled dwarfed lost_next_to bit_lost hogging overshadows overshadow overshadowing upstages upstaging bullies drowning_out heavyset overweight lumpy lump chonky spidery reedy stringy matchstick toothpick thready lanky twiggy hair-thin hair_thin pencil-thin pencil_thin paper-thin wafer-thin underfed malnourished starved anorexic stick-thin stick_thin no_weight insubstantial stabby prickly knife-like spiky pointy fridge freezer morgue doctors_office doctor's_office dentist dentists dentist's surgery operating_theatre pharmacy cold-looking unwelcoming cold_and_clinical frigid chilly pitch-black pitch_black black_hole dark_and_gloomy shadowy wishy-washy anaemic-looking too_faint washy ghost-like highlighter highlighter_pen hi-vis high-vis high_vis migraine burns_my_eyes burning_my_eyes hurts_my_eyes hurt_my_eyes hurting_my_eyes hurts_the_eyes assaults assaulting shouts shouting yelling screams_at screaming_at screechy clown clowns circus radioactive toxic sunglasses funereal funeral obituary mourning dishwater rainy_day murk insipid flat-looking no_life dead-looking sickly joyless cheerless grim squashed_up squished_together jammed_together jammed_up_against crammed_in crammed_together crashing_into bumping_into colliding collide collides elbowing fighting_for_space no_room_to_breathe no_breathing_room no_space_between can't_breathe cannot_breathe stifling sitting_on_top_of squeezed_together rammed dated strangled looks_dead kinda_dead bit_dead so_dead looks_kinda_dead lifeless-looking skinny_side_to_side squashed_side_to_side squashed_sideways squashed_from_both_sides sat_on_from_both_sides strangling freezer_aisle",
};

/** What a wish is about. The words of the mark that is shown are added from the design itself. */
export const TARGET_WORDS = {
  slogan: {
    zh: '那行字 第二行小字 口号 标语 广告语 广告词 宣传语 副标题 小字 那行小字 下面那行 底下那行 下面的字 底下的字 下面那句 底下那句话 底下那句 下边那行 那句话 最下面那行 那行 那句口号 小字那行 那排小字 底下小字 下面小字 下面那排 底下那排 那几个小字 最下面的字 下方文字 下方那行 副标 副标语 标语那行 宣传词 说明文字 那句 一句话 那段小字 下面一行字 下面一句 底下一行 底下一句 最底下那行 最底下的字 最下面那排 最下边那行 下面那一行 底下那一行 下头那行 下头的字 底下的小字 下面的小字 那行口号 副标题那行 宣传口号 广告那句 那句广告语 slogan那行 slogan slogan那句 tagline 那一行小字 那一句 底下那几个字 下面那几个字 下面那串字 那串小字 下面那句话 底下那句广告语 下面的话 底下的话 口号那行 口号那句 那行标语 那句标语 广告词那行 下边的字 下边那句 底下那段 下面那段 小标题 附属文字 说明那行',
    en: 'wording_underneath wording_below writing_underneath writing_below bit_at_the_bottom bit_underneath bit_below line_beneath bit_under_the_name part_at_the_bottom little_words small_words tiny_words words_at_the_bottom bottom_words slogan tagline tag_line strapline strap_line motto catchphrase small_print bottom_line line_below line_underneath subline little_line small_text caption smaller_text taglines slogans the_small_writing small_writing tiny_writing little_writing tiny_text little_text bottom_text text_at_the_bottom text_underneath text_below words_underneath words_below line_at_the_bottom line_under_it line_of_text bottom_bit small_line descriptor byline by-line subheading sub_heading sub-heading smaller_line smaller_words fine_print lower_text text_under_the_name words_under_the_name line_under_the_name writing_underneath writing_at_the_bottom small_letters_underneath sentence sentence_underneath phrase_underneath the_bottom_line_of_text slogan_line tagline_line tag_strap bottom_sentence sentence_below line_of_text_below small_bit_at_the_bottom wee_words blurb little_bit_at_the_bottom bit_at_the_bottom bit_underneath bit_below motto_line punchline tagline_bit strapline_bit little_message message_underneath text_under_it words_under_it writing_under_it writing_below lower_words lower_line_of_text joke_at_the_bottom joke_underneath saying_underneath saying_at_the_bottom quote_underneath quote_at_the_bottom',
  },
  second: {
    zh: '英文 英文名 拼音 第二行 外文 英语 字母那行 英文那行 副名 日文 第二个词 后面那个词 后半 英文字 英文字母 外语 拼音那行 第二排 后面两个字 后面俩字 后两个字 后俩字 后半截 后面的字 第二个字 最后两个字 中文 英文部分 英文小字 洋文 英文副标 底下那行英文 下面那行英文 英文那一行 那行英文 那串英文 那串字母 下面的英文 底下的英文 拼音部分 英文那排 下面英文 底下英文 那行拼音 英文名那行 下面那行字母 英文字样 英文的部分 中文那行 那行中文 第二行字 第二行的字 下一行 后面几个字 后面三个字 后三个字 后面那俩字 后面那两个字 最后一个字 最后那个字 第二个单词 后一个词 后面的词 底下那串英文 英文那几个字母',
    en: 'chinese_words chinese_characters chinese_text chinese_name english pinyin second_line second_word second_name latin_line lower_line subtitle other_language chinese_line last_word second_row second_half second_part the_english english_name english_line english_text english_words latin_name latin_text chinese chinese_part the_chinese japanese_line pinyin_line other_word last_two_words end_word second_bit transliteration second_line_of_the_name line_two 2nd_line 2nd_word latter_word the_second_one word_two last_bit_of_the_name the_english_bit english_bit chinese_bit pinyin_bit the_pinyin bottom_word lower_word roman_letters romanised romanized third_word 3rd_word fourth_word final_word',
  },
  year: {
    zh: '年份 年号 创立年份 那个年份 年份那行 年代 创立时间 建店年份 成立年份',
    en: 'year date est_line founding_year the_date founding_date est_date established_line since_line',
  },
  name: {
    zh: '字 字体 店名 名字 名称 文字 品牌名 大字 字儿 店招的字 标题 主标题 公司名 笔画 那几个字 招牌字 上面的字 第一行 招牌名 牌名 名儿 大名 品牌 主名 主字 这字 这些字 那些字 字样 字形 字型 字号 店铺名 公司名称 字们 中文名 招牌上的字 店名字体 名称字体 名字的字体 几个字 四个字 三个字 两个字 五个字 字全 名子 店名那几个字 这几个字 这四个字 那四个字 那三个字 这三个字 那俩字 那两个字 这两个字 文字部分 名字部分 字的部分 字那块 标题字 上面那行 上面那行字 上面的大字 第一排 头一行 中间的字 主体字 品牌字 字面 主文字 大标题 店名那行 名字那行 店名部分 中文字 汉字',
    en: 'name names font fonts letters letter lettering text type typeface wording words word writing title wordmark typography script characters brand_name first_line strokes name_text brand brand_text company_name business_name shop_name main_text main_name main_words main_word main_line first_word headline heading writings letterforms letter-forms lettering_style letters_themselves top_line big_text big_words the_title font_style type_style font_weight font_size text_size text_part word_part the_brand logotype name_part name_bit name_itself actual_name our_name main_title main_lettering main_writing wordings text_itself letter_shapes letter_style shop_title store_name brandname word-mark big_letters big_lettering top_word first_word_of top_words',
  },
  mark: {
    zh: '图 图案 图形 图标 标志图 图片 插图 小图 那个图 画 图样 logo图 图像 画面 它 他 她 图标部分 图案部分 小图标 图儿 图画 画儿 那幅画 那张图 标 小标 徽标图 图腾 形象 吉祥物 卡通形象 小人 那玩意 那玩意儿 图标那块 图案那块 图那块 标识 符号 图形部分 那小东西 那家伙 小家伙 那坨 插画 左边的图 右边的图 上面的图 上边的图 那个标 那个图案 那个图标 那个小图 这个图案 这个图标 这个图 小画 那幅图 图标儿 图案儿 logo图案 logo图形 LOGO图 标志图案',
    en: 'icon mark picture symbol image drawing illustration graphic emblem motif logo_mark glyph pic it him her he she drawing icons pictures symbols art artwork logo_image logo_icon logo_picture logo_symbol pictogram figure mascot character the_art little_picture little_icon thingy thingamajig doodle sketch vignette image_part the_illustration clipart clip_art emblem_part icon_bit picture_bit logo_bit the_picture_part image_bit critter little_guy little_fella little_fellow little_dude thingie thingymajig whatsit doodah little_drawing small_picture logo_drawing graphic_part graphic_bit icon_thing icon_thingy picture_thing symbol_thing',
  },
  ground: {
    zh: '背景 底色 底子 背景色 底 底板 后面的颜色 背后 底儿 底色部分 背景板 背景底 底面 衬底 背景颜色 后景 底下颜色 背后那块 后面那块 后边那块 后头那块 后面那片 背后的颜色 后头的颜色 后边的颜色 后面一层 底下那层 底色块 那块底 背后那层 后面那层 背后颜色 底儿的颜色 后面的底 背后的底 大底 满底 铺底 后面那一片 后面这一片 背后那一片 后面那些 背后那些',
    en: "the_back the_backing background ground backdrop backing background_colour background_color bg behind_it canvas backgrounds back_ground back-ground background_bit behind_everything behind_the_logo page_colour surface what's_behind_it what's_behind whats_behind colour_behind color_behind the_bit_behind stuff_at_the_back back_colour back_color backing_colour backing_color backgound backgrund bkg bkgd base_colour base_color",
  },
  color: {
    zh: '主色调 颜色 色 配色 色调 色彩 主色 色儿 色系 用色 调子 色号 颜色搭配 用的颜色 配的颜色 色彩搭配 颜色方案 色度 染色 颜色们 配的色 色块颜色 上色 着色 用的色 色相 颜色部分',
    en: 'color colors colour colours palette hue hues shade tone tones scheme colouring coloring colorway colourway tint tints color_scheme_overall inks ink_colour colour_choice colours_overall colour_combo color_combo colour_combination color_combination colorscheme colourscheme colour_scheme color_scheme hue_of',
  },
  all: {
    zh: '整体 全部 整个 都 所有 一切 统统 全都 标志 logo 整个标 整个logo 整张图 整版 通通 全体 所有的 所有东西 上下 两个 两者 俩 图和字 字和图 图跟字 字跟图 图文 全套 整套 整个儿 所有元素 一整个 通篇 里里外外 整个画面 整个设计 整个图 整幅 一整套 大家伙',
    en: 'everything all whole overall whole_thing the_lot logo entire design it_all both_of_them both everything_else whole_logo entire_logo the_entire whole_design all_of_it whole_lot every_thing icon_and_name name_and_icon picture_and_name name_and_picture mark_and_name all_of_them every_bit every_part everything_in_it whole_shebang whole_caboodle the_whole_lot lock_stock the_works entire_thing total_thing',
  },
} as const satisfies Record<string, Words>;

export const MUCH_WORDS = {
  most: {
    zh: '最 极 拉满 彻底 完全 要多 全程 最最 顶格 到顶 到底 特别特别 能多大 满格 百分百 极致 到极致 极其 最大 极限 能大则大 越大越好 越粗越好 越细越好 越小越好 尽可能 尽可能地 拉到最 调到最 到头',
    en: "most as_*_as_possible max maximum full fully super_duper totally completely all_the_way biggest_possible to_the_max as_big_as as_far_as_possible extremely absolutely go_full ultra maximal as_much_as_possible as_big_as_possible as_big_as_it'll as_much_as_you_can as_far_as_it_goes to_the_limit as_it_gets possibly_go biggest_you_can the_heaviest the_boldest the_biggest the_thickest the_thinnest the_smallest",
  },
  much: {
    zh: '很多 一倍 两倍 大大 好多 多得多 不少 明显 许多 狠狠 翻倍 一半 大幅 使劲 猛 多些 大力 好几倍 三倍 大得多 粗得多 狠 狠一点 大胆 再多 一大截 一截 加倍 成倍 两三倍 明显一点 明显点 老多 贼 狠狠地 一大圈 大刀阔斧 使劲儿 可劲 可劲儿 往死里 好些 再再 两圈 三圈 翻番 翻一倍 明显地 非常明显',
    en: 'much way a_lot lots far twice double significantly considerably a_good_deal loads heaps massively hugely half tons really properly way_more a_whole_lot whole_lot heap miles a_great_deal a_good_chunk good_chunk a_fair_bit a_good_bit substantially drastically dramatically heavily seriously triple three_times two_times 2x 3x by_half by_a_mile loads_more lots_more ton very_much majorly proper well heaps_more oodles leaps_and_bounds tenfold massively_more ten_times five_times four_times 10x 5x big_time bigtime by_a_lot by_a_long_way noticeably visibly really_really way_way by_a_third by_a_quarter by_two_thirds',
  },
  bit: {
    zh: '一点 一点点 点 点儿 一些 些 稍微 稍 略 略微 稍稍 一丢丢 些许 一号 一丢 有点 少许 一丁点 丁点 微微 一点儿 稍为 些些 一滴滴 滴滴 少少 小小 轻微 微调 多一点 多点 一捏捏 一丢丢儿 丢丢 一点点儿 点点 那么一点 一小点 一小圈 一些些 稍许 小幅 轻轻 一咪咪 一眯眯 一滴滴点',
    en: 'a_bit bit slightly a_touch touch a_little a_hair hair somewhat a_tad tad a_smidge smidge a_shade wee a_fraction kinda a_notch ever_so_slightly mildly a_small_bit a_wee_bit abit a_tiny_bit tiny_bit a_smidgen smidgen a_little_bit little_bit lil_bit a_lil lil slight just_a_touch a_dash dash a_pinch pinch marginally modestly subtly gently a_size one_size a_step fraction a_whisker teeny_bit teensy_bit wee_touch half_a_size a_mite a_skosh skosh a_scooch scooch a_jot jot ever_so ever_so_little a_fair_touch slightest a_little_more a_crumb',
  },
} as const satisfies Record<string, Words>;

export const FACE_WORDS: Record<FaceKind, Words> = {
  brush: {
    zh: '毛笔 书法 毛笔字 手写毛笔 行书 草书 墨迹 笔触 飞白 行楷 书法字 书法体 像书法 书法家 毛笔体 水墨 水墨字 墨笔 狂草 题字 墨宝 手书 笔锋 有笔锋 毛笔写 毛笔写的 毛笔写出来 用毛笔 书法感 书法味 书法的 书法味道 挥毫 墨韵 墨味 草一点的字 颜体 柳体 欧体 瘦金体 瘦金 泼墨',
    en: 'brush brushy brushed calligraph* ink_brush brushstroke* brush-painted brushed_letters brush_script brush_lettering brush_font painted_letters hand-painted inky ink-brush sumi calligraphic brush-written brushwork brush_pen brush-lettered brush-like painterly_letters paint_brush paintbrush',
  },
  serif: {
    zh: '宋体 衬线 有衬线 衬线体 明体 老宋 仿宋 宋体字 明朝体 带衬线 有脚 有点脚 工整 端正 规整 报纸字 书籍字体 书卷气 工工整整 带脚的 有脚的 带脚的字 衬线字 宋体的 书宋 报宋 标宋 带点脚 端端正正 端端正正的',
    en: 'serif serifs serifed times_new_roman little_feet feet_on newspaper bookish_letters serif_font a_serif with_serifs serif_letters serif_typeface slab slab_serif old_style_serif like_a_newspaper like_a_book book_font little_feet_on little_ticks letters_with_feet serify serif-style seriffed with_feet with_little_feet feet_on_the_letters roman_letters_with bookish garamond-like times-like',
  },
  sans: {
    zh: '黑体 无衬线 非衬线 等线 黑体字 无衬线体 没有衬线 去掉衬线 不要衬线 普通字体 普通的字 简单的字体 正常字体 规规矩矩 不带脚 不带脚的 没脚的 没有脚的 不要带脚 别带脚 黑体的 印刷黑体 简单黑体 无衬线的 方方正正的字 干净的字 干净的字体 正经字体 正常的字',
    en: "sans sans-serif sans_serif no_serifs plain_letters block_letters helvetica-ish without_serifs no_serif grotesque geometric_sans geometric clean_font plain_font simple_font plain_lettering plain_typeface normal_font regular_font straightforward_font basic_font something_plain no-nonsense clean_letters block_lettering plainer plainer_letters plainer_font sans_serif_lettering no_feet without_feet without_the_feet no_little_feet no_curly_bits isn't_all_curly not_curly less_curly plain_old_letters plain_text straight_letters straight_lettering normal_letters ordinary_letters legible_font readable_font easy-to-read_font easy_to_read_font simple_letters simple_lettering non-serif no_curls without_curls plain_block plain_ones block_ones no_swirls_on_the_letters",
  },
  handwritten: {
    zh: '手写 手写体 手写字 人手写 签名 签名体 连笔 亲笔 像人写的 硬笔 手写感 手写的 手写风 人写的 像写的 像手写 手写签名 潦草 随性的字 孩子写的 小孩写的 钢笔字 粉笔字 硬笔书法 笔迹 亲手写 手写一点 手写点 手写味 手写那种 像签名 像手签 手签 签字 连起来写 连笔字 随手写 随手写的 手帐 手账 便签',
    en: "handwritten hand-written hand_written handwriting script_font cursive signature joined-up joined_up scripty handwrit* strokeLines handwritten-style hand_lettering hand-lettered handlettered wrote_it_by_hand written_by_hand wrote_by_hand by_hand scribble scribbly scrawl cursive_font script-like a_script scripty_font looping_script pen-written signature-style signed chalk chalkboard crayon a_child_wrote child_wrote kid's_handwriting looks_handwritten hand-writing hand_writing handwrittenish hand-scrawled handscript flowing_script joined_letters joined-up_writing written_with_a_pen pen_and_ink inked_by_hand autograph signature_style like_a_signature my_own_handwriting personal_handwriting loopy_letters curly_script elegant_script pretty_script in_script swirly_script handwritten_script curly_handwriting",
  },
  rounded: {
    zh: '圆黑 圆体 幼圆 圆体字 圆头 圆圆的字 圆角字体 胖圆体 圆黑体 圆体的 圆头字 圆圆的字体 圆润的字体 胖圆 萌圆',
    en: 'rounded_font rounded_typeface rounded_sans round_font rounder_font round_letters_font bubble_font bubbly_font soft_font rounded_letters rounded_lettering round_lettering bubble_lettering rounded-sans soft_rounded',
  },
  modern: {
    zh: '现代字 现代体 新潮字体 简约字体 现代的字 现代点的字 时髦的字 新一点的字 现代字体 新派字体 时尚字体 现代感的字 现代一点的字 潮一点的字',
    en: 'modern_font modern_typeface modern_letters contemporary_font modern_type modern_lettering more_modern_font more_modern_type contemporary_type up-to-date_font sleek_font sleeker_font cleaner_font modern_lettering_style newer_font more_contemporary_font updated_font trendy_font trendier_font',
  },
  traditional: {
    zh: '楷体 楷书 隶书 篆书 魏碑 篆体 古体 老字号字体 古风字 老字号的字 古代的字 古字 古朴的字 碑体 碑刻 复古字 老式字体 传统字 招牌老字 老字体 古典字体 传统字体 隶书的 楷体的 篆刻 碑帖 老招牌字 古书 古籍 隶体 汉隶 小篆 大篆',
    en: 'traditional_font old-style_letters blackletter gothic_letters old_english old-fashioned_letters old_fashioned_font traditional_lettering classic_font classic_typeface old-style_font engraved_letters blackletter_font fraktur victorian_letters traditional_typeface classical_letters old_lettering olde_english old-english old-time_lettering ye_olde_letters copperplate',
  },
  pixel: {
    zh: '像素 像素字 像素体 马赛克字 点阵 8比特 像素风 像素风格 像素化 游戏字 红白机 8位 像素点 像素的字 方块像素 游戏机 俄罗斯方块 一格一格 一格一格的',
    en: 'pixel pixelated 8-bit 8_bit pixel-art bitmap pixel_font pixel_letters pixelly pixelated_font 8-bit_font arcade_letters video_game_font game_boy retro_game blocky_pixel minecraft pixels pixel_style pixel-style lo-fi_pixels retro_gaming nintendo tetris space_invaders',
  },
  art: {
    zh: '艺术字 花体 花字 特效字 美术字 艺术字体 花哨字体 装饰字 变形字 设计感的字 有设计感 特别的字 个性字体 艺术感的字 花式字 花体字 设计过的字 变形一点 个性的字 特别点的字',
    en: 'fancy_lettering decorative_font art_font display_font ornamental_letters decorative_letters decorative_lettering ornate_letters fancy_font fancy_letters fancier_font swirly_letters swirly_font curly_letters artsy arty artistic_lettering artistic_font quirky_font funky_font special_font custom_lettering fancy_script fancy_writing ornamental_font decorative_type artful_letters display_face arty_font art_letters art_lettering art_type',
  },
};

export const STYLE_WORDS: Record<StyleWish, Words> = {
  minimal: {
    zh: '极简 简约 简洁大方 北欧 性冷淡 日系 无印 留白感 简洁 清爽 简单大方 大道至简 冷淡风 极简主义 简洁点 简洁一点 简单点就好 清清爽爽 日式 素简 无印良品 少即是多 干净利落 简约风 极简风 简简单单 越简单越好 少即多 素简风 冷淡 极致简约 清简 极简点 干干净净 简单干净',
    en: 'dead_simple keep_it_simple keep_it_dead_simple nothing_fancy minimal minimalist minimalistic scandinavian scandi nordic pared_back pared-back stripped_back less_is_more japandi muji simple_and_clean clean_and_simple cleaner minimalism minimalistic_look simple_look bare clean_look clean_lines clean_and_minimal uncluttered understated_look no_frills no-frills pared_down simplicity less_fussy less_busy keep_it_clean scandi_style zen apple-like like_apple very_clean swiss minimalistic_feel stripped-back bare-bones super_simple really_simple ultra-minimal super_minimal super_clean really_clean simple_and_modern as_simple_as simplistic pared',
  },
  国潮: {
    zh: '国潮 国风 新中式 中国风 潮国 国潮风 国潮感 中国味 中国元素 东方韵味 中国风味 新国风 国粹 宫廷 敦煌 国潮点 国货 国货感 新国潮 潮中国 国韵 东方美学 东方感 华风 汉服 故宫 故宫文创 文创 文创感 醒狮 舞狮 潮劲 潮劲儿 国风潮 醒狮祥云',
    en: 'guochao china-chic china_chic chinese_style oriental_style chinese_traditional_trend chinese_flair chinoiserie new-chinese chinese_new-wave chinese_new_wave guo_chao modern_chinese neo-chinese oriental',
  },
  retro: {
    zh: '老药房 老药铺 火柴盒 铁皮盒 老挂历 粮票 老收音机 黑胶 老影院 国营饭店 国营 旧报纸 老招牌 老茶楼 复古 怀旧 老上海 民国 八十年代 老式 港风 年代感 老派 月份牌 七十年代 老味道 老店 百年老店 老茶馆 老餐厅 港式 港风味 上世纪 八零年代 老电影 老香港 老北京 老照片 旧时代 老味 有年代感 vintage感 老海报 怀旧风 复古风 复古点 老派点 老物件 老广告 老商标 老上海味 民国风 八九十年代 九十年代 老灶 旧上海 旧时 供销社 搪瓷缸 绿皮火车 做旧一点 做旧点 做旧些 旧一点 旧一些 老报纸 年代感一点',
    en: "apothecary old_pharmacy old_chemist old_chemists matchbox matchboxes tin_sign enamel_sign gas_station gas-station petrol_pump jukebox record_sleeve old_postcard travel_poster circus_poster tobacco_tin biscuit_tin roadside_sign retro vintage old-school old_school nostalgic 1950s 50s 60s 70s 80s fifties sixties seventies eighties diner throwback old-timey old_timey art_deco mid-century victorian retro-style retro_look vintage_look vintage-y old_time old-time old_timey_look ye_olde 1920s 1930s 1940s 1960s 1970s 1980s 1990s 20s 30s 40s twenties thirties forties jazz_age wild_west saloon prohibition speakeasy like_an_old old_signs old_shop_sign old_sign_painter old_school_look back_in_the_day hippie psychedelic groovy americana rockabilly pin-up retro_vibe vintage_vibe vintage_feel retro_feel old-style old_style oldie olde-worlde old-worldy grandpa's_shop barber_shop_style sepia mid_century midcentury atomic diner-style 1900s turn-of-the-century soda_fountain route_66 cassette vinyl_record",
  },
  luxury: {
    zh: '大气 大气些 大气点 专柜 香水专柜 一看就贵 首饰店 珠宝店 酒店大堂 五星酒店 私人会所 会所 高级 高端 奢华 轻奢 大牌 贵气 高档 上档次 有档次 档次 精品 奢侈 名牌 质感 高级感 有品位 品味 有质感 高大上 轻奢感 豪华 尊贵 贵族 名贵 大牌感 大牌范 国际大牌 奢侈品 五星级 贵一点 更贵 显贵 有格调 格调 有面子 气派 高级点 高级些 贵气点 贵一些 贵气些 显档次 大气上档次 奢华感 奢侈感 高奢 有身价 身价 上得了台面 拿得出手 卖得起价 体面点 大牌点 显得高级 高级起来 显高级',
    en: 'perfume_counter perfume_counters perfume_shop hotel_lobby jewellery_shop jewelry_store cosmetics_counter department_store boutique_hotel rich_look rich_feel rich_looking luxury luxurious premium upmarket upscale high-end high_end expensive posh fancy deluxe exclusive classy classier five-star opulent couture luxe lux luxury_feel fancy-pants ritzy swanky lavish rich-looking expensive-looking look_expensive more_expensive pricier high_class high-class top-end top_end classy_look premium_feel boutique_feel boutique jewellery_brand like_chanel like_a_luxury five_star prestigious prestige refined_and_expensive worth_more first-class upper_class polished look_the_part luxury_brand luxury-brand high-street_luxury look_like_money looks_like_money fancier poshest posher plush plusher upmarket_feel premium-looking premium_look more_premium worth_the_price worth_the_money designer_label designer-brand champagne_lifestyle high_end_feel high-end_feel elevated elevate_it elevate classed_up class_it_up bit_of_class more_class some_class',
  },
  cute: {
    zh: '绘本 玩具店 动画片 可爱 萌 童趣 卡通 呆萌 俏皮 软萌 Q版 童真 好玩 萌萌 活泼可爱 可爱风 萌系 卡哇伊 少女心 童话 童话感 卡通风 调皮 有趣 好玩点 活泼点 逗趣 儿童 孩子气 幼稚一点 像小孩 可爱点 可爱些 萌点 萌一点 卡通点 卡通一点 童趣点 有童趣 俏皮点 活泼可爱点 奶萌 憨憨 憨萌 呆一点 逗 逗一点 搞笑 好笑一点 小朋友喜欢 孩子喜欢',
    en: "picture_book kids_book toy_shop cute cuter adorable playful childlike kiddie cartoon* whimsical fun funner kawaii silly sweet sweeter cutesy kid-friendly cutely cutie kids_would_like child-friendly fun-looking more_fun more_playful playfulness storybook nursery toy-like bubbly_look goofy cheeky cheerful_and_fun kids'_crayons like_a_toy childish more_childish smiley cuteness cute_factor cutest more_whimsy whimsy whimsical_feel playful_feel fun_and_playful more_cartoon cartoonish cartoony kid_friendly kiddy kidlike childlike_feel jokey humorous quirky quirkier",
  },
  tech: {
    zh: '科技 科技感 未来感 赛博 数码感 高科技 智能感 科技风 科技范 未来派 互联网感 数字感 黑科技 电子感 科技点 科技一点 科幻 科幻感 未来一点 赛博朋克 极客 人工智能感',
    en: 'tech techy techier futuristic high-tech hi-tech digital sci-fi cyber cyberpunk startup-y techno technological tech_feel tech-y high_tech silicon_valley startup start-up software-like futuristic_look space-age robotic techie geeky geek sci_fi futuristic_feel space_age spacey digital_feel ai-like app-like app_like silicon',
  },
  handmade: {
    zh: '集市 赶集 土特产 手作 手工 手工感 质朴 朴素手工 匠气 木刻 拙朴 手作感 乡土 粗陶 手工做 手工制作 自己做的 自己家做 家里做 手作风 匠人 匠心 朴实 质朴感 木刻感 版画 手绘 手绘感 手绘风 手工味 土陶 拙 粗糙一点 手工一点 手作一点 手作味 有手工味 朴拙 粗犷手工 手艺人 老手艺 手绘一点 手画的 像手画 像手绘 刻出来 木版画 印出来的感觉 拓印 手工打磨 打磨出来 一针一线 手缝 亲手做 歪歪扭扭',
    en: 'craft_fair village_fair jam_jar jam_label handmade hand-made hand_made rustic homemade home-made crafty hand-stamped hand_stamped artisan artisanal lino linocut potato stamped woodcut homespun farmhouse hand-drawn hand_drawn handcrafted hand-crafted craft_feel crafted crafty_look made_by_hand homemade_feel home_made rough_and_ready rough_around_the_edges imperfect wonky_and_handmade hand-carved hand_carved block-printed block_print lino-cut letterpress stamped_look wood_cut woodsy_craft cottage cottagecore farm_shop farmers_market blacksmith folksy hand-made_feel handmade_feel handmade_look homemade_look hand-drawn_feel hand_drawn_feel drawn_by_hand hand-done hand_done crafty_feel artisan_feel rough-hewn rustic_feel rustic_look wonkier imperfect_look less_perfect less_polished less_computer less_slick look_by_hand done_by_hand by-hand made_by_me look_handmade hand-finished made_it_by_hand somebody_made_it someone_made_it somebody_made_it_by_hand someone_made_it_by_hand by_hand_made',
  },
  modern: {
    zh: '画廊 美术馆 时尚杂志 现代 时尚 时髦 洋气 新潮 年轻 年轻化 潮 现代感 国际化 与时俱进 新式 现代化 现代点 现代一点 时尚感 时尚点 潮流 潮一点 潮牌 前卫 新颖 新一点 年轻点 年轻一点 年轻人喜欢 有活力的感觉 简洁现代 大都市 现代些 新潮点 新潮些 洋气点 洋气些 年轻些 时尚些 时髦点 时髦些 潮点 潮些 新鲜点 跟上时代 年轻态 ins风 网红 网红风',
    en: 'art_gallery fashion_magazine magazine_cover modern contemporary fresh fresher trendy trendier youthful younger sleek sleeker up_to_date hip hipper current stylish edgier_look modernise modernize modern-looking modern_look more_modern more_current more_contemporary bring_it_up_to_date up-to-date twenty-first_century 21st_century cutting-edge cutting_edge new-looking fresh_look younger_look on_trend on-trend trendy_look cosmopolitan metropolitan clinical modernised modernized modernity more_up_to_date up_to_date_look newer new-age gen_z millennial for_young_people youngsters younger_crowd younger_audience this_century 2020s bang_up_to_date sleekest instagrammable',
  },
  traditional: {
    zh: '传统 古典 中式 古风 古色古香 经典 典雅古朴 古朴 有年头 传统一点 传统感 古典感 古典味 经典感 老字号感 老字号的感觉 中式传统 古韵 有底蕴 底蕴 厚重感 有历史感 历史感 沉淀 传统点 传统些 古典点 古典一点 古朴点 老字号 老字号味 老字号那种 有老味 中式一点 中式点 古香古色 古意',
    en: "traditional classic classical heritage old-fashioned old_fashioned timeless established old-world antique traditional_look old_fashioned_feel classic_look more_classic more_traditional heritage_look heritage_feel been_around_for time-honoured time-honored old_money long-established like_it's_been_around colonial traditional_feel heritage_brand old-established classic_feel classy_traditional time-worn old-time_feel proper_traditional",
  },
  natural: {
    zh: '自然 清新 天然 森系 田园 有机感 自然感 自然风 大自然 原生态 绿色环保 环保 生态 有机 原木 森林系 田园风 乡村 自然点 自然一点 清新点 清新一点 小清新 天然一点 山野 山野气 野趣 草本 草木',
    en: 'natural organic earthy_feel botanical outdoorsy woodsy natural_look natural_feel organic_look organic_feel eco-friendly earthy_look earthy_vibe rustic_natural outdoorsy_feel botanical_feel leafy green_and_natural nature-y nature_feel nature-inspired earthy-feeling earthier natural-looking more_natural more_organic rustic-natural wholesome',
  },
  elegant: {
    zh: '优雅 文艺 精致 雅 仙气 女性化 温婉 婉约 优雅感 优雅点 典雅 端庄 气质 有气质 高雅 雅致感 文艺范 文艺感 文艺风 小资 女人味 淑女 柔美感 仙 仙仙 精致感 精致点 诗意 优雅些 优雅一点 典雅点 秀雅 雅致点 有韵味 韵味 有意境 意境 仙气点 女性化点 女人一点 知性',
    en: 'elegant refined graceful feminine sophisticated dainty delicate_look romantic elegance elegant_look more_elegant classily graceful_look refined_look more_refined sophistication more_sophisticated poetic ladylike more_feminine softer_look delicate_feel french_feel parisian ballet ballerina bridal grown_up grown-up more_grown_up elegant_feel more_graceful understated_elegance tasteful more_tasteful ladylike_feel femininity girlier girly chic chicer more_chic classier_look ballet-like swan-like',
  },
  sporty: {
    zh: '运动 动感 速度感 激情 热血 运动感 运动风 有活力的 力量感 竞技 热血感 动感点 拼搏 运动点 运动一点 动感一点 有冲劲 冲劲 热血一点 燃 燃一点',
    en: 'sporty dynamic athletic energetic fast-looking racy sporty_look more_sporty sports_team team_logo athletic_look more_dynamic adrenaline racing action-packed sportier sporty_feel athletic_feel gym-like team-like speedy like_a_sports_team varsity',
  },
};

/** What a style is the opposite of: a complaint about one of these asks for it. */
export const STYLE_COMPLAINTS: Partial<Record<StyleWish, Words>> = {
  modern: {
    zh: '土 老土 土气 过时 老气 俗 俗气 落伍 乡镇 年代久 城乡结合 土味 土里土气 太土 老掉牙 陈旧 老旧 过气 不时髦 不时尚 不潮 老套 乡土气 廉价的土 土得掉渣 上个世纪 像上世纪 中老年 土土的 土得很 土掉渣 过时了 老气点 老掉牙了 像PPT PPT ppt 十年前 二十年前 老古董 老干部 像老干部 村口 县城 广告公司 打印店 十块钱 五块钱 word艺术字 艺术字似的',
    en: "dated old_hat outdated tacky naff frumpy stale tired cheesy old-fashioned_looking from_the_90s like_the_90s old-looking stuck_in_the_past behind_the_times so_last like_something_from_the from_the_eighties from_the_80s from_the_70s from_the_nineties 1990s 90s grandma granny grandad dowdy fusty musty old_fashioned_looking dinosaur antiquated past_it powerpoint power_point clip-art clipart_from wordart word_art 2003 2005 1995 1998 geocities fax dial-up dialup web_1.0 stock_logo stock_image template-y templatey prehistoric old_fashioned_in_a_bad mumsy old_lady nan's crusty creaky stodgy",
  },
  luxury: {
    zh: '廉价 掉价 地摊 便宜货 十元店 不值钱 没档次 不上档次 山寨 太便宜 显便宜 low 太low 档次低 没质感 低端 低档 不高级 没品位 没品 地摊货 像地摊 小作坊 劣质 粗制滥造 寒酸 掉档次 拉低档次 八十的 像八十 太便宜了 九块九 两元店 拼多多 山寨货 批发市场 路边摊 像路边摊 地摊上 上不了台面 拿不出手 不体面 小家子气 档次不够 没面子',
    en: 'cheap cheap-looking cheapo bargain_bin amateurish tatty downmarket dollar_store pound_shop cheap_looking looks_cheap so_cheap budget-looking low-rent low_rent bargain-basement knock-off knockoff discount_store corner_shop market_stall tacky_and_cheap clip-art-y clipart-y made_in_word microsoft_word shoddy nephew_made my_nephew_made made_in_paint ms_paint microsoft_paint five_minutes knocked_up_in thrown_together home-made-looking homemade-looking tat junk car_boot flea_market poundland dollar-store cut-price cheap_and_nasty cheap_and_cheerful amateur amateur-looking unprofessional-looking',
  },
  cute: {
    zh: '严肃 死板 呆板 古板 正经 板着脸 太正式 像律所 像银行 太正经 一本正经 太死板 刻板 沉闷死板 老气横秋 没趣 乏味 像公司 像机关 太商务 公务员 像开会 像机关单位 像政府 政府部门 事业单位 像殡葬 板正 太板 板板的 太商务了 严肃了 太严肃 冷冰冰的公司',
    en: "stern corporate stuffy severe uptight funeral insurance_company too_serious too_corporate too_formal too_stuffy too_grown_up humourless funeral_home funeral_parlour undertaker accountant's accountants law_office solicitor's tax_office bank-like corporate-looking dull_and_corporate law_firm serious formal a_bank law-firm insurance_broker insurance_company-ish too_businessy businessy boring_and_corporate bankers solicitor tax_return town_hall",
  },
  minimal: {
    zh: '花里胡哨 杂乱无章 花里花哨 太复杂了整体 堆砌 太满太花 太啰嗦 啰嗦 东西太多 元素太多 太多东西 内容太多 信息太多 满满当当的 挤满了 堆得太满 太堆 花得眼',
    en: 'cluttered over_the_top overdone over-designed texas too_fancy over-decorated frilly too_much_going_on_overall overly_complicated too_much_stuff too_much_happening so_much_happening so_much_going_on lot_going_on a_lot_going_on too_many_things too_many_elements kitchen_sink christmas_tree busy_busy overloaded overcrowded_look over-egged over-cooked overcooked gilded',
  },
};

export const EFFECT_WORDS: Record<EffectWish, Words> = {
  gradient: {
    zh: '渐变 渐变色 过渡色 渐变效果 渐变的 颜色过渡 渐变的颜色 渐变那种 颜色渐变 渐变过渡 由深到浅 过渡',
    en: 'gradient gradients ombre colour_fade color_fade fade fade_thing fading colour_blend color_blend gradient_effect fade_effect shading two-tone_fade fade_effect_thing gradient_thing colour_transition color_transition blend_of_colours fades_from',
  },
  shadow: {
    zh: '加个影 加影 阴影 投影 影子 立体阴影 影儿 阴影效果 投影效果 立体感 影子效果 黑影 落影 投的影 浮雕 凸起 立体效果 立体字 立体的 立体一点 立体点 立体些 凸出来 凸起来',
    en: 'shadow shadows drop_shadow drop-shadow dropshadow shadowing shadow_effect shadow_behind 3d_effect shadow_thing shadow_under shade_behind bevel bevelled beveled emboss embossed emboss_effect embossing 3d_look three-dimensional',
  },
  outline: {
    zh: '字边留 字边加 边留一圈 描边 描个白边 描个边 描白边 白边 外描边 勾边 轮廓线 黑边 外轮廓 白色描边 黑色描边 描一圈 勾一圈 外边线 包边 描一下边 边线 边边 白描边 字外面那圈 字边 字的边 外面一圈边 勾的边 镶的边',
    en: 'edge_the_letters edge_the_name edge_the_text stroke_the_text stroke_the_letters stroke_the_name trace_round_* trace_around_* white_edges black_edges outlined_treatment outline outlines stroke_around stroke_round white_outline edge_round border_round_the_letters white_edge black_edge edging keyline key_line contour outline_round outline_around edge_around line_around_the_letters border_around_the_letters outline_thing outlining border_on_the_letters stroke_on_the_letters white_border_round letter_outline outlines_on halo line_around_letters line_around_the_text line_around_the_name line_round_the_letters line_round_the_name line_round_letters stroke_on_letters line_around_each_letter',
  },
  texture: {
    zh: '脏兮兮 脏点 纹理 肌理 颗粒 磨砂 木纹 斑驳 纸纹 噪点 质地 粗糙感 颗粒感 磨损 磨旧 旧旧的纹理 纸质感 粗粝 石纹 布纹 做旧效果 脏脏的 麻点 斑点 磨砂感 沙沙的 粗糙的纹 脏感 做旧感 纸感 砂纸 裂纹 划痕 粗糙的质感 纸的质感 宣纸质感 宣纸感 粗糙质感 风化 磨花 旧报纸感 老纸感',
    en: 'texture textured grain wood_grain woodgrain grunge distress* weathered scuffed speckle* rough_texture grungy gritty grit worn worn-out_look aged_look distressed_look chalky_texture paper_texture sandpaper stamped_texture beat_up rough_edges roughness textures scratchy scratches scratched speckly spots_on grainy graininess noise noisy dirt dirty_look worn_look worn-look worn_effect stamped_effect crackle crackled rubbed_out brushed_metal marble marbled wear bit_of_wear wear_and_tear weathering weather-beaten patina sun-bleached sun-faded battered roughed_up rough_it_up scuffs roughen roughen_the_edges roughen_it_up rough_it_up_a_bit hessian printed_on_hessian printed_on_sacking sacking',
  },
  neon: {
    zh: '霓虹 霓虹灯 发光 灯管 荧光灯 夜光 霓虹感 霓虹灯效果 发光效果 发光字 灯光效果 荧光效果 夜店感 亮灯 霓虹管 发光管 灯箱感 亮灯的 发光的 霓虹那种 荧光管',
    en: 'neon glow glowing glows lit_up lit-up light_up neon_sign neon_light neon_lights neon_effect light-up glow_effect make_it_glow illuminated backlit neon_tube neon_tubes neon_glow tube_light tube_lights fluorescent_tube glow-y glowy_effect lit_sign led led_sign',
  },
  backdrop: {
    zh: '垫块色底 垫个色底 衬个圆底 衬个底 垫个底 垫块底 衬个圆 底纹 花纹 背景图案 背景花纹 底图案 图案底 波点 条纹 波纹 那片花纹 背景的花 背后的花纹 背景纹 底下的花纹 花纹背景 背景纹理 暗纹背景 圆点背景 色块 后面的色块 背后的图案 背景里的 背景上的图案 背景那些 后面的花 后面的花纹 后面的图案 后面的条纹 底上的花 墙纸 格子 格纹 云纹 祥云 水波纹 网格 底图 背后那个东西 后面那个东西 后面垫的 后面的圆 后面那个圆 背后那个圆 后面的方块',
    en: 'pattern patterned backdrop_pattern wallpaper dots_behind stripes_behind polka_dots patterns wavy_lines waves_behind lines_behind swirls_behind leaves_behind shape_behind shape_at_the_back block_of_colour_behind color_block_behind background_shape background_pattern texture_behind stuff_behind things_behind pattern_behind patterny backing_pattern leaves_in_the_background flowers_in_the_background stuff_in_the_background stripes stripe_pattern stripey striped checks chequered checkered grid_behind blob_behind splodge splodge_behind splash_behind swoosh_behind colour_block color_block paint_splash watercolour_wash watercolor_wash marble_stuff thing_behind things_at_the_back bit_behind shape_in_the_background round_thing_behind square_thing_behind blob_at_the_back',
  },
  ornament: {
    zh: '装饰 花边 小花 角花 飘带 装饰线 点缀 那条线 小装饰 横线 装饰物 小元素 装饰元素 星星点点 小圆点 分割线 装饰花 小叶子 边上的花 两边的花 两侧的花 左右两边的装饰 花花草草 闪光 亮片 花花 小花花 花饰 装饰花纹 两边的线 左右的线 那两条线 那道线 那条横线 下划线 底线 小玩意 小零碎 零碎 蝴蝶结 两旁的 小星星 小圆圈',
    en: 'ornament ornaments curlicue* squiggle swirl swirls flourish* swash* decoration* curl curls twiddl* doodad* line_under underline ribbon ornamental flourishes curlicues sparkle sparkles stars_around dots_around confetti divider dividing_line line_between horizontal_line rule_under wavy_line swirly_bit swirly_bits twirl twirls squiggles squiggly_line fiddly_bits_round embellishment* filigree scrolls bits_round_the_edge little_dots twiddly twiddly_bits curly_bits curly_things squiggly_bits frills frill frilly_bits decorative_line decorative_lines lines_either_side lines_on_either_side lines_at_the_side dash_either_side dots_between little_stars star_things laurel laurels wreath scrollwork scroll_thing swirl_thing swoosh_thing line_underneath_it underlining fancy_bits extra_bits bits_and_bobs gubbins trimmings the_*_on_both_sides those_*_on_both_sides the_*_either_side the_*_on_either_side the_*_in_the_corners those_*_in_the_corners the_*_at_the_corners corner_flowers corner_leaves',
  },
  frame: {
    zh: '边框 外框 框 框框 那个框 方框 圆框 外圈 一圈线 圈 圈圈 外面那圈 圆圈 外环 边儿 外边框 外圈的线 外边那圈 外面的圈 圈子 圆环 方框子 框子 四周的框 相框 外面那个圈 外面的框 那个圈 圆边框 双圈 外面那个方框 外头那个圆圈 外头的圈 外头那圈 外面那层框 圆圈圈 圆框框 方块框 四方框 外围 外围那圈 围着的线 围一圈的线 周围的圈 周围那圈 周围的框 那圈线 那圈 边上那圈 框线 包着的圈',
    en: 'thin_border border_round frame border box_round ring ring_round circle box surround bounding_box outer_ring frames borders outer_circle the_circle circle_around_it ring_around_it round_frame square_frame outer_line surrounding_line line_around_the_outside line_round_the_outside outer_border edge_border circle_round_it ring_thing box_thing outer_box rectangle_round outer_frame framing framed border_thing bordering outside_line outside_ring line_round_it line_going_round lines_round_the_outside square_round square_around circle_line hoop',
  },
};
