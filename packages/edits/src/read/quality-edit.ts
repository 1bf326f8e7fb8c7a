import type { Edit, Much, Target } from '../command.ts';
import { found, lineOf, ofKind, targetIn, type ClauseText, type Found, type Setting } from './clause-text.ts';
import type { Token, TokenOf } from './find-tokens.ts';
import { markWordIn } from './mark-words.ts';
import { targetOf } from './quality-target.ts';
import { isTurned } from './quality-turned.ts';
import { COLOR_QUALITIES, isOfColors, SIZES, IS_LEADING, IS_SPACING } from './quality-words.ts';
import { OPPOSITE } from './words.data.ts';

const TYPE_QUALITIES = {
  big: 'type.bigger',
  small: 'type.smaller',
  bold: 'type.bolder',
  thin: 'type.thinner',
  round: 'type.rounder',
  sharp: 'type.sharper',
  wide: 'type.wider',
  narrow: 'type.narrower',
  loose: 'type.looser',
  tight: 'type.tighter',
} as const;

const isOfPalette = ({ tokens }: ClauseText): boolean =>
  ofKind(tokens, 'target').some(({ target }) => target === 'color');

export function editOf(token: TokenOf<'quality'>, text: ClauseText, setting: Setting): Found {
  const quality = isTurned(token, text) ? OPPOSITE[token.quality] : token.quality;
  const { target, took } = targetOf(token, quality, text, setting);
  const much = muchOf(token, text);
  const edits = (): Edit[] => {
    // "Make the pink a bit softer" speaks of the colour.
    const ofHue = ofKind(text.tokens, 'color').some(
      ({ end }) =>
        end <= token.at &&
        /^\s+(?:an?\s+)?(?:bit |little |touch |tad )?(?:too |much |way )?$/iu.test(text.text.slice(end, token.at)),
    );
    // A picture that is to be happier is drawn anew.
    if (target === 'mark' && /^(?:happ|joll|cheer|smil|perk|friendl)/iu.test(token.text)) return [{ do: 'mark.other' }];
    if (ofHue && /^soft/iu.test(token.text)) return [{ do: 'color.calmer', ...much }];
    if (ofHue && isOfColors(quality)) return [{ do: COLOR_QUALITIES[quality], ...much }];
    // "Dial the tractor down": a picture is turned down in size.
    if (target === 'mark' && /^dial/iu.test(token.text) && !isOfPalette(text)) return [{ do: 'mark.smaller', ...much }];
    if (isOfColors(quality)) {
      // 颜色淡一点: of a new sentence, the colours of all.
      const isOfAll = isOfPalette(text) && text.opensSentence && targetIn(text, setting) === undefined;
      const of = isOfAll
        ? {}
        : target === 'mark' || target === 'ground' || (lineOf(target) && target !== 'name')
          ? { of: target }
          : {};
      // Letters of a light weight are thin; "the font lighter" speaks of weight, "the name lighter" of colour.
      const named = lineOf(target);
      if (quality === 'light' && named && /font|字体|weight|strokes?|笔画|字重|\bface\b|typeface/iu.test(text.text))
        return [{ do: 'type.thinner', of: named, ...much }];
      return [{ do: COLOR_QUALITIES[quality], ...of, ...much }];
    }
    // No picture is drawn busier; letters that are to be plain lose their curls.
    if (quality === 'busy') return [];
    if (quality === 'simple') {
      if (target === 'ground') return [{ do: 'ground.set', color: 'plain' }];
      if (target === 'all') return [{ do: 'style.set', style: 'minimal', ...much }];
      if (lineOf(target)) return [{ do: 'type.kind', of: lineOf(target) ?? 'name', kind: 'sans' }];
      return isOfPalette(text) ? [{ do: 'color.fewer' }] : [{ do: 'mark.simpler', ...much }];
    }
    // What is to be bigger was not said, and nothing was spoken of before.
    if (target === undefined && SIZES.includes(quality) && !IS_LEADING.test(text.text) && !IS_SPACING.test(text.text))
      return [];
    // 想要方的 speaks of a shape; of letters only where they were named.
    if (target === undefined && /^[圆方]$/u.test(token.text)) return [];
    const line = lineOf(target) ?? 'name';
    // Between lines there is air, between letters there is spacing.
    if (IS_LEADING.test(text.text) && ['wide', 'big', 'airy', 'loose'].includes(quality))
      return [{ do: 'layout.air', ...much }];
    if (IS_LEADING.test(text.text) && ['narrow', 'small', 'close', 'tight'].includes(quality))
      return [{ do: 'layout.tighter', ...much }];
    if (IS_SPACING.test(text.text) && ['wide', 'big', 'airy', 'loose'].includes(quality))
      return [{ do: 'type.looser', of: line, ...much }];
    if (IS_SPACING.test(text.text) && ['narrow', 'small', 'close', 'tight'].includes(quality))
      return [{ do: 'type.tighter', of: line, ...much }];
    if (quality === 'airy' || quality === 'close') {
      const isOfLetters =
        lineOf(target) &&
        (/字(?!.*[图标框])|letters?\b|\b(?:lettering|writing|font|characters)\b(?!.* (?:to|from) )/iu.test(text.text) ||
          (/\p{Script=Han}/u.test(token.text) && !text.tokens.some(({ kind }) => kind === 'target'))) &&
        markWordIn(text.lower, setting) === undefined &&
        !/picture|icon|mark|图/iu.test(text.text);
      if (isOfLetters || isOfOneLine(target, text, setting))
        return [{ do: quality === 'airy' ? 'type.looser' : 'type.tighter', of: line, ...much }];
      return [{ do: quality === 'airy' ? 'layout.air' : 'layout.tighter', ...much }];
    }
    if (target === 'mark') {
      if (quality === 'big' || quality === 'small')
        return [{ do: quality === 'big' ? 'mark.bigger' : 'mark.smaller', ...much }];
      // A stronger picture is a bigger one; no picture is wider or rounder by itself.
      return quality === 'bold' && /beef|strong|chunk/iu.test(token.text) ? [{ do: 'mark.bigger', ...much }] : [];
    }
    if (target === 'ground' || (target === 'year' && !['big', 'small'].includes(quality))) return [];
    // "Slim in the width": how wide, and not how thick or large.
    if (/\bwidth\b|宽度/iu.test(text.text) && target !== 'all') {
      if (quality === 'thin' || quality === 'small') return [{ do: 'type.narrower', of: line, ...much }];
      if (quality === 'bold' || quality === 'big') return [{ do: 'type.wider', of: line, ...much }];
    }
    const edit = { do: TYPE_QUALITIES[quality], of: line, ...much } as Edit;
    const isWhole = target === 'all' && (quality === 'big' || quality === 'small');
    return isWhole ? [edit, { do: quality === 'big' ? 'mark.bigger' : 'mark.smaller', ...much }] : [edit];
  };
  return found(edits(), ...took);
}

const OF_TWO =
  /\b(?:between|from|around|round|next to|to the|away|apart|edges?|margin|and|under|below|above|all|everything)\b|[和跟与同离周围边距之间行]/iu;
/** "Loosen up the second line", "let the name breathe": of one line alone the letters are set apart, not the parts. */
const isOfOneLine = (target: Target | undefined, text: ClauseText, setting: Setting): boolean =>
  (/\b(?:openly|widely|tightly|loosely|closely|wider|more|less) spaced\b/iu.test(text.text) &&
    !OF_TWO.test(text.text) &&
    target !== 'all' &&
    target !== 'mark') ||
  (lineOf(target) !== undefined &&
    ofKind(text.tokens, 'target').some((token) => lineOf(token.target === 'color' ? undefined : token.target)) &&
    ofKind(text.tokens, 'place').length === 0 &&
    !OF_TWO.test(text.text) &&
    markWordIn(text.lower, setting) === undefined);

/** How much, by the word that stands nearest. */
export function muchOf(token: Token | undefined, { tokens, text }: ClauseText): { much?: Much } {
  const words = ofKind(tokens, 'much');
  if (!token) return words[0] ? { much: words[0].much } : {};
  const [nearest] = words.toSorted((one, other) => Math.abs(one.at - token.end) - Math.abs(other.at - token.end));
  const heads = tokens.filter(({ kind }) => kind === 'quality');
  const isOwn =
    nearest &&
    heads.every(
      (head) =>
        head === token || Math.abs(head.at - nearest.at) >= Math.abs(token.at - nearest.at) || head.at > nearest.at,
    );
  // 有点粗 and "a bit dark" are complaints; how much is not said.
  const isComplaint = nearest && (nearest.text === '有点' || /too/iu.test(text.slice(nearest.end, token.at)));
  return nearest && isOwn && !isComplaint ? { much: nearest.much } : {};
}
