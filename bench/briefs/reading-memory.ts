import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** What a process holds before and after it has read its first sentences in both languages, in MB. */
const MEASURE = `
const { findConcept } = await import('@markwright/marks');
findConcept('fox');
const held = () => { gc(); gc(); return process.memoryUsage().rss / 2 ** 20; };
const before = held();
const { readText } = await import('@markwright/reading');
readText('书店，一只狐狸提着灯笼，不要圆形');
readText('bookshop, a fox holding a lantern, no circles');
console.log(Math.round(held() - before));
`;

/** Memory that reading needs beyond the catalogue of pictures: the tagger, the dictionaries and the tables of words. */
export function readingMemory(): number {
  const flags = ['--expose-gc', '--import', 'tsx', '--input-type=module', '--eval', MEASURE];
  const printed = execFileSync(process.execPath, flags, {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    encoding: 'utf8',
  });
  return Number(printed.trim());
}
