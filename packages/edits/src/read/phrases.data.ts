import type { Edit } from '../command.ts';
import type { Words } from './words.data.ts';

/** Phrases that say a whole wish by themselves, wherever they stand. */
export const DIRECT: readonly (Words & { edit: Edit })[] = [
  {
    edit: { do: 'effect.remove', effect: 'gradient' },
    zh: '改平色 改成平色 平涂 扁平色 纯平色',
    en: 'flat_colours flat_colors flat_colour flat_color no_blends no_blending without_blends',
  },
  {
    edit: { do: 'layout.tighter' },
    zh: '分得太开 隔得太开 离得太开 隔得远 隔太开 离得有些远 中间太宽 间隔大 拉得太开 离那么远 离这么远 离得太远 离太远 隔太远 分得太开 离得远 离得有点远 隔得太远 间隔太大 空隙太大 空太大 太分散 分散 离得老远 隔着十万八千里 十万八千里 八竿子打不着 像两家人 像陌生人 各管各 各玩各的 离太开 空得慌 中间空 中间太空 吵架了 像吵架 像吵了架 离得也远 也离得远 离得好远 离得挺远 隔得也远 隔那么开 隔这么开 隔那么远 隔这么远 离那么开 离这么开 隔得那么开 隔得那么远 隔好开 隔好远 空档干啥 那么大个空档 这么大个空档',
    en: "too_much_space_between too_much_gap_between too_big_a_gap too_large_a_gap too_spread_out too_much_empty_space too_much_white_space too_much_blank_space mile_of_space miles_apart too_far_apart too_far_away big_gap huge_gap too_much_gap too_much_space too_much_of_a_gap gap_is_too_big big_space_between so_much_space far_away_from pull_it_all_together pull_everything_together bring_it_all_together had_an_argument fallen_out not_talking in_different_postcodes different_postcodes like_strangers don't_belong_together not_related social_distancing oceans_apart ocean_between football_pitch gulf_between gaping canyon yawning_gap massive_gap so_far_from too_far_from is_far_from far_from_the_name far_from_the_picture far_from_the_words far_from_the_icon",
  },
  {
    edit: { do: 'mark.line' },
    zh: '线描 线条画 线条的 画成线条 线稿 单线 一笔画 空心 镂空 勾线 线框 线性 勾线的 线条版 线条风 轮廓的 只要轮廓 轮廓线 简笔画 单线条 线条就行 描线 空心线条 改线条 白描 线图 线条感 空心的 线条 线状 勾个边 只要边 只留边 只留轮廓 只画轮廓 轮廓就行 轮廓就好 线条勾 勾勒 线勾 描个轮廓 细线画 线条来画 用线画 用线条 勾边线 只勾线 线稿风 只描线',
    en: 'line_drawing line_art line-art lineart outline_version outlined_version just_lines in_lines single_line_drawing hollow_version line_icon line_version outline_icon outline_style an_outline just_an_outline only_an_outline as_an_outline to_an_outline outline_only only_lines just_the_outline line-drawn line_drawn drawn_in_lines outlined_instead outlines_only lines_only single-line line_work linework thin_line_drawing wireframe not_filled not_filled_in unfilled in_outline its_outline do_its_outline just_do_its_outline just_its_outline outline_of_it outline_of_the just_the_outlines only_the_outline line_style line-style line-work stroke_version drawn_with_lines drawn_in_line one-line_drawing continuous_line hollow_it_out hollowed_out hollowed unfill pencil_outlines pencil_outline pencil_lines pencil_sketch just_pencil just_the_lines sketch_lines',
  },
  {
    edit: { do: 'mark.solid' },
    zh: '实心 填实 填满 涂满 填色 填充 剪影 填上颜色 涂实 实心的 填起来 填充的 涂黑 整块 实的 填色的 满色 不要空心 别空心 涂满色 填满色 实心块 实心图 填黑 色块图 整个涂 整个填 涂上颜色',
    en: 'filled filled-in filled_in fill_it_in fill_in colour_in color_in solid_version silhouette coloured_in colored_in color_the_*_in colour_the_*_in color_*_in colour_*_in make_it_solid solid_icon solid fill_the_*_in fill_*_in fill_in_the solid_colour_icon solid_colour_mark solid_shape filled_shape block_shape filled_icon colour_it_in color_it_in solid_fill shade_it_in shaded_in blocked_in one_solid_shape solid_one not_hollow not_just_an_outline solid_black_shape fill_it filled_version fill_it_up fill_*_with_colour fill_*_with_color solidify solid-filled blocked-in colour_*_solid please_fill empty_inside hollow_inside fill_inside fill_the_inside looks_hollow looks_empty fill_*_solid',
  },
  {
    edit: { do: 'mark.mirror' },
    zh: '反过来 掉过来 左右掉 转过来 镜像 左右翻转 水平翻转 朝另一边 朝向反 反个方向 朝左 朝右 转个身 掉个头 调个头 翻个面 脸朝 头朝 反过来朝 反了 朝反 方向反 翻一下 翻转 翻过来 左右反 左右颠倒 转向另 朝里 朝外 朝着 看向 反着 头朝左 头朝右 调转方向 换个方向 换个朝向 掉头 面向 朝向店名 朝向名字 往另一边看 往右看 往左看 头向 向右边 反方向 对着名字 反一下方向 头冲 个头要向 头要向 头要朝 鼻子朝 把手朝 脸朝反 朝反了 看反了 头反了 冲着字 冲着名字 冲字 面朝字 面朝名字 朝字 朝着字 朝着名字 看着字 看着名字 背对着 背对 背着名字 屁股对着 屁股冲 转过来看 转过来朝 左右翻 左右反转 水平镜像 翻个方向 头转 掉个方向 方向调 朝向换 朝向改',
    en: 'reverse_*_left_to_right point_*_right point_*_left flip_*_horizontally flip_it_horizontally mirror mirrored face_the_other face_left face_right facing_the_other facing_left facing_right look_the_other look_left look_right looking_the_other turn_around turn_round point_the_other flip_horizontally other_direction looks_toward* runs_toward* face_toward* face_the_name wrong_way looking_the_wrong facing_the_wrong face_the_wrong looking_the_other_way facing_away face_inward face_inwards looking_inward facing_right_instead facing_left_instead flip_him flip_her reverse_the_icon turn_him_around turn_her_around turn_it_around turn_it_round spin_it_round spin_him point_right point_left pointing_left pointing_right points_left points_right points_the_other point_the_other_way swimming_the_other face_towards facing_towards look_towards looking_towards look_at_the_name looking_at_the_name heading_the_other going_the_other opposite_direction opposite_way back_to_front mirror_image mirror_it ought_to_point trunk_should trunk_on_the head_should beak_should looking_right looking_left look_to_the_right look_to_the_left looks_to_the_right looks_to_the_left face_to_the_right face_to_the_left walking_into facing_the_words face_the_words facing_the_name facing_the_text face_the_text looking_at_the_words look_at_the_words look_into looking_into facing_in face_in looking_away looks_away faces_away facing_out back_to_the_name its_back_to his_back_to her_back_to turned_its_back bum_to backside_to running_away_from walking_away walking_off flying_away swimming_away flip_it_left flip_it_so flip_the flip_*_round flip_*_around flip_*_over turn_*_to_face turn_*_round turn_*_around turn_*_the_other looking_off heading_off other_way_instead reverse_*_direction left-to-right',
  },
  {
    edit: { do: 'mark.turn' },
    zh: '倾斜 旋转 斜一点 歪一点 转一点 斜着 转个角度 歪着 斜过来 斜斜 歪歪 倾斜一点 转个弯 转动 转一转 转一下 侧一点 侧着 往上斜 倒一点 歪头 歪一下 斜一下 转45度 转90度 立起来 躺 斜45度 转30度 歪一些 斜些 斜一些 往右歪 往左歪 倾斜些 打个斜 摆斜 转个45 往上抬 抬一点 抬头 往下压一点 头往上 头抬 翘 往上翘 扬起来 斜向上 转正 摆正它 扶正',
    en: 'turn_*_upside_down turn_*_upside-down flip_*_upside_down flip_*_upside-down put_*_upside_down tilt tilted rotate rotated lean leaning at_an_angle slant angle_it jaunty wonky tilting tip_it tipped slanted slanting rotate_it rotate_the at_a_slant on_an_angle diagonal diagonally angled_up angled_slightly turn_it_a_bit turn_it_slightly turn_it_upside lopsided skew give_it_a_tilt give_*_tilt a_bit_of_a_tilt degrees turn_the_*_a_bit tilt_* rotate_* tip_*_over lean_*_a tilt_it upside_down upside-down on_its_side at_a_jaunty askew cockeyed wonkier tip_*_a_bit going_up pointing_up point_up point_upwards pointing_upwards nose_up facing_up straighten_it straighten_the stand_it_up clockwise anticlockwise anti-clockwise counter-clockwise counterclockwise',
  },
  {
    edit: { do: 'mark.simpler' },
    zh: '画得简单 画简单 线条太多 细节太多 少几片 简化 细碎 线太多 太密 少点细节 糊成一团 线条少 简洁点的图 去掉一些细节 少点线条 线条减少 少一点线条 细节少 太细致 太密了 密密麻麻 花纹太多 太多线 太多细节 太精细 简化一下 简化些 抽象一点 抽象些 简笔 概括 少几笔 几笔 简练 少几道 画少 全糊 糊了 糊成 少几个 少几根 少几条 少画几 少几层 少几朵 少几颗 少两片 减几 去几 减掉几 少一半 画太满 画得太满 画太细 画得太细 太多细 细节这么多 细节那么多 毛太多 线条太密 线太密 密密麻麻的 眼花缭乱 眼晕 一团毛线 像毛线 看着眼花 乱成一团 几笔就行 几笔就够 简单几笔 寥寥几笔 留个轮廓 留个大概 画个大概 糊成一坨 糊作一团 糊成一片黑 太碎 碎了 删繁就简 化繁为简 去繁就简 精简 简练些 减法 做减法 太零碎 太琐碎 少些花样 少点花样 花样少 少些花纹 少点纹路 少些细节 少几根线 毛毛画得太细 少点毛',
    en: 'looks_fuzzy goes_fuzzy looks_blurry goes_blurry simplify simplified simple_shape too_busy too_detailed fewer_lines less_detail too_many_lines cut_that_in_vinyl too_much_going_on too_many_branches too_many_details too_many_bits too_many_leaves too_many_petals too_many_*_s less_detailed fewer_details fewer_strokes strip_it_back strip_it_down pare_it_back pare_it_down stripped_down simplify_it simplify_the clean_up_the_icon basic_shape simple_outline overcomplicated over-complicated too_much_detail so_much_detail so_many_details so_detailed so_busy very_detailed busy abstract more_abstract just_the_shape bare_bones merge_together merges_together cut_down_on_those blobs turns_into_a_blob become_one_blob way_too_detailed too_many_little_bits too_many_*_bits so_many_bits many_little_bits little_bits fiddly_bits too_many_feathers too_many_spikes too_many_spines too_many_strokes so_many_lines many_lines many_details all_that_detail all_those_lines all_those_details all_the_details busy-looking overly_detailed over-detailed overworked turn_to_mush turns_to_mush mush mushy turn_into_a_blob go_to_mush merge_into one_blob blobby_mess smudge smudges become_a_smudge fussy_drawing elaborate too_elaborate so_elaborate fewer_leaves fewer_petals fewer_bits fewer_branches fewer_feathers fewer_spikes fewer_rays fewer_teeth fewer_waves cut_down_on_the strip_*_back strip_*_down pare_*_back pare_*_down dumb_it_down simple_version simplest simplify_* simplification pared-down boil_it_down boil_*_down less_going_on less_fiddly far_too_many_fiddly too_fiddly cut_it_down_to_basics down_to_basics back_to_basics_on fewer_bits_and_pieces less_stuff_in_it reduce_it_to_its_essentials to_its_essentials over-rendered over_rendered down_to_essentials bare_essentials its_essentials overdrawn over-drawn',
  },
  {
    edit: { do: 'mark.other' },
    zh: '换个画法 另一种画法 换个样子 换个姿势 重画 画得不像 画得不好 别的画法 换一个画 换个造型 换个表情 凶 长得怪 怪怪的 换个图案画法 重新画 画一个新的 重新画一个 换个版本的 换一种画 画得好凶 画得太凶 好凶 凶巴巴 画得像 长得像 画得太丑 有点丑 奇怪 怪 别扭 不好看 换个好看 换个可爱点 换一只 换个更 换个别的 画得不行 换个样 认不出来 看不出是 看不出来是 画得怪 换个样式 丑死 再画一个 别的样子 不同的画法 重画一只 重画一个 重画一下 重新画一只 再画一只 再画一遍 另画一只 另画一个 换个画的 换种画法 画风换 画得跟 长得跟 看着像狗 非说是 看成是 以为是 四不像 画歪了 画残了 画崩了 没神 没灵气 呆呆的 表情不对 眼神不对 眼睛怪 吓人 瘆人 长歪了 换一张图 换张图 换个样子画 姿势不对 动作不对 重新给我画',
    en: "draw_*_different drawn_different draw_*_another_way do_*_differently draw_*_differently drawn_*_differently different_drawing redraw redrawn drawn_differently another_version_of another_drawing different_version_of different_pose looks_angry look_so_angry look_angry looks_wrong creepy looks_weird look_weird weird_looking ugly so_angry so_sad redo_the different_one_of another_one_of another_style_of a_different_drawing draw_it_differently drawn_better not_this_drawing not_this_one not_that_one a_nicer_one a_better_one a_better_drawing nicer_drawing better_drawing looks_off looks_odd looks_strange looks_evil looks_sad looks_mean look_mean looks_scary scary looks_dead looks_more_like looks_nothing_like doesn't_look_like_a doesn't_look_like_an can't_tell_it's can't_tell_what weird odd-looking funny-looking ugly-looking try_another_version try_a_different take_another_stab have_another_go another_take newer_one draw_a_newer draw_a_better draw_a_nicer draw_a_different draw_a_new draw_another draw_one have_another_go_at another_go_at another_crack_at another_bash another_try_at another_attempt have_a_go_at try_again_with_the redo_*_drawing re-draw re-do_the draw_it_again drawn_again redraw_* different_take fresh_take different_version_of_the another_one_but_still looks_like_a_blob looks_like_a_cloud looks_like_a_potato looks_like_a_slug looks_like_a_rat looks_possessed possessed haunted demonic deranged looks_drunk cross-eyed looks_grumpy looks_miserable unrecognisable unrecognizable can't_tell_if doesn't_read_as not_recognisable hardly_looks_like does_not_look_like doesn't_look_anything_like looks_nothing_like_a mistook mistaken_for looks_broken looks_wonky is_broken mend_the",
  },
  {
    edit: { do: 'color.one' },
    zh: '黑白的 黑白版 出个黑白 单色 一个色 一种颜色 一个颜色 只用一个色 纯色标志 一色 一种色 同一个颜色 统一一个颜色 统一颜色 一个颜色就够 用一种颜色 全用一个 只用一种 单一颜色 只留一个颜色 单色版 单一色 一个颜色印 单色印 只能一个颜色 只能用一个颜色 只能一种颜色 只能单色 只能印一个 就一个颜色 就一种颜色 统一成一个色 全部一个色 一色到底 纯单色 一色足矣 一色即可 一个色就够 颜色就留一样 只要一样颜色',
    en: 'in_black_and_white black_and_white_version greyscale grayscale one_color one_colour single_color single_colour just_the_one_color just_the_one_colour monochrome mono one-color one-colour same_colour_throughout single-colour single-color one_solid_colour one_solid_color a_single_colour a_single_color only_one_colour only_one_color all_one_colour all_one_color all_the_same_colour all_the_same_color same_colour_for_everything same_color_for_everything one_ink 1_colour 1_color one_colour_only one_color_only the_one_colour the_one_color only_have_the_one_colour only_have_one only_print_one one_colour_print one_color_print 1-colour 1-color single_tone one-tone one_tone monotone just_one_colour just_one_color one_colour_throughout in_one_colour in_one_color have_the_one_ink single_ink a_single_ink one_ink_only one_spot_colour one_spot_color single_spot_colour',
  },
  {
    edit: { do: 'color.swap' },
    zh: '黑白倒 反白反黑 反色 黑白对调 颜色对调 颜色反过来 颜色反一下 底色和字色对调 黑底白字 白底黑字 反相 底和字的颜色换 反过来颜色 颜色反转 反转颜色 颜色互换 颜色调换 颜色对换 底和字互换 底色字色互换 深浅对调 底和字颜色 字和底颜色 字和背景颜色反 背景和字颜色反 颜色倒过来 换成反色 黑白反过来 黑白颠倒 底和字反过来 字和底反过来 底色和字色反 颜色调个个 颜色掉个 底字互换 底跟字颜色 深底浅字 反过来黑底 改成黑底白字 换成黑底白字 反转一下颜色',
    en: 'dark_mode_version for_dark_mode invert inverted reverse_the_colours reverse_the_colors swap_the_colours swap_the_colors white_on_black black_on_white reversed_out flip_the_colours flip_the_colors colours_the_other_way colors_the_other_way invert_it invert_the invert_colors invert_colours reverse_colours reverse_colors reversed negative_version swap_colours swap_colors swap_background_and swap_the_background flip_background light_on_dark dark_on_light swap_background swap_the_ground flip_*_colours flip_*_colors reverse_*_colours reverse_*_colors swap_*_colours swap_*_colors colours_reversed colors_reversed colours_swapped colors_swapped colours_flipped colors_flipped reverse_it_out knock_it_out knocked_out white-on-black photographic_negative inverse',
  },
  {
    edit: { do: 'color.contrast' },
    zh: '和背景太接近 跟背景太接近 和底色太接近 与背景太接近 跟底色太接近 和底色接近 和背景接近 跟背景色接近 对比 对比度 看不清 看不见 不清楚 分不清 融在一起 不够醒目 不醒目 不够明显 认不出字 看不出来 看不太清 看不到 看不明白 认不清 糊在一起 糊成一片 混在一起 不明显 不显 显不出来 不突出 跟背景混 和背景混 分不开 反差 反差大 对比强 对比大 撞色 不够显眼 不显眼 分不出来 分不出 跟底色太像 和底色太像 和底太接近 跟底太接近 跟背景太像 和背景太像 陷进背景 淹没 淹在 藏在背景 隐身 快看不见 快没了 看不真切 看不分明 糊在背景 吃进背景 拉开反差 拉开对比 拉大对比 对比再大 反差再大 快分不开 糊一块 混一块 融一块 辨认吃力 辨认困难 难以辨认 难辨 加强区分 区分开 区分不开 区分度 对比拉大 对比拉开 对比调高 对比加强 谁看得见 谁看得清 谁看得到 哪个看得清 哪个看得见 谁认得出 谁能看清 谁能看见 鬼看得见 哪看得清 灰配灰 看不出主次 主次不分 分不出主次 没有主次 明暗拉开 拉开明暗 明暗对比 跟底拉开 和底拉开 与底拉开 跟背景拉开 和背景拉开',
    en: "contrast hard_to_see can_barely_see cannot_see blends_in blend_in disappears lost_on legib* readable illegible hard_to_read stand_out_more fades_into can't_see can't_make_out can_barely_make_out barely_make_out barely_see can_hardly_see hardly_see barely_visible hardly_visible difficult_to_see difficult_to_read tough_to_read hard_to_make_out can't_read_it disappearing disappears_into vanishes vanish blending blends_into blends merges merging fades_away doesn't_show doesn't_show_up doesn't_stand_out doesn't_pop show_up_better more_visible more_legible more_readable easier_to_read easier_to_see lost_against gets_lost_against gets_lost_on washed_out_against high_contrast can't_read can't_read_a can't_be_read couldn't_read no_one_can_read too_similar_to_the_background same_as_the_background camouflage camouflaged sinks_into sink_into sinking_into swallowed_by lost_in_the_background melts_into melt_into melting_into dissolves_into disappears_against disappear_into disappears_on invisible_against invisible_on nobody_can_read no_one_reads can't_hardly can't_tell_the_letters unreadable more_contrasty contrasty stronger_contrast higher_contrast more_contrast punch_up_the_contrast up_the_contrast show_up show_up_more stand_out_from more_difference difference_between_them tell_them_apart tell_apart bigger_difference can_hardly_make_out hardly_make_out hardly_make_it_out can't_make_head_or_tail can't_decipher can't_work_out_the_letters can't_work_out_what_it_says cannot_decipher contrast_is_insufficient insufficient_contrast not_enough_contrast poor_contrast can_hardly_read can_barely_read hardly_read barely_read",
  },
  {
    edit: { do: 'color.other' },
    zh: '换个颜色 换颜色 换种颜色 换一套颜色 颜色换一套 换套配色 换个配色 换个色 别的颜色 配色换 颜色换 不喜欢这个颜色 颜色不好看 换一组颜色 换一套 换套 颜色不喜欢 颜色不行 颜色不太行 颜色不对 配色不行 配色不喜欢 颜色丑 颜色难看 颜色换换 颜色改改 换换颜色 换下颜色 换一下颜色 颜色换一下 换几个颜色 别的配色 其他颜色 颜色重新配 重新配色 重新配个色 试试别的颜色 别的色 换个色系 颜色不搭 颜色怪怪的 不喜欢颜色 讨厌这个颜色 颜色换一换 颜色换个 换换色 配色换换 配色换一下 配色换个 配色改改 配色重来 颜色重来 颜色不对味 色不对 色调不对 色调换 不要这个颜色 别用这个颜色 不是这个颜色 颜色看腻 颜色腻 换换配色 换一下配色 撞色了 颜色撞了 颜色打架',
    en: "different_colors different_colours other_colors other_colours another_palette new_palette new_colors new_colours change_the_colors change_the_colours another_color another_colour other_palette different_palette different_color different_colour hate_the_palette hate_the_colors hate_the_colours colours_aren't_working colors_aren't_working colours_don't_work colors_don't_work not_keen_on_the_colours not_keen_on_the_colors not_sure_about_the_colours not_sure_about_the_colors don't_like_the_colours don't_like_the_colors don't_like_the_colour don't_like_the_color hate_the_colour hate_the_color dislike_the_colours try_other_colours try_other_colors other_colour_options other_color_options change_colours change_colors change_the_colour change_the_color change_up_the_colors change_the_palette recolour recolor wrong_colours wrong_colors some_other_colours some_other_colors colours_are_wrong colors_are_wrong colors_are_off colours_are_off fresh_palette different_set a_different_set clash clashes clashing fight_each_other don't_go_together different_colourway different_colorway different_scheme another_scheme another_colour_scheme another_color_scheme new_colour_scheme new_color_scheme shake_up_the_colours shake_up_the_colors mix_up_the_colours change_up_the_colours play_with_the_colours try_different_colours try_different_colors go_off_the_colours gone_off_the_colours sick_of_these_colours bored_of_the_colours bored_with_the_colours not_feeling_the_colours not_feeling_the_colors not_loving_the_colours not_loving_the_colors colours_feel_wrong colors_feel_wrong off-putting_colours colours_fight colors_fight hate_*_colours hate_*_colors dislike_*_colours dislike_*_colors don't_like_*_colours don't_like_*_colors can't_stand_*_colours can't_stand_*_colors sick_of_*_colours sick_of_*_colors completely_different_colours completely_different_colors totally_different_colours totally_different_colors completely_different_set_of_colours completely_different_palette",
  },
  {
    edit: { do: 'color.fewer' },
    zh: '配色收敛 两个色够 两个颜色够 不用这么花 别这么花 颜色太多 少几个颜色 颜色少 太花 花里胡哨 颜色太杂 颜色太花 少点颜色 五颜六色 太杂 颜色有点多 颜色好多 颜色这么多 颜色那么多 少几个色 少点色 少用几种颜色 颜色减少 减少颜色 颜色精简 颜色简单 颜色别太多 太多颜色 颜色太乱 颜色乱 花花绿绿 两个颜色就够 两种颜色就行 两三种颜色 色太多 几种颜色太 用色太多 别这么多色 这么多色 那么多色 别那么多色 这么多颜色 那么多颜色 太多色 留两三个 留两三种 留两种颜色 留两个颜色 只留两 两三个就够 两三种就够 别超过三 不超过两种 不超过三种 最多两种 最多两个色 最多三种 调色盘 打翻 像彩虹 开染坊 染坊 红红绿绿 花得很 花花的 少用几个颜色 两三样就够 留两三样 两三样颜色 颜料盘',
    en: 'limited_palette restricted_palette smaller_palette reduced_palette fewer_colors fewer_colours too_many_colors too_many_colours less_colours less_colors busy_colours cut_down_on_colour two_colours_at_most two_colors_at_most two_colours_max two_colors_max fewer_different_colours lot_of_colours lot_of_colors lots_of_colours lots_of_colors so_many_colours so_many_colors cut_down_the_colours cut_down_the_colors reduce_the_colours reduce_the_colors reduce_the_number_of_colours limit_the_colours limit_the_colors just_two_colours just_two_colors only_two_colours only_two_colors two_colours_only two_colors_only simpler_palette less_colour less_color paintbox paint_box exploded_paint skittles bag_of_sweets smarties clown_car fewer_shades fewer_tones limit_to_two two_or_three_colours two_or_three_colors max_two_colours max_two_colors stick_to_two just_a_couple_of_colours just_a_couple_of_colors couple_of_colours couple_of_colors less_colourful less_colorful not_so_colourful not_so_colorful awful_lot_of_colors awful_lot_of_colours lot_of_different_colours pare_down_the_colours strip_back_the_colours cut_back_on_colour cut_back_on_color less_of_the_rainbow rainbow-y rainbowy like_a_rainbow too_rainbow bit_rainbow a_bit_rainbow rainbow_vomit not_so_many_colours not_so_many_colors less_rainbow',
  },
  {
    edit: { do: 'layout.center' },
    zh: '居中 正中 中间对齐 放中间 摆中间 摆到正中间 放正中 对中 居中对齐 放到中间 摆在中间 往中间 正中间 中间一点 对齐中间 都居中 整体居中 摆正 对正 放正 居个中 往正中 中间来 摆到中间 挪到中间 歪到一边 没对齐 没居中 不居中 不在中间 不在正中 对齐 没在一条中线 没在一条线 不在一条线 不在一条中线 不在中线 没在中线 在一条线上 对不齐 歪到边上 中轴 中轴线 居中轴 对称居中',
    en: "don't_line_up doesn't_line_up not_lined_up centered centred in_the_middle centre_it center_it centre_everything center_everything centered_up centrally line_up_in_the_middle in_the_center in_the_centre off-center off-centre off_center off_centre not_centered not_centred center_the centre_the center_this centre_this should_be_centered should_be_centred be_centered be_centred smack_in_the_middle dead_centre dead_center slap_bang_in_the_middle bang_in_the_middle plumb_centre center_aligned centre_aligned center-aligned centre-aligned center_align centre_align line_*_up_in_the_middle lined_up_in_the_middle not_in_the_middle isn't_centred isn't_centered off_to_one_side lopsided_layout middle_of_the_page line_up_properly lined_up_with_each_other out_of_line not_lined_up_properly on_the_same_centre_line off_axis central_axis on_a_central_axis align_centrally centre_line_up centred_up along_the_centre common_centre",
  },
  {
    edit: { do: 'layout.left' },
    zh: '靠左 左对齐 靠左对齐 齐左 往左靠齐 全靠左 都靠左 往左对齐 左边对齐 左侧对齐 向左对齐 居左 往左边靠齐 左边靠齐 靠左边对齐 往左靠 向左靠 贴左 左齐 往左边对齐 往左边靠 靠左边站 左端对齐 全往左 都往左',
    en: 'range_*_left ranged_left ragged_right left_justified down_the_left left_edge left_aligned left-align left_align left-aligned align_left flush_left aligned_to_the_left ranged_left line_up_on_the_left align_everything_to_the_left everything_to_the_left align_to_the_left left-justified left_justified left_justify aligned_left align_left_please push_everything_left all_to_the_left line_everything_up_on_the_left left_alignment left-hand_aligned align_the_text_left align_it_left align_it_to_the_left line_it_up_left line_up_left line_it_all_up_down_the_left line_it_all_up line_everything_up_left push_it_left over_to_the_left_edge left_hand_edge',
  },
  {
    edit: { do: 'layout.swap' },
    zh: '对调 调换 换位置 换个位置 互换 位置换 上下颠倒 左右对换 交换位置 倒过来 上下换一下 左右换一下 换一下位置 换个位 换个位儿 换一换位置 调个位置 位置对调 位置互换 换下位置 上下对调 左右对调 上下调换 前后对调 反过来排 颠倒过来 换个个儿 掉个个儿 图字对调 图字互换 字图对调 位置调 调个个 前后换 前后颠倒 字在前图在后 字放前面 名字放前面 店名放前面 上下倒 字上图下 字在上图在下 倒个个 倒个个儿',
    en: 'swap_the_name_and swap_the_picture_and swap_the_icon_and switch_the_name_and swap_name_and swap_those_two swap_places swap_them swap_the_two other_way_round other_way_around switch_places switch_them swap_round change_places switch_the_order swap_positions interchange* swap_over name_on_top name_first name_on_top_and name_above_the_picture swap_the_order swap_order reverse_the_order trade_places swap_positions_of swap_it_round swap_them_round swap_the_two_around swap_them_over switch_the_two switch_positions flip_the_order change_the_order other_way_up switch_around swap_around words_first text_first text_on_top words_on_top name_then_picture swap_those_two_round swap_*_round swap_*_around name_before_the_picture name_before_the_icon swap_sides change_sides switch_sides swap_*_over trade_*_places change_*_places switch_*_places flip_*_positions words_before name_before words_then text_then both_the_wrong_way_round in_the_wrong_order wrong_order',
  },
  {
    edit: { do: 'layout.set', layout: 'badge' },
    zh: '围成个圆 围成一个圆 圆形的那种章 圆形那种章 个圆的 一个圆的 要圆的 圆的就行 圆的就好 改成圆的 围成圆 围成一圈 围成圆形 椭圆 印章的样 印章一样 印章似的 印章风格 印章感 印章的感觉 章子 像印章 成印章 个印章 像枚印章 成一枚印章 做成章的 公章那种 徽章 圆徽 徽标 印章样 圆章 徽 勋章 圆形徽 字绕 绕一圈 绕着 盾徽 圆形徽章 圆标 圆形 圆形的标 印章那样 印章那种 印章形 图章 圆形印章 盖章那种 邮戳 做成圆的 做成圆形 放在圆里 放圆里 圆圈里 套个圆 套个圆圈 圆框里 盾牌 盾形 徽记 队徽 校徽 外面要有一圈 圆徽章 印章式 圆形logo 做圆的 弄成圆的 圆的徽 放进圆 圆形里 圆里面 像奖章 奖章 胸章 臂章 圆形那种 做成章 像个章 盖戳 戳子 邮票 瓶盖 排成圆章 圆牌 印章的形式 印章形式 印章式样 章的样子 圆章形式 瓶盖样 弯着绕 绕成圈 绕成弧 弧形排',
    en: 'turn_it_into_a_stamp make_it_a_stamp turn_it_into_a_seal make_it_a_seal turn_it_into_a_coin make_it_a_coin turn_it_into_a_patch make_it_a_patch turn_it_into_a_crest make_it_a_crest turn_it_into_a_round_patch make_it_a_round_patch turn_it_into_a_round_stamp make_it_a_round_stamp turn_it_into_a_round_seal make_it_a_round_seal turn_this_into_a_stamp make_this_a_stamp turn_this_into_a_seal make_this_a_seal turn_this_into_a_coin make_this_a_coin turn_this_into_a_patch make_this_a_patch turn_this_into_a_crest make_this_a_crest turn_this_into_a_round_patch make_this_a_round_patch turn_this_into_a_round_stamp make_this_a_round_stamp turn_this_into_a_round_seal make_this_a_round_seal turn_that_into_a_stamp make_that_a_stamp turn_that_into_a_seal make_that_a_seal turn_that_into_a_coin make_that_a_coin turn_that_into_a_patch make_that_a_patch turn_that_into_a_crest make_that_a_crest turn_that_into_a_round_patch make_that_a_round_patch turn_that_into_a_round_stamp make_that_a_round_stamp turn_that_into_a_round_seal make_that_a_round_seal round_patch round_stamp round_seal round_sticker circular_stamp as_a_coin as_a_medal into_a_stamp into_a_seal into_a_coin into_a_patch into_a_crest as_a_crest as_a_roundel round_version oval oval_shape oval_version circular circle_version be_round make_it_round it_round round_logo a_circular in_the_round badge roundel crest stamp_type stamp-type rubber_stamp_shape seal_shape round_emblem text_round_the_edge words_round_the_edge in_a_circle_round badges badge-style badge_style badge_shape emblem_style round_logo circle_logo in_a_circle inside_a_circle into_a_circle circle_around circle_round ring_around_everything as_a_stamp like_a_stamp stamp-style stamp_style rubber-stamp seal_style wax_seal as_a_seal shield patch_style medallion round_sticker sticker_style text_around_the_edge words_around_the_edge text_around_a_circle curved_text text_in_a_circle postmark roundel-style round_one round_shape inside_a_round in_a_round nice_round_shape circle_shape round_badge into_a_badge in_a_badge badge-like badgey stamp-like like_a_badge like_a_crest coat_of_arms bottle_cap bottle-cap circular_logo circular_badge circle_badge roundal in_a_roundel beer_mat coaster coin-like like_a_coin button_badge wrap_the_name_around wrap_*_around name_around_the_edge text_on_a_circle name_*_round_the_picture name_*_around_the_picture go_round_the_picture go_around_the_picture round_the_picture around_the_picture name_in_a_ring words_in_a_ring text_in_a_ring words_curving text_curving letters_curving words_curved_round text_curved_round words_curving_round name_curving_round bottle-top bottle_top as_a_bottle-top',
  },
  {
    edit: { do: 'layout.set', layout: 'vertical' },
    zh: '立起来写 立着写 竖着念 竖排 竖着 竖向 直排 竖版 竖写 从上往下写 竖起来 竖过来 竖的 竖直 竖着写 竖着排 从上到下 直着写 立着写 字竖 竖着排下来 竖着来 竖立 竖一列 排一列 一竖排 从上往下 字往下排 立式 竖幅 竖招 对联那样 像对联 改直的 改成直的 要直的 直式',
    en: 'downwards downward vertical vertically top_to_bottom_letters running_down vertical_layout written_vertically run_vertically down_the_side letters_stacked one_letter_per_line one_character_per_line read_downwards top_to_bottom reading_down top-to-bottom one_on_top_of_the_other_letters down_the_page going_down stacked_letters letter_by_letter_down portrait_format tall_sign tall_and_narrow_sign written_downwards run_down from_up_to_down up_to_down from_top_to_bottom top_down',
  },
  {
    edit: { do: 'layout.set', layout: 'stacked' },
    zh: '上图下文 图上文下 上下排 上下结构 上下排列 图上字下 上图下字 图在上 叠着排 上下布局 上下摆 图放上面字放下面 图在上面字在下面 图在上字在下 在上字在下 图上文下 上下的 叠起来 上下叠 图压在字上 图在字上 图放字上 上面图下面字 上头图下头字 图顶在上 叠放 摞起来 摞着 上下来',
    en: 'it_square it_squarer it_more_square square_shape square_for squarish_shape stack stacked icon_on_top mark_on_top on_top_of_each_other_neatly stack_it stack_them icon_above_text icon_over_text icon_above_the_text picture_above_the_words picture_on_top_of_the_name picture_on_top stacked_version on_top_and_the_words on_top_and_the_name on_top_with_the_name icon_on_top_of_the logo_above picture_over_the_name icon_over_the_name one_above_the_other one_on_top_of_the_other piled picture_above icon_above mark_above stacking square_version squarer_layout square_format',
  },
  {
    edit: { do: 'layout.set', layout: 'side' },
    zh: '左右排 左右结构 左图右字 图左字右 并排 横排 横版 横着排 左右排列 左右布局 左右摆 图左文右 图放左边字放右边 横向排 横着 横过来 横向 横式 并列 排成一排 一排 横着来 横着放 放一横排 左右来 左右放 左右并列 一字排开 横条 长条的排法 一横排 图字并排 并排放 平排 一个水平线 同一水平线 平着排',
    en: 'beside_the_picture beside_the_icon next_to_the_picture next_to_the_icon next_to_the_image alongside_the_picture alongside_the_name long_rather_than_tall longer_not_taller longer_than_tall side_by_side side-by-side horizontal next_to_each_other in_a_row landscape_version horizontal_version horizontal_layout horizontally alongside beside_each_other beside_the_name side_to_side icon_to_the_left_of_the icon_next_to_the_text lengthways wide_format landscape in_line_with_the_name next_to_the_name beside_the_text next_to_the_text next_to_the_words in_a_line_with long_and_thin long_thin wide_and_short letterbox sideways_layout side_on letterhead_format banner-shaped banner_shape on_the_same_level on_one_level level_with_each_other on_the_same_line_as_the_name in_line_with_each_other',
  },
  {
    edit: { do: 'layout.set', layout: 'one-line' },
    zh: '排成一行 单行 放一行 同一行 一行写 一行写完 写成一行 并成一行 一行就行 不要换行 不要断行 不要分行 别换行 不要两行 不要断成两行 别断成两行 一行排完 排一行 合成一行 一行放下 一行摆下 一行排下 一行搞定 别分行 别分两行 别两行 别拆行 拼成一行 连成一行 一行字',
    en: 'one_line single_line on_one_line in_one_line all_on_one one_single_line onto_one_line single-line_name all_in_a_line in_a_single_line one_row single_row all_one_line fit_on_one_line on_a_single_line all_on_a_single_line on_the_same_line same_line a_single_line one_straight_line straight_line in_a_straight_line not_two_lines not_on_two_lines unstack_the_words straight_across without_breaking no_breaks unbroken in_one_go all_in_one_go',
  },
  {
    edit: { do: 'layout.set', layout: 'two-lines' },
    zh: '放第二行 放到第二行 放下一行 放到下一行 排第二行 换到第二行 移到第二行 写第二行 写到第二行 排到第二行 放在第二行 另起一排 断成两行 分两行 折行 拆成两行 分行 分成两行 两排 写两行 写成两行 排成两行 排两行 排成两排 断开 拆两行 拆行 一行写不下 另起一行 换一行 上下两行 分两排 两行写 分上下两行 分开两行 两行排 两行摆 断行 折成两行 折两行 上下两排 上一行下一行 换行 挪到第二行 挪第二行 搬到第二行 挪到下一行 挪下一行 挪下去一行',
    en: 'on_a_second_line onto_a_second_line on_a_new_line onto_a_new_line on_another_line on_the_line_below on_the_second_line onto_the_second_line over_two_lines break_the_name break_it split_the_name on_two_lines 2_lines two_rows in_two_rows into_two_lines in_two_lines over_2_lines second_line_for split_over break_onto break_into_two two-line wrap_it wrap_onto one_word_per_line each_word_on_its_own onto_two put_*_on_the_next_line two_lines on_2_lines onto_2_lines across_two_lines split_*_in_two split_*_into_two break_*_into_two break_*_in_two stack_the_words one_word_above separate_lines different_lines its_own_line next_line',
  },
  {
    edit: { do: 'layout.set', layout: 'frame' },
    zh: '加个框 加框 加边框 加个边框 框起来 套个框 圈起来 加一个框 加外框 加个外框 加方框 加个方框 加一圈 加圈 围起来 围一圈 套框 套个边框 外面加框 外面加个框 四周加框 四周加个框 框住 装框里 放框里 加个圈 套个圈 画个框 画个圈 弄个框 弄个边框 来个框 来个边框 包个框 镶个边 镶边 外面套个 围个框 用框',
    en: 'box_it_in box_it frame_it put_a_frame put_a_box add_a_frame add_a_border put_a_border frame_around frame_round box_around box_round_it box_around_it boxed boxed_in border_around border_around_it put_it_in_a_box put_it_in_a_frame put_it_in_a_rectangle in_a_rectangle in_a_box in_a_frame inside_a_frame inside_a_box inside_a_border inside_a_square frame_the draw_a_box rectangle_around line_around_it border_round_the_whole thin_border put_a_line_around put_a_ring frame_*_up box_*_in box_*_up border_it outline_the_whole a_box_round a_frame_round surrounded_by_a_line enclose enclose_it enclosed put_*_in_a_box put_*_in_a_frame in_a_hexagon inside_a_hexagon in_a_diamond in_a_square in_a_pentagon in_an_octagon',
  },
  {
    edit: { do: 'type.case', case: 'upper' },
    zh: '大写 全大写 全部大写 大写字母 都大写 大写的 字母大写 全大写的 都用大写 英文大写 全用大写',
    en: 'all_caps uppercase upper_case upper-case capitals capital_letters caps all_capitals block_capitals all_caps_please capitalised capitalized all_capital_letters all_capital capital_letter capital_letters_all in_capitals in_caps all_upper caps_lock all_uppercase full_caps caps_only all-caps all_in_caps all_in_capitals block_caps capitalise_everything capitalize_everything capitalise_it capitalize_it capitalise_the capitalize_the big_letters_all shouting_caps caps_throughout in_uppercase in_all_caps',
  },
  {
    edit: { do: 'type.case', case: 'lower' },
    zh: '小写 全小写 小写字母 全部小写 都小写 别大写 不要大写 小写的 字母小写 都用小写 英文小写 全用小写 首字母小写',
    en: 'take_caps_lock_off caps_lock_off turn_caps_lock_off all_little_letters little_letters lowercase lower_case lower-case no_capitals all_small_letters without_capitals no_caps all_lowercase all_lower lower-cased small_letters_only without_caps less_shouty_letters lowercased un-capitalise little_letters_not_capitals all_in_lowercase in_lowercase in_lower_case all_lower_case lowercase_letters small_letters no_capital_letters no_capital without_capital lose_the_capitals drop_the_capitals ditch_the_capitals lose_the_caps drop_the_caps',
  },
  {
    edit: { do: 'type.case', case: 'title' },
    zh: '首字母大写 首字母 首字母大写其他小写 只首字母 开头大写 第一个字母大写 每个词首字母 单词首字母 每个单词首字母',
    en: 'not_all_capitals not_all_caps not_all_in_capitals not_in_all_caps not_everything_in_capitals not_all_upper_case title_case capitalise_the_first capitalize_the_first first_letters_capital initial_capitals initial_caps capital_first_letters capital_first_letter first_letter_capital first_letter_capitalised first_letters_only only_the_first_letter just_the_first_letter capitalise_each capitalize_each capital_at_the_start upper_and_lower_case sentence_case mixed_case title-case just_capital_first capital_on_the_first capital_letter_at_the_start only_first_letters first_letters_in_capitals capitals_at_the_start_only just_the_initials proper_case camel_case normal_capitals first_letter_of_each_word first_letter_of_every_word first_letters_of_each first_letter_of_each first_letter_of_every only_the_first_letters just_the_first_letters capital_first_letter_each',
  },
  {
    edit: { do: 'ground.set', color: 'transparent' },
    zh: '透明 透明底 背景透明 去底 无底色 抠掉背景 透明背景 去背景 去掉背景 背景去掉 不要背景 背景不要 没有背景 无背景 背景去了 抠图 免抠 去掉底色 底色去掉 不要底色 不要底 不要白底 镂空底 透的 透底 底透明 底透 抠底 抠出来 抠干净 背景抠掉 底抠掉 背景抠了 底子去掉 背景拿掉 背景删了 背景去除 不带背景 不带底 别带底色 没底色 去白底 白底去掉 白底不要',
    en: 'lose_the_white_background lose_the_black_background lose_the_cream_background lose_the_grey_background lose_the_coloured_background lose_the_colored_background lose_the_blue_background lose_the_green_background lose_the_red_background lose_the_pink_background lose_the_yellow_background remove_the_white_background remove_the_black_background remove_the_cream_background remove_the_grey_background remove_the_coloured_background remove_the_colored_background remove_the_blue_background remove_the_green_background remove_the_red_background remove_the_pink_background remove_the_yellow_background drop_the_white_background drop_the_black_background drop_the_cream_background drop_the_grey_background drop_the_coloured_background drop_the_colored_background drop_the_blue_background drop_the_green_background drop_the_red_background drop_the_pink_background drop_the_yellow_background get_rid_of_the_white_background get_rid_of_the_black_background get_rid_of_the_cream_background get_rid_of_the_grey_background get_rid_of_the_coloured_background get_rid_of_the_colored_background get_rid_of_the_blue_background get_rid_of_the_green_background get_rid_of_the_red_background get_rid_of_the_pink_background get_rid_of_the_yellow_background ditch_the_white_background ditch_the_black_background ditch_the_cream_background ditch_the_grey_background ditch_the_coloured_background ditch_the_colored_background ditch_the_blue_background ditch_the_green_background ditch_the_red_background ditch_the_pink_background ditch_the_yellow_background transparent transparent_background no_background see-through see_through background_transparent no_bg remove_the_background remove_background lose_the_background get_rid_of_the_background without_a_background without_background without_the_background background_removed drop_the_background cut_out_version transparent_png png_with_no no_backdrop background_gone background_out knock_out_the_background knock_the_background_out cut_out_the_background cut_the_background clear_background_png alpha_background with_nothing_behind nothing_behind_it take_the_background_out take_the_background_off take_the_background_away take_out_the_background delete_the_background strip_the_background kill_the_background clear_png see_thru see-thru background-less backgroundless',
  },
  {
    edit: { do: 'ground.set', color: 'plain' },
    zh: '纯色底 素底 干净的底 纯色背景 背景干净 素一点的底 净底 底干净 底子干净 干净底 底纹去掉 背景简单 背景简洁 背景素 单色背景 背景别花 背景太花 背景太乱 背景有点花 背景花 底太花 素色背景 纯色底子 背景纯色 背景单纯 背景清爽 背景清清爽爽 背景别有 背景别带 背景不要图 底别花 底子别花 底纹不要 花纹不要 背景空着 背景留空 干净背景 背景弄干净',
    en: 'plain_background plain_ground clean_background nothing_behind clear_background solid_background plain_backdrop leave_it_plain background_plain plain_behind simple_background background_is_too_busy background_too_busy busy_background distracting_background background_is_distracting solid_colour_background flat_background clean_backdrop nothing_in_the_background uncluttered_background plain_back nothing_fancy_behind just_a_plain keep_the_background_plain make_the_background_plain background_simple simpler_background simple_backdrop clear_the_background clean_up_the_background stop_the_background',
  },
];

export const TALK: readonly (Words & { edit: Edit })[] = [
  {
    edit: { do: 'talk.undo' },
    zh: '刚才的好 刚才那样 刚才那样就好 撤销 撤回 退回 上一步 回到刚才 刚才那个 刚才那版 上一个 上一版 之前那个 还是之前 改回去 改回来 前一个 变回去 返回上一步 前面那个 退一步 退回上一步 撤一下 回退 退回去 不要这步 刚才那步 取消刚才 取消上一步 上一次的 上一次那个 前一版 改之前 之前的好 之前那版 之前的好看 还是原来 还是原来的好 算了不改 没改之前 恢复刚才 变回来 变回刚才 换回来 换回去 换回刚才 回到上一 回到之前 倒回去 刚刚那个 刚刚那版 刚刚那步 上个版本 还原 还原回去 弄回去 弄回来 搞回去 换回原来 恢复 恢复原样 恢复回去 当我没说 当我没讲 倒回 退回来 撤了刚才 别改了还是刚才 刚才改的不要 刚才的不要 上一步不要 收回 收回刚才 改坏了 没叫你换 没让你换 没让你改 没叫你改 我没说要 上上个 上上版 前两版 上两版',
    en: "undo go_back put_it_back revert one_before last_one_was change_it_back as_it_was how_it_was step_back back_to_what take_that_back before_was undo_that undo_it undo_the go_back_one back_one back_a_step one_step_back previous_one previous_version the_last_version last_version version_before the_one_before liked_it_before preferred_it_before better_before looked_better_before liked_the_last_one preferred_the_last bring_back_the_last bring_it_back put_that_back change_that_back change_back switch_back switch_it_back revert_that restore cancel_that scratch_that forget_that_last never_mind_that take_it_back had_a_moment_ago had_before as_before how_it_was_before what_it_was what_we_had roll_back rollback roll_it_back ctrl_z ctrl+z oops back_please forget_i_asked forget_i_said forget_that forget_it forget_the_last ignore_that ignore_my_last scrap_that_last undo_last undo_my_last take_back_that_last as_you_were put_*_back_how put_*_back_the_way go_back_to_how back_to_how_it_was back_to_the_way how_it_was_a_minute_ago a_minute_ago the_way_it_was way_it_was wasn't_what_i_meant not_what_i_meant not_what_i_asked didn't_ask_for didn't_ask_you i_take_it_back reverse_that reverse_the_last unwind step_backwards go_backwards one_back previous_look last_step previous_step two_goes_ago a_couple_of_goes_ago two_versions_ago a_version_ago a_go_ago preferred_it_two preferred_it_when earlier_version earlier_one preferred_the_earlier version_before_last",
  },
  {
    edit: { do: 'talk.first' },
    zh: '恢复初稿 初稿 一上来 原来那版 原先那版 最初 最开始 第一版 最早 原来那个 一开始 原版 初版 第一个方案 原始 第一稿 最先 用回第一个 第一个最好 回第一个 第一次那个 第一次的 第一次做的 最开始那个 最开始的 一开始那个 一开始的 最初那个 最初的 最早那个 最早那版 原来的版本 初始 初始版 起初 回到最初 回到最开始 从头 回到原点 第一张 最先那个 头一个 头一版 原先那个 原始版本 最早那张 最开始那张 最初那张 第一版就 第一个就 一上来那个 一开始那版 最开始那版 最最开始 最原始 最原始的 原先的 原来最早 起头那个 打头那个 首版 第一回',
    en: 'back_to_the_first_of_all the_first_of_all how_it_was_when_we_started it_was_when_we_started when_we_started from_version_one version_one at_the_start how_it_was_at_the_start very_first first_one_you first_one_was first_version the_first_one_again original_version the_original_one back_to_the_start the_beginning back_to_square_one initial_version first_draft first_one first_design first_logo the_first_version first_idea very_first_version the_original original_design original_logo original_one go_back_to_the_original went_with_the_first keep_coming_back_to_the_first back_to_the_first started_with start_point starting_point where_we_started one_at_the_start the_beginning_one at_the_beginning from_the_beginning reset reset_it reset_everything very_first_one the_first_one_you first_one_you_showed first_you_showed one_you_first first_attempt first_go first_try first_effort day_one from_day_one the_original_version back_to_the_original original_look how_it_started as_it_started where_it_began opening_version start_version',
  },
  {
    edit: { do: 'talk.more' },
    zh: '几个差不多的 来几个差不多 几款差不多 再给我几个 再给几个 多给我几个 再给我来几个 再给我出几个 再来几版 再给几款 差不多的多来 再来几个 类似的 同款 同类 再来几款 这个风格再 多来几个 差不多的再 再出几个 像这样的再 这样的再 再多来几个 再多出几个 再多出几版 多出几个 多做几个 再做几个 再做几版 再出几版 再出几款 类似风格 相似的 这类的 这个感觉的 像这个的 照这个 照着这个 按这个 按照这个风格 同样风格 同风格 一样风格 沿着这个 多给几个 多几个选择 几个类似 再来一些 照这个路子 这个路子 按这个路子 这个劲儿 这个调调 这个味儿再 多出几张 多来几张 再来几张 再出几张 出几张我挑 多几张 多整几个 多弄几个 多搞几个 再弄几个 再整几个 差不多这样的 类似这样 类似这种 就这种感觉 这种感觉的 同样感觉 顺着这个 沿这个思路 这个方向再 这个思路再 多给几版 多做几版 多几版 举一反三 照着再出几个 照这样再 照这个样子再 再给我弄几个 给我弄几个 弄几个挑 再弄几个挑 再来几个挑 同一个调调 一个调调的 同调调',
    en: 'few_more_options few_more_ideas_like some_more_options more_examples_like more_examples more_like_this same_vein similar_ones others_like more_of_these along_these_lines any_others more_in_this more_options_like a_few_more_like show_me_more variations_of_this more_along some_more_like more_of_this more_of_the_same more_like_that more_like_it a_few_like_this similar_to_this similar_designs similar_options some_similar same_style same_but_different same_same in_this_style in_the_same_style in_the_same_spirit in_this_vein some_variations a_few_variations few_variants alternatives_like other_versions_of_this different_versions_of_this more_versions more_options more_like_these a_couple_more like_this_one_but_more keep_going_in see_some_more more_in_that_vein more_in_this_vein few_more_like more_please_like keep_them_coming keep_it_coming similar_vibe same_vibe same_idea same_sort_of_thing same_kind_of_thing more_where_that ones_like_this ones_like_that others_in_this others_in_that variants variations riffs_on riff_on this_but_different more_along_those along_those_lines along_the_same_lines few_others_like show_me_others_like can_i_see_more see_a_few_more give_me_more_like siblings this_direction right_direction cousins same_family along_similar_lines a_few_in_this_vein',
  },
  {
    edit: { do: 'talk.another' },
    zh: '换个思路 重新来 都没感觉 都不喜欢 没感觉 换个方向 重新设计 推倒 另外的方案 换一个方案 太像了 完全不一样 其他方案 重做 全部重来 换一批 不是我想要的 换个方案 没有一个喜欢 另起炉灶 再想想别的 重新设计一个 再设计 换一个设计 换个设计 全部推翻 推翻 推翻重来 重来 重新做 重新出 再出一个不同 换别的 换一种风格试试 来个不一样的 完全不同 不一样的 换个感觉 换一组 换一批看看 都不行 都不好看 都不满意 都不太行 一个都不喜欢 不是这个感觉 不是我要的 不合适 不满意 全换 全都换 另外设计 别的设计 别的方案 另一个方案 没眼缘 看不上 不来电 没一个 没有喜欢的 换种思路 和别家太像 撞款 撞脸 烂大街的设计 彻底换 彻底换一个 全部换掉 全换了 整个换 完全不一样的 换个完全不同 彻底不一样 全新的 全新思路 全新方案 来个新的 换新的 没戳中 不戳我 没打动 没心动 无感 换个路子 换条路 换一条路 别的路子 换个思路吧 都不对 都不是 不对味 不对劲 不是那味 打回重做 重新构思 从零 从头来 重头来',
    en: "next_one next_please what_else_you've what_else_you what_else_have_you what_else_is_there something_else totally_new_design whole_new_design brand_new_design different_direction start_again start_from_scratch none_of_these back_to_the_drawing_board completely_different totally_different another_idea scrap_this try_again something_different not_what_i_had rethink bin_it other_ideas other_designs different_ideas do_over none_of_them none_of_this don't_like_any don't_like_it_at_all don't_like_this don't_love_any not_for_me not_for_us isn't_for_us isn't_us not_us not_really_us doesn't_work_for_me isn't_working not_working doesn't_do_it_for_me leaves_me_cold start_afresh start_fresh start_all_over start_over from_scratch new_direction another_direction different_approach another_approach fresh_start fresh_ideas new_ideas new_designs new_concept new_concepts different_concept different_concepts different_design different_designs something_new something_completely something_totally something_entirely try_something_else try_something_different give_me_something_else other_options other_concepts entirely_different whole_new wildly_different nothing_like_this bin_the_lot scrap_the_lot scrap_everything redo_everything redo_it do_it_again do_it_over off_the_mark way_off looks_like_everyone_else's looks_like_our_competitor scrap_it scrap_the_whole bin_the_whole tear_it_up rip_it_up back_to_basics clean_slate blank_slate from_zero new_approach new_idea brand_new something_fresh something_wildly something_radically something_different_altogether try_a_new not_feeling_it not_feeling_this not_loving_it not_loving_this not_sold not_convinced not_vibing doesn't_feel_right doesn't_sing doesn't_speak not_my_cup_of_tea not_my_thing not_what_we_had not_what_we_wanted not_what_i_wanted not_what_i_imagined not_what_i_pictured miss_the_mark missed_the_mark misses_the_mark wide_of_the_mark surprise_me wow_me",
  },
];

/** Feelings that take more than one change. */
export const MOODS: readonly (Words & { edits: Edit[] })[] = [
  {
    edits: [{ do: 'type.bolder', of: 'name' }, { do: 'mark.bigger' }],
    zh: '力量 霸气 有气势 气势 有劲 没力量 没气势 没冲击力 冲击力 不够有力 不够霸气 软绵绵 没劲 气场 有气场 张力',
    en: 'grunt more_grunt muscle more_muscle oomph impact more_presence powerful gutsy welly clout punch more_punch more_impact packs_a_punch no_impact lacks_impact wimpy weedy_looking more_power beefier_look presence more_attitude',
  },
  {
    edits: [{ do: 'type.kind', of: 'name', kind: 'serif' }, { do: 'color.calmer' }],
    zh: '可信 信任 靠谱 稳重 权威 可信赖 值得信赖 专业点 专业些 专业一点 专业感 不专业 不够专业 不正规 正规 正式一点 正式些 庄重 严谨 正经 正经些 正经点 严肃些 严肃点 庄重些 端正些',
    en: 'trustworthy trusted reliable professional authoritative credible dependable reassuring respectable trust more_trustworthy trusting businesslike business-like unprofessional not_very_professional looks_amateur grown-up_and_serious serious_business',
  },
  {
    edits: [{ do: 'color.warmer' }, { do: 'type.rounder', of: 'name' }],
    zh: '亲切 友好 亲和 有人情味 平易近人 亲切感 亲近 近人 友善 家的感觉 像家 不够亲切 太有距离感 距离感 邻家',
    en: 'friendly friendlier approachable welcoming inviting family_place neighbourly unfriendly more_friendly friendliness more_welcoming more_approachable more_inviting neighborly community_feel homey down-to-earth',
  },
  {
    edits: [{ do: 'color.contrast' }, { do: 'color.brighter' }],
    zh: '抢眼 醒目 吸睛 跳出来 吸引眼球 抓人 抓眼球 引人注目 一眼看到 一眼就看到 亮眼一点 显眼一点 不够抢眼 不吸引人 不吸睛 跳出来一点',
    en: "make_it_pop makes_it_pop pops more_pop to_pop really_pop it_pop eye-catching eye_catching stand_out jump_out zing pop_more pops_more popping pop_out pops_out grab_attention grabs_attention attention-grabbing catch_the_eye catches_the_eye catch_people's_eye jumps_out leap_out stands_out wow_factor more_zing more_zip some_zing doesn't_grab",
  },
  {
    edits: [{ do: 'color.set', of: 'all', color: 'red', hex: '#c8201e' }],
    zh: '喜庆 过年 年味 红火 喜气 吉利 节日 节日气氛 红红火火 有年味 喜气点 婚庆 大喜',
    en: 'new_year_feel lunar_new_year chinese_new_year',
  },
  {
    edits: [{ do: 'ground.set', color: 'plain' }, { do: 'color.fewer' }],
    zh: '乱糟糟 杂乱 凌乱 弄干净 干净点 干净一点 清爽点 乱七八糟 太乱 看着乱 乱乱的 清理一下 收拾一下 收拾干净',
    en: 'messy chaotic untidy tidy_it tidy_up clean_it_up a_mess looks_messy a_bit_messy too_messy tidy tidier declutter clutter cluttered-looking clean_up cleaned_up',
  },
  {
    edits: [
      { do: 'type.bolder', of: 'name' },
      { do: 'type.sharper', of: 'name' },
    ],
    zh: '硬汉 彪悍 有狠劲 狠劲 硬核一点 够硬 不够硬',
    en: 'toughen_it_up toughen_up toughen toughen_*_up tough tougher rugged macho badass manly manlier hard-nosed no-messing',
  },
  {
    edits: [{ do: 'color.brighter' }, { do: 'color.warmer' }],
    zh: '热热闹闹 欢乐 欢庆',
    en: 'festive festivity festival_feel christmassy_feel party_feel celebratory diwali',
  },
  {
    edits: [{ do: 'color.fewer' }, { do: 'color.calmer' }],
    zh: '太花哨 花里胡哨 太花了',
    en: 'too_colourful too_colorful too_many_bright',
  },
];

export const VERBS = {
  keep: {
    zh: '别动 不动 不要动 照旧 保留 不变 维持 留着 没意见 不用改 别改 不用动 不要改 就这样 不用换 别换 不要换 都喜欢 我喜欢 不动它 别碰 不要碰 不许动 保持 保持不变 保持原样 原样 先不动 就不变 不变了 不换 不改 不用管 别管 挺好 很好 喜欢 满意 可以了 没问题 莫动 勿动 不要改动 都好 是好看的 好看的 还行 ok 没毛病 可以留 先别动 千万别动 不能动 动不得 别乱动 别给我动 留住 别碰它 照样 还是原样 就这样不用改 就这样别改 不用变 不必改 甭动 甭改 不要碰它 就挺好 蛮好 蛮好的 挺喜欢 很喜欢 满意的 保持现状 没得说 没话说',
    en: "it's_fine it's_good it's_great it's_lovely it's_perfect it's_ok that's_fine that's_good that's_great they're_fine they're_good they're_great don't_touch dont_touch do_not_touch keeping stays don't_change dont_change do_not_change is_good is_fine are_fine fine_as hands_off leave_it leave_as as_is as_it_is as-is untouched unchanged stays_as stays_the_same stay_the_same keep_as keep_it keep_the keep_everything_else don't_mess don't_alter don't_move don't_mind no_change no_changes happy_with looks_good looks_great looks_fine are_good are_great is_great is_perfect is_lovely are_lovely is_ok is_okay works_well fine_with everything_else_is rest_is the_rest_is else_is 's_fine 's_good 's_great 's_perfect spot_on keep leave i_like i_love stay stay_put stays_put stay_as stay_where may_stay can_stay stays_where stays_chunky leave_alone leave_*_alone leave_*_be let_it_be let_*_be stays_as_is not_to_touch do_not_alter do_not_move keep_*_as keep_*_the_same as_they_are just_as_it_is exactly_as already_like already_love is_fab is_spot_on are_spot_on is_brilliant is_gorgeous is_beautiful are_beautiful don't_fiddle don't_mess_with no_need_to_change no_need_to_touch needn't_change",
  },
  swap: {
    zh: '换成 换做 换为 换个 换一个 换只 换一只 改成 改为 变成 替换成 换掉 换 改用 改做 画成 改画 弄成 搞成 整成 做成 替换 换用 换上 替成 取代 代替 替代 换下来 换张 换幅 换条 换头 换匹 换朵 换棵 改画成 换作 替换为 换成是 改用成 变作 改换 换个成',
    en: 'swap replace replaced change switch instead turn_*_into turn_it_into make_it_a make_it_an sub substitute rather_have trade go_with become change_it_to change_the switch_to switched trade_in trade_out exchange in_place_of replaced_with swap_out swap_in change_out use_a use_an try_a try_an how_about what_about rather_than replace_it_with swap_it_for swap_that_for make_that_an make_that_a change_that_to change_that_for trade_for traded could_be_a should_be_a rather_see instead_of in_lieu_of morph',
  },
  add: {
    zh: '加上 加个 加一个 加一只 加点 加 添 添个 添上 补 补一行 再来个 增加 带个 配个 放个 画个 点缀 戴个 加些 带点 再加 再添 再来 加进去 加进来 放进去 补上 补个 附上 配上 配一个 添一个 添一只 搁个 搁俩 来一个 弄一个上去 写上 印上 标上 拟增 增添 增补 新增 添加 加注 加印',
    en: 'add adding throw_a throw_an throw_some pop stick include give_it give_him give_her throw_in put_a put_an put_some put plus with_a with_an work_in wearing holding slap chuck bung bung_in whack whack_in shove_in sneak squeeze_in tack tack_on slip_in draw_in sprinkle perch add_in add_on chuck_in chuck_on toss_in pop_in pop_on pop_a put_in stick_in stick_on stick_a include_a throw_on',
  },
  remove: {
    zh: '剔了 剔掉 抹了 去掉去掉 去掉 拿掉 删掉 删了 不要了 去了 去除 取消 拿走 撤掉 抹掉 移除 删除 不需要 不要 免了 砍掉 光留 只留 只要字 摘掉 不用要 撤了 撤走 拿开 丢掉 扔掉 干掉 省掉 省了 抠掉 清掉 消掉 拆掉 别要 甭要 去掉它 不想要 去掉了 除掉 剔除 删去 略去 可以走了 走人 请走 靠边站 退场 撤下 撤下来 拿下来 摘了 摘下来 卸了 卸掉 不留 别留 弄没 弄走 搞掉 整没 整掉 去除掉 清除 清走 抠了 剪掉 裁掉 划掉 擦掉 别出现 别有 甭留 扔了 丢了 拿了 下掉 下架 滚蛋 拜拜 没人看删了 删 撤 一并去除 统统不要 通通不要 拉倒 别带 不带 删了吧 拆了 撕掉 铲掉 拆了嘛 拆了吧 挪走 撤走吧 不留了',
    en: "can_be_retired retired retire unplug unplugged not_required isn't_required wipe_away wiped_away dispensed_with no_longer_want no_longer_wish no_longer_need no_longer_have don't_want_any off_they_come off_it_comes deleted removed omitted dropped ditched scrapped binned erased eliminated struck excised stripped taken_out taken_off taken_away discarded withdrawn got_rid_of remove strike lose ditch drop delete take_it_off take_it_out take_it_away take_them_off get_rid get_rid_of rid take_out take_away take_off take_the without bin scrap kill no no_more cut_the cut_out lost axe strip nix away dispense_with do_away_with erase chuck_out throw_out omit skip skip_the rub_out dump the_*_can_go can_go has_to_go must_go needs_to_go should_go could_go gone begone leave_out leave_off drop_the lose_the not_needed don't_need don't_want bye go_away outta_here see_the_back_of yank yank_the pull_the pull_out nuke trash toss eliminate clear_out clear_away lift_out shoo vanish_the take_that_off take_that_out take_that_away get_it_out ditch_the chop_off chop_out cut_it_out do_without dont_need dont_want doesn't_need_the doesn't_belong shouldn't_be_there not_there goodbye bin_off bin_the wipe wipe_out get_shot_of be_gone knock_*_off knock_it_off have_*_off get_*_off get_*_out leave_*_off leave_*_out whip_*_off lop_*_off take_*_off take_*_out away_with do_away_with_the shot_of lose_*_please got_to_go 's_got_to_go has_got_to_go gotta_go has_to_come_off needs_to_come_off should_come_off out_the_window show_it_the_door do_away we_lost_the lost_the_*_altogether",
  },
  move: {
    zh: '放 放到 放在 挪 挪到 移 移到 移动 摆 摆到 塞 塞进 塞到 搬 搬到 垫 挪去 拿到 靠 排到 藏 去到 换到 搁 搁在 挪动 调到 调整到 转到 排在 安排在 居于 搬去 移去 移过去 挪过去 拉到 往上 往下 往左 往右 挪上去 挪下来 搬上去 移上去 移下来 放上去 放下来 搁到 摆上去 丢到 扔到 提到 升到 降到 拉上去 排上去 顶到 甩 甩到 拽到 推到 弄到 拨到 请到 丢去 立到 竖到 跑 跑到 跑去 垫到 撂 撂到 杵 置于 位于 移至 置 摆于 放于',
    en: 'move moved place put shift slide tuck go goes sit position bring nestle drop_it_in slot stand send relocate switch_it_to goes_on goes_to sits sitting sat positioned placed placing pushed push drag lives should_be_on should_go to_be_on hop pop_it stick_it nudge tucked live hoist lift raise drop_down shove scoot park perch hang plonk plop flop pop_it_on swap_to_the should_sit perched resting parked hovering_over floating_over',
  },
  make: {
    zh: '弄 搞 整 做 变 改 调 设 给我弄 想要 要 希望',
    en: 'make made set turn want would_like need should can_we could_we can_you could_you please have do',
  },
  name: {
    zh: '改名 现在叫 叫做 应该是 写成 写错 写成了 名字是 正确的是',
    en: "called renamed it's_spelt spelt spelled should_read should_say reads says it's_actually",
  },
} as const satisfies Record<string, Words>;
export type Verb = keyof typeof VERBS;

export const PLACES = {
  left: {
    zh: '前面 前头 前边 左边 左侧 左面 左 左首 左手边 左手 左头 左方 最左边 之左',
    en: 'before_the_word before_the_words before_the_first_letter before_the_first_word on_the_left_hand_side on_the_left-hand_side on_the_left_side to_the_left_hand_side to_the_left-hand_side to_the_left_side over_to_the_left_hand_side over_to_the_left-hand_side over_to_the_left_side over_on_the_left_hand_side over_on_the_left-hand_side over_on_the_left_side at_the_left_hand_side at_the_left-hand_side at_the_left_side on_the_left to_the_left left left_side left-hand to_the_left_of left_of on_the_left_of on_left lefthand left-hand_side in_front_of_the_name before_the_name in_front_of left_hand_side over_to_the_left over_on_the_left left_hand',
  },
  right: {
    zh: '右边 右侧 右面 右 右首 右手边 右手 右头 右方 最右边 之右',
    en: 'after_the_last_letter after_the_last_word after_the_word after_the_words on_the_end on_the_right_hand_side on_the_right-hand_side on_the_right_side to_the_right_hand_side to_the_right-hand_side to_the_right_side over_to_the_right_hand_side over_to_the_right-hand_side over_to_the_right_side over_on_the_right_hand_side over_on_the_right-hand_side over_on_the_right_side at_the_right_hand_side at_the_right-hand_side at_the_right_side on_the_right to_the_right right right_side right-hand to_the_right_of right_of on_the_right_of on_right righthand right-hand_side after_the_name at_the_end_of right_hand_side over_to_the_right over_on_the_right right_hand',
  },
  above: {
    zh: '上面 上边 上方 顶上 头上 上头 上 字头顶 头顶 头顶上 上端 顶部 顶端 正上方 最上面 顶头 之上',
    en: 'over_the_lettering over_the_letters over_the_wordmark over_the_business_name over_the_title above_the_lettering above_the_wordmark to_the_top above on_top top over_the_name on_top_of above_the_name on_top_of_the_name on_the_top at_the_top up_top over_the_words over_the_top_of atop up_above over_the_text higher_than ontop',
  },
  below: {
    zh: '下面 下边 下方 底下 下头 下 下端 底部 底端 正下方 最下面 脚下 下首 之下',
    en: 'to_the_bottom under_the_lettering below_the_lettering below underneath beneath under bottom below_the_name under_the_name underneath_the_name under_the_words at_the_bottom on_the_bottom down_below beneath_the_name lower_than',
  },
  'in-letter': { zh: '里面 里头 里 字里 中间的空 进', en: 'inside in_the into within' },
  behind: {
    zh: '后面 后头 背后 字后 后边 当底 垫底 底层 名字底层 字底层 后层',
    en: 'in_back_of behind at_the_back in_the_background watermark-like',
  },
} as const satisfies Record<string, Words>;

/** Signs of more or less, and of questions. */
export const SIGNS = {
  too: {
    zh: '恁 恁么 咋这么 怎么这么 怎么那么 咋恁 太 过于 忒 过分 也太 有点 这么 那么 偏 有些 略显 略微有点 真的太 实在太 过头 稍显 稍嫌 也忒 太过 太太 嫌太 未免太 未免 简直太 得慌 得很 得要命 得不行 得过分 齁 死了 死个人 兮兮',
    en: 'such_a such_an unduly over-the-top_*_for needlessly unnecessarily ridiculously absurdly painfully terribly horribly dreadfully far_too_much too overly a_bit_too awfully far_too way_too much_too a_little_too a_touch_too excessively super so_very way_way_too wayyy_too waaay_too soooo_too bit_too tad_too rather_too quite_too massively_too',
  },
  not: {
    zh: '别 别太 别太过 别这么 不要太 不要那么 别那么 不那么 没那么 少 少点 降低 减 不要这么 不想 不是 别弄 不要弄 不用那么 不用太 用不着 少一点 减少 降 没必要 不必 甭 莫 别搞 不要搞 不那 不至于',
    en: "less not_so not_as not_too don't_want_it don't_make_it not_that isn't_so don't_be reduce never not dial_down dial_back lower less_of not_quite_so not_nearly_so not_quite_as don't_go_so don't_make isn't_as no_need don't_need without_being wasn't_so hate don't_like dislike minus wish_it_weren't isn't_it_a_bit not_all not_one_of quit stop avoid no_longer ease_off steady_on",
  },
  looks: {
    zh: '看着 显得 看起来 看上去 瞧着 瞅着 感觉 觉得 嫌 实在 实在是 确实 未免有点 得有点',
    en: "it's that's he's she's they're strikes_me_as strike_me_as comes_across_as come_across_as come_across turned_out turns_out came_out comes_out ended_up appears appear appearing so looks look looking feels feel reads seems seem is are comes_across looking_a_bit feels_a_bit a_bit_on_the kind_of_looks",
  },
  lacks: {
    zh: '不够 不太 没有 缺 缺点 少了 欠 没什么 没啥 少点 不够有 差点 差一点 欠缺 缺乏 缺少 没那个 还不够 一点都不 一点也不 不咋 不怎么 不大 欠点 差点意思 没多少 缺了 缺点儿 欠缺点 不足',
    en: "insufficiently inadequately nowhere_near hardly scarcely nothing_like isn't_nearly aren't_nearly not_nearly lack lacked not_enough enough isn't_very doesn't_look lacks lacking missing could_be needs_to_be needs_more not_very could_use isn't_that not_particularly doesn't_feel doesn't_feel_very could_do_with could_stand want_it_to_be needs_some would_like_it isn't_enough isn't_quite isn't_really doesn't_look_very doesn't_seem wants_more could_be_more needs_to_look needs_a_bit_more wants_to_be ought_to_be should_be_more missing_some short_on needs_to_feel has_no insufficient",
  },
  more: { zh: '再 更 更加 加', en: 'more even a_lot_more' },
  ask: {
    zh: '吗 么 呢 什么字体 哪个字体 什么字 是什么 多少钱 为什么 怎么 能不能印 几号 能通过不 行不行 可不可以 多久 哪里 谁 能印 可以印 可以用吗 侵权 商用 版权 怎么下载 下载 格式 发票 什么时候 几天 多长时间 收费 价格 多少 免费 区别 会不会跟人家 撞不撞 能不能注册 什么意思 啥意思 干嘛用 怎么用 怎么改 多大尺寸 什么尺寸 啥字体 啥格式 保修 退款 能退 要不要钱 付钱 会不会 要钱吗 糊掉',
    en: "which what what_font how_much how_many how_long why_is would_this will_it will_this does_it does_this is_it is_this are_you do_you can_i who where when would_it could_i_use am_i how_do how_does how_can how_come any_chance_you_sell is_there are_there do_i should_i which_one whats what's_the why_does why_do can_i_get could_you_tell tell_me refund deadline how_soon price cost licence license copyright do_i_own who_owns can_i_use am_i_allowed will_i is_it_legal how_big what_size what_format what_file which_file do_you_guys do_you_offer can_it_be_printed where_do_i when_will how_would_i what_happens",
  },
  cannot: {
    zh: '照片 会动 动画 动起来 动图 声音 注册 商标 抖音 视频 做名片 印名片 语音 音乐 三维 旋转动 改电话号码 一甩一甩 摇起来 转起来 眨眼 会眨 闪一闪 会响 gif GIF 视频版 AR 全息 裸眼3D 鼠标放上去 三D 3D打印 迪士尼 耐克 米老鼠 皮卡丘 苹果那个 麦当劳',
    en: "guarantee guaranteed photograph animate* animation moving_logo video sound smell* register trademark nike_swoosh swoosh nike adidas disney mickey hello_kitty golden_arches starbucks_logo apple_logo qr_code dance dancing sing spin_around 3d talk_to copyright patent mcdonald's mcdonalds pepsi coca-cola_logo gucci chanel louis_vuitton pokemon marvel superman batman spider-man harry_potter winnie_the_pooh pikachu hover hovers hovering spinning rotates_when blink blinking wink winking wave_its wag wagging wiggle wiggles jump_around bounces gif gifs animated come_alive comes_to_life hologram augmented looping play_a play_music scratch-and-sniff glow_in_the_dark lenticular",
  },
  errand: {
    zh: '装门头 门头一起装 网站 公众号 发票 申请 备案 印在 送货 装修 做招牌 菜单 传单 宣传册 小程序 打折 优惠 快递 安装 上门 送到 名片 印名片 做名片 海报 包装 印衣服 做衣服 刻章 喷绘 印刷 做灯箱 灯箱 做网页 开发票 设计菜单 绣到 印到 做门头 做围裙 绣围裙',
    en: 'photo photos website instagram facebook invoice menu flyer flyers brochure letterhead stationery deliver delivery discount refund business_card business_cards embroider_the banner banners leaflet leaflets packaging tshirt t-shirts t-shirt print_it print_some mugs posters poster email_signature letterheads post_it courier embroider knit sew laminate fitter book_me menus signs tshirts uniforms',
  },
  done: {
    zh: '就这样吧 挺好的 很满意 满意 辛苦了 谢谢 可以了 没问题 完美 定了 就它了 不用改了 不改了 就这个 就用这个 就要这个 太棒 棒 很棒 赞 好极了 没意见 ok了 通过 收工 不错 还不错 你看着办 随便 都行 随你 看错了 就它吧 就它 没毛病 打住 不动了 完工 妥了 妥 好嘞 棒棒 爱了 绝了 强多了 好多了 好看多了 挺靓 几靓 挺好看 很好看 真好看 好好看 挺漂亮 很漂亮 这个中 中中 中嘞 绝绝子 就这么着 就这么着吧 行了行了 就酱 就这么定 甚好 毋须再改 毋需再改 无须再改 不必再改 无需修改 不用再改 定稿',
    en: "perfect that's_it thank_you thanks cheers we're_done all_good happy_with love_it that's_the_one sorted brilliant amazing excellent wonderful fantastic gorgeous looks_great looks_good looks_perfect great_job good_job well_done nailed_it spot_on don't_change_a_thing nothing_to_change nothing_to_add no_changes_needed wouldn't_change ship_it approved signed_off up_to_you you_decide whatever_you_think obsessed that'll_do thats_it lovely_job bang_on chefs_kiss chef's_kiss no_notes job_done happy_now good_to_go all_set we_love_it i_love_it absolutely_love like_it_very_much like_it_a_lot very_happy beautiful_work lovely_work very_nice very_good we_like_it hell_yeah heck_yeah wouldn't_touch_a_thing wouldn't_touch_it no_need_to_touch nailed that'll_do_nicely that_will_do happy_with_that leave_it_there call_it_done",
  },
} as const satisfies Record<string, Words>;
export type Sign = keyof typeof SIGNS;
