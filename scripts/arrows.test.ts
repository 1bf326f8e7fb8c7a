import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

/** The arrows between folders that the lint's patterns cannot follow: it sees `../x`, not where that leads. */
type Arrow = { from: string; to: string };

const sourcesOf = (folder: string): string[] =>
  readdirSync(join(folder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(test|fault)\.tsx?$|(^|\/)(testing|faults)\//.test(name))
    .map((name) => normalize(name));

const arrowsOf = (app: string): Arrow[] =>
  sourcesOf(join('apps', app)).flatMap((from) => {
    const source = readFileSync(join('apps', app, 'src', from), 'utf8');
    const imports = source.matchAll(/(?:from|import\()\s*'(\.[^']+)'/g);
    return [...imports].map(([, path = '']) => ({ from, to: normalize(join(dirname(from), path)) }));
  });

const featureOf = (path: string): string | undefined => /^features\/([^/]+)\//.exec(path)?.[1];
const fileOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
const isBetweenFeatures = ({ from, to }: Arrow): boolean =>
  featureOf(from) !== undefined && featureOf(to) !== undefined && featureOf(from) !== featureOf(to);

/** Which of our packages each may use; whoever adds an arrow writes it here. */
const MAY_USE: Record<string, readonly string[]> = {
  'packages/art-font': ['vector'],
  'packages/contracts': ['edits', 'logo'],
  'packages/delivery': ['fonts', 'logo', 'mockups', 'vector'],
  'packages/edits': ['logo'],
  'packages/fonts': ['vector'],
  'packages/logo': ['art-font', 'vector'],
  'packages/making': ['logo', 'marks', 'vector'],
  'packages/marks': ['logo', 'vector'],
  'packages/matting': [],
  'packages/mockups': [],
  'packages/raster': ['mockups', 'worker-pool'],
  'packages/reading': ['marks'],
  'packages/studio': ['art-font', 'edits', 'fonts', 'logo', 'making', 'marks', 'reading'],
  'packages/vector': [],
  'packages/worker-pool': [],
  'apps/cli': ['art-font', 'delivery', 'edits', 'fonts', 'logo', 'matting', 'raster', 'reading', 'studio'],
  'apps/server': [
    'art-font',
    'contracts',
    'delivery',
    'edits',
    'fonts',
    'logo',
    'marks',
    'matting',
    'raster',
    'reading',
    'studio',
    'worker-pool',
  ],
  'apps/web': ['art-font', 'contracts', 'edits', 'fonts', 'logo', 'matting', 'mockups'],
};

test('packages and apps use only what stands below them, and apps never each other', () => {
  const folders = ['packages', 'apps'].flatMap((group) => readdirSync(group).map((name) => `${group}/${name}`));
  expect(Object.keys(MAY_USE).sort()).toEqual(folders.sort());
  const wrong = folders.flatMap((folder) =>
    sourcesOf(folder).flatMap((file) => {
      const used = readFileSync(join(folder, 'src', file), 'utf8').matchAll(/from '@markwright\/([a-z-]+)/g);
      return [...used]
        .filter(([, name = '']) => !MAY_USE[folder]?.includes(name))
        .map(([, name]) => `${folder}/${file}: ${name}`);
    }),
  );
  expect(wrong).toEqual([]);
});

test('a feature of the server never touches another’s queries or routes', () => {
  const arrows = arrowsOf('server');
  expect(arrows.filter(isBetweenFeatures).length).toBeGreaterThan(0);
  expect(arrows.filter((arrow) => isBetweenFeatures(arrow) && /queries|routes/.test(fileOf(arrow.to)))).toEqual([]);
});

test('the HTTP layer of the server knows no feature', () => {
  const inwards = arrowsOf('server').filter(
    ({ from, to }) => from.startsWith('http/') && !from.endsWith('.test.ts') && to.startsWith('features/'),
  );
  expect(inwards).toEqual([]);
});

test('inside a feature the server goes from routes to rules to queries, never back', () => {
  const above: Record<string, RegExp> = { queries: /rules|routes|jobs|present/, rules: /routes/ };
  const upwards = arrowsOf('server').filter(({ from, to }) => {
    const layer = /(queries|rules)\.ts$/.exec(from)?.[1] ?? '';
    return featureOf(from) && featureOf(from) === featureOf(to) && above[layer]?.test(fileOf(to));
  });
  expect(upwards).toEqual([]);
});

test('the operators’ desk stands apart: nothing of the web reaches into it, and it uses only what all share', () => {
  const isDesk = (path: string) => path.startsWith('desk/');
  const isShared = (path: string) => /^(components|lib|stores|i18n|styles)\//.test(path);
  const arrows = arrowsOf('web').filter(({ from, to }) => isDesk(from) !== isDesk(to));
  expect(arrows.length).toBeGreaterThan(0);
  expect(arrows.filter(({ from, to }) => isDesk(to) || !isShared(to) || !isDesk(from))).toEqual([]);
  const server = arrowsOf('server').filter(({ from, to }) => from.startsWith('features/') && isDesk(to));
  expect(server).toEqual([]);
});

test('a feature of the web never imports another, nor the app; what features share reaches for neither', () => {
  const isShared = (path: string) => /^(components|lib|stores|i18n)\//.test(path);
  const wrong = arrowsOf('web').filter(
    (arrow) =>
      isBetweenFeatures(arrow) ||
      (arrow.to.startsWith('app/') && (featureOf(arrow.from) || isShared(arrow.from))) ||
      (featureOf(arrow.to) && isShared(arrow.from)),
  );
  expect(wrong).toEqual([]);
});
