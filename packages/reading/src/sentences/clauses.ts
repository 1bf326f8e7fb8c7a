import { runOnCuts } from './run-on-zh.ts';

/** A piece of a sentence that says one thing. */
export type ClauseText = {
  text: string;
  /** Where it begins in the whole text. */
  from: number;
  /** What ends it: a comma, a question mark, nothing. */
  end: string;
};

/** Marks between clauses; a point inside a number or a name is none, and 、 only joins a list. */
const MARKS =
  /(?<!\d)\d{1,2}[.、)）](?=\s*\p{Script=Han})|[,;:!?，。；：！？（）()\n•]|[~～]+(?=\s*\p{Script=Han}|\s*$)|\.(?=\s|$)|…+|\p{Extended_Pictographic}+|\.{2,}|[—–]+|\s-\s|^\s*[-*]\s/u;

/** Words that begin a new thought without any mark: "a fox but not cute", 猫就行然后旁边一棵树. */
const TURNS =
  /(?<=\p{Script=Han}) +(?=\p{Script=Han})|\s(?:(?<!\b(?:anything|nothing|all|everything) )but|though|although|however|while|whereas|because|becoz|cuz|coz|cos|then|(?<!\b(?:is|are|was|were|be|am|i'm|we're|im|feels?|looks?|seems?|not|ever|or|and) )so(?! (?:much|many|long|far|that|over)\b)|and(?= (?:(?:on|in|inside|under|beneath|behind|above|round|around) (?:its|his|her|their|top|it)|there(?:'s| is| are)|it(?:'s| is| has)|i(?:'d|'m|'ve| (?!am\b|will\b|shall\b)[a-z]+)|he|she|they|we|our|every(?:one|body) (?:[a-z]+ly )?(?:went|loved|laughed|liked|said|was|were|is)|(?:the )?(?:customers|people|kids|parents|staff) (?:all )?(?:went|loved|laughed|liked|love)|(?:the|my) (?:logo|picture|design|idea|image|drawing|badge|sign|icon)|what|from|please|one of (?:them|these|those|our|my|us)|no|not|neither|nor|so|if|when|whatever|maybe|perhaps)\b))(?=\s)|\sonly(?=\s(?:his|her|its|the|their|with|instead)\s)|(?:但是|可是|不过|然后|然候|所以|另外|而且|后来|其实|反正|因为|结果|只不过|再加上|同时|接着)|(?<=\p{Script=Han}(?:也[行好成]|也可以))(?=[^，。也]{1,8}也(?:[行好成]|可以)[啊呀吧\s]*(?:[，。；！,\n](?!\s*(?:[都全统一太别免不]|我们?[都不]))|$))|(?=别的(?:都|就|也|啥|全)*(?:甭|不|别|莫))|(?<!除了|比)(?=其[他它]的?(?:都|就|也|全)*(?:不|别|甭|莫))|(?=(?:哎|诶|啊|呃)?不对不对)|(?<=一[个只][^，。]{2,8})(?=[另一][一]?[个只头条](?:戴|拿|举|抱|扎|穿|骑|坐|站|躺|趴|捧|提|扛|背|叼|吃|看|拉|推|打|在|牵|端|挑|吹|弹|敲)[^，]{1,6}$)|(?<=\p{Script=Han}{4})(?=再(?:抱|拿|戴|裹|围|叼|挂|披|背|穿|系|插|捧|提|举)[一两个条只把顶件])|(?<=[^就])(?=那就换|画的是|我就想|我想让)|(?<=\p{Script=Han}{5,}[^非都也还能])(?=(?:想要|想画|就画|就要)[一两三四五六七八九俩]\p{Script=Han})|(?<=\p{Script=Han}{12,})(?=(?:旁边|上面|里头|头上|手里|背上|底下)[^的，]{0,2}(?:有|是|放|坐|站|挂|晾|蹲|趴)(?![在的]))/u;

/** After one of these what follows still belongs to the thought: "the dog i want", "as if it's a hat". */
const GOES_ON =
  '(?<!\\b(?:that|what|which|who|whom|whose|if|when|where|how|why|as|than|like|because|until|while|since|thing|things|one|ones|way|said|say|says|think|reckon|reckons|thinks|know|hope|imagine|guess|told|means|all|everything|anything|nothing|something|world|and|but|or|so|to|of|in|on|with|for|by|ok|well|yes|no|not|the|a|an))';
/** Nobody stops to put a full stop: "… a skunk with a peg on its nose i reckon that's right my wife says …". */
const RUN_ON = new RegExp(
  `(?<=(?:[a-z'’-]+ +){3}[a-z'’-]+|\\u2002)${GOES_ON} (?=(?:(?:i|we) (?:do not|did not|don't|didn't|want|reckon|know|think|hate|guess|hope|picture|imagine|would|wouldn't|would not|am thinking|was thinking|love|like|need)|i'(?:d|m)|we'd|(?:my|our) (?:[a-z]+ )?(?:wife|husband|missus|partner|mum|mom|mama|dad|nan|gran|granny|grandma|grandad|sister|brother|son|daughter|boss|cousin|auntie|aunt|uncle|mate|kids?|boy|girl) (?:says?|said|thinks?|reckons?|wants?|wanted|keeps?|hates?|likes?|loves?)|it's (?:an?|the|just|not|my|our|all|only)|it is (?:an?|the|just|not)|that's (?:it|all|about|the|my|our)|he's|she's|they're|(?:he|she|they) (?:is|are|wants?|says?|would|likes?)|please (?:no|do not|don't)|(?:can|could|would|will) (?:you|u|ya|ye) (?:please |pls |maybe |just )?(?:do|make|draw|give|put|show|design)) ?\\b)`,
);
/** "No paw prints please everyone has them", "no hexagons they're everywhere": the reason follows without a mark. */
const REASONS =
  /(?<=\b(?:no|not|without|avoid|skip|never)\s[^,.;:!?\n]{3,40})\s(?=(?:every(?:one|body)(?:'s)?|every (?:other )?[a-z]+|they(?:['’]re|['’]ve)?|it(?:['’]s| is| looks| feels)|we(?:['’]ve| have) (?:had|seen|got)|i (?:hate|['a-z]* ?(?:stand|bear))|(?:the|my|our) [a-z]+['’](?:ll|d)|they['’](?:d|ll)|people (?:will|would|always))\s[a-z]+)/u;

const BOUNDARY = new RegExp(`${MARKS.source}|${TURNS.source}|${RUN_ON.source}|${REASONS.source}`, 'gimu');

/** Begins a sentence where nobody typed a mark: 你就帮我画…, 我想要…. */
const BEGINS_SENTENCE = /^(?:[你您]|(?:我|咱|俺)(?!们?的|家的)|那就|有的说|就画|现在|后来)/u;

const ENDS_ENGLISH = /^(?:[.!?\n]+|because|becoz|cuz|coz|cos)$/iu;

/** Whether what is blank before a mark ended the sentence of the clause before it. */
const endsSentence = (last: ClauseText, end: string): boolean =>
  (/[。！？]/u.test(end) && !/[。！？!?.\n:：]/u.test(last.end)) ||
  (ENDS_ENGLISH.test(end) && /[a-z]\s*$/iu.test(last.text) && !/[.!?\n:]/u.test(last.end));

/** A text cut where one thought ends; nothing is changed inside. `typed`: the same before any of it was blanked. */
export function clausesOf(text: string, typed = text): ClauseText[] {
  const cuts = runOnCuts(typed);
  const clauses: ClauseText[] = [];
  let from = 0;
  const add = (to: number, end: string) => {
    // Whoever types no marks at all would have put a comma.
    for (const cut of cuts.filter((at) => at > from && at < to)) {
      const cutOff = text.slice(from, cut);
      if (/[\p{L}\p{N}]/u.test(cutOff))
        clauses.push({ text: cutOff, from, end: BEGINS_SENTENCE.test(typed.slice(cut)) ? '。' : '，' });
      from = cut;
    }
    const piece = text.slice(from, to);
    const last = clauses.at(-1);
    if (/[\p{L}\p{N}]/u.test(piece)) clauses.push({ text: piece, from, end });
    // What was declined or set aside is blank here, but its sentence ended all the same: 做包做围裙，十块钱起。
    else if (last && endsSentence(last, end)) clauses[clauses.length - 1] = { ...last, end };
  };
  for (const { 0: mark, index } of text.matchAll(BOUNDARY)) {
    add(index, mark.trim() || (mark.includes('\n') ? '\n' : ''));
    from = index + mark.length;
  }
  add(text.length, '');
  return clauses;
}

/** Not the blank that people type: 修电脑 也修打印机 are two clauses. */
const BLANK = '\u2002';

/** The same text with some of its places blank, so that everything else keeps its place. */
export const blanked = (text: string, from: number, to: number): string =>
  text.slice(0, from) + BLANK.repeat(Math.max(0, to - from)) + text.slice(to);
