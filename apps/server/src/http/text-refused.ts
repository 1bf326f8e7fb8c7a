import { AppError, type Language } from '@markwright/contracts';
import { TEXT_PROBLEMS, type TextError } from '@markwright/logo';

const LINES = {
  name: { zh: '名称', en: 'Name' },
  secondName: { zh: '第二名称', en: 'Second name' },
  slogan: { zh: '标语', en: 'Slogan' },
} as const;

/** What the engine has against a text, in the words of the person who typed it. */
export const textRefused = ({ line, problem }: TextError, language: Language): AppError =>
  new AppError('TEXT_REFUSED', { line: LINES[line][language], reason: TEXT_PROBLEMS[problem][language] });
