import { readdirSync, readFileSync } from 'node:fs';
import { readRequest, type Edit } from '@markwright/edits';
import { nounsFor } from '@markwright/studio';
import { median } from '../percentile.ts';
import { percentFigure, round, writeResult, type Figure } from '../write-result.ts';
import { shownIn } from './shown-in.ts';

type Wish = {
  do: string;
  of?: string;
  color?: string;
  hex?: string;
  text?: string;
  font?: string;
  thing?: string[];
} & Partial<Record<(typeof FIELDS)[number], string>>;
/** A request as a customer wrote it, what it means, and what would be wrong. */
type Asked = { lang: 'zh' | 'en'; on: string; text: string; want: Wish[]; not: string[]; note?: string };

/** Rules were written with these files open. Files whose name begins with `aside` are never shown, only counted. */
const isAside = (file: string) => file.startsWith('aside');

const fold = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[’‘]/g, "'")
    .replaceAll('gray', 'grey')
    .replace(/^est\.?\s*/, '')
    .trim();
const FIELDS = ['to', 'kind', 'style', 'effect', 'layout', 'case'] as const;

/** The colour that the product knows by a name: lilac and light purple are one. */
function hexOf(color: string): string | undefined {
  const [edit] = readRequest(`the name in ${color}`).edits;
  return edit?.do === 'color.set' ? edit.hex : undefined;
}

/** Commands that do the same: a frame is a layout and an effect, a picture on the left stands side by side with the name. */
function plainly(wish: Wish): Wish {
  // Both take what lies behind away and leave the colour.
  if (wish.do === 'effect.remove' && wish.effect === 'backdrop') return { do: 'ground.set', color: 'plain' };
  if (wish.do === 'effect.add' && wish.effect === 'frame') return { do: 'layout.set', layout: 'frame' };
  if (wish.do === 'mark.move' && wish.to === 'left') return { do: 'layout.set', layout: 'side' };
  return wish.do === 'mark.move' && wish.to === 'above' ? { do: 'layout.set', layout: 'stacked' } : wish;
}

/** Whether a command that was read is the wish: the same deed on the same part, the same thing, colour or words. */
function isSame(asked: Wish, edit: Edit): boolean {
  const [wish, got] = [plainly(asked), plainly(edit as Wish)];
  if (got.do !== wish.do) return false;
  if (wish.of && got.of && wish.of !== got.of && wish.do !== 'type.case') return false;
  if (FIELDS.some((field) => wish[field] !== undefined && wish[field] !== got[field])) return false;
  for (const field of ['text', 'font'] as const)
    if (wish[field] !== undefined && fold(wish[field]) !== fold(got[field] ?? '')) return false;
  if (wish.color && ![got.color, got.hex].some((color) => fold(color ?? '') === fold(wish.color ?? '')))
    if (got.hex === undefined || got.hex !== hexOf(wish.color)) return false;
  return (
    !wish.thing ||
    wish.thing.some((noun) =>
      got.thing?.some((said) => fold(said).includes(fold(noun)) || fold(noun).includes(fold(said))),
    )
  );
}

const GRANTS = /as good|counts?\b|the same|acceptable|no harm|equally|也可|都可以|算对|一样/iu;

/** Commands that the writer's note calls equally good: "layout.set stacked is as good", 也可用 type.kind serif. */
function isGranted(edit: Edit, wish: Wish | undefined, note = ''): boolean {
  const got = edit as Wish;
  const clause = note.split(/[;；]/u).find((part) => part.includes(got.do) && GRANTS.test(part));
  if (!clause) return false;
  if (wish?.do === got.do) return isSame({ ...wish, of: undefined } as Wish, edit);
  return FIELDS.every((field) => got[field] === undefined || clause.includes(got[field]));
}

/** How many wishes of written requests are read rightly, how many wrongly, and how many are said not to be understood. */
export async function run(options: string[]): Promise<void> {
  const folder = new URL('.', import.meta.url);
  const only = options.find((option) => option.startsWith('--only='))?.slice('--only='.length);
  const files = readdirSync(folder).filter((name) => name.endsWith('.jsonl') && (!only || name.startsWith(only)));
  const showsMisses = options.includes('--misses');
  // Who sees what was missed writes rules for it: the figures of a writer held aside would no longer be true.
  if (showsMisses && only && isAside(only)) throw new Error(`The misses of ${only} are not shown: it is held aside`);
  const showsKinds = options.includes('--kinds');
  const figures: Figure[] = [];
  for (const file of files) {
    const asked = readFileSync(new URL(file, folder), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Asked);
    const times: number[] = [];
    let [wishes, right, wrong] = [0, 0, 0];
    const kinds = new Map<string, number>();
    const count = (what: string) => kinds.set(what, (kinds.get(what) ?? 0) + 1);
    for (const { on, text, want, not, note } of asked) {
      const start = performance.now();
      const { edits, unknown } = readRequest(text, shownIn(on), nounsFor);
      times.push(performance.now() - start);
      const missed = want.filter(
        (wish) => !edits.some((edit) => isSame(wish, edit) || (!not.includes(edit.do) && isGranted(edit, wish, note))),
      );
      const found = want.length - missed.length;
      // An answer in words does nothing: it is a miss, and wrong only where the line says so.
      const amiss = edits.filter(
        (edit) =>
          not.includes(edit.do) ||
          (edit.do !== 'say' &&
            !want.some((wish) => plainly(wish).do === plainly(edit as Wish).do) &&
            !isGranted(edit, undefined, note)),
      );
      const off = amiss.length;
      for (const wish of missed)
        count(
          `missed ${wish.do}${edits.some((edit) => edit.do === wish.do) ? ' (of another part, colour or kind)' : edits.length === 0 ? ' (nothing read)' : ''}`,
        );
      for (const edit of amiss) count(`wrong ${edit.do}`);
      wishes += want.length;
      right += found;
      wrong += off;
      if (showsMisses && !isAside(file) && (found < want.length || off > 0))
        console.log(
          `${text}\n  wanted ${JSON.stringify(want)}\n  read   ${JSON.stringify(edits)}${unknown.length > 0 ? `\n  said not to be understood: ${unknown.join(' | ')}` : ''}`,
        );
    }
    const name = file.replace('.jsonl', '');
    if (showsKinds)
      console.log(
        name,
        [...kinds]
          .toSorted(([, one], [, other]) => other - one)
          .map(([what, n]) => `${n} ${what}`)
          .join(', '),
      );
    const whose = isAside(file) ? 'held aside' : 'tuned';
    figures.push(
      percentFigure(`${name} (${whose}): wishes read rightly`, right / wishes, { atLeast: 0.92 }),
      percentFigure(`${name} (${whose}): done wrongly`, wrong / wishes, { atMost: 0.02 }),
      { name: `${name}: a request read, median`, value: round(median(times), 1), unit: 'ms', limit: { atMost: 60 } },
    );
  }
  writeResult('edits', figures, options);
}
