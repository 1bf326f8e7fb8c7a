import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

/** Rooms form a tree: a folder below `src`, a feature, or a file that lies there alone. Types count like values. */
type Arrow = { from: string; to: string };

const PLACES = ['packages', 'apps'].flatMap((group) => readdirSync(group).map((name) => `${group}/${name}`));

const sourcesOf = (place: string): string[] =>
  readdirSync(join(place, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|(^|\/)testing\//.test(name))
    .map((name) => join(place, 'src', name));

const importsOf = (file: string): string[] => {
  const source = readFileSync(file, 'utf8');
  const named = source.matchAll(
    /^(?:import|export)\b[^;'"]*\bfrom '([^']+)'|^import '([^']+)'|\bimport\('([^']+)'\)/gm,
  );
  return [...named].map(([, from, bare, lazy]) => from ?? bare ?? lazy ?? '');
};

const FILES = PLACES.flatMap(sourcesOf);
const IMPORTS = new Map(FILES.map((file) => [file, importsOf(file)]));
const ARROWS: Arrow[] = FILES.flatMap((from) =>
  (IMPORTS.get(from) ?? [])
    .filter((path) => path.startsWith('.'))
    .map((path) => ({ from, to: normalize(join(dirname(from), path.replace(/\?.*$/, ''))) }))
    .filter(({ to }) => IMPORTS.has(to)),
);

const roomOf = (file: string): string => {
  const [group, place, src, room, feature, ...deeper] = file.split('/');
  const isFeature = room === 'features' && deeper.length > 0;
  return [group, place, src, room, ...(isFeature ? [feature] : [])].join('/');
};

/** The names on one way round, or none. */
function findCircle(arrows: readonly Arrow[]): string[] {
  const next = new Map<string, Set<string>>();
  for (const { from, to } of arrows) next.set(from, (next.get(from) ?? new Set()).add(to));
  const done = new Set<string>();
  const walk = (name: string, way: readonly string[]): string[] => {
    if (way.includes(name)) return [...way.slice(way.indexOf(name)), name];
    if (done.has(name)) return [];
    for (const to of next.get(name) ?? []) {
      const circle = walk(to, [...way, name]);
      if (circle.length > 0) return circle;
    }
    done.add(name);
    return [];
  };
  for (const name of next.keys()) {
    const circle = walk(name, []);
    if (circle.length > 0) return circle;
  }
  return [];
}

test('no file reaches itself by what it imports', () => {
  expect(ARROWS.length).toBeGreaterThan(5000);
  expect(findCircle(ARROWS)).toEqual([]);
});

test('no room reaches itself by what its files import', () => {
  const between = ARROWS.map(({ from, to }) => ({ from: roomOf(from), to: roomOf(to) }));
  const apart = between.filter(({ from, to }) => from !== to);
  expect(apart.length).toBeGreaterThan(1000);
  expect(findCircle(apart)).toEqual([]);
});

test('what joins the whole server is imported by nothing but the programs that start it', () => {
  const into = ARROWS.filter(({ to, from }) => /server\/src\/compose\//.test(to) && !from.includes('/compose/'));
  const above = new Set(into.map(({ from }) => from.slice('apps/server/src/'.length)));
  expect([...above].sort()).toEqual(['admin.ts', 'index.ts', 'main.ts', 'restore.ts']);
});

test('every package declares what its source imports, and of ours nothing else', () => {
  const wrong = PLACES.flatMap((place) => {
    const { name, dependencies = {} } = JSON.parse(readFileSync(`${place}/package.json`, 'utf8'));
    const used = new Set(
      sourcesOf(place)
        .flatMap((file) => IMPORTS.get(file) ?? [])
        .filter((path) => /^(@[a-z-]+\/)?[a-z]/.test(path) && !/^(node|virtual):/.test(path))
        .map((path) => path.split('/', path.startsWith('@') ? 2 : 1).join('/'))
        .filter((path) => path !== name),
    );
    const missing = [...used].filter((path) => !(path in dependencies)).map((path) => `${place} lacks ${path}`);
    const idle = Object.keys(dependencies).filter((path) => path.startsWith('@markwright/') && !used.has(path));
    return [...missing, ...idle.map((path) => `${place} does not use ${path}`)];
  });
  expect(wrong).toEqual([]);
});
