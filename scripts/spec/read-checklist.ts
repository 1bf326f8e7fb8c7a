type Checklist = {
  rows: { id: string; promise: string }[];
  /** Row id → number of the part that will bring it. */
  open: Map<string, number>;
  finishedParts: Set<number>;
};

/**
 * Promises stand in bullets, sometimes several to a bullet: `- S2.11 … S2.12 …`.
 * After the heading `## Open` come `Finished parts: 1, 2` and lines like `- part 4: S2.7, S2.22`.
 */
export function readChecklist(markdown: string): Checklist {
  const [promises = '', openPart = ''] = markdown.split(/^## Open$/m);
  const rows = promises
    .split('\n')
    .filter((line) => line.startsWith('- S'))
    .flatMap((line) => [...line.matchAll(/(S\d+\.\d+)\s+(.*?)(?=\sS\d+\.\d+\s|$)/g)])
    .map(([, id = '', promise = '']) => ({ id, promise }));
  const open = new Map<string, number>();
  for (const [, part, ids = ''] of openPart.matchAll(/^- part (\d+): (.*)$/gm))
    for (const [id] of ids.matchAll(/S\d+\.\d+/g)) open.set(id, Number(part));
  const finished = /^Finished parts: (.*)$/m.exec(openPart)?.[1] ?? '';
  return { rows, open, finishedParts: new Set((finished.match(/\d+/g) ?? []).map(Number)) };
}
