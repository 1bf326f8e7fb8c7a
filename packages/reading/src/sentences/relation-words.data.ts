import type { Relation } from '@markwright/marks';

/** `reversed`: what stands after the word is the subject ("an anchor wrapped in vine": the vine goes round the anchor). */
type RelationWords = { relation: Relation; en: string; zh: string; reversed?: true };

/**
 * Words that join two things, English ones with blanks inside as underscores. `~hold` stands for hold, holds and holding.
 * A Chinese verb stands here as it is said with 着, 上, 起…; the bare verb is in BARE_VERBS.
 */
export const RELATION_WORDS: readonly RelationWords[] = [
  {
    relation: 'on',
    en: '~stroll_along ~walk_along tiptoeing_along tiptoes_along ~strut_along ~creep_along ~march_along ~crawl_along ~saunter_along ~pad_along asleep_along ~sleep_along ~stretch_along ~lie_along ~slide_down ~slide_along down up ~sit_on_top_of ~stand_on_top_of perched_on_top_of balanced_on_top_of ~rest_on_top_of printed_on painted_on knitted_into woven_into stitched_into embroidered_into sewn_into carved_into etched_into engraved_into burned_into burnt_into stamped_into pressed_into stuck_to tied_to attached_to chained_to pinned_to glued_to clipped_to hooked_onto moored_to strapped_to fastened_to draped_across ~lounge_on ~sprawl_on ~dance_on ~crawl_on ~crawl_over ~crawl_up ~climb_onto ~float_on ~drift_on ~skate_across ~walk_across ~tread_on ~kneel_on ~lie_across on onto on_top_of atop upon ~sit_on ~stand_on ~perch_on ~balance_on ~land_on ~rest_on ~lie_on at_the_top_of on_the_edge_of on_the_rim_of on_the_end_of on_the_back_of on_the_tip_of at_the_end_of at_the_tip_of perched_on balanced_on seated_on sitting_on perched_atop ~climb ~climb_up ~cling_to ~tiptoe_on ~walk_on ~stand_atop ~sit_atop across',
    zh: '滚下 跑下 走下 爬下 滑下 滑落 冲下 溜下 荡 荡着 封口 封着 封住 盖着 盖住 蒙着 站上 爬上 落上 登上 爬着 跳上 踩上 贴着',
  },
  {
    relation: 'sleeping-on',
    en: '~sleep_on asleep_on ~nap_on ~snooze_on ~doze_on curled_on curled_asleep_on ~curl_on napping_on ~slump_on',
    zh: '睡着 枕着 枕',
  },
  {
    relation: 'in',
    en: 'behind_the_wheel_of at_the_wheel_of at_the_controls_of in_the_back_of in_the_front_of in_the_middle_of in_the_mouth_of in_the_window_of in_the_driving_seat_of inside_of in inside within into between among amongst ~sit_in ~sleep_in asleep_in ~hide_in ~live_in through tucked_into tucked_in nestled_in ~nest_in set_in ~float_in floating_in ~bathe_in ~swim_in ~soak_in ~snooze_in stuck_in planted_in ~peek_over peeking_over ~peer_over peering_over ~peep_over peeping_over',
    zh: '落进 落入 滴进 滴入 滑进 跌进 沉进 飞进 游进 走进 爬进 挤进 溜进 流进 滚进 倒进 放进 扔进 穿过 钻过 住进 藏进 钻进 装进 伸进 跳进 泡进 塞进 掉进',
  },
  {
    relation: 'in',
    en: '~contain ~enclose full_of filled_with packed_with stuffed_with brimming_with overflowing_with bursting_with heaped_with piled_with crammed_with',
    zh: '映出 映着 倒映着 装着 盛着 藏着 包着 装满 堆满 盛满 塞满 里有 里装 里盛',
    reversed: true,
  },
  {
    relation: 'under',
    en: 'out_from_under from_under from_underneath out_from_underneath in_the_shade_of in_the_shadow_of at_the_foot_of ~swing_from ~swing_off under beneath below underneath ~hang_from hanging_from hung_from dangling_from ~dangle_from ~dangle_off ~hang_off hung_off slung_from ~shelter_under suspended_from',
    zh: '',
  },
  {
    relation: 'over',
    en: 'over above ~leap_over ~jump_over ~shine_on ~shine_over ~rise_over ~leap_from ~hover_over ~hover_above ~arch_over ~soar_above past',
    zh: '遮住 罩住 照着 跳过 跨过 翻过 越过 跃过 跃出 跳出 罩着 遮着',
  },
  {
    relation: 'flying-over',
    en: '~fly_over ~fly_above ~fly_across ~soar_over ~glide_over ~swoop_over gliding_across',
    zh: '飞过 飞越 掠过',
  },
  {
    relation: 'beside',
    en: 'beside next_to near by_the_side_of alongside along against around round outside opposite at by ~stand_by ~lean_on ~lean_against leaning_on leaning_against ~outrun ~overtake ~dodge ~outpace ~flee ~escape ~run_away_from ~walk_away_from ~fly_away_from ~swim_away_from ~flee_from ~escape_from either_side_of ~stand_next_to ~circle',
    zh: '守着 守护着 看守着 陪着 伴着 蹭着 紧挨着 背靠着 背靠 挨着 靠着 倚着 傍着',
  },
  {
    relation: 'behind',
    en: 'behind from_behind out_from_behind ~peer_from_behind ~peek_out_from_behind in_front_of:reversed ~hide_behind ~peek_from_behind ~push ~shove ~trundle',
    zh: '',
  },
  {
    relation: 'holding',
    en: 'armed_with equipped_with ~hold ~tote ~hold_up ~hug ~grip ~clutch ~embrace ~cuddle ~grab ~drink ~drink_from ~eat ~steal ~bite ~lift ~raise ~wave ~catch ~use ~offer ~sip ~cradle ~write_with ~brew ~bake ~cook ~paint ~knit ~juggle ~nibble ~lick ~munch ~slurp ~chew ~peel ~pour ~stir ~grasp ~squeeze ~snip ~cut ~sew ~swing ~toss ~serve ~present ~brandish ~wield ~throw ~pick ~water ~polish ~fix ~mend ~hammer ~carve ~sniff ~taste ~tow_behind held_by:reversed carried_in_the_paws_of:reversed hugged_by:reversed gripped_by:reversed ~hang_on_to ~cling_onto ~tug ~fish_for ~pluck ~gather ~collect ~harvest ~plant ~weld ~forge ~measure ~weigh ~pump ~spray ~sweep ~mop ~iron ~scrub ~wash ~brush ~comb ~trim ~shave ~stitch ~weave ~spin ~type_on ~tap ~press ~ring ~open ~close ~unlock ~wind ~light ~blow_on ~warm ~feed ~tend ~guard ~hand_over ~hand_out ~dish_out ~dole_out ~pass_round',
    zh: '剪开 切开 掰开 撕开 划开 劈开 撬开 砸开 凿开 拨开 掀开 揭开 挎着 护着 搀着 扶着 捡着 拾着 采着 摘着 抛着 扔着 喂着 哄着 逗着 修着 补着 缝着 剪着 量着 写着 拍着 擦着 扫着 浇着 揣着 兜着 怀抱 手持 口衔 嘴叼 嘴衔 高举 紧握 紧抱 怀揣 吸着 闻着 尝着 品着 斟着 倒着 舀着 搅着 抛起 抱起 抱紧 搂住 捧住 握住 捏住 夹住 钩着 勾着 抱着 拿着 举着 捧着 握着 端着 提着 叼着 衔着 抓着 咬着 吃着 喝着 举过头顶 举起 搂着 捧起 牵着 抱住 拎着 挥着 含着 拉着 攥着 捏着 夹着 托着 推着 啃着 舔着 嗦着 掰着 掂着 抡着 挑着 挑起 拽着 敲着 捣着 剥着 织着 绣着 磨着 揉着 擀着 端起 托起 拿起 咬住 抓住 叼住 捂着 撑着 打着 点着 敲 摇着 转着 钓着',
  },
  { relation: 'reading', en: '~read', zh: '读着 看书 翻着' },
  { relation: 'playing', en: '~play ~strum ~drum ~blow', zh: '弹着 吹着 拉琴 弹奏 吹奏 敲打 玩着 弹 演奏' },
  {
    relation: 'carrying',
    en: 'carried_by:reversed pulled_by:reversed towed_by:reversed hauled_by:reversed ~shoulder ~lead ~carry ~bring ~deliver ~haul ~transport ~pull ~tow ~lug ~drag ~ferry ~balance',
    zh: '载着 背着 驮着 扛着 运着 带着 背负 承载 担着 拖着 驮起 扛起 背起 载 驮 背 扛 运送 载满 驮满 拉着车 装载',
  },
  {
    relation: 'wearing',
    en: 'kitted_out_in decked_out_in decked_in dolled_in rigged_out_in dressed_in dressed_up_in done_up_in togged_out_in bundled_in garbed_in robed_in attired_in suited_in shod_in swathed_in ~wear ~dress_in dressed_in ~sport clad_in ~don',
    zh: '系上围裙 头顶戴 脚蹬 脚踏 身着 肩披 颈戴 披挂 裹上 套上 扎上 围上 戴起 穿起 顶戴 包着头巾 戴着 穿着 披着 系着 戴上 穿上 披上 系上 头戴 身穿 身披 脚踩 围着围巾 套着 裹着 别着 挂着牌 扎着 戴 穿 长着 长',
  },
  {
    relation: 'riding',
    en: 'astride aboard ridden_by:reversed driven_by:reversed piloted_by:reversed rowed_by:reversed steered_by:reversed ~hop_on ~skate ~ski_on ~sled_on ~glide_on ~ride ~ride_on ~surf ~surf_on ~drive ~pilot ~fly_on ~skate_on ~sail ~pedal ~steer ~row ~paddle ~cycle_on ~sit_astride',
    zh: '骑上 坐上 跨上 踩上去 驾驶着 开着船 乘坐 搭乘 骑坐 坐着船 滑着 踏上 骑着 踩着 驾着 乘着 骑在 踏着 划着 蹬着 骑',
  },
  {
    relation: 'wrapped-round',
    en: 'wrapped_round wrapped_around ~wrap_round ~wrap_around curled_round curled_around ~curl_around ~curl_round twined_round twined_around coiled_round coiled_around ~coil_around ~wind_round winding_around ~climb_around ~encircle looped_around looped_round tied_round tied_around ~twine_around ~twist_around wound_round wound_around wraps_around ~snake_around draped_over',
    zh: '勒住 勒着 捆住 捆着 捆紧 绑着 绑住 扎紧 系紧 勒紧 缠紧 箍着 箍住 包围 围住 围绕 环着 盘住 缠满 绕满 爬满 缠上 绕上 盘上 裹住 包住 抱住不放 簇拥 簇拥着 围着 围成一圈 环住 缠绕着 环绕着 盘绕着 缠着 绕着 环绕 缠绕 盘着 环抱 缠住 卷着 卷住 盘绕 缠在 绕住',
  },
  {
    relation: 'wrapped-round',
    en: 'entwined_by encircled_by wrapped_by hugged_by_a circled_by wreathed_in draped_in overgrown_with covered_by covered_in covered_with tangled_in_the wrapped_in entwined_with entwined_in wrapped_with covered_in_vine surrounded_by ringed_by tied_with bound_with swaddled_in',
    zh: '',
    reversed: true,
  },
  {
    relation: 'made-of',
    en: 'knitted_out_of knitted_with built_with built_up_from crafted_from crafted_out_of sewn_from stitched_from stitched_out_of moulded_from molded_from welded_from stacked_out_of piled_from pieced_together_from printed_from bent_from shaped_from formed_out_of drawn_with folded_out_of cut_out_of consisting_of made_entirely_of made_entirely_from made_of made_from made_out_of made_up_of built_of built_from built_out_of composed_of formed_by formed_from formed_of are_made_of woven_from woven_out_of knitted_from carved_from carved_out_of constructed_from folded_from cut_from stacked_from sculpted_from',
    zh: '',
  },
  { relation: 'made-of', en: '', zh: '近看是 细看是 近看却是 细看却是 近看原来是 近看其实是 走近看是 凑近看是' },
  {
    relation: 'made-of',
    en: '',
    zh: '雕成 刻成 缝成 绣成 粘成 垒成 组成 拼成 堆成 搭成 织成 编成 编织成 制成 构成 砌成 拼贴成 堆起 搭起',
    reversed: true,
  },
  {
    relation: 'shaped-like',
    en: 'shaped_like shaped_as in_the_shape_of in_the_form_of that_looks_like looking_like looks_like ~look_like ~resemble like_a like_an disguised_as as_if_it_were',
    zh: '',
  },
  {
    relation: 'facing',
    en: '~face ~look_at ~watch ~gaze_at ~stare_at ~fly_to ~fly_towards flying_towards ~look_up_at ~look_toward ~look_towards ~meet ~greet ~kiss ~reach_for towards toward ~howl_at ~sing_to ~talk_to ~point_at eyeing ~admire ~inspect ~study ~examine ~salute ~serenade ~peer_at ~glare_at ~wave_at ~wave_to ~bark_at ~grin_at ~laugh_at ~smile_at ~wink_at ~shout_at ~yell_at ~growl_at ~hiss_at ~nod_at ~frown_at ~roar_at ~squint_at ~snarl_at ~scream_at ~gaze_into ~stare_into ~peer_into ~look_into ~look_down_at ~fall_on ~peck_at ~bow_to',
    zh: '帮 替 亲着 吻着 拜着 背对着 瞄着 瞪着 敬礼 往 朝 朝向 对准 瞄准 瞧着 瞪着 凝视 注视 眺望 俯瞰 打量 迎着 指着 指向 伸向 奔向 游向 飞向 跑向 走向 冲向 通向 通往 通到 扑向 给 望着 看着 对着 面对 盯着 仰望 遥望 望向 看向 冲着 朝着 瞅着',
  },
  {
    relation: 'chasing',
    en: 'chased_by:reversed followed_by:reversed pursued_by:reversed ~race ~race_after ~stalk ~chase_after ~chase ~run_after ~hunt ~pursue ~follow',
    zh: '追着跑 赶着 撵 追捕 扑着 尾随 追着 追逐 追赶 撵着 追',
  },
  {
    relation: 'rising-from',
    en: 'rising_from ~rise_from ~rise_out_of growing_from growing_out_of ~grow_from ~grow_out_of ~grow_on sprouting_from ~sprout_from sprouting_out_of blooming_from blooming_out_of ~bubble_between ~bubble_from ~bubble_out_of ~bubble_through ~push_through ~poke_through ~grow_through ~grow_between ~sprout_between ~sprout_through ~come_from ~bloom_from ~bloom_out_of drifting_from ~lift_off_from ~take_off_from ~float_from ~come_up_from curling_from ~curl_from',
    zh: '',
  },
  {
    relation: 'out-of',
    en: 'out_from out_from_inside out_from_the_top_of from_the_top_of from_inside from_within out_of out_the ~come_out_of ~come_out ~pop_out ~pop_out_of ~burst_out_of ~hatch_from ~emerge_from ~leap_out_of ~jump_out_of leaping_out_of jumping_out_of ~climb_out_of ~peek_out_of ~look_out_of peeking_from ~peek_from ~poke_out_of ~stick_out_of sticking_out_of ~spill_out_of ~spill_from spilling_from ~pour_out_of ~pour_from ~fly_out_of ~crawl_out_of ~burst_from peeking_out_of ~break_out_of',
    zh: '',
  },
  {
    relation: 'rising-from',
    en: '~grow ~sprout',
    zh: '冒出 开出 长出 生出 飘出 冒着 飘着 开着 升起 结出 长满 开满 结满 生着',
    reversed: true,
  },
  {
    relation: 'out-of',
    en: '~breathe ~belch ~spew ~snort ~drip ~leak ~ooze ~dribble ~squirt ~gush ~sprout_out ~pour_out ~blow ~puff_out ~release ~spout ~spit_out ~blow_out ~breathe_out',
    zh: '吐出 喷出 飞出 蹦出 钻出 游出 跑出 流出 倒出 洒出 喷 吐 爬出 走出 喷着 吐着 探出 露出 伸出 弹出 掏出',
    reversed: true,
  },
  {
    relation: 'out-of',
    en: 'from_which out_of_which from_whose out_of_whose',
    zh: '',
    reversed: true,
  },
  { relation: 'in', en: 'in_which inside_which in_whose inside_whose', zh: '', reversed: true },
  { relation: 'on', en: 'on_which upon_which on_whose', zh: '', reversed: true },
  { relation: 'wrapped-round', en: 'round_which around_which round_whose around_whose', zh: '', reversed: true },
  {
    relation: 'and',
    en: 'and & plus together_with along_with',
    zh: '和 与 跟 及 以及 还有 、 配 加 同 搭 搭配 外加 加上 配着 配上',
  },
];

/** Words that say one thing takes another's shape: 变成, "turns into". The first of the two takes the shape of the second. */
export const CHANGE_WORDS = {
  en: "that's_actually that's_really that_is_actually that_is_really which_is_actually which_is_really is_actually is_really drawn_as done_as dressed_up_as ~turn_out_to_be bent_into twisted_into folded_into curled_into coiled_into knotted_into tied_into bent_into_the_shape_of into_the_shape_of ~curl_into ~fold_into ~twist_into ~grow_into ~bend_into ~unfold_into ~dissolve_into ~flow_into ~blend_into ~merge_into ~spiral_into ~reshape_into ~ripple_into ~fade_into ~shape_into ~turn_into ~become ~morph_into ~transform_into ~change_into ~end_up ~form ~double_as doubling_as ~melt_into ~make ~ends_in ~end_in ~end_as",
  zh: '换作 换做 改作 改做 改为 换为 变做 替成 替换成 成了 成为 缠成 捏成 剪成 盘成 扎成 折成 烤成 咬成 团成 拧成 摊成 变身 变身成 变形成 幻化成 扭成 长成了 缩成 拱成 弓成 蜷成 变成 梳成 编成 吹成 淌成 流成 炸成 烫成 染成 剃成 挤成 抹成 结成 漾成 开成 拉成 裹成 化作 化成 化为 变作 变为 画成 做成 换成 换 卷成 弯成 绕成 织成 拼成 摆成 排成 当成 改成 凑成 长成 挤成 围成 叠成 缩成 写成 组成了 堆成了',
};

/** Chinese verbs of one character that stand right before a thing: 吃面, 戴眼镜, 织毛衣. */
export const BARE_VERBS: readonly [Relation, string][] = [
  [
    'holding',
    '塞 灌 啄 涮 拱 刨 逮 捉 捕 逗 撸 焊 薅 撬 吞 吞下 挎 丢 捡 拾 撕 锯 劈 砍 铲 锄 舀 掐 剁 捞着 抢 偷 抛 扔 投 掷 撒 喷洒 修 补 缝 剪 裁 量 称 数 写 画着 拍 擦 扫 拖地 浇 种着 揣 兜 拥 偎 咬着 嚼 吮 吸 嘬 嗅 闻 尝 品 斟 倒 舀 盛着 搅 搓 捶 砸 凿 刻 雕 拨 按 挠 摸 牵住 拴 遛 赶 织 吃 喝 拿 抱 举 叼 咬 捧 提 含 端 敲 踢 推 拉 捣 卷 牵 抓 握 摘 采 洗 刷 喂 拎 衔 搂 攥 捏 夹 托 啃 舔 挑 拽 抡 剥 磨 揉 擀 钓 捂 捞 拧 绣 扇 摇 撑 打 搬 递 挥 炒 煮 泡 切 烤 烙 炖 炸 削 沏 冲 拌 揪 掰',
  ],
  ['reading', '读 翻'],
  ['playing', '弹 吹 奏 玩'],
  ['wearing', '披 系 裹 围 扎'],
  ['carrying', '驮 扛 拖 担 抬 挑着'],
  ['riding', '踩 骑 乘 驾 划 蹬 开 驾驶 坐着船 踏'],
  ['facing', '望 看 瞅 盯 瞄 瞪 指 亲 吻 拜'],
  ['beside', '陪 伴 守 看守 守护 蹭'],
  ['over', '跨'],
  ['chasing', '扑'],
  ['wrapped-round', '缠 绕 盘'],
  ['and', '盖 造 搭 拼 编 砌 垒 糊 叠 粘 攒'],
];

/** Verbs of one character whose object is on or in their subject: 杯身挂水珠, 瓶里插花. */
export const BARE_REVERSED: readonly [Relation, string][] = [
  ['rising-from', '冒'],
  ['on', '顶 顶着 顶起 头顶着 挂 吊 停 落 架 别 点缀 挂着 吊着 停着 落着 架着 别着'],
  ['in', '插 装 盛 藏 插着 栽 栽着 养着 泡着 煮着 炖着'],
];

/** Where a thing stands in Chinese: the word after a place ("书上", "杯里"). */
export const PLACE_WORDS: Readonly<Record<string, Relation>> = {
  上: 'on',
  上面: 'on',
  上头: 'on',
  上边: 'on',
  之上: 'on',
  顶上: 'on',
  顶: 'on',
  尖上: 'on',
  边沿上: 'on',
  身上: 'on',
  头上: 'on',
  头顶: 'on',
  手里: 'in',
  手头: 'in',
  手上: 'in',
  手中: 'in',
  背上: 'on',
  上方: 'over',
  上空: 'over',
  里: 'in',
  里面: 'in',
  里边: 'in',
  里头: 'in',
  中: 'in',
  内: 'in',
  之中: 'in',
  中间: 'in',
  中央: 'in',
  当中: 'in',
  间: 'in',
  怀里: 'in',
  肚子里: 'in',
  下: 'under',
  下面: 'under',
  下边: 'under',
  下头: 'under',
  之下: 'under',
  底下: 'under',
  脚下: 'under',
  旁: 'beside',
  旁边: 'beside',
  边: 'beside',
  边上: 'beside',
  身边: 'beside',
  身旁: 'beside',
  一旁: 'beside',
  两边: 'beside',
  两旁: 'beside',
  左边: 'beside',
  右边: 'beside',
  畔: 'beside',
  侧: 'beside',
  跟前: 'beside',
  后: 'behind',
  后面: 'behind',
  后头: 'behind',
  背后: 'behind',
  身后: 'behind',
  远处: 'behind',
  前: 'facing',
  前面: 'facing',
  面前: 'facing',
  门前: 'beside',
  门口: 'beside',
  边浪: 'beside',
  里向: 'in',
  里厢: 'in',
  处: 'on',
  入面: 'in',
  入边: 'in',
  高头: 'on',
  上高: 'on',
  边度: 'beside',
};

/** Place words that may begin a clause and speak of what was said before: 旁边趴着一只熊猫, 背后一座尖峰. */
export const PLACES_ALONE = new Set(
  '上面 上头 上边 顶上 上方 里面 里边 里头 中间 中央 当中 怀里 手里 手头 手上 手中 下面 下边 下头 底下 脚下 旁边 边上 身边 身旁 一旁 两边 两旁 左边 右边 后面 后头 背后 身后 远处 前面 面前 边浪 里向 高头 头上 头顶 身上 背上 旁 后 顶'.split(
    ' ',
  ),
);

/** Places on a body: they are whose the picture is. */
export const BODY_PLACES = new Set(
  '手里 手头 手上 手中 头上 头顶 身上 背上 怀里 身边 身旁 身后 脚下 肚子里'.split(' '),
);

/** Characters that name a piece of what stands before them in one word: 碗沿, 伞柄, 船头. */
export const PART_SIGNS = '沿口身盖柄嘴底边尖头尾角顶芯心壁檐脚腿耳脊缝膛影荫杈梢洞冠翼';

/** Where a load stands: what has something there carries it. */
export const LOAD_WORDS =
  'on_its_back on_his_back on_her_back on_the_back on_its_roof on_the_roof on_its_shoulder on_its_head on_his_head on_her_head';

/** Where something stands with nothing named after it: "with a sprig of mint on top". */
export const ADVERBS_OF_PLACE: Readonly<Record<string, Relation>> = {
  'on top': 'on',
  'on it': 'on',
  'on its top': 'on',
  'resting on it': 'on',
  'sitting on top': 'on',
  'out the top': 'out-of',
  'out of the top': 'out-of',
  'out the side': 'out-of',
  'out of the side': 'out-of',
  'out the end': 'out-of',
  'out of the end': 'out-of',
  'out the middle': 'out-of',
  'out of the middle': 'out-of',
  'up it': 'on',
  'growing up it': 'wrapped-round',
  'climbing up it': 'wrapped-round',
  'twisting up it': 'wrapped-round',
  'down it': 'on',
  'all over it': 'on',
  'across it': 'on',
  'through it': 'in',
  around: 'beside',
  'all around': 'beside',
  'all round': 'beside',
  inside: 'in',
  'inside it': 'in',
  'in it': 'in',
  'in the middle': 'in',
  'in the centre': 'in',
  'in the center': 'in',
  'at its centre': 'in',
  underneath: 'under',
  below: 'under',
  beneath: 'under',
  behind: 'behind',
  'behind it': 'behind',
  'behind him': 'behind',
  'behind her': 'behind',
  'beside her': 'beside',
  'beside him': 'beside',
  'above her': 'over',
  'above him': 'over',
  'in the background': 'behind',
  above: 'over',
  'above it': 'over',
  overhead: 'over',
  'beside it': 'beside',
  'next to it': 'beside',
  'around it': 'wrapped-round',
  'round it': 'wrapped-round',
  'wrapped round it': 'wrapped-round',
  'wrapped around it': 'wrapped-round',
  'into it': 'in',
  'off it': 'on',
  'from it': 'beside',
  'over it': 'over',
  'under it': 'under',
  'beneath it': 'under',
  'by it': 'beside',
  'against it': 'beside',
  'out of it': 'out-of',
  'up out of it': 'out-of',
  'on its roof': 'on',
  'on the side': 'beside',
  'on either side': 'beside',
  'at its feet': 'beside',
  'at his feet': 'beside',
  'at her feet': 'beside',
  'hanging off it': 'on',
  'hanging from it': 'on',
  'printed on': 'on',
  'printed on it': 'on',
  'pressed into it': 'in',
  'leaning on it': 'beside',
  'at the wheel': 'in',
  'behind the wheel': 'in',
  'at the helm': 'in',
  'at the controls': 'in',
  'in the driving seat': 'in',
  'sticking out': 'out-of',
  'poking out': 'out-of',
  'coming out': 'out-of',
  'popping out': 'out-of',
  'growing out of it': 'rising-from',
  'rising from it': 'rising-from',
};

/** Body parts and pieces of a thing: they say where, not what ("in its beak", "whose wings are made of DNA"). */
export const PART_WORDS = {
  en: 'scales fleece fur mane peel rind filling icing topping sleeve collar cuff lapel laces shoelaces sole visor strap pips stalk kernel pupil iris eyelashes brow windscreen propeller rudder deck prow wick tines buckle hem lens brim dot mast bow_of_the_boat stern crust pages page_edge cover antenna antennae stinger collar_bone toes fingers fingertips knuckles knees elbow shoulders chest ribs peak summit base trunk_of_the_tree bark canopy doorway sill ledge hood bonnet_of_the_car boot_of_the_car bumper headlight headlights handlebars pedals spokes beak ear ears head heads neck necks back shell shells mouth hand hands paw paws claws face faces body bodies claw feeler freckle horn horns spikes quills spines mane nose noses chin lap pouch pocket belly tail tails trunk leg legs foot feet side top bottom middle center centre spout handle lid edge own pose whisker whiskers hump humps hull sail stem stems cap petal petals wing wings snout arm arms eye eyes tip rim clapper nib needle_tip bristles bristle stripes spots roots branches crown reflection shadow flame flames blade blades string strings wheel wheels roof rooftop chimney sails keys smoke_trail fin fins tongue teeth beard moustache mustache hair dial hands_of_the_clock rump end ends arrow talon ankle wrist shoulder knee hip waist flipper tentacle hoof hooves forehead cheek breast flank thigh bill udder breast_pocket jaw jaws fang fangs muzzle paw_pads armpit tummy chest_pocket truck_bed tailgate wing_tip tail_end bow_tie_end eyebrow eyelash heel ribcage antler antlers tusk tusks feelers pincer pincers hind_leg front_paw',
  zh: '左眼 右眼 背脊 脊背 腮帮子 腮帮 两腮 脸颊 两颊 脸蛋 脸蛋子 舱 船舱 唱臂 唱头 臂 吊臂 铲斗 花梗 花杆 花枝 绒伞 小绒伞 绒球 齿 筝弦 钥匙孔 锁孔 锁眼 背带 肩带 表带 提带 指甲盖 前轮 后轮 包口 袋口 箱口 篓口 炉口 灶口 信封口 扇面 扇骨 扇柄 鼓面 鼓身 鼓皮 旗面 旗杆 桶沿 桶口 桶边 桶底 罐口 罐身 坛口 坛身 坛沿 缸口 缸沿 缸边 篮口 篮把 篮沿 筐沿 筐口 勺柄 勺把 盘边 盘沿 盘底 井口 井沿 鞋口 鞋头 鞋带 鞋底 鞋面 鞋尖 鞋跟 桥洞 桥面 桥头 帽顶 帽尖 伞顶 伞尖 壶把 壶底 壶肚 壶边 杯边 杯把 杯耳 瓶底 瓶颈 锅边 锅底 锅把 锅耳 碗底 碗壁 袖口 袖子 衣领 领口 裙摆 衣角 裤腿 裤脚 刀柄 刀背 刀尖 剑柄 斧柄 锤头 锤柄 针尖 针眼 针鼻 笔头 笔帽 书角 书缝 书皮 灯头 灯座 灯杆 车铃 车顶 车窗 车灯 船帮 船舱 屋脊 屋角 墙头 墙角 塔尖 塔顶 叶脉 叶柄 花茎 瓜蒂 瓜藤 瓜皮 耳尖 鼻孔 辫子 马尾 刘海 左手 右手 左脚 右脚 前爪 后腿 前腿 孔 洞口 眼窝 兜 育儿袋 鼻梁 脖颈 颈 腰 腰间 手腕 胳肢窝 腋下 脑瓜 脑门 脑壳 后脑勺 眉心 鼻尖 鼻头 伞盖 菌盖 菇伞 印纽 壶钮 提手 车把 车座 后座 车尾 胸脯 胸前 胡须 须 龙须 虎牙 尾巴尖 缝 核 果核 内胆 瓤 芯 蕊 花蕊 花心 叶尖 叶片 球茎 犄角 舌头 牙齿 鳞片 斑点 斑纹 条纹 纹路 弦钮 琴头 琴身 琴颈 琴弦 门环 门把手 门缝 窗格 帽檐 车身 车头 车斗 车厢 灯芯 灯罩 钟摆 书脊 书页 封面 瓶盖 瓶塞 壶身 壶盖 壶口 杯沿 杯底 碗沿 碗口 碗边 锅沿 船头 船尾 船舷 伞面 伞柄 笔杆 树荫 树梢 树根 毛 头发 眉毛 下巴 獠牙 尾鳍 背鳍 龟壳 顶部 底部 底座 上半部 下半部 上半 下半 一半 另一半 半边 中心 尾烟 龙头把 断口 切口 切面 裂缝 裂口 缝隙 缺口 空隙 角尖 羽翼 双翅 手心 掌心 指尖 脊背 驼峰 鱼鳍 鱼身 蛇身 龙身 龙尾 鱼尾 猫尾 角 嘴 头 脖子 爪子 壶嘴 额头 一角 边缘 鼻子 口袋 嘴巴 尾巴 尾羽 尾翼 肚子 肚皮 脚 耳朵 背 壳 外壳 翅膀 身子 身体 脑袋 花盘 花瓣 茎 叶子 刺 盖子 车轮 轮子 船身 船帆 帆 桅杆 把手 手柄 杯身 杯口 瓶口 瓶身 锅盖 屁股 胡子 毛发 鬃毛 羽毛 鳍 影子 倒影 根 枝头 枝条 树冠 树干 屋顶 烟囱 下半截 上半截 下半身 上半身 半截 末端 尖 线头 镜头 镜片 光束 腿 手臂 胳膊 眼睛 嘴角 触角 触手 蹄子 笔尖 刀刃 指针 表盘 弦 爪 手 脸 肩 肩膀 胸口 脚边 枝 边沿 顶端',
};
