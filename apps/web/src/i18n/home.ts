import { en } from './en/home.ts';
import { zh } from './zh/home.ts';

export const homeMessages = { zh, en };
