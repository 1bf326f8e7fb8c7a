import { expect, test } from 'vitest';
import { readText } from './read-text.ts';

/** Chinese of shopkeepers; behind it what is read: a thing to draw, how two stand to each other, `not` what is only told. */
const BRIEFS = `
一只狐狸趴在箱子上睡觉 = fox sleeping-on
小鹿躺在草莓上睡大觉 = sleeping-on strawberry
松鼠在沙发上睡着了 = squirrel sleeping-on sofa
书堆上睡着一只猫 = cat sleeping-on
小熊在蜂蜜罐里睡着了 = bear in
一头鹿，鹿角像树枝 = deer as-part twig
一只鹿角像树枝的鹿 = deer as-part twig
乌龟，壳＝屋顶 = turtle as-part roof
犀牛，角那里放把钥匙代替 = rhinoceros as-part key
猫头鹰，两个眼睛是锁孔 = owl as-part lock
挖掘机，臂换成恐龙脖子 = excavator as-part dinosaur
齿轮画成向日葵花心 = sunflower as-part gear
一张唱片，纹路是树的年轮 = vinyl as-part tree-ring; not tree
猫把身体伸成一支钢笔 = cat shaped-like fountain-pen
一只狐狸，它把草帽推到头顶 = fox wearing straw-hat
一只黑猫戴着船长的帽子 = wearing hat; not captain
一条鱼戴个斗笠 = fish wearing bamboo-hat
毛巾裹着一只小狗 = towel wrapped-round puppy
一副眼镜，左边镜片里是一个太阳 = sun in glasses
电动车一辆，两个车轱辘换成苹果 = scooter as-part apple
一只公鸡从土钵里探出头来 = rooster out-of bowl
一只手提箱，里面漏出光来 = sunrays out-of suitcase
一只水獭肚皮朝天躺在救生圈里 = otter in life-buoy
老板说壁虎不好，那就蜗牛吧，顺着一根绳子往上爬 = snail on rope
轮胎里面坐个熊，像坐游泳圈 = bear in tire; not swim-ring
椅子也好，窗也好。嗯，椅子吧，椅子上放一顶草帽 = straw-hat on chair; not window-frame
江南的雨像垂下来的柳。我想画一把伞 = umbrella; not rain; not willow
店开在车站对面，一只猫戴着围巾 = cat wearing scarf; not train-station
我有一条大黄狗，不是童话里那个。画它叼着一枚书签 = dog holding bookmark
湿地边的农家乐，白鹭 = egret; not thatched-cottage
自家烘焙咖啡豆，想要一只猫头鹰 = owl; not bread
改装摩托车，骷髅，酷一点 = skull; not motorcycle
中式婚庆，双喜 = double-happiness; not wedding
香包我一针一线缝的，画个老虎还是画个葫芦都行 = tiger; not sachet
狐狸不要凶的，一只狐狸抱着灯笼 = fox holding lantern
想要一只麻鸭飞过荷叶，不要那种黄色小鸭子 = duck flying-over lotus-leaf
扳手咬住一个轮胎，像鳄鱼咬东西一样有劲 = wrench; not crocodile
`
  .trim()
  .split('\n')
  .map((line) => line.split(' = ') as [string, string]);

test.each(BRIEFS)('%s: %s', (text, found) => {
  const { things, relations } = readText(text);
  const asked = things.filter(({ role }) => role === 'subject' || role === 'object').map(({ concept }) => concept);
  const joined = relations.map(
    ({ subject, relation, object }) => `${things[subject]!.concept} ${relation} ${things[object]!.concept}`,
  );
  for (const each of found.split('; ')) {
    const [word = '', name = ''] = each.split(' ');
    if (word === 'not') expect(asked).not.toContain(name);
    else if (each.includes(' ')) expect(joined.join('; ')).toContain(each);
    else expect(asked).toContain(each);
  }
});
