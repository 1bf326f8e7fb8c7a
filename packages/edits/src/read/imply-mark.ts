import { findTokens } from './find-tokens.ts';
import { isNoun } from './nouns.ts';
import { IS_PART } from './quality-target.ts';
import { strayWords } from './stray-words.ts';
import type { Setting } from './clause-text.ts';
import type { Shown } from './shown-lines.ts';

/** What is done to a part, or said of it, after it is named: "leaf smaller", "the fish is too small", 碗太大. */
const SAID_AFTER_EN =
  /\b(?:the |that |this |our )?([a-z]+)(?='s\b| (?:a bit |a little |much |way |far )?(?:too|bigger|smaller|larger|lighter|darker|paler|bolder|simpler|on the (?:left|right|top|bottom|other)|to the (?:left|right)|above|below|looks?|should|needs?|is|could|facing|red|blue|green|gold|black|white|navy|in (?:a )?[a-z]+ ?(?:$|[,.]|and\b)))/giu;
/** A deed on a part that is there: "make the leaf", "flip the fish". */
const DONE_TO_EN =
  /\b(?:make|made|flip|turn|tilt|move|shift|shrink|enlarge|fade|mirror|rotate|simplify|colou?r|put|take|remove|drop|lose|change|swap|replace|have|get|keep|bigger|smaller|simpler)\s+(?:the|that|this)\s+([a-z]+)\b/giu;
const SAID_AFTER_ZH =
  /(?:^|[，,。！？\s把将让给和跟])(\p{Script=Han}{1,3}?)(?=(?:画得|也|都|的颜色|颜色)?(?:太|再|有点|放[左右上下大小]|放到|移|挪|换成|改成|换个|变|大一?[点些]|小一?[点些]|淡|朝|往|歪|缩|要[大小红黑白黄绿蓝]|不要|别那么|用[实线红黑白黄绿蓝]|画))/gu;
/** Nouns of the shop and its people, of the logo's own parts and of what it is put on. */
const NEVER =
  /^(?:it|this|that|one|little|bit|touch|tad|lot|shade|much|way|even|far|well|slightly|all|both|thing|things|everything|shop|store|van|sign|window|wall|card|cards|door|menu|printer|sticker|page|screen|phone|website|customers?|people|kids?|wife|husband|mum|boss|whole|rest|size|gap|space|way|look|feel|line|lines|word|words|letters?|text|name|font|colou?rs?|background|logo|picture|icon|mark|slogan|tagline|border|frame|box|circle|ring|shadow|outline|brand|business|design|version|top|bottom|left|right|side|middle|edge|first|last|second|other|light|dark|style|shape|number|year|address|客人|顾客|老板|老婆|店|店里|招牌|门头|手机|衣服|名片|背景|底|底色|字|字体|名字|店名|口号|图|图标|图案|标志|颜色|整体|边框|框|圈|阴影|线条|间距|字距|行距|位置|大小|感觉|风格|我|你|他|她|它|都|全|这|那|下面|上面|左边|右边|中间|后面|前面|外面|里面)$/iu;

/** The picture's noun as a request uses it, where nobody has told what the picture shows. */
export function impliedMark(text: string, shown: Shown, nameThing: Setting['nameThing']): string[] {
  if ((shown.mark?.length ?? 0) > 0) return [];
  const named = `${shown.name ?? ''} ${shown.slogan ?? ''} ${shown.secondName ?? ''}`.toLowerCase();
  const nouns = [SAID_AFTER_EN, DONE_TO_EN, SAID_AFTER_ZH]
    .flatMap((pattern) => [...text.matchAll(pattern)].flatMap(([, noun]) => noun ?? []))
    .map((noun) => noun.toLowerCase());
  const noun = nouns.find(
    (each) =>
      !NEVER.test(each) &&
      !IS_PART.test(each) &&
      isNoun(each) &&
      strayWords(each, []).length > 0 &&
      !named.includes(each) &&
      findTokens(each).length === 0 &&
      nameThing(each).length > 0,
  );
  return noun === undefined ? [] : [noun];
}
