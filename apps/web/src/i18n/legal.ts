import { en } from './en/legal.ts';
import { zh } from './zh/legal.ts';

export const legalMessages = { zh, en };
