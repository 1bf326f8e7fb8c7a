import type { Edit } from '../command.ts';
import type { Words } from './words.data.ts';

/** Phrases that say a whole wish by themselves, wherever they stand. */
export const DIRECT: readonly (Words & { edit: Edit })[] = [
  {
    edit: { do: 'layout.tighter' },
    zh: '离得太远 离太远 隔太远 分得太开 离得远',
    en: 'mile_of_space miles_apart too_far_apart too_far_away big_gap huge_gap too_much_gap',
  },
  {
    edit: { do: 'mark.line' },
    zh: '线描 线条画 线条的 画成线条 线稿 单线 一笔画 空心 镂空 勾线 线框 线性',
    en: 'line_drawing line_art line-art lineart outline_version outlined_version just_lines in_lines single_line_drawing hollow_version line_icon line_version outline_icon outline_style an_outline',
  },
  {
    edit: { do: 'mark.solid' },
    zh: '实心 填实 填满 涂满 填色 填充 剪影',
    en: 'filled filled-in filled_in fill_it_in fill_in colour_in color_in solid_version silhouette coloured_in colored_in color_the_*_in colour_the_*_in color_*_in colour_*_in make_it_solid solid_icon solid',
  },
  {
    edit: { do: 'mark.mirror' },
    zh: '镜像 左右翻转 水平翻转 朝另一边 朝向反 反个方向 面朝 朝左 朝右 转个身 掉个头 调个头 翻个面 脸朝 头朝 反过来朝',
    en: 'mirror mirrored face_the_other face_left face_right facing_the_other facing_left facing_right look_the_other look_left look_right looking_the_other turn_around turn_round point_the_other flip_horizontally other_direction looks_toward* runs_toward* face_toward* face_the_name',
  },
  {
    edit: { do: 'mark.turn' },
    zh: '倾斜 旋转 斜一点 歪一点 转一点 斜着 转个角度 歪着 斜过来',
    en: 'tilt tilted rotate rotated lean leaning at_an_angle slant angle_it jaunty wonky',
  },
  {
    edit: { do: 'mark.simpler' },
    zh: '画得简单 画简单 简单一些 简单些 线条太多 细节太多 少几片 简化 细碎 太复杂 复杂 线太多 细节太多 细节 繁复 太密 琐碎 少点细节 糊成一团 简单点 简单些 简单一点 线条少',
    en: 'simplify simplified simpler simple_shape too_busy too_detailed too_fiddly fiddly detail details intricate complicated fewer_lines less_detail too_many_lines cut_that_in_vinyl too_much_going_on',
  },
  {
    edit: { do: 'mark.other' },
    zh: '换个画法 另一种画法 换个样子 换个姿势 重画 画得不像 画得不好 别的画法 换一个画 换个造型 换个表情 凶 难看 丑 不像 长得怪 怪怪的',
    en: 'different_drawing redraw redrawn drawn_differently another_version_of another_drawing different_version_of different_pose looks_angry look_so_angry look_angry looks_wrong creepy looks_weird look_weird look_like_a looks_like_a weird_looking ugly so_angry so_sad',
  },
  {
    edit: { do: 'color.one' },
    zh: '单色 一个色 一种颜色 一个颜色 只用一个色 纯色标志 一色',
    en: 'one_color one_colour single_color single_colour just_the_one_color just_the_one_colour monochrome mono one-color one-colour same_colour_throughout single-colour single-color',
  },
  {
    edit: { do: 'color.swap' },
    zh: '反白反黑 反色 黑白对调 颜色对调 颜色反过来 颜色反一下 底色和字色对调 黑底白字 白底黑字 反相 底和字的颜色换',
    en: 'invert inverted reverse_the_colours reverse_the_colors swap_the_colours swap_the_colors white_on_black black_on_white reversed_out flip_the_colours flip_the_colors colours_the_other_way colors_the_other_way',
  },
  {
    edit: { do: 'color.contrast' },
    zh: '对比 对比度 看不清 看不见 不清楚 分不清 融在一起 不够醒目 不醒目 不够明显 认不出字',
    en: 'contrast hard_to_see can_barely_see cannot_see blends_in blend_in disappears gets_lost lost_on legib* readable illegible hard_to_read stand_out_more fades_into',
  },
  {
    edit: { do: 'color.other' },
    zh: '换个颜色 换颜色 换种颜色 换一套颜色 颜色换一套 换套配色 换个配色 换个色 别的颜色 配色换 颜色换 不喜欢这个颜色 颜色不好看 换一组颜色 换一套 换套',
    en: 'different_colors different_colours other_colors other_colours another_palette new_palette new_colors new_colours change_the_colors change_the_colours another_color another_colour other_palette different_palette different_color different_colour colour_scheme color_scheme hate_the_palette hate_the_colors hate_the_colours',
  },
  {
    edit: { do: 'color.fewer' },
    zh: '颜色太多 少几个颜色 颜色少 太花 花里胡哨 颜色太杂 颜色太花 少点颜色 五颜六色 太杂 花哨',
    en: 'fewer_colors fewer_colours too_many_colors too_many_colours less_colours less_colors rainbow busy_colours cut_down_on_colour',
  },
  {
    edit: { do: 'layout.center' },
    zh: '居中 正中 中间对齐 放中间 摆中间 摆到正中间 放正中 对中',
    en: 'center centre centered centred in_the_middle middle_of_the',
  },
  {
    edit: { do: 'layout.left' },
    zh: '靠左 左对齐 靠左对齐 齐左 往左靠齐',
    en: 'left-align left_align left-aligned align_left flush_left aligned_to_the_left ranged_left line_up_on_the_left align_everything_to_the_left everything_to_the_left align_to_the_left',
  },
  {
    edit: { do: 'layout.swap' },
    zh: '对调 调换 换位置 换个位置 互换 位置换 上下颠倒 左右对换 交换位置 倒过来 上下换一下 左右换一下 换一下位置',
    en: 'swap_those_two swap_places swap_them swap_the_two other_way_round other_way_around switch_places switch_them swap_round change_places switch_the_order swap_positions interchange* swap_over name_on_top',
  },
  {
    edit: { do: 'layout.set', layout: 'badge' },
    zh: '徽章 圆徽 徽标 印章样 圆章 徽 勋章 圆形徽 字绕 绕一圈 绕着 盾徽',
    en: 'badge roundel crest stamp_type stamp-type rubber_stamp_shape seal_shape round_emblem text_round_the_edge words_round_the_edge in_a_circle_round',
  },
  {
    edit: { do: 'layout.set', layout: 'vertical' },
    zh: '竖排 竖着 竖向 直排 竖版 竖写 从上往下写',
    en: 'vertical vertically top_to_bottom_letters running_down',
  },
  {
    edit: { do: 'layout.set', layout: 'stacked' },
    zh: '上下排 上下结构 上下排列 图上字下 上图下字 图在上 叠着排',
    en: 'stack stacked icon_on_top mark_on_top on_top_of_each_other_neatly',
  },
  {
    edit: { do: 'layout.set', layout: 'side' },
    zh: '左右排 左右结构 左图右字 图左字右 并排 横排 横版 横着排 左右排列',
    en: 'side_by_side side-by-side horizontal next_to_each_other in_a_row landscape_version',
  },
  {
    edit: { do: 'layout.set', layout: 'one-line' },
    zh: '一行 排成一行 单行 放一行 同一行',
    en: 'one_line single_line on_one_line in_one_line all_on_one',
  },
  {
    edit: { do: 'layout.set', layout: 'two-lines' },
    zh: '两行 断成两行 分两行 换行 折行 拆成两行',
    en: 'two_lines over_two_lines break_the_name break_it split_the_name on_two_lines 2_lines',
  },
  {
    edit: { do: 'layout.set', layout: 'frame' },
    zh: '加个框 加框 加边框 加个边框 框起来 套个框 圈起来 加一个框',
    en: 'box_it_in box_it frame_it put_a_frame put_a_box add_a_frame add_a_border put_a_border frame_around frame_round',
  },
  {
    edit: { do: 'type.case', case: 'upper' },
    zh: '大写 全大写',
    en: 'all_caps uppercase upper_case upper-case capitals capital_letters caps all_capitals block_capitals',
  },
  {
    edit: { do: 'type.case', case: 'lower' },
    zh: '小写 全小写',
    en: 'lowercase lower_case lower-case no_capitals all_small_letters without_capitals',
  },
  {
    edit: { do: 'type.case', case: 'title' },
    zh: '首字母大写',
    en: 'title_case capitalise_the_first capitalize_the_first first_letters_capital initial_capitals initial_caps',
  },
  {
    edit: { do: 'ground.set', color: 'transparent' },
    zh: '透明 透明底 背景透明 去底 无底色 抠掉背景',
    en: 'transparent transparent_background no_background see-through see_through',
  },
  {
    edit: { do: 'ground.set', color: 'plain' },
    zh: '纯色底 素底 干净的底 纯色背景 背景干净 素一点的底 净底',
    en: 'plain_background plain_ground clean_background nothing_behind clear_background solid_background',
  },
];

export const TALK: readonly (Words & { edit: Edit })[] = [
  {
    edit: { do: 'talk.undo' },
    zh: '撤销 撤回 退回 上一步 回到刚才 刚才那个 刚才那版 上一个 上一版 之前那个 还是之前 改回去 改回来 恢复 前一个 变回去 还原 返回上一步 前面那个',
    en: 'undo go_back put_it_back revert one_before previous last_one_was change_it_back as_it_was how_it_was step_back back_to_what take_that_back before_was undo_that',
  },
  {
    edit: { do: 'talk.first' },
    zh: '最初 最开始 第一版 最早 原来那个 一开始 原版 初版 第一个方案 原始 第一稿 最先 用回第一个 第一个最好 回第一个',
    en: 'very_first first_one_you first_one_was first_version the_first_one_again original_version the_original_one start_over back_to_the_start the_beginning back_to_square_one initial_version first_draft',
  },
  {
    edit: { do: 'talk.more' },
    zh: '再来几个 类似的 这种再 同款 同类 再来几款 这个风格再 多来几个 差不多的再 再出几个 像这样的再 这样的再',
    en: 'more_like_this same_vein similar_ones others_like more_of_these along_these_lines any_others more_in_this more_options_like a_few_more_like show_me_more variations_of_this more_along some_more_like',
  },
  {
    edit: { do: 'talk.another' },
    zh: '换个思路 重新来 都没感觉 都不喜欢 没感觉 换个方向 重新设计 推倒 另外的方案 换一个方案 太像了 完全不一样 其他方案 重做 全部重来 换一批 不是我想要的 换个方案 没有一个喜欢 撞 另起炉灶 再想想别的',
    en: 'something_else different_direction start_again start_from_scratch none_of_these not_feeling back_to_the_drawing_board completely_different totally_different another_idea scrap_this scrap_it try_again something_different hate_it not_what_i_had rethink bin_it other_ideas other_designs different_ideas do_over',
  },
];

/** Feelings that take more than one change. */
export const MOODS: readonly (Words & { edits: Edit[] })[] = [
  {
    edits: [{ do: 'type.bolder', of: 'name' }, { do: 'mark.bigger' }],
    zh: '力量 霸气 有气势 气势 有劲 大气',
    en: 'oomph impact more_presence powerful gutsy welly clout',
  },
  {
    edits: [{ do: 'type.kind', of: 'name', kind: 'serif' }, { do: 'color.calmer' }],
    zh: '可信 信任 靠谱 稳重 权威 专业',
    en: 'trustworthy trusted reliable professional authoritative credible dependable reassuring respectable',
  },
  {
    edits: [{ do: 'color.warmer' }, { do: 'type.rounder', of: 'name' }],
    zh: '亲切 友好 亲和 有人情味 平易近人',
    en: 'friendly friendlier approachable welcoming inviting family_place neighbourly',
  },
  {
    edits: [{ do: 'color.contrast' }, { do: 'color.brighter' }],
    zh: '抢眼 醒目 吸睛 跳出来 吸引眼球',
    en: 'make_it_pop makes_it_pop pops more_pop to_pop really_pop it_pop eye-catching eye_catching stand_out jump_out zing',
  },
  {
    edits: [{ do: 'color.set', of: 'all', color: 'red', hex: '#c8201e' }],
    zh: '喜庆 过年 年味 红火 喜气 吉利',
    en: 'festive new_year_feel lunar_new_year',
  },
  {
    edits: [{ do: 'ground.set', color: 'plain' }, { do: 'color.fewer' }],
    zh: '乱 乱糟糟 杂乱 凌乱 弄干净 干净点 干净一点 清爽点',
    en: 'messy cluttered chaotic untidy tidy_it tidy_up clean_it_up',
  },
  {
    edits: [{ do: 'color.fewer' }, { do: 'color.calmer' }],
    zh: '太花哨 花里胡哨 太花了',
    en: 'too_colourful too_colorful too_many_bright',
  },
];

export const VERBS = {
  keep: {
    zh: '别动 不动 不要动 照旧 保留 不变 维持 留着 可以留 没意见 不用改 别改 不用动 不要改 就这样 不用换 别换 不要换 都喜欢 我喜欢',
    en: "don't_touch dont_touch do_not_touch leave keep keeping stays stay don't_change dont_change do_not_change i_like i_love is_good is_fine are_fine fine_as hands_off",
  },
  swap: {
    zh: '换成 换做 换为 换个 换一个 换只 换一只 改成 改为 变成 替换成 换掉 换 改用 改做 画成 改画 弄成 搞成 整成 做成 替换 走 用',
    en: 'swap replace replaced change switch instead turn_*_into turn_it_into make_it_a make_it_an sub substitute rather_have trade go_with become use try',
  },
  add: {
    zh: '加上 加个 加一个 加一只 加点 加 添 添个 添上 补 补一行 再来个 增加 带个 配个 放个 画个 点缀 戴个 加些 带点',
    en: 'add adding throw_a throw_an throw_some pop stick include give_it give_him give_her throw_in put_a put_an put_some put plus with_a with_an work_in wearing holding slap chuck',
  },
  remove: {
    zh: '去掉去掉 去掉 拿掉 删掉 删了 不要了 去了 去除 取消 拿走 撤掉 抹掉 移除 删除 不需要 不要 去 免了 砍掉 光留 只留 只要字 摘掉',
    en: 'remove strike lose ditch drop delete take_it_off take_it_out take_it_away take_them_off get_rid get_rid_of rid take_out take_away take_off take_the without bin scrap kill no no_more cut_the cut_out lost axe strip nix away',
  },
  move: {
    zh: '放 放到 放在 挪 挪到 移 移到 移动 摆 摆到 塞 塞进 塞到 搬 搬到 垫 挪去 拿到 靠 排到 藏 去到',
    en: 'move moved place put shift slide tuck go goes sit position bring nestle drop_it_in slot stand send',
  },
  make: {
    zh: '弄 搞 整 做 变 改 调 设 给我弄 想要 要 希望',
    en: 'make made set turn want would_like need should can_we could_we can_you could_you please have do',
  },
  name: {
    zh: '改名 现在叫 叫做 应该是 写成 写错 写成了 名字是 正确的是',
    en: "called renamed it's_spelt spelt spelled should_read should_say reads says it's_actually ",
  },
} as const satisfies Record<string, Words>;
export type Verb = keyof typeof VERBS;

export const PLACES = {
  left: { zh: '左边 左侧 左面 左', en: 'on_the_left to_the_left left left_side left-hand' },
  right: { zh: '右边 右侧 右面 右', en: 'on_the_right to_the_right right right_side right-hand' },
  above: { zh: '上面 上边 上方 顶上 头上 上头 上', en: 'above on_top top over_the_name on_top_of' },
  below: { zh: '下面 下边 下方 底下 下头 下', en: 'below underneath beneath under bottom' },
  'in-letter': { zh: '里面 里头 里 字里 中间的空 进', en: 'inside in_the into within' },
  behind: { zh: '后面 后头 背后 字后 后边 当底 垫底', en: 'behind at_the_back in_the_background watermark-like' },
} as const satisfies Record<string, Words>;

/** Signs of more or less, and of questions. */
export const SIGNS = {
  too: { zh: '太 过于 忒 过分 也太 有点 这么 那么 偏', en: 'too overly a_bit_too awfully' },
  not: {
    zh: '别 别太 别太过 别这么 不要太 不要那么 别那么 不那么 没那么 少 少点 降低 减 不要这么 不想 不是',
    en: "less not_so not_as not_too don't_want_it don't_make_it not_that isn't_so don't_be reduce never not dial_down dial_back lower",
  },
  looks: {
    zh: '看着 显得 看起来 感觉 觉得',
    en: 'so looks look looking feels feel reads seems seem is are comes_across',
  },
  lacks: {
    zh: '不够 不太 没有 缺 缺点 少了 欠 没什么 没啥',
    en: "not_enough enough isn't_very doesn't_look lacks lacking missing could_be needs_to_be needs_more not_very could_use",
  },
  more: { zh: '再 更 更加 加', en: 'more even a_lot_more' },
  ask: {
    zh: '吗 么 呢 什么字体 哪个字体 什么字 是什么 多少钱 为什么 怎么 能不能印 几号 能通过不 行不行 可不可以 多久 哪里 谁',
    en: 'which what what_font how_much how_many how_long why_is would_this will_it will_this does_it does_this is_it is_this are_you do_you can_i who where when would_it could_i_use am_i',
  },
  cannot: {
    zh: '装门头 门头一起装 照片 会动 动画 动起来 动图 声音 注册 商标 抖音 网站 公众号 视频 发票 申请 备案 印在衣服 印在 送货',
    en: 'guarantee guaranteed photo photograph photos animate* animation moving_logo video sound smell* register trademark website instagram facebook invoice nike_swoosh swoosh nike adidas disney mickey hello_kitty golden_arches starbucks_logo apple_logo',
  },
  done: {
    zh: '就这样吧 挺好的 很满意 满意 辛苦了 谢谢 可以了 没问题 完美 定了 就它了',
    en: "perfect that's_it thank_you thanks cheers we're_done all_good happy_with love_it that's_the_one sorted",
  },
} as const satisfies Record<string, Words>;
export type Sign = keyof typeof SIGNS;
