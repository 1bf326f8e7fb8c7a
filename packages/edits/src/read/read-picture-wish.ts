import type { Edit } from '../command.ts';
import { found, hasVerb, lineOf, ofKind, targetIn, type ClauseText, type Found, type Setting } from './clause-text.ts';
import { markWordIn } from './mark-words.ts';
import { LIKENED } from './read-manners.ts';
import { isDrawable, isPicture, knowsThings, nounIn, thingOf } from './nouns.ts';

/** A thing that is not there yet is spoken of with "a", a number or a measure word. */
const NEW_EN = /\b(?:an?|some|two|three|another|a pair of)\s+([a-z][a-z' -]*)/giu;
const NEW_ZH =
  /(?:换成|换做|换为|换上|改成|改为|改用|改画成?|变成|画成|做成|替换(?:成|为)|不要\S+要|换|用|要|想要|画|来|放|加上?|添上?|配上?)((?:一|两|几|三)?[只个朵条头匹座片把盏颗张幅棵支根枚块碗杯艘架间栋串顶双对株轮弯]?(?:(?![换改成要用])\p{Script=Han}){1,6}?)(?:的|吧|呗|吗|代替.*|替代.*|会?更.*|试试|看看|好了|就行|就好|怎么样|如何|才好)?$/u;
const TOO_ZH = /^把(\p{Script=Han}{1,5}?)也?(?:加|放|画|添)(?:进去|进来|上去|上)$/u;
const BETTER_ZH = /^(?:还是|我看|感觉)?(\p{Script=Han}{1,5}?)(?:会|可能)?(?:更|比较)(?:合适|好|贴切|搭|应景)/u;

const BESIDES =
  /\b(?:add|adding|also|too|as well|next to|beside|alongside|in addition|include|holding|wearing|plus|throw in|another)\b|加|添|旁边|再|也|还|配|多画|一起|边上|陪/iu;
const INSTEAD =
  /\b(?:instead|in place of|in lieu of|rather|replace|swap|switch|change|substitute|prefer|turn|not an?|not the|not our)\b|代替|替代|取代|换|改|不如|别用|不用|不要/iu;
/** "It should be a fox", "a fox would suit us", "we need a fox", "use a fox as the symbol". */
const BECOMES =
  /\b(?:be|was|were|it|that) an?\b|\b(?:use|using|try|need|want|prefer|have|see|how about|what about|(?:i'd|we'd|would) like|go with|go for|think(?:ing)? of) (?:it with )?(?:an?|some|two)\b|^(?:maybe |perhaps |just )?an?\b.*\b(?:would|might|could) (?:be|suit|work|look|fit|make|do)\b|^(?:maybe |perhaps |just )?an? [a-z ]+$/iu;

/** 碗里画俩筷子, "on the loaf": the place is in the picture, which stays. */
const IN_PICTURE =
  /[里上中旁边下](?:面|头|边)?(?:再|也|就|给我|帮我|想|要|能不能)*(?:加|添|画|放|来|配|插|搁|摆)|\b(?:on|in|inside|over|under|behind|against|around) the\b(?!.*\binstead\b)/iu;

/** What the picture itself is to have. */
const GETS =
  /^(?:'s|s)?\s+(?:to |should |could |might )?(?:have|has|hold|holding|wear|wearing|carry|carrying|get|with|needs?|wants)\s+(?:an?|some|two|three)\b/iu;

/** Whether a clause asks for a thing to be drawn, in the picture's place or beside it. */
export function readPictureWish(text: ClauseText, setting: Setting): Found | undefined {
  if (!knowsThings(setting) || isOfSomethingElse(text, setting)) return undefined;
  const shown = markWordIn(text.lower, setting);
  const isAnew =
    shown !== undefined &&
    (new RegExp(`\\bnot (?:this|that) ${shown}`, 'iu').test(text.text) ||
      new RegExp(`\\b(?:different|nicer|better|prettier|another|new|friendlier|proper)\\s+${shown}`, 'iu').test(
        text.text,
      ) ||
      /换(?:一)?[种个只款朵张条头匹颗棵](?!.*[成用])/u.test(text.text));
  if (isAnew) return found([{ do: 'mark.other' }], text.text);
  // 狗画得像狐狸.
  const likened = LIKENED.exec(text.text);
  const other = likened?.[1] ?? '';
  if (likened && markWordIn(text.lower.slice(0, likened.index), setting) !== undefined && isDrawable(other, setting))
    return found([{ do: 'mark.other' }], text.text);
  // "The tap looks like a duck".
  const taken = /\blooks? (?:more |a bit |rather |kinda |just |exactly )?like (?:an?|the|some) [a-z ]+$/iu.exec(
    text.text,
  );
  if (
    taken &&
    !/^(?:make|have|should|could|can)\b/iu.test(text.text) &&
    markWordIn(text.lower.slice(0, taken.index), setting) !== undefined
  )
    return found([{ do: 'mark.other' }], text.text);
  const noun = newThing(text, setting);
  if (noun === undefined) return undefined;
  const isHan = /\p{Script=Han}/u.test(noun);
  const isOfPicture = isMarkSpokenOf(text, setting);
  if (IN_PICTURE.test(text.text))
    return isOfPicture ? found([{ do: 'mark.add', thing: thingOf(noun, setting) }], noun) : undefined;
  // "Can the cupcake have a cherry on top": the picture stays and gets it.
  const owner = shown === undefined ? -1 : text.lower.indexOf(shown.toLowerCase());
  if (owner >= 0 && GETS.test(text.text.slice(owner + (shown?.length ?? 0))))
    return found([{ do: 'mark.add', thing: thingOf(noun, setting) }], noun);
  const takesPlace = INSTEAD.test(text.text) || (isHan && isOfPicture && /用|要|成/u.test(text.text));
  const thing = thingOf(noun, setting);
  const edit = (name: 'mark.swap' | 'mark.add'): Found => found([{ do: name, thing } as Edit], noun);
  if (takesPlace && !/\b(?:add|also|as well)\b|旁边|再加|再添/iu.test(text.text)) return edit('mark.swap');
  if (BESIDES.test(text.text)) return edit('mark.add');
  if (/\bon top of\b|\b(?:beside|next to|above|under) the\b/iu.test(text.text)) return edit('mark.add');
  if (!isHan && BECOMES.test(text.text)) return edit('mark.swap');
  return isHan && BETTER_ZH.test(text.text) ? edit('mark.swap') : undefined;
}

const isMarkSpokenOf = (text: ClauseText, setting: Setting): boolean =>
  ofKind(text.tokens, 'target').some(({ target }) => target === 'mark') ||
  markWordIn(text.lower, setting) !== undefined;

/** Words, colours, manners and places have readers of their own. */
function isOfSomethingElse(text: ClauseText, setting: Setting): boolean {
  const kinds = new Set(text.tokens.map(({ kind }) => kind));
  if (text.quotes.length > 0 || hasVerb(text.tokens, 'remove') || hasVerb(text.tokens, 'keep')) return true;
  if (['quality', 'color', 'face', 'style', 'effect', 'edit', 'talk'].some((kind) => kinds.has(kind as 'color')))
    return true;
  return lineOf(targetIn(text, setting)) !== undefined && !isMarkSpokenOf(text, setting);
}

function newThing({ text }: ClauseText, setting: Setting): string | undefined {
  const shown = new Set(setting.shown.mark?.map((word) => word.toLowerCase()));
  const phrases = /\p{Script=Han}/u.test(text)
    ? [NEW_ZH.exec(text)?.[1], TOO_ZH.exec(text)?.[1], BETTER_ZH.exec(text)?.[1]]
    : // "We're a bookshop, not a phone shop".
      [...text.matchAll(NEW_EN)].flatMap(({ 1: phrase, index }) =>
        /\b(?:not|no longer|never)\s+$/iu.test(text.slice(0, index)) ? [] : [phrase],
      );
  return phrases
    .flatMap((phrase) =>
      phrase === undefined
        ? []
        : [
            nounIn(
              phrase.replace(/\s+(?:not|instead|rather|would|might|could|is|was|that|which|who|and|but|or)\b.*$/iu, ''),
            ),
          ],
    )
    .find((noun) => noun.length > 1 && isPicture(noun) && isDrawable(noun, setting) && !shown.has(noun.toLowerCase()));
}
