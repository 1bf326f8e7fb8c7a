import { expect, test } from 'vitest';
import type { Designer } from '@markwright/contracts';
import { checkDemand, findPrice, DEMAND_MAX } from './demand-rules.ts';

const GOOD = { name: '阿山', phone: '138 1234 5678', demand: '给茶馆做一套招牌' };

test('[S5.5] a name and the demand are asked for, and the number must be one', () => {
  expect(checkDemand(GOOD)).toEqual({});
  expect(checkDemand({ name: ' ', phone: '', demand: '\n' })).toEqual({
    name: 'nameBlank',
    phone: 'phoneBlank',
    demand: 'demandBlank',
  });
  for (const phone of ['12345', '2079460018', 'a@b'])
    expect(checkDemand({ ...GOOD, phone })).toEqual({ phone: 'phoneWrong' });
  for (const phone of ['+44 20 7946 0018', 'ann@example.com']) expect(checkDemand({ ...GOOD, phone })).toEqual({});
  expect(checkDemand({ ...GOOD, demand: '长'.repeat(DEMAND_MAX + 1) })).toEqual({ demand: 'demandLong' });
});

test('the price is the chosen designer’s, or the least of all; none where nobody says one', () => {
  const designer = (id: string, more: Partial<Designer>) => ({ id, ...more }) as Designer;
  const all = [
    designer('a', { fromFen: 90_000, days: 5 }),
    designer('b', { fromFen: 60_000, days: 7 }),
    designer('c', {}),
  ];
  expect(findPrice(all, '')).toEqual({ fromFen: 60_000, days: 7 });
  expect(findPrice(all, 'a')).toEqual({ fromFen: 90_000, days: 5 });
  expect(findPrice(all, 'c')).toBeUndefined();
});
