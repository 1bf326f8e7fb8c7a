import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const FILES = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(tsx?|mjs)$/.test(file) && existsSync(file));
const SOURCES = new Map(FILES.map((file) => [file, readFileSync(file, 'utf8')]));

/** Word → the files that hold it, in code or comment. */
const MENTIONS = new Map<string, Set<string>>();
for (const [file, source] of SOURCES)
  for (const [word] of source.matchAll(/[A-Za-z_$][\w$]*/g))
    MENTIONS.set(word, (MENTIONS.get(word) ?? new Set()).add(file));

/** Read as a whole (`import * as`), made by a program, or by a name that a tool asks for. */
const READ_WHOLE = /contracts\/src\/desk\/|figures\/(diagrams|kinds)\.ts$|\.gen\.ts$|\.config\.ts$/;
const placeOf = (file: string): string => file.split('/', 2).join('/');

test('what a file exports is named by another file', () => {
  const idle = [...SOURCES].flatMap(([file, source]) => {
    if (READ_WHOLE.test(file) || file.startsWith('bench/')) return [];
    const exported = source.matchAll(/^export (?:async )?(?:const|let|function\*?|class|type|interface) ([\w$]+)/gm);
    return [...exported]
      .filter(([, name = '']) => MENTIONS.get(name)?.size === 1)
      .map(([, name]) => `${file}: ${name}`);
  });
  expect(idle).toEqual([]);
});

test('what a package gives away is used outside it', () => {
  const barrels = FILES.filter((file) => /^packages\/[^/]+\/src\/(.*\/)?index\.ts$/.test(file));
  expect(barrels.length).toBeGreaterThan(10);
  const idle = barrels.flatMap((barrel) => {
    const lists = (SOURCES.get(barrel) ?? '').matchAll(/^export (?:type )?\{([^}]*)\} from/gm);
    const names = [...lists].flatMap(([, list = '']) =>
      list.split(',').map((each) => each.trim().split(' ').at(-1) ?? ''),
    );
    const isUsed = (name: string): boolean => {
      const files = [...(MENTIONS.get(name) ?? [])];
      const own = `@markwright/${barrel.split('/')[1]}`;
      return files.some((file) => placeOf(file) !== placeOf(barrel) || SOURCES.get(file)?.includes(`from '${own}`));
    };
    return names.filter((name) => name !== '' && !isUsed(name)).map((name) => `${barrel}: ${name}`);
  });
  expect(idle).toEqual([]);
});
