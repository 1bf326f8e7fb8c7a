import type { Edit, Target } from '../command.ts';
import { editSchema } from '../command.ts';
import { lineOf, targetIn, type ClauseText, type Setting } from './clause-text.ts';
import { FRAMES_EN } from './frames-en.data.ts';
import { FRAMES_ZH } from './frames-zh.data.ts';
import { markWordIn } from './mark-words.ts';
import { isStatement } from './statement.ts';
import { strayWords } from './stray-words.ts';

/** What the short forms in the patterns stand for. */
const FORMS: Readonly<Record<string, string>> = {
  'en{L}': '(?:letters?|lettering|type|typeface|font|text|wording|writing|words?|name|strokes?)',
  'en{S}':
    "(?:\\b(?<!there's |there is |there are |has |have |got )(?:no|without(?: the| any| that| an?)?|lose|ditch|drop|remove|scrap|bin|delete|erase|strip(?: out| off)?|get rid of|rid of|take (?:off|out|away)|wipe (?:off|away|out)|dump|chuck out|cut out|cut the|off with|turn off|switch off|unplug|don'?t (?:want|need|like)(?: the| any| an?| that)?|not (?:keen|sold) on|do away with)\\b)",
  'en{OFF}':
    "\\b(?:off|out|away|gone|removed?|be removed|taken (?:out|off|away)|not (?:required|needed|necessary|wanted)|(?:isn|aren|wasn)['’]?t (?:needed|required|necessary|wanted|doing it)|unnecessary|surplus(?: to requirements)?|needless|(?:should|can|must|could it|has to|have to|got to|needs to) go|to go|not for (?:me|us)|(?:isn|aren)['’]?t very \\w+)(?: (?:please|pls|too|as well|altogether|now|entirely|completely|then|ta|thanks|also|anymore|any more))*$",
  'en{G}': '(?:\\b(?:give|add|put|pop|stick|bung|slap|work in|throw in|chuck|need\\w*|want\\w*|with|have|get)\\b)',
  'zh{L}': '(?:字|名字|店名|标语|口号|小字|英文|第二行|拼音|文字|字体|▲|■|▼)',
  'zh{S}':
    '(?:不要|别要|去掉|拿掉|删掉?|去除|取消|撤掉?|抹掉|擦掉|清掉|剪掉|没有|无|莫要|甭要|免了|移除|砍掉|关掉|关了|别放)',
  'zh{OFF}':
    '(?:不要|别要|别用|去掉|去了|去|拿掉|删掉?|去除|取消|撤掉?|撤走|抹掉?|擦掉?|清掉?|剪掉?|莫要|甭要|免了|免|移除|砍掉?|关掉?|扒掉?|扔掉?|剔掉?|减掉|多余|没必要|松开|能不用就不用|不用|不需要|扣掉|弄掉|丢掉?|拆掉?|不留)(?:了|吧|呗|啊|嘛|哈|撒|嘞|都行|也行|算了|就好|就行|的)*$',
};

type Frame = { edit: Omit<Edit, 'of'> & { of?: string }; patterns: RegExp[] };

type Hit = { edit: Frame['edit']; at: number; length: number };

const DETAILS: Readonly<Record<string, string>> = {
  'effect.remove': 'effect',
  'effect.add': 'effect',
  'layout.set': 'layout',
  'mark.move': 'to',
  'type.kind': 'kind',
  'type.case': 'case',
  'style.set': 'style',
  'ground.set': 'color',
  'text.remove': 'of',
};

const compiled: { en?: Frame[]; zh?: Frame[] } = {};

function framesOf(language: 'en' | 'zh'): Frame[] {
  compiled[language] ??= Object.entries(language === 'en' ? FRAMES_EN : FRAMES_ZH).map(([key, patterns]) => {
    const [name = '', detail = ''] = key.split(':');
    const field = DETAILS[name];
    return {
      edit: { do: name, ...(field && { [field]: detail }) } as Frame['edit'],
      patterns: patterns.map(
        (source) =>
          new RegExp(
            source
              .replaceAll(/\{[A-Z]+\}/gu, (form) => FORMS[`${language}${form}`] ?? form)
              .replaceAll(/[□■▲▼]/gu, (sign) => (language === 'en' ? (SIGN_WORDS[sign] ?? sign) : sign)),
            'iu',
          ),
      ),
    };
  });
  return compiled[language];
}

/** A sign as a word, so that a pattern can tell where it ends. */
const SIGN_WORDS: Readonly<Record<string, string>> = { '□': 'xmark', '■': 'xname', '▲': 'xslogan', '▼': 'xsecond' };

/** The clause with the picture, the name and the other lines as signs: □ ■ ▲ ▼. */
function withSigns(text: ClauseText, setting: Setting): string {
  const { name, slogan, secondName } = setting.shown;
  const mark = markWordIn(text.lower, setting);
  const signs: readonly (readonly [string | undefined, string])[] = [
    [slogan, '▲'],
    [secondName, '▼'],
    [name, '■'],
    [mark, '□'],
  ];
  const isLatin = !/\p{Script=Han}/u.test(text.text);
  return signs.reduce((all, [words, sign]) => {
    if (!words || words.length === 0) return all;
    if (!isLatin) return all.replaceAll(words.toLowerCase(), sign);
    const escaped = words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return all.replace(new RegExp(`(?<![a-z])${escaped}(?:e?s)?(?![a-z])`, 'giu'), SIGN_WORDS[sign] ?? sign);
  }, text.lower);
}

/** What ways of putting a wish there are in a clause, the one that takes most of its words first. */
function framesIn(text: ClauseText, setting: Setting): Hit[] {
  const language = /\p{Script=Han}/u.test(text.text) ? 'zh' : 'en';
  const said = withSigns(text, setting);
  const hits = framesOf(language).flatMap(({ edit, patterns }): Hit[] => {
    const [longest] = patterns
      .map((pattern) => pattern.exec(said))
      .filter((match) => match !== null)
      .toSorted((one, other) => other[0].length - one[0].length);
    return longest ? [{ edit, at: longest.index, length: longest[0].length }] : [];
  });
  return hits.toSorted((one, other) => other.length - one.length);
}

/** How much of a clause a way of putting it must take before it is done; what takes less is only offered. */
const LEAST_SHARE = 0.2;
/** Commands that are spoken of in passing as often as they are asked for. */
const OFTEN_IN_PASSING = /^(?:color\.|effect\.add|layout\.center|type\.case)/u;
const LEAST_SHARE_IN_PASSING = 0.45;
/** What a clause that only tells how things are cannot ask for. */
const NEVER_TOLD = /^(?:effect\.add|mark\.(?:line|solid|move)|layout\.set|style\.set|ground\.set|talk)/u;

/** "Not too cute", 可爱路线不对: what is declined or found wrong is not asked for. */
const DECLINES_EN =
  /\b(?:not|never|too|isn['’]?t|aren['’]?t|don['’]?t|doesn['’]?t|shouldn['’]?t|nothing|less|hate|hates)\b/iu;
const DECLINES_ZH = /不对|不行|不合适|不适合|不好(?!看)|不搭|不要|不用|别|虽|不喜欢/u;
const GIVES = /^(?:effect\.add|style\.set|type\.kind|layout\.set|ground\.set|mark\.move)/u;
/** What is done to a drawing is not done to letters. */
const OF_DRAWINGS = /^mark\.(?:line|solid|turn|mirror|other|bigger|smaller|simpler)/u;

/** A wish by the way it is put, where no rule understood the clause. */
export function readFrames(text: ClauseText, setting: Setting): { done: Edit[]; offered: Edit[] } {
  const nothing = { done: [], offered: [] };
  const [first, second] = framesIn(text, setting);
  if (!first) return nothing;
  const target = targetIn(text, setting) ?? (text.opensSentence ? undefined : setting.last);
  const { data } = editSchema.safeParse(ofPart(first.edit, target));
  if (!data || (OF_DRAWINGS.test(data.do) && lineOf(targetIn(text, setting)))) return nothing;
  const isHan = /\p{Script=Han}/u.test(text.text);
  const [before, after] = [text.text.slice(0, first.at), text.text.slice(first.at + first.length)];
  const around = isHan ? `${before}，${after}` : before;
  if (GIVES.test(data.do) && (isHan ? DECLINES_ZH : DECLINES_EN).test(around)) return nothing;
  const isWhole = strayWords(text.text, [...text.tokens, { at: first.at, end: first.at + first.length }]).length === 0;
  const least = OFTEN_IN_PASSING.test(data.do) ? LEAST_SHARE_IN_PASSING : LEAST_SHARE;
  const isTold = isStatement(text.text) && NEVER_TOLD.test(data.do);
  // Two ways of putting it that take as much of the clause: nobody knows which is meant.
  const isTorn = second !== undefined && second.length === first.length && second.edit.do !== first.edit.do;
  const isSure = (isWhole || first.length >= text.text.length * least) && !isTold && !isTorn;
  return isSure ? { done: [data], offered: [] } : { done: [], offered: [data] };
}

/** Which part it is asked of: letters are the name's where no other line is spoken of. */
function ofPart(edit: Frame['edit'], target: Target | undefined): object {
  if (edit.do === 'type.case') return edit;
  if (edit.do.startsWith('type.')) return { ...edit, of: lineOf(target) ?? 'name' };
  if (edit.do.startsWith('color.'))
    return target && target !== 'all' && !/^color\.(?:one|fewer|other|swap)$/u.test(edit.do)
      ? { ...edit, of: target }
      : edit;
  return edit;
}
