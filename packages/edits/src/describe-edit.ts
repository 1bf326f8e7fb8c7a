import { colorName } from '@markwright/logo';
import { LINE_WORDS, thingSaid, type Sentence } from './apply/edit-kit.ts';
import type { Edit, EditName, EditOf, Much, Target } from './command.ts';
import { COLORS } from './read/colors.data.ts';

const words = (zh: string, en: string): Sentence => ({ zh, en });

const PART_WORDS: Record<Target, Sentence> = {
  ...LINE_WORDS,
  mark: words('图形', 'the picture'),
  ground: words('背景', 'the background'),
  all: words('颜色', 'the colours'),
};

/** Wishes that need no more than their name. */
const PLAIN: Partial<Record<EditName, Sentence>> = {
  'mark.remove': words('不要图形', 'no picture'),
  'mark.simpler': words('图形简单些', 'a simpler picture'),
  'mark.line': words('图形用线条画', 'the picture in lines'),
  'mark.solid': words('图形画成实心', 'a solid picture'),
  'mark.other': words('图形换种画法', 'another drawing of it'),
  'mark.mirror': words('图形左右翻转', 'the picture mirrored'),
  'mark.turn': words('图形转个角度', 'the picture tilted'),
  'color.fewer': words('颜色少一些', 'fewer colours'),
  'color.one': words('只用一种颜色', 'one colour only'),
  'color.swap': words('底色和字色对调', 'background and ink swapped'),
  'color.contrast': words('对比强一些', 'more contrast'),
  'color.other': words('换一套配色', 'other colours'),
  'layout.center': words('居中', 'centred'),
  'layout.left': words('靠左对齐', 'aligned to the left'),
  'layout.air': words('多留空', 'more room'),
  'layout.tighter': words('排紧一些', 'closer together'),
  'layout.swap': words('图和字对调位置', 'picture and name swapped'),
  'frame.remove': words('去掉外框', 'no frame'),
  'talk.undo': words('退回一步', 'one step back'),
  'talk.first': words('回到最初', 'back to the first'),
  'talk.more': words('再来几个这样的', 'more like this'),
  'talk.another': words('换个思路', 'something else'),
  say: words('一个问题', 'a question'),
};

/** What becomes more: of a line, the picture or colours. */
const MORE: Partial<Record<EditName, Sentence>> = {
  'mark.bigger': words('大', 'larger'),
  'mark.smaller': words('小', 'smaller'),
  'color.warmer': words('暖', 'warmer'),
  'color.cooler': words('冷', 'cooler'),
  'color.darker': words('深', 'darker'),
  'color.lighter': words('浅', 'lighter'),
  'color.calmer': words('柔和', 'calmer'),
  'color.brighter': words('鲜亮', 'brighter'),
  'type.bolder': words('粗', 'bolder'),
  'type.thinner': words('细', 'thinner'),
  'type.rounder': words('圆润', 'rounder'),
  'type.sharper': words('硬朗', 'sharper'),
  'type.wider': words('宽', 'wider'),
  'type.narrower': words('窄', 'narrower'),
  'type.bigger': words('大', 'larger'),
  'type.smaller': words('小', 'smaller'),
  'type.looser': words('字距松', 'more widely spaced'),
  'type.tighter': words('字距紧', 'more tightly spaced'),
};
const DEGREES: Record<Much | 'usual', (sentence: Sentence) => Sentence> = {
  bit: ({ zh, en }) => words(`${zh}一点`, `a bit ${en}`),
  usual: ({ zh, en }) => words(`${zh}一些`, en),
  much: ({ zh, en }) => words(`${zh}很多`, `much ${en}`),
  most: ({ zh, en }) => words(`${zh}到底`, `as far as it goes: ${en}`),
};

const PLACES = {
  left: words('图放左边', 'picture on the left'),
  right: words('图放右边', 'picture on the right'),
  above: words('图放上面', 'picture above'),
  below: words('图放下面', 'picture below'),
  'in-letter': words('图放进字里', 'picture inside a letter'),
  behind: words('图放字后面', 'picture behind the name'),
};
const KINDS = {
  brush: words('毛笔字', 'brush lettering'),
  serif: words('衬线字', 'a serif'),
  sans: words('无衬线字', 'a plain sans'),
  handwritten: words('手写字', 'handwriting'),
  rounded: words('圆体字', 'rounded letters'),
  modern: words('现代的字', 'modern letters'),
  traditional: words('传统的字', 'traditional letters'),
  pixel: words('像素字', 'pixel letters'),
  art: words('艺术字', 'display letters'),
};
const LAYOUTS = {
  stacked: words('上下排', 'stacked'),
  side: words('左右排', 'side by side'),
  badge: words('徽章', 'a badge'),
  vertical: words('竖排', 'vertical'),
  'one-line': words('名字排一行', 'the name on one line'),
  'two-lines': words('名字分两行', 'the name on two lines'),
  frame: words('加外框', 'a frame'),
};
const EFFECTS = {
  gradient: words('渐变', 'gradient'),
  shadow: words('阴影', 'shadow'),
  outline: words('描边', 'outline'),
  texture: words('纹理', 'texture'),
  neon: words('霓虹', 'neon'),
  backdrop: words('底纹', 'pattern'),
  ornament: words('装饰', 'ornament'),
  frame: words('外框', 'frame'),
};
const STYLES = {
  minimal: words('极简', 'minimal'),
  国潮: words('国潮', 'Chinese street'),
  retro: words('复古', 'retro'),
  luxury: words('高级', 'luxury'),
  cute: words('可爱', 'playful'),
  tech: words('科技', 'technical'),
  handmade: words('手作', 'handmade'),
  modern: words('现代', 'modern'),
  traditional: words('传统', 'traditional'),
  natural: words('自然', 'natural'),
  elegant: words('优雅', 'elegant'),
  sporty: words('运动', 'sporty'),
};
const CASES = {
  upper: words('大写', 'capitals'),
  lower: words('小写', 'lower case'),
  title: words('首字母大写', 'initial capitals'),
};

function colorWords(color: string): Sentence {
  const known = COLORS.find(([name]) => name === color.toLowerCase());
  if (known) return words(known[2].split(' ').find((word) => word.length > 1) ?? known[2], known[0]);
  if (!/^#[0-9a-f]{6}$/i.test(color)) return words(color, color);
  const { zh, en } = colorName(color);
  return words(`${zh} ${color}`, `${en.toLowerCase()} ${color}`);
}

type Detailed =
  | 'mark.swap'
  | 'mark.add'
  | 'mark.move'
  | 'color.set'
  | 'ground.set'
  | 'type.kind'
  | 'type.font'
  | 'type.case'
  | 'text.set'
  | 'text.add'
  | 'text.remove'
  | 'layout.set'
  | 'effect.remove'
  | 'effect.add'
  | 'style.set';

const inColor = (part: Sentence, color: string): Sentence => {
  const { zh, en } = colorWords(color);
  return words(`${part.zh}用${zh}`, `${part.en} in ${en}`);
};

/** Wishes that name a thing, a colour, a face or words. */
const DETAILED: { [Name in Detailed]: (edit: EditOf<Name>) => Sentence } = {
  'mark.swap': ({ thing }) => words(`图形换成${thingSaid(thing).zh}`, `picture: ${thingSaid(thing).en}`),
  'mark.add': ({ thing }) => words(`图里加${thingSaid(thing).zh}`, `add to the picture: ${thingSaid(thing).en}`),
  'mark.move': ({ to }) => PLACES[to],
  'color.set': ({ of, color }) => inColor(PART_WORDS[of], color),
  'ground.set': ({ color }) => {
    if (color === 'transparent') return words('背景透明', 'transparent background');
    return color === 'plain' ? words('背景不要花纹', 'plain background') : inColor(PART_WORDS.ground, color);
  },
  'type.kind': ({ of, kind }) =>
    words(`${LINE_WORDS[of].zh}用${KINDS[kind].zh}`, `${LINE_WORDS[of].en} in ${KINDS[kind].en}`),
  'type.font': ({ of, font }) => words(`${LINE_WORDS[of].zh}用${font}`, `${LINE_WORDS[of].en} in ${font}`),
  'type.case': ({ of = 'name', case: letters }) =>
    words(`${LINE_WORDS[of].zh}${CASES[letters].zh}`, `${LINE_WORDS[of].en} in ${CASES[letters].en}`),
  'text.set': ({ of, text }) => words(`${LINE_WORDS[of].zh}改成「${text}」`, `${LINE_WORDS[of].en}: “${text}”`),
  'text.add': ({ text }) => words(`加上「${text}」`, `add “${text}”`),
  'text.remove': ({ of, text }) =>
    text
      ? words(`去掉「${text}」`, `without “${text}”`)
      : words(`去掉${LINE_WORDS[of].zh}`, `without ${LINE_WORDS[of].en}`),
  'layout.set': ({ layout }) => LAYOUTS[layout],
  'effect.remove': ({ effect }) => words(`去掉${EFFECTS[effect].zh}`, `no ${EFFECTS[effect].en}`),
  'effect.add': ({ effect }) => words(`加${EFFECTS[effect].zh}`, `add ${EFFECTS[effect].en}`),
  'style.set': ({ style }) => words(`整体${STYLES[style].zh}风格`, `${STYLES[style].en} all over`),
};

/** A wish in a few words, before anything is done: what a reader of the request shows to be kept or dropped. */
export function describeEdit(edit: Edit): Sentence {
  const detailed = (DETAILED as Partial<Record<EditName, (edit: Edit) => Sentence>>)[edit.do];
  return PLAIN[edit.do] ?? detailed?.(edit) ?? describeMore(edit);
}

/** "The name a bit bolder"; a size of the picture and a shade of all colours need no part named. */
function describeMore(edit: Edit): Sentence {
  const { of, much } = edit as { of?: Target; much?: Much };
  const part = PART_WORDS[of ?? (edit.do.startsWith('mark.') ? 'mark' : 'all')];
  const { zh, en } = DEGREES[much ?? 'usual'](MORE[edit.do] ?? words('', ''));
  return words(`${part.zh}${zh}`, `${part.en} ${en}`);
}

const DEGREE_WORDS: Record<Much, Sentence> = {
  bit: words('一点', 'a bit'),
  much: words('很多', 'a lot'),
  most: words('到头', 'as far as it goes'),
};

/** How much was asked for, where it was said. */
export const degreeOf = (edit: Edit): Sentence | undefined =>
  'much' in edit && edit.much ? DEGREE_WORDS[edit.much] : undefined;
