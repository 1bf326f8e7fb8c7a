import { chineseNames } from './thing-names.ts';
import { blanked } from './clauses.ts';
import { canHold } from './holders.ts';
import { AFTER_NUMBER } from './word-classes-zh.data.ts';
import { COUNTED } from './word-table-zh.ts';

/** 像啃松果那样啃着硬币, 像鸟一样扑扇着飞: how something is done, before the deed. */
const HOW_DONE =
  /(?:就|好)?(?:像|好似|仿佛|如同|似|跟|如)([^，的]{1,8}?)(?:那样|一样|似的|那般|一般|般)地?(?=往|向|朝|从|在|沿|顺|绕|[^，的]{1,2}(?:着|起|过|出|进|来|去|下|开)|[啃吃咬抱推拉爬飞跑跳游走追挂插叼舔喝蹲站坐躺])/gu;
/** 跟 before it is not like. */
const AT_END =
  /(?:跟|好似|好像|就像|仿佛|好比|像)([^，跟像]{1,10}?)(?:一样|似的|似得|那样子?|一般|般|的样子)[啊呀嘛的]*\s*$/u;
/** 像鳄鱼咬东西一样有劲 */
const AS_MUCH = /像([^，的跟像]{3,8}?)(?:一样|似的|那样)[^，的\s]{1,3}$/u;
/** 一颗珠子一样的丸子 */
const LIKE_A = /(?<=[的颗个只条片块朵根]|^)\p{Script=Han}{2}一样的(?=\p{Script=Han})/gu;
/** 跟脸一样大的奶茶, 有门板那么大 */
const AS_BIG = /(?:跟|和|有|同|像)[^，的]{1,4}(?:一样|那么|这么|差不多)[大高长重胖宽粗圆多厚](?:小|短)?的?/gu;

/** 给树看病, 孔雀开屏, 晾衫: more than the name of a thing. */
const isDeed = (said: string): boolean => {
  const bare = said.replace(/^[一两三四五六七八九十几半那这个只条朵]+/u, '');
  return (
    !chineseNames().has(bare) &&
    !Object.hasOwn(AFTER_NUMBER, bare) &&
    !COUNTED.test(said) &&
    !chineseNames().has(bare.replace(/^[小大老]/u, ''))
  );
};

/** 书像鸟一样飞 flies; 票根像飞毯一样飘 is one. */
const isCreature = (said: string): boolean => {
  const thing = chineseNames().get(said.replace(/^[一只个条头小大]+/u, ''));
  return thing !== undefined && canHold({ token: { kind: 'thing', text: said, from: 0, thing } });
};

/** 刨花卷起来像海浪, 刺猬蜷起来正好是一面盾: only then it looks so. */
const WHEN_SO =
  /(?<=\p{Script=Han})[卷立竖挂拼合叠翘张摆弯蜷缩团堆串展飘](?:起来|开来|下来|过来|成一团|在一起)(?=就?像|正好|恰好|就?是|活像|好像|变)/gu;

/** Comparisons that tell how something is done or how big it is: what they compare with is not seen. */
export function withoutSimiles(said: string): string {
  let left = said.replaceAll(WHEN_SO, (when) => blanked(when, 0, when.length));
  for (const { 0: simile, 1: other = '', index } of left.matchAll(HOW_DONE))
    if (isDeed(other) || isCreature(other) || /^[往向朝从在沿顺]/u.test(left.slice(index + simile.length)))
      left = blanked(left, index, index + simile.length);
  for (const { 0: simile, index } of left.matchAll(AS_BIG)) left = blanked(left, index, index + simile.length);
  left = left.replaceAll(LIKE_A, (like) => blanked(like, 0, like.length));
  const end = AT_END.exec(left) ?? AS_MUCH.exec(left);
  if (end && isDeed(end[1] ?? '')) left = blanked(left, end.index, left.length);
  return left;
}
