import { readSourceJson, sourcePath } from './icon-sources.ts';
import { createRequire } from 'node:module';

/** Words other people gave to an icon of a set; weights are ours. */
type WordsByIcon = { en: Map<string, string[]>; zh: Map<string, string[]> };

const push = (map: Map<string, string[]>, key: string, words: readonly string[]) =>
  map.set(key, [...(map.get(key) ?? []), ...words]);

type Annotations = { annotations: { annotations: Record<string, { default?: string[]; tts?: string[] }> } };

function addEmojiWords(words: WordsByIcon): void {
  const read = (language: string) =>
    readSourceJson<Annotations>('cldr-annotations-full', 'annotations', language, 'annotations.json').annotations
      .annotations;
  const byLanguage = { zh: read('zh'), en: read('en') };
  const chars = readSourceJson<Record<string, string>>('@iconify-json/fluent-emoji-flat', 'chars.json');
  for (const [codes, name] of Object.entries(chars)) {
    const emoji = String.fromCodePoint(...codes.split('-').map((code) => parseInt(code, 16)));
    for (const language of ['zh', 'en'] as const) {
      const entry = byLanguage[language][emoji] ?? byLanguage[language][emoji.replaceAll('\ufe0f', '')];
      if (entry) push(words[language], name, [...(entry.tts ?? []), ...(entry.default ?? [])]);
    }
  }
}

/** Keyword lists of the icon makers and of Unicode CLDR, keyed by icon name without its style. */
export function readIconWords(): WordsByIcon {
  const words: WordsByIcon = { en: new Map(), zh: new Map() };
  const isWord = (tag: unknown): tag is string => typeof tag === 'string' && !tag.startsWith('*');
  for (const [name, tags] of Object.entries(readSourceJson<Record<string, string[]>>('lucide-static', 'tags.json'))) {
    push(words.en, name, tags);
  }
  const tabler = readSourceJson<Record<string, { tags?: unknown[] }>>('@tabler/icons', 'icons.json');
  for (const [name, { tags = [] }] of Object.entries(tabler)) push(words.en, name, tags.filter(isWord));
  const require = createRequire(import.meta.url);
  const phosphor = require(sourcePath('@phosphor-icons/core')) as { icons: { name: string; tags: string[] }[] };
  for (const { name, tags } of phosphor.icons) push(words.en, name, tags.filter(isWord));
  const parked = readSourceJson<{ name: string; title: string; tag: string[] }[]>('@icon-park/svg', 'icons.json');
  for (const { name, title, tag } of parked) push(words.zh, name, [title, ...tag]);
  addEmojiWords(words);
  return words;
}
