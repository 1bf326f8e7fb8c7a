import type { Edit, EffectWish } from '../command.ts';
import {
  found,
  hasSign,
  hasVerb,
  lineOf,
  ofKind,
  targetIn,
  type ClauseText,
  type Found,
  type Setting,
} from './clause-text.ts';
import { markWordIn } from './mark-words.ts';
import { isStatement } from './statement.ts';
import { strayWords } from './stray-words.ts';
import { isDrawable, isPicture, knowsThings, nounIn, thingOf } from './nouns.ts';
import { findTokens } from './find-tokens.ts';
import { readColorWishes } from './read-colors.ts';

/** What goes and what comes; the first group goes. */
const SWAPS: readonly RegExp[] = [
  /\b(?:swap|replace|trade|switch|exchange|change|substitute(?=.* with ))\s+(?:out\s+)?(.+?)\s+(?:for|with|by|in)\s+(.+)$/iu,
  /\b(?:change|turn|make|switch|convert)\s+(.+?)\s+(?:in)?to\s+(?:be\s+)?(.+)$/iu,
  /(?:把|将)?(.*?)(?:换成|换做|换为|换到|改成|改为|变成|替换成|替换为|改画成?|改做|转成|转做|换(?=个|一个|只|一只|上|一[^套下批种些]|[根条朵把颗]))(.+)$/u,
  /^(?:把|将)?(.{1,6}?)换(.{1,6})$/u,
];
/** What comes and what goes. */
const RATHER: readonly RegExp[] = [
  /^(.*?)\s+(?:instead of|rather than|in place of|in lieu of)\s+(.+)$/iu,
  /\bsubstitut(?:e|ing)\s+(.+?)\s+for\s+(.+)$/iu,
  /^(?:用|拿|以)(.+?)(?:代替|替代|替换|替|取代)(.+)$/u,
];
/** Only what comes is said. */
const COMES: readonly RegExp[] = [
  /^(?:an?\s+|the\s+)?([a-z][a-z ]{2,20}?)\s+instead$/iu,
  /^(?:perhaps|maybe|how about|what about|could it be|why not)\s+(an?\s+.+?)(?:\s+would\b.*)?$/iu,
  /\b(?:use|try|how about|what about|go with|go for|i'd (?:like|love|prefer|rather have)|i would (?:like|love|prefer)|i want|we want|make it|make that|have|should be|could be|needs to be|can it be|could it be)\s+((?:an?|some|our)\s+.+)$/iu,
  /^(?:就|那|不如|给我)?(?:我要|我想要|想要|要个|要只|来个|来只|改用|用个|用|整个|搞个|弄个|换成|换个|换只|改成|换)(.+?)(?:代替|来代替)?$/u,
  /(?:整|搞|弄|用|拿)(?:个|只|一个|一只)(\p{Script=Han}{1,5})(?:来)?代替$/u,
];

/** One picture for another; what is put in its place may also be a colour, a face or words, which others read. */
export function readSwap(text: ClauseText, setting: Setting): Found | undefined {
  const { tokens } = text;
  if (ofKind(tokens, 'edit').length + ofKind(tokens, 'face').length + ofKind(tokens, 'effect').length > 0)
    return undefined;
  if (hasSign(tokens, 'not') && !/换|swap|replace/iu.test(text.text)) return undefined;
  for (const [patterns, isTurned] of [
    [SWAPS, false],
    [RATHER, true],
  ] as const)
    for (const pattern of patterns) {
      const [, one = '', other = ''] = pattern.exec(text.text) ?? [];
      const [goes, comes] = isTurned
        ? [other, one.replace(/^.*\b(?:want|like|love|prefer|have|be|use|with|put)\s+/iu, '')]
        : [one, other];
      const wanted = nounIn(comes);
      if (!isPicture(wanted) || holdsManner(comes) || isShown(wanted, setting)) continue;
      const renamed = renameIn(goes, wanted, comes.replace(/(?:吧|呗|啊|了|哈)+$/u, '').trim(), setting);
      if (renamed) return found([renamed], goes, comes);
      if (
        lineOf(targetIn(text, setting)) &&
        !/图|icon|mark|picture|symbol/iu.test(goes) &&
        !markWordIn(goes.toLowerCase(), setting)
      )
        continue;
      if (/颜色|colou?r|^色/iu.test(goes) || holdsManner(goes)) continue;
      // Nobody can draw it, so the words most likely mean something else.
      if (knowsThings(setting) && !isDrawable(wanted, setting)) continue;
      return found([{ do: 'mark.swap', thing: thingOf(wanted, setting) }, ...heldBy(comes, setting)], goes, comes);
    }
  if (lineOf(targetIn(text, setting)) || setting.last === 'ground') return undefined;
  // 换一只温柔的: the same thing, drawn otherwise.
  const isOtherOne =
    /换(?:一)?[只个头条张幅](?:\p{Script=Han}{1,6})的(?:图|图案)?$/u.test(text.text) &&
    ofKind(tokens, 'color').length + ofKind(tokens, 'quality').length === 0;
  if (isOtherOne && !lineOf(setting.last)) return found([{ do: 'mark.other' }], text.text);
  for (const pattern of COMES) {
    const phrase = pattern.exec(text.text)?.[1] ?? '';
    const wanted = nounIn(phrase);
    // "A nice bluebell blue".
    if (findTokens(phrase).some(({ kind, end }) => kind === 'color' && end === phrase.length)) continue;
    if (isDrawable(wanted, setting) && wanted.length > 1)
      return found([{ do: 'mark.swap', thing: thingOf(wanted, setting) }, ...heldBy(phrase, setting)], phrase);
  }
  return undefined;
}

/** "Three leaves instead of one": the same thing is no other picture. */
const isShown = (noun: string, { shown }: Setting): boolean =>
  shown.mark?.some((word) => [word, `${word}s`, `${word.replace(/(?:f|fe)$/u, 've')}s`].includes(noun.toLowerCase())) ??
  false;

/** 话筒 where the picture is called a microphone: another word for the very thing. */
const isNamedSo = (noun: string, { shown, nameThing }: Setting): boolean => {
  const [called] = noun.length > 1 ? nameThing(noun) : [];
  return called !== undefined && (shown.mark?.some((word) => word.toLowerCase() === called.toLowerCase()) ?? false);
};

/** "The burgundy throughout", 深褐色即可: what is swapped is a colour, a face or a manner, and no picture. */
const holdsManner = (phrase: string): boolean =>
  findTokens(phrase).some(({ kind }) => kind === 'color' || kind === 'face' || kind === 'style');

/** "Change Tacos to Taqueria": a word of the name gives way to another. */
function renameIn(goes: string, comes: string, asWritten: string, setting: Setting): Edit | undefined {
  const { shown } = setting;
  // 把三十年改成四十年: words of the slogan.
  const old = goes.replace(/^(?:把|将|the\s+)/iu, '').trim();
  if (
    shown.slogan &&
    old.length > 1 &&
    old !== shown.slogan &&
    shown.slogan.includes(old) &&
    !shown.name?.includes(old)
  )
    return { do: 'text.set', of: 'slogan', text: shown.slogan.replace(old, asWritten) };
  // 桂花 is the picture and half of the name: what can be drawn is meant for the picture.
  if (markWordIn(goes.toLowerCase(), setting) !== undefined && isDrawable(comes, setting)) return undefined;
  const said = goes
    .replace(/^(?:the\s+)?(?:word\s+)?/iu, '')
    .replace(/[这那]?[一二两俩三四几]个?字$/u, '')
    .trim();
  const word = shown.name?.split(/\s+/).find((part) => part.toLowerCase() === said.toLowerCase()) ?? said;
  if (!shown.name || word.length < 2 || !/^[A-Z\p{Script=Han}]/u.test(word) || !shown.name.includes(word))
    return undefined;
  // "Swap vets for veterinary practice": written as the name is written.
  const isCapital = /^\p{Lu}\p{Ll}/u.test(word);
  const written = isCapital ? comes.replace(/(?<![\p{L}'’])\p{Ll}/gu, (letter) => letter.toUpperCase()) : comes;
  return { do: 'text.set', of: 'name', text: shown.name.replace(word, written) };
}

/** 换成一只水獭，抱着咖啡杯的: what the new picture holds comes with it. */
function heldBy(phrase: string, setting: Setting): Edit[] {
  const held =
    /(?:抱着?|拿着?|戴着?|举着?|\b(?:holding|wearing|with) (?:an?\b|some\b)?)\s*(?:一[只个顶把杯])?(.+?)的?$/iu.exec(
      phrase,
    )?.[1];
  const noun = held && nounIn(held);
  return noun && isPicture(noun) ? [{ do: 'mark.add', thing: thingOf(noun, setting) }] : [];
}

/** "Turn off the neon", 描边也不用, 渐变能不用就不用, "frame off": an effect that is no longer to be there. */
const IS_OFF =
  /(?:不用|不需要|关掉?|灭掉?|熄掉?|清空|清掉|洗掉|洗干净|擦掉|抹走|取消|停用|撤|别发)(?:了|吧|嘛|它|呗)*$|能不[^，]{0,2}就不|\boff$|\b(?:turn|switch|shut|take|knock|wash|rub|peel|wipe|clean)(?:ed)? (?:\S+ ){0,4}(?:off|away|out)\b|\boff (?:the|my|our|that)\b|\b(?:isn't|is not|not) for us\b|\bno (?:want|need)\b|\bnothing\b|\bshould ?n[o']t be\b|(?:got to|has to|needs to|gotta) go$/iu;
const ADDS: readonly RegExp[] = [
  /\b(?:add|pop|stick|include|throw(?:ing)?(?: in)?|chuck(?: in)?|put|slap|work in|draw|sneak in|have|with|plus|hold|holds|carry|wear|wears)\s+(?:in\s+)?((?:an?|some|one|two|three|a couple of|our|few)\s+.+)$/iu,
  /\badd(?:ing)?\s+(?:in\s+)?([a-z].+)$/iu,
  /^(?:can you |could you |please )?(?:put|stick|pop|draw|throw|chuck) ([a-z]+s) (?:on|in|over|under|behind|around|round|near|by|next to|coming)\b/iu,
  /\bgive\s+(?:it|him|her|the\s+\w+)\s+((?:an?|some)\s+.+)$/iu,
  /(?:加(?![粗大宽深重到强框])上?|添加?上?|补上?|配上?|画上?|带上?|放上?|戴上?|塞(?=[杯只把朵束本])|端|捧|递|点缀|站|坐|趴|盖|冒|飘|落|停|蹲|卧|飞|撒|来|搭配?|长出|插|摆|搁|放|弄|挂)(?:了|着)?((?:一|两|几|三|个|俩|仨|对)?[只个条朵片把盏颗张棵支根枚顶点些圈座株滴杯双碟盘瓶壶笼筐篮口缕碗]+.+)$/u,
  /(?:加(?![粗大宽深重到强框])上?|添加?上?|配(?![色套合])上?|画上|戴上?)(\p{Script=Han}{1,6})$/u,
  /(?:加|添|搁|摆|放|画|配|插)上?((?:俩|仨|一对|几个|一把|一串)\p{Script=Han}{1,6})$/u,
  /^(?:抱|拿|戴|举|穿)着(?:一?[只个顶把杯])?(.+)$/u,
];

export function readAddition(text: ClauseText, setting: Setting): Found | undefined {
  const { tokens } = text;
  const effect = ofKind(tokens, 'effect')[0];
  // 描个边 of the picture is a drawing in lines.
  if (
    effect?.effect === 'outline' &&
    (targetIn(text, setting) ?? setting.last) === 'mark' &&
    !hasVerb(tokens, 'remove')
  )
    return found([{ do: 'mark.line' }]);
  // 渐变太老了: what is said of it is no wish for it.
  // "The name to go round the picture in a ring".
  if (effect && ofKind(tokens, 'edit').some(({ edit }) => edit.do === 'layout.set' && edit.layout === 'badge'))
    return undefined;
  if (effect && hasSign(tokens, 'too') && !hasVerb(tokens, 'add')) return undefined;
  if (effect && (IS_OFF.test(text.text) || /\b(?:does|do|is|are|should|must)(?: not|n't)\b/iu.test(text.text)))
    return undefined;
  if (effect && !hasVerb(tokens, 'remove') && !isDeclined(text) && !isStatement(text.text) && isEffectAsked(text))
    // "An outline and a shadow", "neon on a black background".
    return found([
      ...ofKind(tokens, 'effect')
        .slice(/[和跟与及加、]|\b(?:and|plus)\b|&/iu.test(text.text) ? 0 : -1)
        .map((each) => additionOf(each.effect)),
      ...readColorWishes(text, setting).edits.filter(({ do: name }) => name === 'ground.set'),
    ]);
  // "We don't own a boat with an anchor".
  if (/\b(?:we|i|they) (?:don't|never|haven't|didn't)\b/iu.test(text.text)) return undefined;
  if (ofKind(tokens, 'edit').length > 0 || hasVerb(tokens, 'remove') || isDeclined(text) || isStatement(text.text))
    return undefined;
  // "I would rather have a column": it is to take the place of what there is.
  if (/\b(?:rather|prefer|instead)\b|代替|取代/iu.test(text.text)) return undefined;
  for (const pattern of ADDS) {
    const phrase = pattern.exec(text.text)?.[1] ?? '';
    const noun = nounIn(phrase);
    // "Put some meat on the bones of that lettering", "thin it with a bit of milk": said of letters and colours by a likeness.
    if (
      ofKind(tokens, 'quality').some(({ end }) => end <= text.text.indexOf(phrase) + phrase.length) &&
      (lineOf(targetIn(text, setting)) || /\bwith an? (?:bit|touch|drop|splash)\b/iu.test(text.text))
    )
      continue;
    // "With a larger teapot" asks for no second one.
    if (
      isPicture(noun) &&
      // "With a gold fish" speaks of the fish that is there.
      (/\b(?:another|second|more|two|three|extra)\b/iu.test(text.text) ||
        !isShown(noun.split(' ').at(-1) ?? '', setting)) &&
      !/\b\w+(?:[^e]er|est)\s/iu.test(phrase) &&
      (isDrawable(noun, setting) || !knowsThings(setting))
    )
      return found([{ do: 'mark.add', thing: thingOf(noun, setting) }, ...heldBy(phrase, setting)], phrase);
  }
  // "Cherry on the cupcake": a thing on the picture that is shown.
  const [, on = ''] = /^(?:an?\s+|some\s+)?([a-z ]{3,20}?)\s+on(?:\s+top)?(?:\s+of)?\s+the\s+/iu.exec(text.text) ?? [];
  const isOnMark = on !== '' && markWordIn(text.lower.slice(on.length), setting) !== undefined;
  return isOnMark && isDrawable(on, setting) ? found([{ do: 'mark.add', thing: thingOf(on, setting) }], on) : undefined;
}

const isDeclined = ({ text }: ClauseText): boolean =>
  /(?:不要|别|不用|不想|don't|do not|no need|without|never)\s*(?:再)?(?:加|添|add|put|have|stick)/iu.test(text);
const isEffectAsked = (text: ClauseText): boolean =>
  hasVerb(text.tokens, 'add') ||
  hasVerb(text.tokens, 'make') ||
  /\b(?:want|with|please|try|effect|bit of|some|give)\b|要|带点|来点|来个|最好|效果|垫|套|描|那种感觉|做成/iu.test(
    text.text,
  ) ||
  // "Stitch a thin white line around the letters".
  /^(?!.*\b(?:was|were|is|be|just)\b).*\ban? (?:\w+ ){0,2}$/iu.test(
    text.text.slice(0, ofKind(text.tokens, 'effect')[0]?.at ?? 0),
  ) ||
  (strayWords(text.text, text.tokens).length === 0 &&
    !/^(?:that|the|those|this|these|又)|[那这][个圈条片块些]|是/iu.test(text.text));

const additionOf = (effect: EffectWish): Edit =>
  effect === 'frame' ? { do: 'layout.set', layout: 'frame' } : { do: 'effect.add', effect };

export const removalOf = (effect: EffectWish): Edit =>
  effect === 'frame'
    ? { do: 'frame.remove' }
    : effect === 'backdrop'
      ? { do: 'ground.set', color: 'plain' }
      : { do: 'effect.remove', effect };

const FILLED_BOX =
  /\b(?:white|black|grey|gray|solid|colou?red|filled)\s+(?:box|square|rectangle|block)|\b(?:box|square|rectangle|block)\b.*\bbehind\b|[白黑灰红蓝绿黄]色?的?(?:方?框框?|方?块|底框|底块)/iu;

/** "The white box behind it" is the ground and no frame; texture or ornaments of the background leave it plain. */
function groundOf(effect: EffectWish, { text, tokens }: ClauseText): Edit | undefined {
  if (effect === 'frame' && FILLED_BOX.test(text)) return { do: 'ground.set', color: 'transparent' };
  const isOfGround = ofKind(tokens, 'target').some(({ target }) => target === 'ground');
  return isOfGround && (effect === 'texture' || effect === 'ornament')
    ? { do: 'ground.set', color: 'plain' }
    : undefined;
}

/** An ornament that is only complained of is to go. */
const IN_THE_WAY =
  /晕|眼花|头疼|头痛|闹心|can't be doing|live without|累赘|多余|不靓|唔靓|是啥|干嘛|啥玩意|碍眼|碍事|没必要|不好看|难看|丑|俗|土|廉价|不喜欢|讨厌|不要|别扭|太多|太重|烦|unnecessary|necessary|有必要|用得着|干嘛用|有啥用|in the way|distract|pointless|need|not needed|tacky|cheap|dated|ugly|hate|don't like|dislike|too much|over the top|giving|powerpoint|annoy|naff|clutter|not keen|not a fan|not sure about|silly|horrible|awful|cheesy|fewer|less|none|what's with|can do without|could do without/iu;
const REMOVED_EN =
  /\b(?:remove|lose|loose|ditch|drop|delete|get rid of|do away with|dispense with|take(?: out| away| off)?|without|bin|scrap|kill|no more|no|cut|axe|strip|nix|erase|chuck|strike|skip|omit|don't (?:want|need|like))\s+(?:out\s+)?(?:the|that|those|this|our|any|all the|my)?\s*(?:word\s+)?([a-z0-9][a-z0-9' -]{1,30}?)(?:\s+(?:off|out|away|entirely|completely|altogether|please|pls|too|bit|part|there))*$/iu;
const REMOVED_ZH =
  /^(?:把|将)?(.{1,12}?)(?:这|那)?(?:[一二两三四五六]?个?字)?(?:都|也|全|给我|就)?(?:去掉|拿掉|删掉|删了|不要了?|去了|去除|取消|拿走|撤掉|撤了|抹掉|移除|删除|免了|砍掉|不需要|摘掉|拿开|丢掉|扔掉|干掉|去掉吧|省了|省掉|抠掉|抠了|抠除|抠走|清掉)/u;
const ONLY_WORDS =
  /(?:只|光|仅)(?:留|要|用|保留|剩)(?:下)?(?:店名|名字|文字|字)(?:了|吧|就行|就好)?$|^(?:only|just) (?:the )?(?:name|letters|text|words|lettering|writing)(?:\s+(?:please|pls|only))?$|光留字|只留(?:下)?(?:文)?字|只要(?:文)?字|纯文字|只有字|不要图(?:案|标|形)?$|没有图的|不带图|just (?:the )?(?:name|letters|text|words|lettering)(?:\s+(?:please|only))?$|\beverything (?:except|but|apart from|other than)(?: for)? the (?:name|letters|text|words|lettering)\b|^(?:name|text|letters|words|type)[ -]only|^no (?:picture|icon|symbol|image|mark)|\b(?:rather|prefer|sooner)(?: it)? (?:not have|without|no|to have no|have no) (?:an? |the |any )?(?:picture|icon|symbol|image|mark|logo)|\b(?:don't|do not) (?:want|need) (?:an? |the |any )?(?:picture|icon|symbol|image|mark)\b|just文字/iu;

/** "Too many windows on the house", 叶子太多: there is too much in the picture. */
const TOO_MANY =
  /\b(?:too|so|that|this) many\s+(?:(?:fiddly|little|tiny|small|fussy|thin|fine|silly)\s+)*([a-z]+)|(\p{Script=Han}{1,4}?)(?:也|画得|画的)?太(?:多|密|繁)/iu;

/** Details that are complained of or taken away: 碗边上那些花纹不要, "lose the lines on the house". */
function readDetails(text: ClauseText, setting: Setting): Found | undefined {
  // 太阳占地儿太多, 砍掉一半的个头: how much room it takes, and not how many lines.
  if (/占[^，]{0,4}太?[多大]|个头|尺寸/u.test(text.text) && markWordIn(text.lower, setting) !== undefined)
    return found([{ do: 'mark.smaller' }], text.text);
  const many = TOO_MANY.exec(text.text);
  const noun = many?.slice(1).find(Boolean) ?? '';
  if (many && findTokens(noun).every(({ kind }) => kind === 'effect') && strayWords(noun, []).length > 0)
    return found([{ do: 'mark.simpler' }], many[0]);
  const [detail] = ofKind(text.tokens, 'effect').filter(({ effect }) => /texture|backdrop|ornament/u.test(effect));
  if (!detail || !(hasVerb(text.tokens, 'remove') || IN_THE_WAY.test(text.text))) return undefined;
  const ahead = text.text.slice(0, detail.at);
  const onIt =
    /([\p{Script=Han}]{1,4}?)(?:(?:边|身|面|头)?(?:上|里|中)(?:面|头)?的?|(?:边|身|沿)的)(?:[那这]?(?:些|几[道条个根片]|个|点)?)的?$/u.exec(
      ahead,
    )?.[1];
  const isHan = onIt !== undefined && !/背景|底|字|名|后面/u.test(onIt);
  const behind = /^\s+(?:on|in|of)\s+(?:the|that|this|its|his|her)\s+(.+)$/iu.exec(text.text.slice(detail.end))?.[1];
  const isLatin =
    behind !== undefined &&
    (markWordIn(behind.toLowerCase(), setting) !== undefined ||
      /\b(?:icon|picture|mark|symbol|drawing)\b/iu.test(behind));
  return isHan || isLatin ? found([{ do: 'mark.simpler' }], ahead, onIt ?? '', behind ?? '') : undefined;
}

const GOES_LOWER =
  /\b(?:drop|take|bring|lower|cut)\b.*\b(?:down (?:to|below|under|beneath|underneath)|(?:to|at) the (?:bottom|left|right|top|foot)|a (?:size|notch|peg|level))\b/iu;
const PART_OF = /^(\p{Script=Han}{1,5}?)(?:上|里|边|旁边|身上|头上|后面|周围)(?:面|边|头)?的?\p{Script=Han}+$/u;
/** 梅花去掉一半: less of it, not none. */
const SOME = /一半|half|some of|a few|几/iu;

export function readRemoval(text: ClauseText, setting: Setting): Found | undefined {
  const { tokens } = text;
  // "Everything but the name in red" takes nothing away.
  if (ONLY_WORDS.test(text.text) && ofKind(tokens, 'color').length === 0) return found([{ do: 'mark.remove' }]);
  const details = readDetails(text, setting);
  if (details) return details;
  const isFrame = ofKind(tokens, 'edit').some(({ edit }) => edit.do === 'layout.set' && edit.layout === 'frame');
  // "Get shot of that box round it".
  if (isFrame && hasVerb(tokens, 'remove')) return found([{ do: 'frame.remove' }]);
  const effect = ofKind(tokens, 'effect')[0]?.effect;
  const goes =
    hasVerb(tokens, 'remove') || /^loose\b/iu.test(text.text) || (effect !== undefined && IS_OFF.test(text.text));
  if (effect && (goes || IN_THE_WAY.test(text.text))) {
    const [first, ...further] = ofKind(tokens, 'effect').map((token) => token.effect);
    // 阴影和描边一并去除: all that are named go.
    const isList = /[和跟与及、]|(不要|别要|去掉|no ).+\1|\b(?:and|or|nor)\b|&/iu.test(text.text);
    const gone = [first, ...(isList ? further : [])].filter((each) => each !== undefined);
    return found(
      gone.map((each) => groundOf(each, text) ?? removalOf(each)),
      ...(IN_THE_WAY.exec(text.text) ?? []),
    );
  }
  // "Take the leaf off the left": it goes elsewhere.
  if (/\b(?:off|from) (?:the )?(?:left|right|top|bottom|side|middle)\b/iu.test(text.text)) return undefined;
  if (!goes || ofKind(tokens, 'edit').length > 0) return undefined;
  if (ofKind(tokens, 'color').length + ofKind(tokens, 'quality').length > 0 && !REMOVED_ZH.test(text.text))
    return undefined;
  // "Drop the otter down below the words": it only goes lower.
  if (GOES_LOWER.test(text.text)) return undefined;
  const noun = nounIn(REMOVED_EN.exec(text.text)?.[1] ?? REMOVED_ZH.exec(text.text)?.[1] ?? '');
  const { name = '', slogan = '', secondName = '' } = setting.shown;
  const plain = (line: string) =>
    line
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .normalize('NFC')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
  const part = plain(noun).replace(/\s+(?:thing|bit|part|line|stuff|business|nonsense)$/u, '');
  const holds = (line: string) => part !== '' && plain(line).includes(part);
  // 碗上面的热气: a part of the picture, which stays.
  const detail = PART_OF.exec(noun);
  if (detail && markWordIn(detail[1]?.toLowerCase() ?? '', setting) !== undefined)
    return found([{ do: 'mark.simpler' }], noun);
  // "The tint behind the column": what stands at the picture is not the picture.
  const [what = ''] = noun.split(/\s(?:behind|around|round|under|underneath|on|over|above|beside|next to|in|at)\s/iu);
  if (
    what !== noun &&
    markWordIn(what.toLowerCase(), setting) === undefined &&
    markWordIn(noun.toLowerCase(), setting) !== undefined
  )
    return found([/\sbehind\s/iu.test(noun) ? { do: 'ground.set', color: 'plain' } : { do: 'mark.simpler' }], noun);
  const isPictured = markWordIn(noun.toLowerCase(), setting) !== undefined && !/字|word|letter/iu.test(text.text);
  if (isPictured && SOME.test(text.text)) return found([{ do: 'mark.simpler' }], noun);
  if ((isPictured || isNamedSo(noun, setting)) && !SOME.test(text.text)) return found([{ do: 'mark.remove' }], noun);
  if (part !== '' && part === plain(secondName)) return found([{ do: 'text.remove', of: 'second' }], noun);
  if (holds(name) && noun.length < name.length) return found([{ do: 'text.remove', of: 'name', text: noun }], noun);
  if (holds(slogan)) return found([{ do: 'text.remove', of: 'slogan' }], noun);
  if (holds(secondName)) return found([{ do: 'text.remove', of: 'second' }], noun);
  if (/^(?:llc|ltd|inc|co|limited|gmbh|有限公司|公司|工作室)$/iu.test(noun))
    return found([{ do: 'text.remove', of: 'name', text: noun }], noun);
  // 把后面那块白的抠掉.
  if (targetIn(text, setting) === 'ground' && ofKind(tokens, 'color').length > 0 && !hasVerb(tokens, 'swap'))
    return found([{ do: 'ground.set', color: 'transparent' }]);
  if (ofKind(tokens, 'color').length > 0) return undefined;
  const target = targetIn(text, setting);
  const line = lineOf(target);
  if (line && line !== 'name') return found([{ do: 'text.remove', of: line }]);
  if (line === 'name') return undefined;
  if (target === 'ground') return found([{ do: 'ground.set', color: 'plain' }]);
  if (SOME.test(text.text)) return found([{ do: 'mark.simpler' }], noun);
  // "The shine on the kettlebell": something on the picture, and not the picture.
  const isOnMark =
    /^[a-z]/iu.test(noun) &&
    markWordIn(noun.toLowerCase(), setting) === undefined &&
    markWordIn(text.lower, setting) !== undefined &&
    findTokens(noun).every((token) => token.kind !== 'target');
  if (target === 'mark') return found([{ do: isOnMark ? 'mark.simpler' : 'mark.remove' }], noun);
  // "Lose the checkers in the back", "no tartan behind": what stands behind is the ground.
  const whole = text.lower;
  const isUnknown = markWordIn(whole, setting) === undefined;
  if (
    isUnknown &&
    /\b(?:behind|in (?:the )?back|at the back|in the background)\b|^(?:把)?(?:后面|背后|背景|后边)/iu.test(whole)
  )
    return found([{ do: 'ground.set', color: 'plain' }], noun, whole);
  if (
    isUnknown &&
    /\b(?:in the corners?|underneath|under (?:it|the)|below (?:it|the)|either side|at the sides?)\b/iu.test(whole)
  )
    return found([{ do: 'effect.remove', effect: 'ornament' }], noun, whole);
  // "No gold", "no dog": nobody knows what is meant; it is asked about.
  if (isUnknown && /^(?:and |but |please )?no [a-z]+$/iu.test(text.text)) return undefined;
  // "Take the hat off": what is no word for the picture is a part of it.
  const isPart = (setting.shown.mark?.length ?? 0) > 0 && knowsThings(setting);
  return isDrawable(noun, setting) || (isPicture(noun) && noun.split(' ').length === 1 && !knowsThings(setting))
    ? found([{ do: isPart ? 'mark.simpler' : 'mark.remove' }], noun)
    : undefined;
}
