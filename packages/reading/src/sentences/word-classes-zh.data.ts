import type { Token } from './token.ts';

/** Ways to be somewhere: 睡在, 停在, and in 树上停着一只鸟 what stands between the place and who is there. */
export const POSTURES =
  '坐 睡 站 蹲 趴 躺 蜷 落 挂 停 飞 跑 游 立 卧 靠 泡 蜷缩 做 长 住 藏 画 写 开 放 盘 浮 漂 倚 倒 映 搁 摆 种 插 爬 仰躺 漂浮 蹦 跳 窝 骑 踩 踏 铺 洒 飘 贴 架 别 绕 缠 盖 挤 缩 守 歇 伏 悬 吊 嵌 跟 拴 搭 系 绑 躲 钉 粘 缝 刻 印 绣 夹 捆';
/** Heard as a place only with 在: 串在签子上. */
export const PLACED_DEEDS = '串 卡 扣 套 垫 塞 浸 晒 晾 摊 摞 堆 扎 罩 盛 装 埋 撒 滚 砸 掉 挤';
/** Ways to make one thing of another: 积木搭的长颈鹿. */
export const MADE_ZH = /^[搭堆拼编织捏刻缝砌垒扎糊剪折雕叠粘攒]$/u;
/** Verbs that only say there is something: 门前种一棵树, 盘里搁两只虾. */
export const EXISTS = new Set(
  '结 搭 盖 歇 盘 巴着 有 放 搁 坐 站 趴 停 躺 蹲 卧 立 摆 种 挂 浮 漂 长 架 插 贴 盖 露 装 落 睡 藏 冒 点 盛 堆 铺 露出 立起 露着 点缀 画 撒 飘'.split(
    ' ',
  ),
);
export const EXITS =
  '飘起 飘起来 飘出来 飘出 飞起来 弹出来 掉出来 滚出来 漫出来 涌起 窜起来 蹦起来 跳起来 游出来 喷出来 吐出来 倒出来 掏出来 拱出来 顶出来 冲出来 冲出 蹿起来 往下流 往下淌 往下滴 流下来 流下 滴下来 滴下 滴落 淌下来 往外冒 往外淌 溢出 溢出来 洒下来 漏下来 升起 升起来 升上去 飘上去 长起来 升 飞起 飞起来 腾起 蹿出 蹿出来 窜出 窜出来 涌出 涌出来 漏出 漏出来 淌出 淌出来 滴出 挤出来 迸出 透出 透出来 散出 绽出 绽放 探出来 钻出头 伸出头 探出头 探头 探出脑袋 跃起 飞出 飞出来 长出来 走出 走出来 冒出来 冒出头 钻出 钻出来 浮出 跳出来 跳出 露出 露出头 露出来 斜出来 伸出 伸出来 蹦出来 爬出来 挣出 跑出来 流出来 出来 探身';
/** Said between a thing and what it looks like. */
export const LIKE_WORDS =
  '像 好像 如 如同 宛如 仿佛 长得像 看起来像 看着像 看上去像 酷似 形似 状似 状如 像是 好似 宛若 犹如 恰似 活像 就像';
/** Several that are close to each other. */
export const TOGETHER_WORDS =
  '在一起 勾在一起 靠在一起 挨在一起 依偎 依偎在一起 并肩 并排 肩并肩 背靠背 头碰头 手拉手 手牵手 挨着坐 紧挨着';
export const MEASURES =
  '封 份 帖 丸 箱 爿 茎 垄 畦 剂 只 条 头 匹 艘 座 棵 朵 片 个 枚 把 盏 本 轮 颗 间 位 名 对 双 串 杯 碗 壶 盆 枝 支 株 架 辆 面 扇 尾 群 瓶 滴 块 盘 弯 束 首 件 口 尊 抹 缕 叶 道 栋 幢 顶 根 匙 罐 张 幅 粒 队 排 窝 捧 锅 桶 筐 篮 盒 包 袋 团 层 缸 簇 丛 种 匹 台 部 所 家 副 套 捆 卷 节 段 坛 樽 盅 笼 屉 打 坨 滩 撮 溜 兜 碟 瓣 枝 滴 挂 圈 股 阵 幢 节 截 球 垛 摞 沓 眼 柄 杆 竿 管 帧 泓 汪 湾 轴 箩 篓 担 车 船 桌 扎 行 列 汪 绺 炷 床 桩 件套 穗 孔 蓬 方 样 筒 领 拨 茬 尊 巴掌';
export const DIGITS: Readonly<Record<string, number>> = {
  一: 1,
  两: 2,
  二: 2,
  双: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
  十: 10,
  俩: 2,
  仨: 3,
  几: 3,
};
/** Said of more than two without a number. */
export const MANY = '很多 许多 一群 一排 一队 一窝 一堆 好几只 好几个 成群 无数';

/**
 * What the last character of a verb says about the two things it joins, for verbs that no table has: 跳过 over, 掉进 in.
 * 着, 住 and 起 say only that one has to do with the other, as "with" does.
 */
export const VERB_ENDINGS: Readonly<Record<string, Omit<Token, 'from' | 'text'>>> = {
  着: { kind: 'with' },
  住: { kind: 'with' },
  牢: { kind: 'with' },
  起: { kind: 'with' },
  满: { kind: 'with' },
  过: { kind: 'verb', relation: 'over' },
  进: { kind: 'verb', relation: 'in' },
  入: { kind: 'verb', relation: 'in' },
  上: { kind: 'verb', relation: 'on' },
  向: { kind: 'verb', relation: 'facing' },
  到: { kind: 'verb', relation: 'on' },
  成: { kind: 'change' },
  为: { kind: 'change' },
  出: { kind: 'verb', relation: 'out-of', reversed: true },
  在: { kind: 'at' },
};

/** Too common to be heard as things by themselves, but a number or a deed makes them one: 一碗面, 两只手, 吃面. */
export const AFTER_NUMBER: Readonly<Record<string, string>> = {
  手: 'hand',
  手腕: 'hand',
  面: 'noodles',
  粉: 'rice-noodles',
  饭: 'rice-bowl',
  门: 'door',
  心: 'heart',
  爱心: 'heart',
  眼: 'eye',
  眼睛: 'eye',
  车: 'car',
  鞋: 'sneaker',
  鞋子: 'sneaker',
  光: 'light-bulb',
  脚: 'foot',
  娃: 'child',
  馍: 'mantou',
  章: 'seal-stamp',
  遮: 'umbrella',
  脚丫: 'foot',
  脚丫子: 'foot',
  脸: 'smile',
  口红: 'lipstick',
  勺: 'spoon',
  叉: 'fork',
  刀: 'chefs-knife',
  剑: 'sword',
  枪: 'water-pistol',
  布: 'fabric',
  旗: 'flag-pennant',
  头发: 'hair',
  笔: 'pen',
  药: 'pill',
  医生: 'doctor',
  护士: 'nurse',
  老师: 'teacher',
  学生: 'student',
  农民: 'farmer',
  工人: 'worker',
  警察: 'police-officer',
  厨师: 'chef',
  歌手: 'singer',
  画家: 'artist',
  律师: 'lawyer',
  学校: 'school',
  医院: 'hospital',
  墙: 'brick-wall',
  路: 'road',
  塘: 'lake',
  岸: 'beach',
  桌: 'desk',
  烟: 'smoke',
  炊烟: 'smoke',
  线: 'thread',
  苗: 'sprout',
  小苗: 'sprout',
  嫩芽: 'sprout',
  小芽: 'sprout',
};
