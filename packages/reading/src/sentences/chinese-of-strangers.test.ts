import { expect, test } from 'vitest';
import { readText } from './read-text.ts';

/**
 * Chinese of many places and trades, one brief a line; behind it what is read: a thing to draw, how two stand to each
 * other, `no` what is declined, `not` what is only told of.
 */
const BRIEFS = `
一只狗瞓喺一桶玫瑰入面 = dog in rose; rose in bucket
个帆换成一片荷叶嘅帆船 = not sail
盆系一只旧靴子，靴子里面种咗菊花 = chrysanthemum in boot; not bowl
一只熊揸住一把锤子 = bear holding hammer
一只狐狸从洞里探个脑壳出来 = fox; not snowman
锅锅头煮着一条鱼 = fish in cooking-pot
一只老鼠抱着一个蜜罐罐 = mouse-animal holding honey-jar; not jar
一只乌龟像啃萝卜那样啃着铅笔 = turtle holding pencil; not radish
一条船像鸟一样飞过去 = boat; not bird
鹦鹉站在一本书上，就像给树看病一样 = parrot on book; not tree
一只蜗牛推着一颗跟脸一样大的草莓 = snail holding strawberry
一只看书的狐狸 = fox reading book
会做饭的猪 = pig holding wok
露营的刺猬 = hedgehog beside tent
给爱看书的小朋友 = not book
小毛驴拉着一个易拉罐跑 = beverage-can behind donkey
蜗牛背着茶壶当壳 = snail as-part teapot
钥匙的那排齿做成一排树 = key as-part tree
一把算盘，其中一颗珠子用樱桃代替 = abacus as-part cherry
修自行车的，想用两片西瓜代替两个轮子 = bicycle as-part watermelon
一架天平，左边盘子里搁颗苹果 = apple in scales; not plate
花瓶换成一只雨靴，靴子里插着郁金香 = tulip in rain-boots; not vase
塔是由一块一块饼干堆成的 = made-of cookie
一只老人的手，托着一只鸟 = hand; not elder
脸被一顶草帽盖住半截的熊猫 = straw-hat
一朵云被一只手捏在夹子上 = cloud
三只小鸡排成一队，最前面那只头上顶着一座小房子 = house on chick
一只兔子追着地上那个皮球跑 = rabbit chasing beach-ball; not land
雪山被一根绳子勒住了 = rope wrapped-round snow-mountain
鲸鱼身上披的不是鱼鳞，是一件毛衣 = whale wearing sweater
盘成一只熊猫，不对，盘成一只山羊 = goat; no panda
喜鹊登梅就算了。两只喜鹊抬一顶轿子 = magpie
一把缺了腿的椅子上坐着一只猫 = cat on chair; not leg
一颗白菜打坐 = cabbage; not meditation
修裤脚换拉链的铺子。一只刺猬抱着一颗纽扣 = hedgehog holding button; not zipper
打药的服务队，在镇上。想要一架无人机飞在玉米上头 = drone flying-over corn; not pill
我们家养蜂的，蜂箱挂在岩上。请做一只熊抱着一罐蜂蜜 = bear; not rock
一只松鼠推着一颗坚果，客人一看就要拍照 = squirrel; not camera-flash
一个石磨，石磨上面开一朵花，花就是豆花的意思 = stone-mill; not tofu-pudding
一个杯子，印在纸袋上也行 = mug; not shopping-bag
猫头鹰蹲在书上，灯光暗一点 = owl on book; not lamp
北极熊也有别的店用了，我们要一条红鲤鱼 = carp; no polar-bear
锤子、扳手，再来一颗螺母 = hammer; wrench; nut-bolt
戴墨镜晒太阳的芒果 = mango wearing sunglasses; not sun
想要个大水牛开着拖拉机 = water-buffalo riding tractor
螺丝发芽了 = sprout rising-from screw
网上卖枇杷，我家种琵琶的 = loquat; not pipa
蜗牛背着一栋比自己高很多的房子 = snail carrying house
一只茶壶歪着,外形看着就是一头大象 = teapot shaped-like elephant
一看是鲸鱼再一看是帆船 = whale shaped-like sailboat
向日葵的花梗用一支铅笔来代替 = sunflower as-part pencil
大象走过来，一只蝴蝶停在它鼻子上 = butterfly on elephant
松鼠,肚子口袋里探出来一根薯条 = french-fries out-of squirrel
从洗衣机的圆门里飞出一只鸽子 = dove out-of washing-machine
茶杯里的烟升上去,烟自己变成一只蝴蝶 = smoke rising-from cup-saucer; smoke shaped-like butterfly
玫瑰从靴子里长起来 = rose rising-from boot
一个苹果，中间挖空成一只小鸟 = bird in apple
狮子头 鬃毛里面插着一把剪刀 = scissors in lion; not meatball
一副眼镜,左右镜片里各有一片叶子 = leaf in glasses
一只小狗蜷着睡在月亮上 = puppy sleeping-on moon
老鼠蹲在奶酪旁边啃 = mouse-animal holding cheese
一只熊在后面推一辆小推车 = bear behind wheelbarrow
熊猫骑嘉陵牌那种老摩托车 = panda riding motorcycle
一颗郁金香球带两片叶子 = tulip; not beach-ball
面包夹住一块黄油 = butter in bread
一只箱子。箱子上别写字 = luggage
西瓜切开,就做成乌龟的壳 = turtle as-part watermelon
一朵云，雨滴五滴够了 = raindrop
一位老人打太极 = tai-chi; not yin-yang
熊猫打太极 = panda; not yin-yang
畫一隻山羊站在很陡的崖壁上 = goat on cliff
我们是一所乡村幼儿园,五十几个娃。最后的画面是,一只兔子抱着一颗草莓 = rabbit holding strawberry; not toddler; not child
`
  .trim()
  .split('\n')
  .map((line) => line.split(' = ') as [string, string]);

test.each(BRIEFS)('%s: %s', (text, found) => {
  const { things, relations, refusals } = readText(text);
  const drawn = things.filter(({ role }) => role !== 'setting').map(({ concept }) => concept);
  const asked = things.filter(({ role }) => role === 'subject' || role === 'object').map(({ concept }) => concept);
  const joined = relations.map(
    ({ subject, relation, object }) => `${things[subject]!.concept} ${relation} ${things[object]!.concept}`,
  );
  for (const each of found.split('; ')) {
    const [word = '', name = ''] = each.split(' ');
    if (word === 'no') expect(refusals.map((refused) => refused.name)).toContain(name);
    else if (word === 'not') expect(asked).not.toContain(name);
    else if (each.includes(' ')) expect(joined.join('; ')).toContain(each);
    else expect(drawn).toContain(each);
  }
});
