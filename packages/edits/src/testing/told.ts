import type { Edit } from '../command.ts';

/** Each edit as its name and what it names: "type.bolder name"; colours in numbers and degrees are left out. */
export const told = (edits: readonly Edit[]): string[] =>
  edits.map((edit) =>
    [
      edit.do,
      ...Object.entries(edit).flatMap(([key, value]) => (/^(?:do|hex|much)$/u.test(key) ? [] : [String(value)])),
    ]
      .join(' ')
      .trim(),
  );
