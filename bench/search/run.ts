import { readFileSync } from 'node:fs';
import { searchConcepts } from '@markwright/reading';
import { median } from '../percentile.ts';
import { percentFigure, round, writeResult } from '../write-result.ts';

type Query = { id: string; lang: 'zh' | 'en'; half: 'tuning' | 'held-aside' | 'development' | 'blind'; text: string };
/** Query id → concept → whether somebody looking for that trade would call it fitting. */
type Judgements = Record<string, Record<string, boolean>>;
type Judged = { query: Query; found: number; relevant: number; unjudged: string[]; irrelevant: string[]; ms: number };

const TOP = 10;
const TARGET = 0.85;
const TOP_THREE_TARGET = 0.95;

/** A thing beside a trade or a word that colours it, and the concepts that show the thing. Written after the search. */
type Compound = [lang: 'zh' | 'en', text: string, things: string];

const readJson = <T>(name: string): T => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8')) as T;

async function judge(query: Query, verdicts: Record<string, boolean>): Promise<Judged> {
  const start = performance.now();
  const concepts = (await searchConcepts(query.text, { limit: TOP })).map(({ concept }) => concept);
  return {
    query,
    ms: performance.now() - start,
    found: concepts.length,
    relevant: concepts.filter((concept) => verdicts[concept] === true).length,
    irrelevant: concepts.filter((concept) => verdicts[concept] === false),
    unjudged: concepts.filter((concept) => verdicts[concept] === undefined),
  };
}

/** How often the thing of a compound is among the first three. */
async function thingsInTopThree(): Promise<{ asked: number; share: number }> {
  const compounds = readJson<Compound[]>('./compounds.json');
  let found = 0;
  for (const [, text, things] of compounds) {
    const concepts = (await searchConcepts(text, { limit: 3 })).map(({ concept }) => concept);
    if (concepts.some((concept) => things.split(' ').includes(concept))) found += 1;
    else console.log(`missed  ${text}: ${concepts.join(', ')}`);
  }
  return { asked: compounds.length, share: found / compounds.length };
}

/** Relevant among the ten asked for: a short list counts its missing places as misses. */
function share(judged: readonly Judged[]): number {
  return judged.reduce((sum, each) => sum + each.relevant, 0) / (judged.length * TOP);
}

/** Share of relevant concepts in the first ten, over queries that were written down before any tuning. */
export async function run(): Promise<void> {
  const queries = readJson<Query[]>('./queries.json');
  const judgements = readJson<Judgements>('./judgements.json');
  // The first search loads dictionary and model; it is reported apart.
  const coldStart = performance.now();
  await searchConcepts('预热 warm up');
  const coldMs = performance.now() - coldStart;
  const judged: Judged[] = [];
  const cpuStart = process.cpuUsage();
  for (const query of queries) judged.push(await judge(query, judgements[query.id] ?? {}));
  const { user, system } = process.cpuUsage(cpuStart);
  const cpuMs = (user + system) / 1000 / queries.length;

  for (const { query, relevant, irrelevant, unjudged } of judged) {
    const notes = [
      irrelevant.length > 0 ? `off: ${irrelevant.join(', ')}` : '',
      unjudged.length > 0 ? `unjudged: ${unjudged.join(', ')}` : '',
    ];
    console.log(
      `${query.id} ${String(relevant).padStart(2)}/${TOP}  ${query.text}  ${notes.filter(Boolean).join('; ')}`,
    );
  }
  const of = (keep: (query: Query) => boolean) => judged.filter(({ query }) => keep(query));
  const half = (name: Query['half']) => of((query) => query.half === name);
  // The promise is about the queries written down first; the harder ones are reported beside it.
  const promised = [...half('tuning'), ...half('held-aside')];
  const language = (lang: Query['lang']) => promised.filter(({ query }) => query.lang === lang);
  const times = judged.map(({ ms }) => ms);
  const compounds = await thingsInTopThree();
  writeResult('search', [
    percentFigure(`relevant in the top ${TOP} of ${promised.length} queries`, share(promised), { atLeast: TARGET }),
    percentFigure('of these, held aside', share(half('held-aside'))),
    percentFigure('of these, Chinese', share(language('zh'))),
    percentFigure('of these, English', share(language('en'))),
    percentFigure('rare trades, used while shaping the search', share(half('development'))),
    percentFigure('rare trades, written after it', share(half('blind'))),
    percentFigure(`the thing in the top three of ${compounds.asked} compounds`, compounds.share, {
      atLeast: TOP_THREE_TARGET,
    }),
    { name: 'empty lists', value: judged.filter(({ found }) => found === 0).length, unit: '' },
    { name: 'a warm query, median', value: round(median(times), 1), unit: 'ms' },
    { name: 'a warm query, slowest', value: round(Math.max(...times), 1), unit: 'ms' },
    { name: 'a warm query', value: round(cpuMs, 1), unit: 'ms of processor time' },
    { name: 'the first query', value: round(coldMs), unit: 'ms' },
  ]);
}
