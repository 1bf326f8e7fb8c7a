import { expect, test } from 'vitest';
import { boardAt } from './board-widths.ts';

const sharesOf = (from: number, count: number, name: '--of-three' | '--of-four') =>
  Array.from({ length: count }, (_, index) => Number(boardAt(from + index).shares[name]));
const sum = (shares: number[]) => shares.reduce((total, share) => total + share, 0);

test('every row of four and of three is filled exactly, and no two neighbouring rows are alike', () => {
  for (let row = 0; row < 8; row += 1) {
    const four = sharesOf(row * 4, 4, '--of-four');
    const three = sharesOf(row * 3, 3, '--of-three');
    expect(sum(four)).toBeCloseTo(1, 3);
    expect(sum(three)).toBeCloseTo(1, 3);
    expect(four).not.toEqual(sharesOf(row * 4 + 4, 4, '--of-four'));
    expect(three).not.toEqual(sharesOf(row * 3 + 3, 3, '--of-three'));
  }
});
