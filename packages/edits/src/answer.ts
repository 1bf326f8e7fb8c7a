import { colorName, type LogoDoc } from '@markwright/logo';
import type { Face, Sentence } from './apply/edit-kit.ts';

/** What people ask about their logo, and what there is to say; the first that fits answers. */
const TOPICS: readonly (readonly [RegExp, Sentence])[] = [
  [
    /compare|before and after|next to the old|对比|比较|比一?比/iu,
    {
      zh: '按住「按住看改之前」就能看到改之前的样子，松开回到现在。',
      en: 'Hold “Hold to see it before” to see the logo as it was; let go for how it is now.',
    },
  ],
  [
    /商标|注册|trademark|register/iu,
    {
      zh: '能不能注册由商标局决定。矢量包里有按各国要求画好的商标图样和申请说明。',
      en: 'Registration is the trademark office’s decision. The vector package holds drawings and notes as the offices ask for them.',
    },
  ],
  [
    /动画|会动|动起来|动图|animat|moving|video/iu,
    {
      zh: '这里做的是静止的标志。可以说「加一点热气」，画在图里。',
      en: 'Logos here stand still. You can ask for a wisp of steam or a wave in the picture.',
    },
  ],
  [
    /印|刺绣|绣|衣服|杯|喷绘|print|embroider|shirt|polo|mug|vinyl|sign maker|cut/iu,
    {
      zh: '可以。买矢量包后有给印刷厂、刻字店和绣花厂的文件，单色和反白都有；太细的地方会在检查页标出来。',
      en: 'Yes. The vector package has files for printers, sign makers and embroidery, in one colour and reversed too; strokes that are too thin are pointed out.',
    },
  ],
  [
    /多少钱|价格|收费|how much|price|cost/iu,
    {
      zh: '价格在「购买」里，付款前都看得到。改多少次都不要钱。',
      en: 'Prices are under Buy, before you pay. Changes cost nothing.',
    },
  ],
  [
    /nike|adidas|disney|swoosh|迪士尼|耐克|阿迪|hello kitty|mickey|米老鼠/iu,
    {
      zh: '那是别人的商标，不能画进你的标志。可以说一样东西，比如「一只鸟」。',
      en: 'That is somebody else’s trademark. Name a thing instead, such as "a bird".',
    },
  ],
];

const HELP: Sentence = {
  zh: '可以这样说：字再粗一点、换成一只猫、背景用米色、图放左边、口号改成「…」。',
  en: 'You can say: bolder letters, swap it for a cat, cream background, picture on the left, change the slogan to "…".',
};
const CONTENT: Sentence = { zh: '好的，就保持这样。', en: 'Good: it stays as it is.' };

/** An answer in words to what changes nothing. */
export function answerQuestion(request: string, { name, background, mark }: LogoDoc, faces: readonly Face[]): Sentence {
  if (/什么字体|哪个字体|哪款字体|what font|which font|what typeface/iu.test(request)) {
    const face = faces.find(({ key }) => key === name.font)?.words;
    if (face) return { zh: `名字用的是「${face.zh}」。`, en: `The name is set in ${face.en}.` };
  }
  if (/什么颜色|什么色|色号|what colou?r|which colou?r|hex/iu.test(request)) {
    const ink = [name.color, mark?.primary, background].filter(
      (color): color is string => color !== undefined && color !== 'transparent',
    );
    const told = [...new Set(ink)];
    return {
      zh: `用到的颜色：${told.map((color) => `${colorName(color).zh} ${color.toUpperCase()}`).join('、')}。`,
      en: `The colours are ${told.map((color) => `${colorName(color).en.toLowerCase()} ${color.toUpperCase()}`).join(', ')}.`,
    };
  }
  const topic = TOPICS.find(([pattern]) => pattern.test(request))?.[1];
  if (topic) return topic;
  return /就这样|挺好|满意|谢谢|辛苦|perfect|love it|thank|all good|that's it/iu.test(request) ? CONTENT : HELP;
}
