import { findTokens, type Token } from './find-tokens.ts';
import { wordsToQuote } from './imply-quotes.ts';
import type { Shown } from './shown-lines.ts';
import { isStatement } from './statement.ts';

/** A piece of a request that holds one wish or a few, and what was quoted in it. */
export type Clause = {
  text: string;
  quotes: string[];
  /** Begins a new sentence: what was spoken of before is no longer meant by "it". */
  opensSentence: boolean;
  /** Its sentence ends with a question mark. */
  isAsked: boolean;
  /** Only says why, or what it is to look like: never a wish about size or place. */
  role: 'wish' | 'reason' | 'likeness';
  /** Begins with "no wait": what was asked for just before is no longer meant. */
  withdraws: boolean;
};

/** Stands for a quotation while a clause is read. */
export const QUOTE = '\u0001';

const QUOTED = /"([^"\n]{1,80})"|(?<![\p{L}\p{N}])'([^'\n]{1,60})'(?!\p{L})|《([^》\n]{1,60})》/gu;
/** 1) … 2) … and bullets begin a new wish. */
const NUMBERED = /(?:^|[\s，。；;,.:：])(?:\d{1,2}[).、．:：](?!\d)|[①②③④⑤⑥⑦⑧⑨]|[-•*·]\s)\s*/gu;
/** 1 … 2 …, without a mark after the number. */
const COUNTED = /(?:^|\s)[1-9]\s+(?=\D)/gu;
const SENTENCE = /[^。！？!?\n；;…]+?(?:[。！？!?\n；;…]+|(?<!\b(?:est|no|st|co|ltd|mr|mrs|dr))\.(?=\s|$)|$)/giu;
/** A colon after the name of a line introduces its words. */
const CLAUSE_END =
  /[，,、]|(?<!(?:副标题?|那句|改成|写成|换成|tagline|slogan|strapline|name|font|口号|标语|广告语|英文|店名|名字|名称|字体|一句|一行|小字|下面|底下)[^，,：:]{0,8})[：:](?!\/)|(?<=\p{Script=Han})(?<!改成|换成|改为|换为|写成|写上|写|叫做?|加上|应该是|地址|电话|网址|微信号?)\s+(?=\p{Script=Han}{2})|(?<=\d)\s+(?=(?![写加放印标年])\p{Script=Han}{2})|(?<=\p{Script=Han}[了吧点些掉呗])\s+(?=\S)|(?<=\S)\s+[-–—]+\s+|——/iu;
/** "Nah actually just make it bigger": stands before what is said in the place of the last wish. */
const BACK = '\u0002';
const TAKEN_BACK = /wait no|no wait|nah actually/iu;
const TAKES_BACK =
  /^(?:(?:no|nah|oh) (?:wait|actually|sorry|scrap that)|wait,? no|actually no|scrap that|forget that|on second thoughts?|算了|啊不|哦不|不对不对|等下|等等)[\s,，]*(?:还是|就)?(?=.{3})/iu;
/** Words that begin a wish of their own in a sentence without commas. */
const JOINTS =
  /(?<!\b(?:everything|anything|nothing))\s+(?:and then|then|and also|and can (?:we|you)|but|also|plus|so maybe|so can (?:we|you)|maybe (?=make|put|add|change|try|a |the )|and maybe|and um|wait no|nah actually|no wait|actually(?= just| make| put)|and perhaps|while you're at it)\s+|(?:然后|另外|还有|同时|接着|顺便|以及|最后(?![那一个面头的])|并且|而且|但是|(?<![喘受等比抵看忍说想躲瞒气])不过(?![气来去头了])|其次|再就是|就是说|只是|就字|只把|(?<!一)并(?=居中|把|将|加|换|改|放|去|拿|删|用|让|调|缩|配))(?=.)/giu;
/** "Take everything up a size except the slogan". */
const EXCEPT =
  /(?<!\beverything)\s+(?=(?:except|apart from|other than|but not|not counting)(?: for)? (?:the|my|our|that)\b)/giu;
/** What follows only says why, or for what. */
const WHY =
  /\s+(?=(?:no ?one|nobody|everyone|everybody|so (?:that )?(?:it|its|it's|we(?! (?:need|want|have to|should|must|would|could))|i(?! (?:need|want|have to|should|must|would|think|could))|people|folk|the|they|there|my|our|you|customers|everyone|no)|because|cos|coz|cause|since (?:we|it|i|they|the)|as (?:we|it's|i|they|people)|which|otherwise|gotta(?! (?:go|come off)\b)|(?:it's|its|it is|it'll be|this is|this'll be|that's) (?:going (?:on|up|to be)|gonna (?:be|go)|for (?:a|an|the|our|my)|meant (?:for|to)|being printed)|when (?:we|i|you|it|people|they|someone)|whenever|to (?:match|fit|go with|suit|show|print|use|make room|make space|balance)|for (?:our|my|use|printing|when|people|kids))\b)/giu;
/** What follows says what it is to look like. */
const LIKE =
  /\s+(?=(?:like (?:a|an|the|my|our|you|they|those|one|some|in|on|it|its|it's|he's|she's|they're|we|i|something|someone|somebody|when)|kind of like|sort of like|as if|as though|the way|similar to)\b)/giu;
const IS_WHY =
  /^(?:(?:no ?one|nobody|everyone|everybody) |so (?:that )?(?:it|its|it's|we(?! (?:need|want|have to|should|must|would|could))|i(?! (?:need|want|have to|should|must|would|think|could))|people|folk|the|they|there|my|our|you|customers|everyone|no)\b|if (?!you|we|it could)|once |because|cos\b|coz\b|cause\b|since (?:we|it|i|they|the)\b|as (?:we|it's|i|they|people)\b|which|otherwise|gotta(?! (?:go|come off)\b)|whenever|when |to (?:match|fit|go with|suit|show|print|use|make room|make space|balance)\b|for (?:our|my|use|printing|when|people|kids)\b)/iu;
const IS_LIKE =
  /^(?:like (?:a|an|the|my|our|you|they|those|one|some|in|on|it)\b|kind of like|sort of like|as if|the way|similar to|(?:就)?(?:像|跟|和).{1,14}(?:那种|那样|一样|似的|那味儿?)$|像)/iu;

/** "Too pale to see on a white van", "too detailed for a stamp": what for is no wish. */
const TOO_FOR =
  /^(.*\b(?:too|so|rather|quite|pretty|very|a bit|a little|not \w+ enough)\b.*?)\s+(?:to (?:see|read|notice|print|make out|spot|tell)|for (?:an?|the|our|my)) (?!name|tag|slogan|icon|mark|picture|text|letter)(?:(?! so | then | and ).)*(?=$| so | then | and )(.*)$/iu;

/** "A bird in the tree would be sweet": how good it would be says nothing of how it is to look. */
const WOULD_BE_NICE =
  /\s+(?:would|might|could|'d|will) (?:also |really |just )?(?:be|look|feel|work) (?:so |really |very |quite |rather |much |more )*(?:fitting|suitable|appropriate|apt|nice|great|lovely|cool|sweet|good|perfect|fun|ace|ideal|better|handy|brilliant|amazing|fab|wonderful|appreciated|neat|cute)(?: too| please| though| i think)?(?: (?:for|on) .*)?$|\s+(?:looks?|is|are|feels?) (?:so much |way |much |always |just )?(?:cooler|better|nicer|best|sicker)(?: imo| to me| i think| tbh| i reckon)*$/iu;

/** "A bottle green would carry more authority": what it would do is why. */
const WOULD_SUIT =
  /^((?:an? |some |maybe |perhaps )[a-z -]+?) (?:would|might|could) (?:carry|give|lend|suit|bring|add|say|have|do|sit)\b.*$/iu;

/** "… if that's ok", "when you get a minute": manners, and no wish. */
const POLITE =
  /[\s,]+(?:if (?:that|it)(?:'s| is|s) (?:ok|okay|alright|all right|possible|fine|not too much.*)|if (?:you|u|ya) (?:can|could|don't mind|wouldn't mind|get a (?:minute|chance|sec))|when(?:ever)? (?:you|u) (?:can|get a (?:minute|chance|sec|moment))|if poss(?:ible)?|no rush)[\s!.x]*$/iu;

/** "It looks fuzzy when I shrink it": when it is so is no wish. */
const WHEN = /^(.{6,}?)\s+(when (?:i|we|you|it's|it is|people|printed|shrunk)\b.*)$/iu;

const HEADS: ReadonlySet<Token['kind']> = new Set(['quality', 'color', 'edit', 'face', 'style', 'effect', 'talk']);
const hasHead = (text: string): boolean =>
  findTokens(text).some(
    (token) => HEADS.has(token.kind) || (token.kind === 'verb' && /remove|add|swap|move/.test(token.verb)),
  );
const onlyColors = (text: string): boolean =>
  findTokens(text).every(({ kind }) => kind === 'color' || kind === 'much') && text.trim().split(/\s+/).length <= 2;

/** "On the other side and half the size". */
const isPlaced = (text: string): boolean =>
  /\bother side\b/iu.test(text) ||
  (/\b(?:put|move|place|should be|needs? to be|wants? to be|go(?:es)?|be|stick|pop)\b/iu.test(text) &&
    findTokens(text).some(({ kind }) => kind === 'place'));

/** "Bolder letters and water my plants": no word of it is known, and it lists no further thing. */
const isStrange = (text: string): boolean =>
  text.trim().split(/\s+/).length >= 3 &&
  !/^(?:an?|the|some|my|our|your|its|one|two|three|four)\s/iu.test(text) &&
  findTokens(text).length === 0;

/** "Barrow & Son" is one name. */
const AND = /(?<!\b[A-Z]\S*)\s+&\s+|\s+&\s+(?![A-Z])|\s+(?:[Aa]nd|(?<!\b[Gg]o(?:ing)? )[Ww]ith|w\/|w)\s+/u;

/** "… and leave the rest alone". */
const IS_KEPT =
  /^(?:just |please |pls |otherwise |but )*(?:(?:leave|leaving|keep|keeping) (?!out|off|a\b|an\b|some|more|going)|don't (?:touch|change|move|alter|mess)|do not (?:touch|change|move|alter)|(?:everything else|the rest)\b)/iu;

/** "and" parts wishes where both sides say something to do; "navy and cream" is one palette. */
function splitAnd(text: string): string[] {
  // "The space between the anvil and the name" is one.
  if (/\b(?:between|both)\b[^,]*\sand\s/iu.test(text)) return [text];
  // "Swap the pane and the name round" is one.
  if (
    /^(?:can you |could you |please |just |and |then |also )*(?:swap|switch|trade|flip|exchange) (?:the |our )?\w+ and (?:the |our )?(?!make|put|move|change|give|turn|add|lose|drop|bring|take|set|use|try|have|can|could|get|pop|then|also|bump|shift)\w+(?: |$)/iu.test(
      text,
    )
  )
    return [text];
  const pieces = text.split(AND);
  if (pieces.length === 1) return pieces;
  const joins = text.match(new RegExp(AND.source, 'gu')) ?? [];
  return pieces.slice(1).reduce<string[]>(
    (done, piece, place) => {
      const before = done.at(-1) ?? '';
      const isApart =
        IS_KEPT.test(piece) ||
        ((hasHead(before) || IS_LIKE.test(before) || (isPlaced(before) && hasHead(piece) && !onlyColors(piece))) &&
          (hasHead(piece) || isStrange(piece)) &&
          !(
            onlyColors(piece) &&
            /(?:^|\s)\S+$/u.test(before) &&
            onlyColors(before.trim().split(/\s+/).slice(-1).join(' '))
          ));
      return isApart ? [...done, piece] : [...done.slice(0, -1), `${before}${joins[place] ?? ' and '}${piece}`];
    },
    [pieces[0] ?? ''],
  );
}

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });
/** Where the word begins that stands before a place. */
const wordBefore = (text: string, at: number): number =>
  [...segmenter.segment(text)].findLast(({ segment, index }) => index < at && !/^[都也就]$/u.test(segment))?.index ??
  at;

/** 那个框框得像坐牢一样拆了嘛: a likeness in the midst of what is said ends one wish and begins the next. */
const LIKENED =
  /(?:就|都)?(?:像|跟|和|同)(?:个|是)?[^，得]{1,8}?(?:一样|似的|那样|一般|一个样|差不多)(?:的|了|嘛|啊|的感觉)?/u;
const splitLikened = (text: string): string[] => {
  const match = LIKENED.exec(text);
  if (!match || match.index < 2 || !hasHead(text.slice(0, match.index))) return [text];
  const [before, after] = [text.slice(0, match.index), text.slice(match.index + match[0].length)];
  return /^(?:大小|粗细|高|宽)?$/u.test(after) && /(?:图|字|名|口号|[^像]色)/u.test(match[0])
    ? [text]
    : [before, after];
};

/** 花太大了|往小里收, 看不清|给我弄大点, 做成圆章|好贴杯子: where one thing is said and another begins. */
const NEXT_ZH: readonly RegExp[] = [
  /(?<=太\p{Script=Han}{1,3}[了啦咯喽咧]|吓人|难看|得很|得慌|不得了|死了|[看认]不清|[看认]不出来?)(?=(?:收|靠|拢|挪|缩|调|给我|帮我|往|换|改|要|弄|放|再|能|可以|麻烦|请|你|我|还|把|去掉|拿掉|喧宾|戳|柔|粗|大|小)\p{Script=Han})/u,
  /(?<=\p{Script=Han}{3})(?=往[大小粗细里外](?:里|了)?[收放写画弄调]|我(?:看|觉得)?(?:也|都)?(?:行|可以|挺好)|你?给(?:整|弄|改|换)成|(?:给|帮)我(?:弄|换|改|放|加|去|整|搞)|好(?:贴|印|刻|挂|绣|喷|做)\p{Script=Han}{1,4}$)/u,
];
const splitNext = (text: string): string[] =>
  NEXT_ZH.reduce<string[]>(
    (parts, pattern) =>
      parts.flatMap((part) => {
        const at = part.search(pattern);
        return at > 1 && hasHead(part.slice(0, at)) ? [part.slice(0, at), part.slice(at)] : [part];
      }),
    [text],
  ).flatMap((part) => part.split(/(?<=^[^，]{0,4}(?:不喜欢|讨厌|看不惯)[^，]{1,12}?[字图色体])(?=换|改|要)/u));

/** "Black is boring do lime green": what is wrong, and at once what to do. */
const NEXT_EN =
  /\s+(?=(?:do|go with|go for|use|try|make it|make them|give it|can (?:we|you|it|u)|could (?:we|you|it)) )/giu;
const splitAsked = (text: string): string[] => {
  const at = text.search(NEXT_EN);
  return at > 0 && hasHead(text.slice(0, at)) && isStatement(text.slice(0, at))
    ? [text.slice(0, at), text.slice(at).trim()]
    : [text];
};

/** Dictated without any mark: a new part is spoken of after something was said of the one before. */
function splitRunOn(text: string): string[] {
  if (!/\p{Script=Han}/u.test(text)) return [text];
  const tokens = findTokens(text);
  const cuts: number[] = [];
  let headEnd = -1;
  let isOfQuality = false;
  let hasActed = false;
  for (const token of tokens) {
    const between = headEnd >= 0 ? text.slice(headEnd, token.at) : '';
    const isNew =
      token.kind === 'target' &&
      (token.target !== 'color' || /^[也要得再]/u.test(text.slice(token.end))) &&
      token.text.length >= 1 &&
      !/^(?:它|都|上下|画)$/u.test(token.text);
    // 弄小点放字前面, 加粗一点换成红色: one deed after the other.
    const isNext =
      isOfQuality &&
      token.kind === 'verb' &&
      /^(?:move|swap|add)$/u.test(token.verb) &&
      !(token.end === text.length && /往[大小粗细]了?/u.test(text));
    // 再搁一双筷子面条不用改: what stays as it is follows.
    const isKept =
      token.kind === 'verb' && token.verb === 'keep' && token.end === text.length && (headEnd >= 0 || hasActed);
    hasActed ||= token.kind === 'verb' && /^(?:add|swap|move|remove)$/u.test(token.verb);
    const from = isKept ? wordBefore(text, token.at) : -1;
    if (from >= headEnd && from > 0 && isKept) cuts.push(from);
    if (
      (isNew || isNext) &&
      headEnd >= 0 &&
      /^(?:[了吧点些的一倍儿啊嘛呢哈]|一点|一些|很多)*$/u.test(between) &&
      !between.endsWith('的')
    )
      cuts.push(token.at);
    if (HEADS.has(token.kind)) isOfQuality = token.kind === 'quality';
    if (HEADS.has(token.kind) && token.kind !== 'color') headEnd = token.end;
    else if (token.kind === 'much' && headEnd >= 0) headEnd = token.end;
    else if (token.kind === 'target' || token.kind === 'verb') headEnd = -1;
  }
  // 远看看不清字: what is spoken of stands behind, and nothing more is said of it.
  if (tokens.at(-1)?.kind === 'target' && cuts.at(-1) === tokens.at(-1)?.at) cuts.pop();
  return [...cuts, text.length].map((end, place) => text.slice(cuts[place - 1] ?? 0, end));
}

/** Cuts off what follows a wish to say why or like what; without a wish before it the words belong together. */
const splitTail = (parts: readonly string[], tail: RegExp): string[] =>
  parts.flatMap((part) => {
    const at = part.search(new RegExp(tail.source, 'iu'));
    return at > 0 && hasHead(part.slice(0, at)) ? [part.slice(0, at), part.slice(at).trim()] : [part];
  });

/** "My wife says the name is too thin": who says it is no part of the wish. */
const REPORTED =
  /^(?:(?:and|but)\s+)?(?:(?:my|our|the|some|all|his|her|a)\s+[a-z0-9' -]{2,40}?|i|we|he|she|they|everyone|everybody|people|someone|customers|folk|honestly i|personally i)\s+(?:just\s+|also\s+|all\s+|still\s+|really\s+|kinda\s+)?(?:says?|said|reckons?|thinks?|thought|feels?|felt|told (?:me|us)|suggests?|suggested|complains?|complained|believes?|is saying|was saying|keeps? saying|find|finds|found|wonders?|wondered|wish|wishes|guess|asked(?! for))\s+(?:that\s+|if\s+|whether\s+|like\s+)?(?=\S+\s\S)/iu;
const REPORTED_ZH =
  /^(?:我?(?:老婆|老公|妈|爸|婆婆|媳妇|儿子|女儿|闺女|孙子|朋友|同事|老板|合伙人|客人|顾客|师傅|员工|家人|媳妇儿|对象|领导|大家|他们|她们|他|她|别人|隔壁)?[^，的]{0,6}?)(?:都|也|老|总|一直)?(?:说|(?<!不)觉得|认为|(?=嫌)|建议|反映|反馈|问|提议|讲)(?:是|了|过|的是)?(?=.{3})/u;
/** Words that only join a clause to the one before it. */
const LEADING =
  /^(?:(?:so(?! many| much)|what bugs me (?:most )?is(?: that)?|the (?:thing|problem|trouble|issue) is(?: that)?|my (?:only )?(?:issue|problem|worry|gripe) is(?: that)?|and|but|or|then|also|plus|well|ok|okay|oh|hmm|um+|er+|uh|just|honestly|actually|basically|anyway|though|yeah|yes|no(?= (?:wait|actually|make|put|move|just|i|sorry)\b)|hi(?: there)?|hello|hey(?: so)?|right|now|if you could|if we could|if possible|would you mind|i was (?:hoping|thinking|wondering)(?: for| that| if| of| about)?|i(?:'m| am) (?:hoping|wondering|thinking)(?: for| that| if| of| about)?|i wonder if|i mean|to be honest|tbh|all in all|one more thing)\s+)+(?=\S)/iu;
const LEADING_ZH =
  /^(?:(?:宝子?们?|宝贝|亲|老板娘?|老?师傅|大哥|小哥|姐|同学|设计师|师父|美女|帅哥|兄弟|哥)(?:[，,\s]+|(?=你|您|帮|麻烦|把|给|能|可以|那|这))|救命[，,\s]*|哎[呀哟呦]?[，,\s]*|所以|那么|那(?=[就我你把给])|就是|然后|其实|反正|总之|麻烦你?|请你?|帮我|你?给我|不过|但是?|而且|还有|硬要说的话|说实话|老实说|要不|要不然|不如|能否|硬是)+(?=.{2})/u;
const plainly = (text: string): string => {
  const bare = text.replace(LEADING, '').replace(LEADING_ZH, '');
  const told = bare.replace(REPORTED, '').replace(REPORTED_ZH, '');
  return told.length > 1 ? told.replace(LEADING, '').replace(LEADING_ZH, '') : bare;
};

/** "We sell to tourists so something sunnier": what comes before "so" is the reason, what comes after the wish. */
const splitSo = (text: string): string[] => {
  const match = /\s+so\s+(?=\S)|，?所以/iu.exec(text);
  if (!match || match.index === 0) return [text];
  const [left, right] = [text.slice(0, match.index), text.slice(match.index + match[0].length)];
  return (hasHead(right) ||
    /^(?:please )?(?:cut|drop|lose|take|make|put|move|bring|stick|chuck|add|change|swap|bin)\b/iu.test(right)) &&
    (right.split(' ').length > 1 || /\p{Script=Han}{3}/u.test(right)) &&
    !/\b(?:is|are|looks?|feels?|it's|not|was)$/iu.test(left) &&
    !/\b(?:is|are|looks?|feels?|not|was|be)\s*$/iu.test(left)
    ? [left, right]
    : [text];
};

/** 阴影、渐变统统不要: names of effects that share one verb. */
const LISTED = /([^，,、。\s]{1,8})、(?=[^，,、。]{2,})/gu;
const joinedList = (whole: string, named: string): string => {
  const tokens = findTokens(named);
  const isName = tokens.length > 0 && tokens.every(({ kind }) => kind === 'effect');
  return isName && tokens.reduce((sum, { at, end }) => sum + end - at, 0) === named.length ? `${named}和` : whole;
};

const roleOf = (text: string): Clause['role'] =>
  IS_WHY.test(text) ? 'reason' : IS_LIKE.test(text) ? 'likeness' : 'wish';

/** The quotations of a text, as they were written, and the text with a sign in their place. */
export function takeQuotes(request: string, shown: Shown = {}): { text: string; quotes: string[] } {
  const plain = request.replace(/[‘’‛`´]/gu, "'").replace(/[“”„«»「」『』]/gu, '"');
  const marked = [...plain.matchAll(QUOTED)].map(({ 0: whole, index, ...groups }) => ({
    at: index,
    end: index + whole.length,
    words: [groups[1], groups[2], groups[3]].find((group) => group !== undefined) ?? '',
  }));
  const spans = wordsToQuote(plain, shown).reduce(
    (all, span) => (all.some(({ at, end }) => span.at < end && at < span.end) ? all : [...all, span]),
    marked,
  );
  const inOrder = spans.toSorted((one, other) => one.at - other.at);
  const between = inOrder.map(({ at }, place) => plain.slice(inOrder[place - 1]?.end ?? 0, at) + QUOTE);
  return { text: between.join('') + plain.slice(inOrder.at(-1)?.end ?? 0), quotes: inOrder.map(({ words }) => words) };
}

/** "SINCE 2022 拿掉": between two scripts a space parts nothing, where what follows says what becomes of it. */
const SPACED =
  /(?<=[A-Za-z0-9.]) +(?=(?:就|也|都|那行|那句)*(?:不要|不用|不写|别写|拿掉|去掉|去了|删|撤|拿走|取消|改成|改为|改 ?[A-Z\d]|换成|关掉))/gu;

export function splitClauses(text: string, quotes: readonly string[] = []): Clause[] {
  const listed = text
    .replace(SPACED, '')
    .replace(NUMBERED, '\n')
    .replace(/^\s*1\s+\D.*\s2\s+\D.*$/u, (all) => all.replace(COUNTED, '\n'));
  let taken = 0;
  return [...listed.matchAll(SENTENCE)].flatMap(([sentence]) => {
    const isAsked = /[?？]/u.test(sentence);
    return sentence
      .replace(/[。！？!?\n；;….]+$/u, '')
      .replace(LISTED, joinedList)
      .split(CLAUSE_END)
      .flatMap((part) => part.replace(JOINTS, (joint) => (TAKEN_BACK.test(joint) ? `\n${BACK}` : '\n')).split('\n'))
      .flatMap((part) => WHEN.exec(part)?.slice(1) ?? [part])
      .flatMap((part) => splitTail(splitTail(splitTail([part], EXCEPT), WHY), LIKE))
      .map((part) =>
        findTokens(part).some(({ kind }) => kind === 'color') ? part.replace(WOULD_SUIT, '$1 please') : part,
      )
      .map((part) => part.replace(POLITE, '').replace(TOO_FOR, '$1$2').replace(WOULD_BE_NICE, ' please'))
      .flatMap((part) => (IS_WHY.test(part) ? [part] : splitSo(part)))
      .flatMap((part) => splitAnd(part))
      .flatMap((part) => splitAsked(part))
      .flatMap((part) => splitNext(part))
      .flatMap((part) => splitLikened(part))
      .flatMap((part) => splitRunOn(part))
      .map((part) => part.trim())
      .filter(Boolean)
      .map((part, place) => {
        const count = part.split(QUOTE).length - 1;
        const own = quotes.slice(taken, taken + count);
        taken += count;
        const withdraws = part.startsWith(BACK) || TAKES_BACK.test(part);
        const words = part.replace(BACK, '').replace(TAKES_BACK, '');
        const role = roleOf(place === 0 ? words.replace(/^so\s+(?!that\b)/iu, '') : words);
        return {
          text: role === 'wish' ? plainly(words) : words,
          quotes: own,
          opensSentence: place === 0,
          isAsked,
          role,
          withdraws,
        };
      });
  });
}
