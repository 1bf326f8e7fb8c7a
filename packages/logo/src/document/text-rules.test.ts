import { expect, test } from 'vitest';
import { cleanText, findTextProblem, graphemes, NAME_MAX, SLOGAN_MAX, textLength, ORDINARY } from './text-rules.ts';

const nameProblem = (raw: string) => findTextProblem(cleanText(raw), NAME_MAX);

test('names in any script are accepted', () => {
  for (const name of [
    '半山面包',
    'Half Hill',
    '北斗 Data 7',
    'Ñandú',
    'Ελλάς',
    'Москва',
    'سلام',
    'さくら',
    'Việt Nam',
    '方',
    "Lao Chen's",
    'A&B',
    '山·海',
    '★咖啡',
  ]) {
    expect(nameProblem(name), name).toBeNull();
  }
});

test('one to twenty hanzi or forty letters, counted as readers count: wide characters take two', () => {
  expect(nameProblem('')).toBe('empty');
  expect(nameProblem('   ')).toBe('empty');
  expect(nameProblem('一'.repeat(20))).toBeNull();
  expect(nameProblem('一'.repeat(21))).toBe('too-long');
  expect(graphemes('e\u0301'.repeat(20))).toHaveLength(20);
  expect(nameProblem('e\u0301'.repeat(20))).toBeNull();
  expect(nameProblem('a'.repeat(40))).toBeNull();
  expect(nameProblem('a'.repeat(41))).toBe('too-long');
  expect(nameProblem(`${'山'.repeat(10)}${'a'.repeat(20)}`)).toBeNull();
  expect(nameProblem(`${'山'.repeat(10)}${'a'.repeat(21)}`)).toBe('too-long');
  expect(['ｶﾌｪ', 'カフェ', '１２', '한글', 'Café', 'e\u0301'].map(textLength)).toEqual([3, 6, 4, 4, 4, 1]);
  expect(findTextProblem('好'.repeat(40), SLOGAN_MAX)).toBeNull();
  expect(findTextProblem('好'.repeat(41), SLOGAN_MAX)).toBe('too-long');
});

test('emoji are refused, plain symbols are not', () => {
  for (const text of ['咖啡☕️', '🐻烘焙', '👨‍👩‍👧', '🇨🇳', '1️⃣']) expect(nameProblem(text), text).toBe('emoji');
  expect(nameProblem('咖啡★')).toBeNull();
});

test('bidi controls and invisible characters are stripped, control characters and lone surrogates refused', () => {
  expect(cleanText('\u202eabc\u202c')).toBe('abc');
  expect(cleanText('半\u200b山\ufeff')).toBe('半山');
  expect(cleanText('  半\n山\t面 ')).toBe('半 山 面');
  expect(nameProblem('a\u0000b')).toBe('control');
  expect(nameProblem('a\u0007')).toBe('control');
  expect(nameProblem('a\ud800')).toBe('surrogate');
  expect(nameProblem('a\ue000')).toBe('private-use');
});

test('piled-up and dangling combining marks are refused', () => {
  expect(nameProblem(`a${'\u0301'.repeat(12)}`)).toBe('combining-marks');
  expect(nameProblem('\u0301')).toBe('combining-marks');
});

test('what counts as ordinary is visible, assigned, no emoji, no mark, and hanzi are wide', () => {
  const all = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).filter((each) =>
    ORDINARY.test(each),
  );
  expect(all.length).toBeGreaterThan(20_000);
  expect(all.filter((each) => each !== ' ' && !/^[\p{L}\p{N}\p{P}\p{S}]$/u.test(each))).toEqual([]);
  expect(all.filter((each) => /\p{Emoji_Presentation}|\p{Extended_Pictographic}/u.test(each))).toEqual([]);
  expect(all.filter((each) => textLength(each) !== (/\p{Script=Han}/u.test(each) ? 2 : 1))).toEqual([]);
});
