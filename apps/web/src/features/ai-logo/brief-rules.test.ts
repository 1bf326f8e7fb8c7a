import { expect, test } from 'vitest';
import { findBriefProblem } from './brief-rules.ts';

test('[S5.5] a name comes first, then the inspiration', () => {
  expect(findBriefProblem({ logoName: ' ', inspiration: '' })).toBe('name');
  expect(findBriefProblem({ logoName: '山'.repeat(21), inspiration: '面包' })).toBe('nameLong');
  expect(findBriefProblem({ logoName: '山丘面包', inspiration: ' \n' })).toBe('inspiration');
  expect(findBriefProblem({ logoName: '山丘面包', inspiration: '面包' })).toBeUndefined();
});
