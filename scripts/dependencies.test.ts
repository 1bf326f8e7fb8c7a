import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isAllowed, readAudit, readDependencies } from './dependencies.ts';

test('every package that the lock file names has a licence that is allowed', () => {
  const dependencies = readDependencies();
  expect(dependencies.length).toBeGreaterThan(100);
  const refused = dependencies.filter(({ licence }) => !isAllowed(licence));
  expect(refused.map(({ name, licence }) => `${name}: ${licence}`)).toEqual([]);
});

/** Whether a range of an `engines` field, like `^20.19.0 || >=22.12.0`, has room for a major version of Node. */
const admits = (range: string, major: number): boolean =>
  range.split('||').some((part) => {
    const [, sign, first] = /([^\d\s]*)\s*v?(\d+)/.exec(part.trim()) ?? [];
    return first === undefined || (sign?.startsWith('>') ? Number(first) <= major : Number(first) === major);
  });

test('every package that the lock file names runs on Node 20 and on 22, so that an install warns of nothing', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { engines?: { node?: string }; os?: string[] }>;
  };
  // Binaries for one platform are passed over in silence where they do not fit.
  const tooNew = Object.entries(packages).filter(
    ([, { engines, os }]) => engines?.node && !os && !(admits(engines.node, 20) && admits(engines.node, 22)),
  );
  expect(tooNew.map(([place, { engines }]) => `${place}: ${engines?.node}`)).toEqual([]);
});

test('of two licences to choose from one is enough, of two that hold together both are needed', () => {
  expect(isAllowed('(MIT OR GPL-3.0)')).toBe(true);
  expect(isAllowed('MIT AND Zlib')).toBe(true);
  expect(isAllowed('MIT AND GPL-3.0')).toBe(false);
  expect(isAllowed('not stated')).toBe(false);
});

test('a list of weaknesses is counted, and an answer without a list is never taken for a clean one', () => {
  const weak = { lodash: { severity: 'high', range: '<4.17.21', fixAvailable: true } };
  expect(readAudit(JSON.stringify({ vulnerabilities: weak }))).toEqual({
    weaknesses: ['high      lodash <4.17.21  (a newer version mends it)'],
    serious: 1,
  });
  expect(readAudit('{"vulnerabilities":{}}')).toEqual({ weaknesses: [], serious: 0 });
  expect(readAudit('npm warn 405\n{"message":"405 Method Not Allowed"}')).toEqual({
    unreachable: '405 Method Not Allowed',
  });
  expect(readAudit('npm error network')).toEqual({ unreachable: 'npm error network' });
});
