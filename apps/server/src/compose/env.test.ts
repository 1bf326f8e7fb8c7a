import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readEnv, VARIABLE_NAMES } from './env.ts';

test('an empty environment gives a complete embedded set-up', () => {
  const env = readEnv({});
  expect(env).toMatchObject({ PORT: 3000, ROLE: 'all', DATA_DIR: './data', APP_SIGN: 'markwright-web' });
  expect(env.publicUrl).toBe('http://localhost:3000');
  expect(env.s3).toBeUndefined();
  expect(env.site.relatedSites).toHaveLength(3);
});

test('an empty value counts as not set', () => {
  expect(readEnv({ DATABASE_URL: '', PORT: '' })).toMatchObject({ PORT: 3000 });
});

test('everything wrong is named in one message', () => {
  const read = () => readEnv({ PORT: 'x', ROLE: 'boss', DATABASE_URL: 'mysql://here' });
  expect(read).toThrow(/The configuration is wrong:\n[\s\S]*ROLE[\s\S]*PORT[\s\S]*DATABASE_URL/);
});

test('half a set of S3 keys is refused', () => {
  expect(() => readEnv({ S3_BUCKET: 'files' })).toThrow(
    'S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY together',
  );
});

test('the site base address loses its trailing slash', () => {
  expect(readEnv({ PUBLIC_URL: 'https://logo.example/' }).site.publicUrl).toBe('https://logo.example');
});

test('related sites are read from one line, and a wrong line is explained', () => {
  const env = readEnv({ SITE_RELATED: '甲|A|https://a.example; 乙|B|https://b.example' });
  expect(env.site.relatedSites).toEqual([
    { name: { zh: '甲', en: 'A' }, url: 'https://a.example' },
    { name: { zh: '乙', en: 'B' }, url: 'https://b.example' },
  ]);
  expect(() => readEnv({ SITE_RELATED: '甲|https://a.example' })).toThrow('SITE_RELATED wants');
});

test('the README explains every variable, and none that nobody reads', () => {
  const readme = readFileSync(new URL('../../../../README.md', import.meta.url), 'utf8');
  const [, table = ''] = /## Configuration\n([\s\S]*?)\n## /.exec(readme) ?? [];
  const explained = [...table.matchAll(/^\| (`[^|]+`) \|/gm)].flatMap(([, names = '']) =>
    names.match(/[A-Z][A-Z\d_]+/g),
  );
  // The commands set it themselves.
  expect(new Set(explained)).toEqual(new Set(VARIABLE_NAMES.filter((name) => name !== 'NODE_ENV')));
});

test('TRUST_PROXY is a number of proxies; a switch is refused with what is wanted', () => {
  expect(readEnv({}).TRUST_PROXY).toBe(0);
  expect(readEnv({ TRUST_PROXY: '2' }).TRUST_PROXY).toBe(2);
  for (const wrong of ['true', '-1', '1.5']) expect(() => readEnv({ TRUST_PROXY: wrong })).toThrow(/TRUST_PROXY/);
  expect(() => readEnv({ TRUST_PROXY: 'yes' })).toThrow('the number of proxies in front');
});

test('behind a proxy only this machine is listened to, unless an address is named', () => {
  expect(readEnv({}).HOST).toBe('0.0.0.0');
  expect(readEnv({ TRUST_PROXY: '1' }).HOST).toBe('127.0.0.1');
  expect(readEnv({ TRUST_PROXY: '1', HOST: '0.0.0.0' }).HOST).toBe('0.0.0.0');
});
