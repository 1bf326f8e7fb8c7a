/** A JSON schema as far as our own descriptions use one. */
export type Schema = {
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  format?: string;
};

export type Random = () => number;

/** Small and seeded, so that a failing request can be made again. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export const pick = <T>(random: Random, list: readonly T[]): T => list[Math.floor(random() * list.length)]!;

/** What has broken servers before. */
const ODD_TEXTS = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  '\u202e\u200b\ufeff',
  '方'.repeat(3000),
  'a'.repeat(70_000),
  '🧑🏽‍🚀'.repeat(200),
  '../../../../etc/passwd',
  '..%2f..%2fdata%2fadmin.json',
  "' or 1=1 --",
  '"; drop table users; --',
  '<script>alert(1)</script>',
  '<svg onload=alert(1)>',
  'javascript:alert(1)',
  '//elsewhere.example/',
  'http://169.254.169.254/latest/meta-data',
  '${7*7}{{7*7}}',
  '%00%0d%0aSet-Cookie: a=b',
  '1e400',
  'NaN',
  '-0',
  '0x10',
  '９９９',
  '2026-02-30T25:61:00Z',
  '00000000-0000-0000-0000-000000000000',
  '((((((((((a+)+)+)+)+)+)+)+)+)+$',
];
const ODD_VALUES: unknown[] = [
  null,
  true,
  -1,
  0,
  1.5,
  2 ** 53,
  -(2 ** 63),
  1e308,
  [],
  {},
  [[[[[[]]]]]],
  { __proto__: null, constructor: { prototype: { polluted: true } } },
  { length: 1e9 },
  { toString: 'x' },
];

export const oddText = (random: Random): string => pick(random, ODD_TEXTS);
export const oddValue = (random: Random): unknown => (random() < 0.6 ? oddText(random) : pick(random, ODD_VALUES));

/** Something the schema allows, as far as it says. */
export function plainValue(schema: Schema, random: Random): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return pick(random, schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return plainValue(pick(random, choices), random);
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => plainValue(part, random)));
  const type = Array.isArray(schema.type) ? pick(random, schema.type) : schema.type;
  if (type === 'object' || schema.properties) {
    return Object.fromEntries(
      Object.entries(schema.properties ?? {})
        .filter(([name]) => schema.required?.includes(name) || random() < 0.5)
        .map(([name, field]) => [name, plainValue(field, random)]),
    );
  }
  if (type === 'array') {
    return Array.from({ length: Math.floor(random() * 4) }, () => plainValue(schema.items ?? {}, random));
  }
  if (type === 'integer' || type === 'number') {
    const [low, high] = [Math.max(schema.minimum ?? 0, -1e6), Math.min(schema.maximum ?? 100, 1e6)];
    return low + Math.floor(random() * (high - low + 1));
  }
  if (type === 'boolean') return random() < 0.5;
  if (type === 'null') return null;
  if (schema.format === 'uuid') return '3f1a8f0e-7d3b-4c1e-9a52-0d9b6a1f2c44';
  return pick(random, ['山茶', 'Harbor', '13812345678', 'a', 'coffee shop with an otter', '1']).slice(
    0,
    schema.maxLength ?? 100,
  );
}

/** The same with one or a few places broken. */
export function breakValue(value: unknown, random: Random): unknown {
  if (random() < 0.15) return oddValue(random);
  if (Array.isArray(value)) {
    if (random() < 0.1) return Array.from({ length: 2000 }, () => value[0] ?? 0);
    return value.map((entry) => (random() < 0.3 ? breakValue(entry, random) : entry));
  }
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value)
      .filter(() => random() > 0.1)
      .map(([name, entry]): [string, unknown] => [name, random() < 0.4 ? breakValue(entry, random) : entry]);
    if (random() < 0.1) entries.push([oddText(random).slice(0, 200), oddValue(random)]);
    return Object.fromEntries(entries);
  }
  return oddValue(random);
}
