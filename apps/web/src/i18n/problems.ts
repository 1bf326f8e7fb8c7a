import { en } from './en/problems.ts';
import { zh } from './zh/problems.ts';

export const problemsMessages = { zh, en };
