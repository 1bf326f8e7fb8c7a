import { found, hasSign, ofKind, type ClauseText, type Found, type Setting } from './clause-text.ts';
import { isStatement } from './statement.ts';

/** 颜色就留一种, "only one of the colours": a single one is to stay. */
const ONE: readonly RegExp[] = [
  /(?:颜色|色彩|配色|用色|色调)[^，]{0,6}?(?:只|就|仅|光|单)?(?:留|用|要|剩|保留|统一)(?:下|成|为)?(?:一|1|单)[种个]?/u,
  /(?:只|就|仅|光)(?:留|用|要|剩|保留)?(?:下)?(?:一|1)[种个](?:颜?色|色彩)/u,
  /\b(?:just|only|down to|use|keep|in|to|stick to) (?:a single|one|1)(?: (?:solid|flat|plain))? colou?r\b(?! (?:darker|lighter))/iu,
];
/** 颜色减少一些, "three colours fewer", "cut a few colours": some are to go. */
const FEWER: readonly RegExp[] = [
  /(?:颜色|色彩|配色|用色|色数)[^，]{0,5}?(?:减|少用|少点|少些|少一|少几|精简|砍|删|去掉?[一两几]|控制在|压到|降到|收成|收到|缩到|减到|归成|别超过|不超过|最多)/u,
  /(?:少|减|砍掉?|去掉|删掉?|拿掉)(?:一|两|三|几|俩|些|点|掉)?[种个]?(?:颜色|色彩)/u,
  /(?:最好|就|只|仅|用|要|留|控制在?|控制到)[^，]{0,3}(?:两|三|2|3|俩|仨)[种个](?:颜?色|色彩)/u,
  /(?:两|三|2|3|俩|仨)[种个](?:颜?色|色彩)(?:以内|就好|就行|就够|足够|左右|最好|之内)/u,
  /\b(?:fewer|less|cut|reduce|limit|drop|lose|remove|trim|simplify|minimi[sz]e|bring down|pare|too many|so many|too much) (?:\w+ ){0,4}?colou?rs\b/iu,
  /\b(?:two|three|four|2|3|4|a few|some|a couple of?) (?:\w+ )?colou?rs (?:less|fewer|max|tops|at most|at the most|would do|is enough|are enough|instead)\b/iu,
  /\bcolou?rs (?:down|back)? ?to (?:two|three|2|3)\b/iu,
];
/** 少几种, "take some out": said of what was spoken of before. */
const SOME_OF_THEM =
  /^(?:再)?(?:少|减|砍掉?|去掉?|删掉?|拿掉)(?:一|两|三|几|俩|些|点)[种个]?(?:吧|呗|就好|就行)?$|^(?:please |so |just )*(?:cut|take|drop|lose|remove|ditch|leave|trim|get rid of) (?:a few|some|a couple|one or two|two|three|half)(?: of (?:them|those|these))?(?: (?:out|off|away|please))*$/iu;

/** How many colours there are to be; `last` is where the palette was spoken of just before. */
export function readPalette(text: ClauseText, { spokeOfColors }: Setting): Found | undefined {
  // "Swap black and yellow over", 黑黄对调.
  const both = ofKind(text.tokens, 'color');
  if (
    both.length === 2 &&
    /^\s*(?:(?:and|&|with|跟|和|与|、)\s*(?:the )?)?$/iu.test(text.text.slice(both[0]?.end, both[1]?.at)) &&
    /\b(?:swap|switch|flip|reverse|exchange)\b(?!.* for )|对调|互换|调换|反过来|换一下位置/iu.test(text.text)
  )
    return found([{ do: 'color.swap' }], text.text);
  // 由粉红慢慢过渡到蓝色, "fade from pink to orange": one colour runs into the other.
  if (
    both.length === 2 &&
    /[从由].+到|\bfrom\b.*\b(?:to|into)\b|\binto\b/iu.test(text.text) &&
    /过渡|渐|慢慢|逐|\b(?:slowly|gradual\w*|fad(?:e|es|ing)|blend\w*|melt\w*|bleed\w*|run|runs|running)\b/iu.test(
      text.text,
    )
  )
    return found([{ do: 'effect.add', effect: 'gradient' }], text.text);
  // "Two colours that fight" tells what is there, and a named colour says which.
  if (isStatement(text.text) || ofKind(text.tokens, 'color').length > 0) return undefined;
  if (spokeOfColors === true && SOME_OF_THEM.test(text.text)) return found([{ do: 'color.fewer' }], text.text);
  if (hasSign(text.tokens, 'not') && /别少|不要少|don't cut/iu.test(text.text)) return undefined;
  const one = ONE.map((pattern) => pattern.exec(text.text)?.[0]).find(Boolean);
  if (one) return found([{ do: 'color.one' }], one);
  const fewer = FEWER.map((pattern) => pattern.exec(text.text)?.[0]).find(Boolean);
  return fewer ? found([{ do: 'color.fewer' }], fewer) : undefined;
}
