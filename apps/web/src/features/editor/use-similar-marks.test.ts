import { expect, test } from 'vitest';
import { readIconId } from './use-similar-marks.ts';

const pack = (source: unknown[]) => Buffer.from(JSON.stringify(source)).toString('base64url');

test('an icon id tells where its drawing comes from', () => {
  expect(readIconId(pack(['own', 'plants/茶叶', 7]))).toEqual({ kind: 'own', id: 'plants/茶叶', seed: 7 });
  expect(readIconId(pack(['lucide', 'leaf']))).toEqual({ kind: 'lucide', id: 'leaf' });
});

test('an id of another kind is kept as it is', () => {
  expect(readIconId('??')).toEqual({ kind: 'catalogue', id: '??' });
});
