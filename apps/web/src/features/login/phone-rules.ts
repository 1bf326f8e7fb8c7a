/** Mainland China mobile numbers: eleven digits from 1, second and third digit as the carriers' ranges allow. */
const MOBILE = /^(?:\+?86|0086)?1(?:3\d|4[5-9]|5[0-35-9]|6[2567]|7[0-8]|8\d|9[0-35-9])\d{8}$/;

export type PhoneProblem = 'phoneBlank' | 'phoneWrong';
export type CodeProblem = 'codeBlank';

export function phoneProblem(phone: string): PhoneProblem | undefined {
  const compact = phone.replace(/[\s-]/g, '');
  if (compact === '') return 'phoneBlank';
  return MOBILE.test(compact) ? undefined : 'phoneWrong';
}

export const codeProblem = (code: string): CodeProblem | undefined => (code.trim() === '' ? 'codeBlank' : undefined);
