import { en } from './en/designers.ts';
import { zh } from './zh/designers.ts';

export const designersMessages = { zh, en };
