import { stemmer } from 'stemmer';
import { kinship } from '../lexicon/akin.ts';
import type { Industry } from '../lexicon/industry.ts';
import { sizeOf, tradeClause, wordsLeft, type TradeClause, type TradeSpan } from './trade-spans.ts';
import { simplified } from './simplified.ts';

export type IndustryMatch = {
  industry: Industry;
  /** 0…1: how surely the text speaks of this trade; the main one has 1. */
  weight: number;
};

export type IndustryReading = {
  /** The main trade first. */
  matches: IndustryMatch[];
  /** Concepts the text calls by name. */
  named: string[];
  /** What no trade explains. */
  rest: string;
  /** Whether a trade is named by more than a word that colours others. */
  isSure: boolean;
};

/** Sentences part at punctuation and line ends; Chinese ones at a blank too. */
const CLAUSES = /[,;:.!?，。；：！？、|/\n—–•·]+|\s-\s|(?<=\p{Script=Han})\s+|\s+(?=\p{Script=Han})/u;

const clausesOf = (text: string): TradeClause[] =>
  text
    .split(CLAUSES)
    .filter((part) => part.trim() !== '')
    .map(tradeClause);

/** "Baker & Bright" are two people; "Copper Street Baker" bakes. */
const SURNAMES =
  /\b(?:baker|cook|cooper|potter|fisher|carter|mason|archer|taylor|turner|sawyer|shepherd|miller|gardener|gardner|butcher|chandler|smith|barber|carpenter|butler|farmer|painter|porter|weaver|sadler|thatcher|wheeler)\b/giu;
const withoutSurnames = (name: string): string => (/&|\band\b/iu.test(name) ? name.replace(SURNAMES, '') : name);

/** How surely a trade is meant, by how it is said. */
export const WEIGHT = { main: 1, sameClause: 0.93, later: 0.84, inName: 0.74, general: 0.7, mentioned: 0.45 };

/** Chinese words of places and deeds: what stands right before them only says of what kind. */
const HEAD =
  /(?:店|馆|铺|坊|室|院|所|吧|厅|社|厂|班|摊|酒店|民宿|客栈|摄影|设计|翻译|补漏|租赁|出租|搬运|搬家|发电|机器人|软件|系统|食堂|餐厅|农场|牧场|果园|茶园|农庄|超市|市场|公司)$/u;

/** "Wedding and family photographer": who does both. */
const SHARED_HEADS =
  /^(?:\w+ )?(?:photograph|videograph|planner|cater|florist|stationer|decorat|cleaner|cleaning|clean|lawyer|solicitor|teacher|tutor|lessons?|class|course|hire|repairs?|removals?)/u;

/** By which English spans are counted. */
const stemmed = (text: string): string => ` ${(text.match(/[a-z0-9']+/g) ?? []).map(stemmer).join(' ')}`;

function sharesHead(text: string, before: TradeSpan, next: TradeSpan): boolean {
  if (next.language !== 'en') return false;
  const words = stemmed(text);
  return (
    /^ (?:and|n) (?:[a-z]+ )?$/u.test(words.slice(before.end, next.start)) &&
    SHARED_HEADS.test(words.slice(next.start, next.end))
  );
}

/** Of trades said in one breath (宠物摄影, "wedding cakes") the last is the head; of those in a row, the first. */
function headOf({ text }: TradeClause, spans: readonly TradeSpan[]): TradeSpan | undefined {
  let head = spans[0];
  for (const [at, next] of spans.slice(1).entries()) {
    const before = spans[at]!;
    if (next.language !== before.language) break;
    if (next.start - before.end > (next.language === 'en' ? 1 : 0) && !sharesHead(text, before, next)) break;
    if (next.language === 'en' || HEAD.test(text.slice(next.start, next.end))) head = next;
  }
  return head;
}

/** What may follow a trade at the end of a shop's name: 南北干货行. */
const SHOP_AFTER = /^(?:店|馆|铺|坊|行|庄|站|厂|场|社|屋|城|号|中心|公司|工作室|批发部|经营部|合作社)?$/u;
/** A trade this near says the same more closely. */
const SAME_BUSINESS = 0.25;

/** A name that ends as a shop's does says what shop it is, whatever goods follow: 大馅包子铺 is no butcher's. */
function signOf({ text, spans }: TradeClause): Industry | undefined {
  const last = spans.filter(({ isGeneral, language, start }) => language === 'zh' && !isGeneral && start > 0).at(-1);
  if (!last) return undefined;
  const rest = text.slice(last.end);
  const isShop = HEAD.test(text.slice(last.start, last.end)) || rest !== '';
  return isShop && SHOP_AFTER.test(rest) ? last.industry : undefined;
}

const ENDS_NAME = /^(?:ltd|limit|co|compani|shop|store|servic|uk|group|and son|and daughter)?$/u;

/** "Greenway Taxis" drives whoever pays by card, where the text does not begin with another trade. */
function englishSign({ text, spans }: TradeClause): Industry | undefined {
  const last = spans.filter(({ isGeneral, language, start }) => language === 'en' && !isGeneral && start > 1).at(-1);
  if (!last) return undefined;
  return ENDS_NAME.test(stemmed(text).slice(last.end).trim()) ? last.industry : undefined;
}

/** Of two trades of one kind the text's is the closer one, unless it only names goods of the sign's: 灯饰店 sells sockets, too. */
function saysMore(told: Industry, sign: Industry, clauses: readonly TradeClause[]): boolean {
  if (kinship(sign, told) < SAME_BUSINESS) return false;
  const named = clauses.flatMap((clause) => clause.named);
  const shown = ({ concepts }: Industry) => named.filter((concept) => concepts.includes(concept)).length;
  return shown(told) >= shown(sign);
}

/** Trades and concepts a text speaks of, and what is left of it once the trades are taken out. */
export function matchIndustries(text: string, name = ''): IndustryReading {
  const told = clausesOf(simplified(text));
  const inName = clausesOf(withoutSurnames(simplified(name)));
  const weights = new Map<Industry, number>();
  const raise = (industry: Industry, weight: number) =>
    weights.set(industry, Math.max(weights.get(industry) ?? 0, weight));
  const isPlain = ({ isGeneral, mention }: TradeSpan) => !isGeneral && !mention;
  const plainIn = (clauses: readonly TradeClause[]) => clauses.flatMap(({ spans }) => spans.filter(isPlain));
  const ofName = new Set(plainIn(inName).map(({ industry }) => industry));
  // What both the name and the text say is meant.
  const toldFirst = told.slice(0, told.findIndex(({ spans }) => spans.some(isPlain)) + 1);
  const isTwice = (span: TradeSpan) => plainIn(told).filter(({ industry }) => industry === span.industry).length > 1;
  // An English name is a name first: what the text begins with says more, unless it comes back to the name's trade
  // or the name says it in full: a fencing club.
  const isHan = /\p{Script=Han}/u.test(name);
  const outright = new Set(
    inName.flatMap(({ text: of, spans }) =>
      spans.filter((span) => /\w \w/u.test(stemmed(of).slice(span.start, span.end))).map(({ industry }) => industry),
    ),
  );
  const isHeard = (span: TradeSpan) => isTwice(span) || outright.has(span.industry);
  const spoken = plainIn(told).filter((span) => isHan || isHeard(span) || plainIn(toldFirst).includes(span));
  let main = spoken.find(({ industry }) => ofName.has(industry))?.industry;
  const sign = inName.map(signOf).find((industry) => industry !== undefined);
  const firstTold = told.map((clause) => headOf(clause, clause.spans.filter(isPlain))).find((head) => head);
  if (sign && !(firstTold && saysMore(firstTold.industry, sign, told))) main ??= sign;
  const isToldFirst = told[0]?.spans.some(isPlain) ?? false;
  if (!isToldFirst) main ??= inName.map(englishSign).find((industry) => industry !== undefined);
  let isFirst = true;
  for (const clause of told) {
    const plain = clause.spans.filter(isPlain);
    const head = headOf(clause, plain);
    main ??= head?.industry;
    for (const { industry } of plain) raise(industry, isFirst ? WEIGHT.sameClause : WEIGHT.later);
    isFirst &&= plain.length === 0;
  }
  for (const clause of inName) {
    const plain = clause.spans.filter(isPlain);
    // The trade stands at the end of a name: 老周汽修, "Bridge Street Music".
    const last = plain.at(-1)?.industry;
    for (const { industry } of plain) raise(industry, WEIGHT.inName);
    main ??= last;
  }
  const isSure = main !== undefined;
  for (const { spans } of [...told, ...inName]) {
    for (const span of spans) {
      if (span.mention) raise(span.industry, WEIGHT.mentioned);
      else if (span.isGeneral) raise(span.industry, WEIGHT.general);
    }
  }
  main ??= longest([...told, ...inName])?.industry;
  if (main) weights.set(main, WEIGHT.main);
  const matches = [...weights].map(([industry, weight]) => ({ industry, weight }));
  const all = [...told, ...inName];
  return {
    // What is only mentioned speaks where nothing else does.
    matches: matches
      .filter(({ weight }, _, { length }) => weight > WEIGHT.mentioned || length === 1)
      .toSorted((a, b) => b.weight - a.weight),
    named: [...new Set(all.flatMap(({ named }) => named))],
    rest: all.map(wordsLeft).filter(Boolean).join(' '),
    isSure,
  };
}

/** Whoever works "for yoga" has to do with it more than whoever works above a bakery. */
const BELIEVED = { whom: 0.6, where: 0.2 };

/** Where only general words were said, the longest of them. */
function longest(clauses: readonly TradeClause[]): TradeSpan | undefined {
  const spans = clauses.flatMap((clause) => clause.spans);
  const size = (span: TradeSpan) =>
    (span.language === 'zh' ? 3 : 1) * sizeOf(span) * (span.mention ? BELIEVED[span.mention] : 1);
  return spans.toSorted((a, b) => size(b) - size(a))[0];
}

/** The trade a text speaks of most, or undefined where no word of it is in the lexicon. */
export const industryOf = (text: string, name = ''): Industry | undefined =>
  matchIndustries(text, name).matches[0]?.industry;
