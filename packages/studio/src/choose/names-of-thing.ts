import { findConcept, ownMarksFor } from '@markwright/marks';
import { pickableWords } from '@markwright/reading';

/** What a thing is also called by its kind: of a tulip's picture people say "the flower". */
const KINDS = new Set(
  '花 花朵 鸟 小鸟 动物 树 叶子 水果 植物 鱼 昆虫 车 车子 船 杯子 房子 flower bird animal tree leaf fruit plant fish insect bug car vehicle boat ship cup house building'.split(
    ' ',
  ),
);

/**
 * What people call a picture of something, in both languages: its names and its kind. What only goes with it stays out:
 * "settings" of a cogwheel, "white" of a star are words of other wishes.
 */
export function namesOfThing(concept: string): string[] {
  const names = findConcept(concept)?.names;
  const own = ownMarksFor(concept).flatMap(({ zh, en }) => [zh.word, ...(zh.also ?? []), en.word, ...(en.also ?? [])]);
  const tags = pickableWords(concept);
  const kinds = [...(tags?.zh ?? []), ...(tags?.en ?? [])].filter((word) => KINDS.has(word));
  return [...new Set([...(names?.zh ?? []), ...(names?.en ?? []), ...own, ...kinds])];
}
