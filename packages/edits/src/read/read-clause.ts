import type { Edit, Target } from '../command.ts';
import { distinct, hasSign, hasVerb, lineOf, ofKind, targetIn, type ClauseText, type Setting } from './clause-text.ts';
import { findTokens } from './find-tokens.ts';
import { readColorWishes } from './read-colors.ts';
import { readQualities } from './read-qualities.ts';
import { readSwap, readAddition, readRemoval } from './read-changes.ts';
import { readMove } from './read-moves.ts';
import { readTextWish } from './read-texts.ts';
import type { Clause } from './split-clauses.ts';

/** What was understood of a clause; `isAside` where it asks for nothing by itself: a reason, thanks, something to keep. */
export type ReadClause = {
  edits: Edit[];
  /** What a feeling comes down to, where nothing is asked for outright. */
  felt: Edit[];
  target?: Target | undefined;
  isAside: boolean;
  isQuestion: boolean;
};

/** A reason, or what the logo is for: its words are no wishes. */
const REASON =
  /^(?:so (?:that )?(?:it|we|i|people|folk|the|they)\b|because|since we\b|as we\b|cos\b|cause\b|my (?:sign|printer)|we (?:are|sell|make|do|run)\b|we're\b|it's a\b|it is a\b|people\b|nobody\b|our (?:shop|clients|customers)|which\b|for (?:the|our|my)\b|the clue)|^(?:因为|免得|为了|方便|好做|我要做|我们是|我们店|给.{1,6}看|跟.{1,8}一致|客人|印到|贴在|缩小印|年轻人|别人|晚上开|我老婆|马上|她说|昨晚|问一下|毕竟|反正)/iu;
const ASKS =
  /^(?:which|what|how (?:much|many|long|do|does|is|would)|would (?:this|it)|will (?:this|it)|does (?:this|it)|is (?:this|it|there)|are (?:these|you|there)|do you|can i|could i|can it|when|where|who)\b/iu;

export function readClause(clause: Clause, setting: Setting): ReadClause {
  const tokens = findTokens(clause.text);
  const text: ClauseText = { ...clause, tokens, lower: clause.text.toLowerCase() };
  const nothing: ReadClause = { edits: [], felt: [], isAside: false, isQuestion: false };
  const talk = ofKind(tokens, 'talk')[0];
  if (talk) return { ...nothing, edits: [talk.edit] };
  if (isBeyond(text)) return { ...nothing, edits: [{ do: 'say', about: 'cannot' }] };
  if (hasVerb(tokens, 'keep')) return { ...nothing, isAside: true };
  if (REASON.test(text.text)) return { ...nothing, isAside: true, target: targetIn(text, setting) };
  if (ASKS.test(text.text)) return { ...nothing, isQuestion: true };

  const target = targetIn(text, setting) ?? setting.last;
  const about: Setting = { ...setting, last: target };
  const edits =
    first(
      () => readTextWish(text, about),
      () => readMove(text, about),
      () => readRemoval(text, about),
      () => readAddition(text, about),
      () => readSwap(text, about),
    ) ?? readManners(text, about);
  const same = readSameColor(text, setting);
  if (same) return { ...nothing, edits: [same] };
  const isQuestion = hasSign(tokens, 'ask') && edits.length === 0;
  const felt = edits.length > 0 ? [] : ofKind(tokens, 'mood').flatMap((mood) => mood.edits);
  const isAside = hasSign(tokens, 'done') && edits.length === 0;
  return { edits, felt, target: targetIn(text, setting), isAside, isQuestion };
}

/** What no logo can do, or another's trademark; another's colour is only a colour. */
const isBeyond = ({ tokens, text }: ClauseText): boolean =>
  hasSign(tokens, 'cannot') && (ofKind(tokens, 'color').length === 0 || /smell|sound|animat|动画|会动/iu.test(text));

/** Feelings and styles of a clause that asks for nothing outright: "we're a friendly family place". */
export function readMoods({ text }: Clause): Edit[] {
  const tokens = findTokens(text);
  const moods = ofKind(tokens, 'mood').flatMap(({ edits }) => edits);
  const [style] = ofKind(tokens, 'style');
  return moods.length > 0 ? moods : style ? [{ do: 'style.set', style: style.style }] : [];
}

/** 房子的颜色跟店名统一, "the same colour as the name". */
function readSameColor({ text }: ClauseText, { shown }: Setting): Edit | undefined {
  const isSame =
    /颜色.*(?:跟|和|与).*(?:统一|一样|一致|相同)|same colou?r as|match(?:es)? the (?:name|text|letters)/iu.test(text);
  if (!isSame || !shown.nameColor) return undefined;
  const isOfName = /^(?:店名|名字|字)|^(?:make )?the (?:name|text|letters)/iu.test(text);
  return isOfName ? undefined : { do: 'color.set', of: 'mark', color: shown.nameColor, hex: shown.nameColor };
}

function first(...rules: (() => Edit[] | undefined)[]): Edit[] | undefined {
  for (const rule of rules) {
    const edits = rule();
    if (edits && edits.length > 0) return edits;
  }
  return undefined;
}

/** 别居中了, "rather than filled in": what is declined is not wished for. */
const DECLINED =
  /(?:别|不要|不想|不用)(?:再|这样|那么|这么)?[^，]{0,5}$|\b(?:rather than|instead of|not)\s+(?:\w+\s+)?$/iu;

/** How it is to look: phrases that say it whole, colours, faces, styles, more and less of a quality. */
function readManners(text: ClauseText, setting: Setting): Edit[] {
  const { tokens } = text;
  const line = lineOf(setting.last);
  const whole = ofKind(tokens, 'edit')
    .filter(({ at }) => !DECLINED.test(text.text.slice(0, at)))
    .map(({ edit }): Edit => {
      // Small words that cannot be read are too small, whatever their colour.
      if (edit.do === 'color.contrast' && line && line !== 'name') return { do: 'type.bigger', of: line };
      return edit.do === 'type.case' && line ? { ...edit, of: line } : edit;
    });
  const isRefused = hasSign(tokens, 'not') && whole.length === 0;
  const faces = ofKind(tokens, 'face').map(({ face }): Edit => ({ do: 'type.kind', of: line ?? 'name', kind: face }));
  const colors = readColorWishes(text, setting);
  const qualities = readQualities(text, setting);
  const styles = isRefused ? [] : readStyles(text, setting);
  const [kind] = faces.slice(-1);
  return distinct([...whole, ...(kind ? [kind] : []), ...styles, ...colors, ...qualities]);
}

function readStyles({ tokens, text }: ClauseText, setting: Setting): Edit[] {
  const found = ofKind(tokens, 'style');
  const isTooMuch = hasSign(tokens, 'too');
  const meant = found.find(({ isComplaint }) => isComplaint || !isTooMuch || /像|like|more/iu.test(text));
  if (!meant) return [];
  const line = lineOf(setting.last);
  const isOfLetters = line && !ofKind(tokens, 'target').some(({ target }) => target === 'all');
  if (isOfLetters && (meant.style === 'modern' || meant.style === 'traditional'))
    return [{ do: 'type.kind', of: line, kind: meant.style }];
  const much = ofKind(tokens, 'much')[0]?.much;
  return [{ do: 'style.set', style: meant.style, ...(much ? { much } : {}) }];
}
