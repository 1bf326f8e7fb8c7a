import { expect, test } from 'vitest';
import { runOnCuts } from './run-on-zh.ts';
import { readText } from './read-text.ts';

const cutUp = (text: string): string[] => {
  const ends = [...runOnCuts(text), text.length];
  return ends.map((end, at) => text.slice(ends[at - 1] ?? 0, end));
};

test('whoever types no marks is read as if there were commas', () => {
  expect(cutUp('我这个面馆开了二十年了老伴说画头牛我想画一只兔子抱着一根胡萝卜')).toEqual([
    '我这个面馆开了二十年了',
    '老伴说画头牛',
    '我想画一只兔子抱着一根胡萝卜',
  ]);
});

test('what is declined at the end of a run takes no more with it than its own names', () => {
  expect(cutUp('门口给我站一只大白鹅神气一点荷花就不用画了')).toEqual([
    '门口给我站一只大白鹅神气一点',
    '荷花就不用画了',
  ]);
});

test.each(['一只戴着草帽的小毛驴坐在南瓜车里面看星星', '我想要一只抱着蜂蜜罐子坐在树桩上的小熊'])(
  '%s is one thought',
  (text) => expect(runOnCuts(text)).toEqual([]),
);

/** A brief without marks, and what is read: a thing to draw, how two stand to each other, `no` what is declined, `not` what is only told. */
const BRIEFS = `
我们家卖豆腐卖了三十年了老头子走了以后就剩我跟一条黄狗它天天睡在磨盘上赶都赶不走你就帮我画它睡在磨盘上吧 = dog sleeping-on stone-mill; not tofu
有的说画牡丹有的说画凤凰后来我说那就画一只喜鹊嘴里叼着一把钥匙嘛 = magpie holding key; not peony; not phoenix
你给我画只猴子它不是爱吃桃子么就让它坐在桃子上头 = monkey on peach; peach
我也没啥想法饺子嘛饺子像个小船那样子眼睛鼻子都有 = dumpling shaped-like
想画一只小狐狸不要凶的要乖的头上顶一片荷叶再抱一个灯笼 = fox holding lantern
`
  .trim()
  .split('\n')
  .map((line) => line.split(' = ') as [string, string]);

test.each(BRIEFS)('%s: %s', (text, found) => {
  const { things, relations, refusals } = readText(text);
  const asked = things.filter(({ role }) => role === 'subject' || role === 'object').map(({ concept }) => concept);
  const joined = relations.map(
    ({ subject, relation, object }) => `${things[subject]!.concept} ${relation} ${things[object]!.concept}`,
  );
  for (const each of found.split('; ')) {
    const [word = '', name = ''] = each.split(' ');
    if (word === 'no') expect(refusals.map((refused) => refused.name)).toContain(name);
    else if (word === 'not') expect(asked).not.toContain(name);
    else if (each.includes(' ')) expect(joined.join('; ')).toContain(each);
    else expect(asked).toContain(each);
  }
});
