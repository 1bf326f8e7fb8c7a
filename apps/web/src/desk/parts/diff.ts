export type DiffLine = { kind: 'same' | 'gone' | 'new'; text: string };

/** Anything kept as lines: one for a plain value, one for each line of a text, under the name of where it stands. */
export function linesOf(value: unknown, name = ''): string[] {
  if (value === null || value === undefined) return [];
  if (Array.isArray(value)) return value.flatMap((item, index) => linesOf(item, `${name}[${index + 1}]`));
  if (typeof value === 'object') {
    return Object.entries(value).flatMap(([key, item]) => linesOf(item, name ? `${name}.${key}` : key));
  }
  const lines = (typeof value === 'string' ? value : JSON.stringify(value)).split('\n');
  return lines.length === 1 ? [`${name}: ${lines[0]}`] : [`${name}:`, ...lines];
}

/** Above this the shared middle is not looked for: long texts would need a table of millions. */
const CELLS_MAX = 4_000_000;

/** What it takes to get from one text to the other, by their longest common lines. */
export function diffLines(before: readonly string[], after: readonly string[]): DiffLine[] {
  let head = 0;
  while (head < before.length && head < after.length && before[head] === after[head]) head += 1;
  let tail = 0;
  while (
    tail < before.length - head &&
    tail < after.length - head &&
    before[before.length - 1 - tail] === after[after.length - 1 - tail]
  )
    tail += 1;
  const as = (kind: DiffLine['kind']) => (text: string) => ({ kind, text });
  return [
    ...before.slice(0, head).map(as('same')),
    ...diffMiddle(before.slice(head, before.length - tail), after.slice(head, after.length - tail)),
    ...after.slice(after.length - tail).map(as('same')),
  ];
}

function diffMiddle(before: readonly string[], after: readonly string[]): DiffLine[] {
  const gone = (text: string): DiffLine => ({ kind: 'gone', text });
  const fresh = (text: string): DiffLine => ({ kind: 'new', text });
  if (before.length * after.length > CELLS_MAX) return [...before.map(gone), ...after.map(fresh)];
  const width = after.length + 1;
  /** How many lines both have from here on. */
  const shared = new Uint32Array((before.length + 1) * width);
  for (let row = before.length - 1; row >= 0; row -= 1)
    for (let column = after.length - 1; column >= 0; column -= 1)
      shared[row * width + column] =
        before[row] === after[column]
          ? (shared[(row + 1) * width + column + 1] ?? 0) + 1
          : Math.max(shared[(row + 1) * width + column] ?? 0, shared[row * width + column + 1] ?? 0);
  const lines: DiffLine[] = [];
  let [row, column] = [0, 0];
  while (row < before.length || column < after.length) {
    if (row < before.length && column < after.length && before[row] === after[column]) {
      lines.push({ kind: 'same', text: before[row] ?? '' });
      row += 1;
      column += 1;
    } else if (
      column >= after.length ||
      (row < before.length && (shared[(row + 1) * width + column] ?? 0) >= (shared[row * width + column + 1] ?? 0))
    ) {
      lines.push(gone(before[row] ?? ''));
      row += 1;
    } else {
      lines.push(fresh(after[column] ?? ''));
      column += 1;
    }
  }
  return lines;
}
