/**
 * How people decline things. `before` stands before what is declined ("no dogs", 不要狗), `after` behind it ("dogs are
 * banned", 狗就免了), `alone` speaks of what was said just before ("a rooster? not for us"), `turn` takes the last word
 * back ("a goose… no, scratch that, a duck"), `firstIdea` tells of a plan that was dropped (一开始想画牛，后来…).
 */
export const DECLINES = {
  zh: {
    before:
      '不要有 不要 不想要 不想画 不想看到 不想 不用画 不用 不需要 不必 不画 不放 不出现 不带 不含 不喜欢 不爱 不希望 不能有 不能 不许 不准 不做 不搞 不加 不拿 不配 不养 不卖 不打 不是 不走 不 别画 别放 别用 别整 别弄 别搞 别来 别拿 别把 别给 别 甭画 甭 莫画 莫整 莫 勿 禁止 谢绝 拒绝 避免 杜绝 讨厌 受不了 去掉 删掉 拿掉 拒 忌 无需 没有 没得 木有 没 冇 唔好 唔要 唔使 唔想 唔画 唔 少来 免去 绝非 并非 才不 严禁 婉拒 不许出现 不要出现 不得 不宜 不接受 不建议 不太想 不大想 不沾 不碰 最烦 最讨厌 烦 怕 除了 莫得 勿用 别碰 别沾 别学 少整 少搞 少画 少放 少用 别再 不再 避开 绕开 抵制 规避 略过 省略 远离 摆脱 无',
    after:
      '免了 免啦 免 算了 算啦 就算 太俗 俗气 都俗 很俗 俗 太土 老土 太常见 太普通 太多了 见太多 看多了 看腻 腻了 用烂 烂大街 满大街 过时 没关系 没有关系 无关 不相干 八竿子打不着 忌讳 不吉利 瘆得慌 闹笑话 禁止 省了 省省 拉倒 打住 退散 不合适 不搭 都忌 不必 不用 不要 不需要 唔使 唔好 不画 别画 甭画 别来 别放 别上 不要上 不上 太满 太挤 太闹 太花 太复杂 老套 套路 俗套 烂俗 土气 太low low 太丑 难看 晦气 犯忌 看吐 够多了 泛滥 到处都是 谁家都有 用不着 没必要 犯不着 大可不必 走开 靠边 除外 不考虑 不沾边 扯不上 收起来 拿走 就别提 一律不要 免谈 咪搞 达咩 打咩 都有人用 撞了 太像别人 省掉 可以省 想都别想 同行都在用 同行都用 别人用过 一边去 靠边站 退下 拜拜 再见 留给别人 留给同行 没意思 没新意 无聊 审美疲劳 千篇一律 大路货 撞脸 滥了 太泛滥 吃不消 受不了 接受不了 看不下去 不吃这套 不适合我们 不是我们 不像我们 别跟我提 犯冲',
    alone:
      '免 免了 算了 算啦 不要 坚决不要 拜托别 别 不用 不需要 不必了 千万别 打住 不合适 忌 一概不要 都不要 通通不要 统统不要 不行 不好 免谈 不想 不想跟 不凑热闹 不想一样 不跟 不走这条路 达咩 坚决不 绝对不要 千万不要 真不要 请不要 拜托不要 不用了 算了吧',
    turn: '不对 算了还是 还是换 还是改 还是画 改一下 更正 等一下 等下 啊不 噢不 呃不 不是不是 打错了 说错了 写错了 错了 哦不 不不 等等 我是说 应该是 口误',
    firstIdea: '一开始 本来 原本 原先 起初 最早 开始想 上一家 上次 之前那版 前几版 前面有 之前的 旧标',
    /** Words with a negating character that decline nothing. */
    safe: '不错 不过 不仅 不但 不管 不同 不断 不一样 不如 不少 不止 不光 不单 不只 不得了 不锈钢 不倒翁 不夜城 不打烊 不断档 不远 不知道 不知 不懂 不贵 不等于 不愁 不用愁 不限 不变 不老 不腻 不油腻 不催熟 不起眼 不太懂 不分 不怕 不忘 不已 不久 不停 不完 差不多 了不起 来不及 忍不住 离不开 少不了 说不定 要不然 要不 对不起 不好意思 别致 别墅 别样 别具 别处 特别 区别 级别 类别 个别 分别 告别 送别 性别 没问题 没事 没错 没想好 没人 没多久 没几 有没有 无论 无限 无敌 无欺 无糖 无添加 无麸质 无所谓 无微不至 无忧 无比 无线 无人机 莫名 莫过于 莫奈 非常 非遗 除非 并非 免费 免洗 免邮 避免 免税 未来 没落 沉没 顾忌 禁忌 肥而不腻 供不应求 风雨无阻 独一无二 不见不散 寸步不离 永不 不熄 不灭 络绎不绝 百吃不厌 一丝不苟 不苟 不含糊 没得说 爱不释手 不求人 停不下来 睡不着 吃不上 没有之一 不碍事 不介意 满大街 烂大街',
  },
  en: {
    before:
      "no not without never nothing none nope zero minus avoid avoiding skip hold_the lose_the ditch drop_the spare_us spare_me steer_clear_of stay_away_from other_than anything_but everything_except except hate sick_of tired_of fed_up_with enough_with enough_of don't dont do_not doesn't doesnt isn't isnt aren't arent won't wont wouldn't cannot can't cant nor not_a_fan_of leave_out leave_off keep_away_from no_more free_of neither ban",
    after:
      'banned out forbidden unwanted unwelcome overdone overused cliched cliche clichéd cliché taboo off_limits off_the_table a_no done_to_death not_for_us not_wanted not_needed not_welcome not_required too_common so_overdone boring a_hard_no no_thanks not not_us not_me not_okay not_ok done old_hat everywhere tacky cheesy',
    alone:
      "nope no_thanks not_for_us not_for_me no_way hard_no please_don't please_dont no_thank_you never_mind not_that not_those not_these so_none so_not_those none_of_that",
    turn: 'scratch_that i_mean i_meant sorry make_that correction wait_no actually_no no_wait on_second_thoughts on_second_thought strike_that wrong',
    firstIdea: 'originally at_first first_i_thought we_first_thought we_used_to',
    safe: "no_nonsense no_frills no_fuss no_appointment no_appointments no_problem no_matter no_bake no_longer no_waste no_added no_sugar no_gluten not_only not_just not_far not_too_far not_to_mention nothing_fancy nothing_fishy can't_wait cant_wait can't_live cant_live don't_know dont_know don't_mind dont_mind don't_care do_not_know no_idea no_preference no_rush no_worries nothing_but why_not if_not whether_or_not believe_it_or_not not_sure never_frozen never_ends never_sleeps no_kill no_dig no_one cannot_go_wrong no_strings no_smoking no_minimum no_contract no_call no_jargon no_small not_for_profit non_profit no_judgement no_judgment",
  },
} as const;
