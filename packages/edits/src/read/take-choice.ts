const ORDINALS: readonly RegExp[] = [
  /第(?:一|1)|\b(?:first|1st)\b|(?:number|no\.?|#|option)\s*(?:1|one)\b|(?<![\d第])1号|一号/iu,
  /第(?:二|2)|\b(?:second|2nd)\b|(?:number|no\.?|#|option)\s*(?:2|two)\b|(?<![\d第])2号|二号/iu,
  /第(?:三|3)|\b(?:third|3rd)\b|(?:number|no\.?|#|option)\s*(?:3|three)\b|(?<![\d第])3号|三号/iu,
  /第(?:四|4)|最后|\b(?:fourth|4th|last)\b|(?:number|no\.?|#|option)\s*(?:4|four)\b|(?<![\d第])4号|四号/iu,
];
/** 第二个字 and "the second line" speak of a part of one logo, 大一号 of a size, "back to the first one" of a step. */
const CHOICE =
  /(?:(?:用|选|要|就|在|按|拿|把|给)*(?:第[一二三四1-4]|最后那?一?)[个张款版幅](?!字|词|行|颜色|字母|步)(?:标志|logo|方案|设计|图)?(?:的?基础上|就好|吧|来改|上改|的)?|(?<![\d第大小粗细])[一二三四1-4]号(?:方案|标志|logo)?(?!字)|(?:i (?:like|prefer|love|choose|pick)|(?:let's )?(?:go with|take|use)|make|on|for|with|in)?\s*(?:the\s+)?(?:first|second|third|fourth|last|1st|2nd|3rd|4th)\s+(?:one|logo|design|version|option|picture)(?:'s)?|(?:the\s+)?(?:number|no\.?|option|#)\s*(?:[1-4]\b|one\b|two\b|three\b|four\b))[，,:：]?\s*/iu;
const GOES_BACK = /\bback\b|回到|退回|恢复|用回|还是第一/iu;

/** Which of several results a request speaks of, counted from one, and what is left to be read: 第二个，字再粗一点. */
export function takeChoice(request: string, count: number): { which?: number; words: string } {
  const said = GOES_BACK.test(request) ? undefined : CHOICE.exec(request);
  if (!said) return { words: request };
  const which = ORDINALS.findIndex((ordinal) => ordinal.test(said[0])) + 1;
  const isLast = /最后|\blast\b/iu.test(said[0]);
  if (which === 0 || (which > count && !isLast)) return { words: request };
  const rest = `${request.slice(0, said.index)} ${request.slice(said.index + said[0].length)}`;
  const words = rest
    .replace(/^[\s，,。.]*(?:but|and|with|只是|就是|不过|但)?\s*|[\s，,]+$/giu, '')
    .replace(/\s+/g, ' ');
  return { which: isLast ? count : which, words };
}
