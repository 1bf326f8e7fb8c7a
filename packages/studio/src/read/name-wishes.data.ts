/**
 * What brands are called for good luck is no picture by itself, but has had its pictures for centuries: 福 is a gourd,
 * 喜 a magpie. Word, then concepts, the plainest first.
 */
export const NAME_WISHES: ReadonlyMap<string, readonly string[]> = new Map(
  `
  福 gourd fu-character
  禄 deer
  寿 longevity-peach crane-bird
  喜 magpie double-happiness
  吉 auspicious-cloud lantern
  祥 auspicious-cloud
  瑞 qilin auspicious-cloud
  如意 ruyi
  财 gold-ingot
  富 gold-ingot peony
  贵 peony
  宝 gold-ingot
  鑫 gold-ingot
  旺 lion-dance
  鸿 wild-goose
  鹏 eagle
  寿康 longevity-peach
  丰 rice-ear wheat
  团圆 full-moon
  同心 knot
  缘 knot
  乐 smile music-note
  笑 smile
  雅 orchid
  晟 sunrise
  旭 sunrise
  lucky clover
  luck clover
  joy smile
  joyful smile
  happy smile
  merry smile
  hope sunrise
  peace dove
  peaceful dove
  harmony lotus
  unity knot
  royal crown
  regal crown
  noble crown
  majestic crown
  swift swallow
  wise owl
  brave lion
  mighty elephant
  gentle deer
  graceful swan
  freedom bird
  journey compass
  pioneer compass
  guardian shield
  victory laurel
  triumph laurel
  eternal infinity
  forever infinity
  radiant sun
  fortune gold-ingot
  busy bee
  steady turtle
  harvest wheat
  `
    .trim()
    .split('\n')
    .map((line) => {
      const [word = '', ...concepts] = line.trim().split(' ');
      return [word, concepts] as const;
    }),
);

/** Words in which such a character wishes nothing: 俱乐部 has no smile, a 吉他 no lucky cloud. */
export const NO_WISHES =
  /俱乐部|娱乐|[音声民器鼓奏]乐|乐[园器队坊团谱理音]|福[州建田清鼎]|宝[宝石贝安鸡山马]|珠宝|贵[州阳港]|富[士阳顺]|吉[他林普安首]|瑞[士典金]|理财|财[务税会经]|寿[司衣光]|喜[剧糖]|边缘|雅[安思]|丰[台田]|旺[季苍]/gu;
