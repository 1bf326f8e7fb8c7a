import type { Edit, EffectWish, Line, Target } from '../command.ts';
import { carriedOver } from './carry-over.ts';
import { findTokens, type Token } from './find-tokens.ts';
import { impliedMark } from './imply-mark.ts';
import { markWordIn } from './mark-words.ts';
import { normalise } from './normalise.ts';
import { isPicture, nounIn, thingOf } from './nouns.ts';
import { saidOfLetters } from './of-letters.ts';
import { isAboutSpelling, respeltName } from './read-respelt.ts';
import { distinct, hasVerb, ofKind, type Setting } from './clause-text.ts';
import { readClause } from './read-clause.ts';
import { settle, type Said } from './settle-wishes.ts';
import { asksFor, isOrder } from './statement.ts';
import type { Shown } from './shown-lines.ts';
import { splitClauses, takeQuotes, type Clause } from './split-clauses.ts';

export type ReadRequest = {
  edits: Edit[];
  /** What nobody understood, as it was said. */
  unknown: string[];
  /** What some of it may mean, for somebody to accept: too little of it was understood to do it. */
  offered?: { words: string; edit: Edit }[];
};

/** "Coffee cups are everywhere": the picture is too common, and what follows is to take its place. */
const TOO_COMMON =
  /\b(?:is|are|'s) (?:all )?(?:wrong|not right|not for us)\b|^not (?:an?|the) [a-z]+$|done to death|overdone|over-?used|clich|everyone (?:has|uses)|everybody (?:has|uses)|so common|too common|boring now|满大街|到处都是|太常见|太普通|烂大街|谁家都|(?:大家|人人|家家|别人|同行|人家|谁)[^，]{0,2}都?(?:在)?用|都在用|用滥|没新意/iu;
/** "Not feeling the kettlebell", 扳手我不喜欢. */
const NOT_LIKED =
  /^(?:i'm |we're |i am )?(?:really |just )?not (?:feeling|keen on|sold on|sure about|a fan of|mad about|into|loving) (?:the |that |this )[a-z]+$|^(?:i |we )?(?:really )?(?:don't|dont|do not) (?:like|love|fancy|get|want) (?:the |that |this )[a-z]+$|^(?:我)?(?:不喜欢|不想要|看不上)(?:这|那)?[个只条朵]?\p{Script=Han}{1,3}$|^(?:这|那)?[个只条朵]?\p{Script=Han}{1,3}我?(?:不喜欢|看不上|不想要)$/iu;
/** Words that only fill a pause. */
const FILLER =
  /^(?:wait|no|(?:isn't|aren't|doesn't|don't|innit|wasn't) ?(?:it|they|she|he|you|we)?(?: think| agree)?|(?:do|does|is|are|would|should|can|could|will|has|have|ought|shall)(?:n't)? (?:it|they|we|you|he|she)|要得不|要得|中不中|成不成|行不|好不|可好|得不得|要不要得|ooh?|aah?|ok|okay|um+|er+|hmm+|well|so|right|hi|hello|hey|please|pls|sorry|yes|yeah|and|then|嗯|好|那|对了|你好|您好|麻烦|请问|不好意思|辛苦.*|谢谢|老师|亲|哈哈|lol|the rest.*|the picture|name|tagline|(?:one|two) words?|with (?:an? |my |her |his )?(?:\w+ )?(?:pen|pencil|brush|quill|marker|biro)|without (?:an? |the |any )?(?:full stop|period|punctuation|comma|quotes?|dot)s?|no more(?: than that| no less)?|(?:about |by |only |just )?(?:\S+ )?(?:per ?cent|percent|%)(?: or so)?|not (?:a (?:bit|hair|jot) )?more(?: than that)?)$/iu;

/** 别听她的, "my partner wants it red, I don't": what was just told is not wished for. */
const UNHEARD =
  /^(?:别|不用|甭)(?:听|管|理)(?:他|她|它|们)|^(?:but )?i (?:don't|do not|disagree)$|^ignore (?:him|her|them|that)/iu;

/** What a request asks for, wish by wish, in the order it was said. */
export function readRequest(
  request: string,
  told: Shown = {},
  nameThing: Setting['nameThing'] = () => [],
): ReadRequest {
  const implied = impliedMark(normalise(request.slice(0, 600)), told, nameThing);
  const shown = implied.length > 0 ? { ...told, mark: implied } : told;
  const said: Said[] = [];
  const unknown: string[] = [];
  const felt: Edit[] = [];
  const offers: { words: string; edit: Edit }[] = [];
  /** Clauses that ask for nothing outright and were known only by the way they are put. */
  const unsure = new Set<Clause>();
  const asked: { felt: Edit[]; clause: Clause }[] = [];
  let last: Target | undefined;
  let lastEffects: EffectWish[] = [];
  let spokeOfColors = false;
  let wantsOther = false;
  let isOtherVague = false;
  let isAnswered = false;
  let isImpossible = false;
  let hasTwoColors = false;
  const respelt = respeltName(request.slice(0, 600), shown.name);
  const { text, quotes } = takeQuotes(request.slice(0, 600), shown);
  const clauses = splitClauses(normalise(text), quotes);
  const unseen = unseenIn(clauses);
  for (const clause of clauses) {
    if (unseen?.includes(clause)) {
      if (clause === unseen[0]) said.push({ edit: { do: 'color.contrast' }, isComplaint: false, clause });
      continue;
    }
    // "How much for the sign, please revert": an answer is asked for.
    if (isAnswered && /^(?:please |kindly |pls )?revert(?: back| asap| soon)?$/iu.test(clause.text)) continue;
    if (clause.opensSentence) isImpossible = false;
    if (FILLER.test(clause.text) || (isImpossible && /那种$|的$/u.test(clause.text))) continue;
    if (respelt !== undefined && isAboutSpelling(clause.text, respelt)) continue;
    if (UNHEARD.test(clause.text)) {
      const unheard = said.at(-1)?.clause;
      while (unheard && said.at(-1)?.clause === unheard) said.pop();
      isAnswered = true;
      continue;
    }
    const tokens = findTokens(clause.text);
    const carried = carriedOver(clause, tokens, {
      said,
      last,
      effects: lastEffects,
      hasTwoColors,
      setting: { shown, nameThing },
    });
    hasTwoColors =
      TELLS_TWO.test(clause.text) &&
      (ofKind(tokens, 'color').length === 2 || ofKind(tokens, 'edit').some(({ edit }) => edit.do === 'color.swap'));
    if (carried === 'nothing') continue;
    if (carried === 'withdraws') {
      said.pop();
      continue;
    }
    if (carried && 'instead' in carried) {
      const narrowed = said.pop();
      if (narrowed) said.push({ ...narrowed, edit: carried.instead });
      continue;
    }
    if (carried) {
      said.push(...carried.map((edit) => ({ edit, isComplaint: false, target: last, clause })));
      lastEffects = [];
      continue;
    }
    const isDisliked = NOT_LIKED.test(clause.text) && markWordIn(clause.text.toLowerCase(), { shown }) !== undefined;
    const isTooCommon =
      TOO_COMMON.test(clause.text) &&
      !(lastEffects.length > 0 && /^not an?\b/iu.test(clause.text)) &&
      !/\b(?:grammar|spelling|spelt|typo)\b/iu.test(clause.text);
    if ((isTooCommon || isDisliked) && !isOfLine(clause, shown)) {
      isOtherVague ||=
        !isDisliked &&
        /太普通/u.test(clause.text) &&
        markWordIn(clause.text.toLowerCase(), { shown }) === undefined &&
        !/图|标/u.test(clause.text);
      last = isDisliked ? 'mark' : last;
      wantsOther = true;
      continue;
    }
    const isFramed = ofKind(tokens, 'edit').some(({ edit }) => edit.do === 'layout.set' && edit.layout === 'frame');
    const effects: EffectWish[] = [
      ...ofKind(tokens, 'effect').map(({ effect }) => effect),
      ...(isFramed ? (['frame'] as const) : []),
    ];
    const ofName = said.findLast(({ edit }) => edit.do === 'color.set' && edit.of === 'name')?.edit;
    const nameColor = ofName?.do === 'color.set' ? (ofName.hex ?? ofName.color) : shown.nameColor;
    const read = readClause(clause, {
      shown: nameColor === shown.nameColor ? shown : { ...shown, nameColor },
      last,
      nameThing,
      spokeOfColors,
    });
    spokeOfColors =
      ofKind(tokens, 'target').some(({ target }) => target === 'color') ||
      read.edits.some(({ do: name }) => name === 'color.fewer' || name === 'color.other') ||
      (spokeOfColors && !clause.opensSentence);
    if (effects.length > 0) lastEffects = read.edits.some(({ do: name }) => name === 'mark.simpler') ? [] : effects;
    last = read.target ?? last;
    isImpossible ||= read.edits.some((edit) => edit.do === 'say');
    isAnswered ||= read.isQuestion || read.isAside;
    // "Not the bike, I like the bike".
    if (read.isAside && hasVerb(tokens, 'keep')) wantsOther = false;
    felt.push(...read.felt);
    if (read.felt.length > 0 && read.edits.length === 0 && !read.isAside && ASKS_FEELING.test(clause.text))
      asked.push({ felt: distinct(read.felt), clause });
    // 剪刀满大街都是，弄个吹风筒: what is drawn takes the place of what is too common.
    if (wantsOther)
      read.edits = read.edits.map((edit) => (edit.do === 'mark.add' ? { ...edit, do: 'mark.swap' as const } : edit));
    if (read.isByFrame === true && !asksFor(clause.text) && !isOrder(clause.text)) unsure.add(clause);
    if (read.edits.length === 0) offers.push(...(read.offered ?? []).map((edit) => ({ words: clause.text, edit })));
    const noun = nounIn(clause.text);
    if (read.edits.length === 0 && wantsOther && tokens.length === 0 && isPicture(noun)) {
      said.push({
        edit: { do: 'mark.swap', thing: thingOf(noun, { shown, nameThing }) },
        isComplaint: false,
        clause,
      });
      wantsOther = false;
    } else if (
      read.edits.length + read.felt.length === 0 &&
      !read.isAside &&
      !read.isQuestion &&
      clause.text.length > 1
    )
      unknown.push(clause.text);
    if (clause.withdraws && read.edits.length > 0) {
      const taken = said.at(-1)?.clause;
      while (taken && said.at(-1)?.clause === taken) said.pop();
    }
    // "A rough texture, like a stamp": what it is to be like says nothing further.
    const isLikened = clause.role === 'likeness' && !clause.opensSentence && said.length > 0;
    const continued = read.edits.map((edit) =>
      saidOfLetters(ofLetters(edit, said.at(-1)?.edit, clause, tokens), clause, clauses),
    );
    for (const edit of isLikened ? [] : continued)
      if (
        !isReason(edit, said.at(-1)?.edit, clause, read.isComplaint) &&
        !isBound(clause, said.at(-1)?.edit) &&
        !isPlaced(edit, clause, said)
      )
        said.push({ edit, isComplaint: read.isComplaint, target: read.target, clause });
  }
  // "Bolder, and make it more welcoming": a feeling that is asked for is a wish among others, unless one of them answers it.
  for (const { felt: edits, clause } of asked)
    if (!edits.some((edit) => said.some((each) => each.edit.do === edit.do)))
      said.push(...edits.map((edit) => ({ edit, isComplaint: false, clause })));
  const [opening] = clauses;
  if (opening && wantsOther && !(isOtherVague && said.length > 0) && !said.some(({ edit }) => edit.do === 'mark.swap'))
    said.push({ edit: { do: 'mark.other' }, isComplaint: false, clause: opening });
  const renamed: Edit[] = respelt === undefined ? [] : [{ do: 'text.set', of: 'name', text: respelt }];
  const isWishLost = unknown.some((clause) => asksFor(clause));
  // Beside an outright wish they are more likely its reason.
  const isReasoned = said.some(({ clause }) => !unsure.has(clause));
  const sure = said.filter(
    ({ edit, isComplaint, target, clause }) =>
      !(isReasoned && unsure.has(clause)) &&
      !(isWishLost && isComplaint && target === undefined && /^(?:color|style)\./u.test(edit.do)),
  );
  const wishes = [...renamed, ...settle(sure)];
  // What is only told beside a wish, in words that say nothing of a logo, was no wish.
  const missed = unknown.filter(
    (clause) =>
      asksFor(clause) ||
      isOrder(clause) ||
      findTokens(clause).some(({ kind }) => SAYS_SOMETHING.has(kind)) ||
      markWordIn(clause.toLowerCase(), { shown }) !== undefined,
  );
  const withOffers = (edits: Edit[], lost: string[]): ReadRequest => {
    const offered = offers.filter(
      ({ words, edit }) => lost.includes(words) && !edits.some((each) => each.do === edit.do),
    );
    return offered.length > 0 ? { edits, unknown: lost, offered } : { edits, unknown: lost };
  };
  if (wishes.length > 0) return withOffers(wishes, missed);
  if (felt.length > 0) return withOffers(distinct(felt), unknown);
  return isAnswered ? { edits: [{ do: 'say' }], unknown: [] } : withOffers([], unknown);
}

const SAYS_SOMETHING: ReadonlySet<Token['kind']> = new Set([
  'quality',
  'color',
  'edit',
  'face',
  'style',
  'effect',
  'mood',
  'target',
  'place',
]);

const TWO_COLORS =
  /^\p{Script=Han}{1,3}色?的?字\p{Script=Han}{1,3}色?的?底$|^[a-z ]+ (?:text |letters |writing )?on [a-z ]+$/iu;
/** 红底白字看着像公告, "black on white atm". */
const TELLS_TWO = /\p{Script=Han}色?底\p{Script=Han}{1,2}色?字|字\p{Script=Han}{0,2}底|^[a-z' ]+ on [a-z ]+$/iu;
const NOT_SEEN =
  /[看读认]不|分不|辨不|不清|费劲|\b(?:can't|cannot|hard to|barely|nobody can|impossible to)\b.*\b(?:read|see|make)\b/iu;

/** 黄字白底，隔两米就看不到: the colours that are there, and that they cannot be told apart. */
function unseenIn(clauses: readonly Clause[]): readonly Clause[] | undefined {
  const at = clauses.findIndex(
    ({ text }, place) =>
      TWO_COLORS.test(text) &&
      ofKind(findTokens(text), 'color').length === 2 &&
      NOT_SEEN.test(clauses[place + 1]?.text ?? ''),
  );
  return at < 0 ? undefined : clauses.slice(at, at + 2);
}

/** “用心做好每一碗”这句谁家都写: it is the sentence that is too common. */
const isOfLine = ({ text, quotes }: Clause, { slogan }: Shown): boolean =>
  ofKind(findTokens(text), 'target').some(({ target }) => /^(?:year|color|slogan|second|ground)$/u.test(target)) ||
  (slogan !== undefined && quotes.includes(slogan)) ||
  /俩字|[两三四几]个字|这句|那句|口号|标语|slogan|tagline|这名|名字/iu.test(text);

/** "Slimmer letters, further apart", 字跟字之间空太大，靠紧些: after a wish for letters, what is to stand closer are the letters. */
function ofLetters(edit: Edit, before: Edit | undefined, clause: Clause, tokens: readonly Token[]): Edit {
  // "The alphabets are jammed together", 字跟字凑近点: the letters themselves are named.
  const isLetters = LETTERS.test(clause.text) && !BESIDE_LETTERS.test(clause.text);
  if (isLetters && /^layout\.(?:air|tighter)$/u.test(edit.do)) {
    const much = 'much' in edit && edit.much ? { much: edit.much } : {};
    return { do: edit.do === 'layout.air' ? 'type.looser' : 'type.tighter', of: lineSpokenOf(tokens), ...much };
  }
  const isNamed = ofKind(tokens, 'target').some(({ target }) => target !== 'name' && target !== 'color');
  if (clause.opensSentence || isNamed) return edit;
  if (/^type\.(?:looser|tighter)$/u.test(edit.do) && /^layout\.(?:air|tighter)$/u.test(before?.do ?? ''))
    return { do: edit.do === 'type.looser' ? 'layout.air' : 'layout.tighter' };
  if (!/^layout\.(?:air|tighter)$/u.test(edit.do)) return edit;
  if (!before || !/^type\.(?:looser|tighter|narrower|wider|thinner|bolder)$/u.test(before.do)) return edit;
  const of = 'of' in before && before.of !== undefined ? (before.of as Line) : 'name';
  const much = 'much' in edit && edit.much ? { much: edit.much } : {};
  return { do: edit.do === 'layout.air' ? 'type.looser' : 'type.tighter', of, ...much };
}

const LETTERS = /\b(?:letters|its letters|alphabets?|characters)\b|字[跟和与]字|字母|[两三四五几]个字/iu;
const BESIDE_LETTERS =
  /\b(?:picture|icon|mark|symbol|logo|edge|edges|border|frame|circle|slogan and|name and|and the|from the|to the|above|below|under)\b|图|标|边|框|行/iu;
const lineSpokenOf = (tokens: readonly Token[]): Line => {
  const named = ofKind(tokens, 'target').find(({ target }) => /^(?:slogan|second|year)$/u.test(target));
  return named && named.target !== 'color' && named.target !== 'all' ? (named.target as Line) : 'name';
};

const ASKS_FEELING = /[一点]点|一些|些$|再|更|要|\b(?:more|make|need|want|look|feel|bit)\b|er\b/iu;

/** "Drop the LLC, too formal": a style that follows what is taken away only says why. */
const isReason = (
  edit: Edit,
  before: Edit | undefined,
  { opensSentence, text }: Clause,
  isComplaint: boolean,
): boolean =>
  // "Get rid of the slogan, it is cheesy".
  (isComplaint &&
    !opensSentence &&
    (before?.do ?? '').endsWith('.remove') &&
    /^(?:type|style|color)\./u.test(edit.do)) ||
  // 字想要手写的感觉，比较有温度.
  (/^(?:比较|显得|这样|看着|看起来|看上去)/u.test(text) &&
    !/[点些]$|[点些][的吧]/u.test(text) &&
    !opensSentence &&
    before !== undefined &&
    /^(?:style|color|type)\./u.test(edit.do)) ||
  (edit.do === 'style.set' &&
    !opensSentence &&
    before !== undefined &&
    // "No slogan, minimal": a bare word is a wish like the others.
    !/^[a-z-]+$/iu.test(text) &&
    !/一点|一些|点$|些$|再|更|要|感|风|做|弄|整|搞|\b(?:more|make|look|feel|less|want|style|vibe)\b|er\b/iu.test(text));

/** 加一只猫，别太大: a limit to what was just asked for. */
const isBound = ({ text }: Clause, before: Edit | undefined): boolean =>
  (/别太|不要太|不用太|\bnot too\b/iu.test(text) && /\.(?:add|swap)$|^text\./u.test(before?.do ?? '')) ||
  (/^not too\b/iu.test(text) && (before?.do ?? '').endsWith('.set'));

/** 加个太阳，在山后面: where the thing stands that was just asked for. */
const isPlaced = (edit: Edit, { text, opensSentence }: Clause, said: readonly Said[]): boolean =>
  edit.do === 'mark.move' &&
  said.at(-1)?.edit.do === 'mark.add' &&
  !opensSentence &&
  /^(?:就|放|摆|画)?在|^(?:on|in|behind|next|beside|above|below|under|at|right|just)\b/iu.test(text);
