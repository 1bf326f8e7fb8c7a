import { combineMarks } from '../../packages/making/src/combine/combine-marks.ts';
import { HALVES } from '../../packages/making/src/combine/halves.data.ts';
import { parted } from '../../packages/making/src/combine/hosts-parts.ts';
import { drawMadeMarks } from './made-marks-sheet.ts';

const PAIRS = [
  ['coffee', 'wave'],
  ['book', 'tree'],
  ['bear', 'bread'],
  ['mountain', 'coffee'],
  ['house', 'leaf'],
  ['moon', 'cat'],
  ['camera', 'flower'],
] as const;

/** Every two neighbours of one form. */
const halves = Object.keys(HALVES).flatMap((one, i, all) => {
  const other = all.slice(i + 1).find((each) => HALVES[each]!.form === HALVES[one]!.form);
  return other ? [[one, other] as const] : [];
});

/** npm run gallery -- own-marks-combined [--out=folder] [--seed=1] */
export async function drawGallery(args: string[]): Promise<void> {
  const seed = Number(args.find((arg) => arg.startsWith('--seed='))?.slice(7) ?? 1);
  const way = (id: string): string => id.split('/')[1]!;
  const joined = (pairs: readonly (readonly [string, string])[], wanted?: string, most = 1) =>
    pairs.flatMap(([one, other]) => {
      const all = combineMarks(one, other, seed, 12);
      const kept = wanted ? all.filter(({ source }) => way(source.id) === wanted) : all;
      if (kept.length === 0) console.log(`no ${wanted ?? 'join'} for ${one} and ${other}`);
      return kept.slice(0, most);
    });
  const parts = parted.flatMap(({ concepts, takes }, i) =>
    [0, 4, 9].map((n) => [concepts[0]!, takes[(n + i) % takes.length]!] as const),
  );
  const marks = [...joined(PAIRS), ...joined(halves, 'axis'), ...joined(parts, 'part')];
  await drawMadeMarks('combined', marks, args);
}

if (import.meta.filename === process.argv[1]) await drawGallery(process.argv.slice(2));
