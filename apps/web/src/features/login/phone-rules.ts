import { findMobileNumber } from '@markwright/contracts/phone-number';

export type PhoneProblem = 'phoneBlank' | 'phoneWrong';
export type CodeProblem = 'codeBlank';

export function phoneProblem(phone: string): PhoneProblem | undefined {
  if (phone.trim() === '') return 'phoneBlank';
  return findMobileNumber(phone) ? undefined : 'phoneWrong';
}

export const codeProblem = (code: string): CodeProblem | undefined => (code.trim() === '' ? 'codeBlank' : undefined);
