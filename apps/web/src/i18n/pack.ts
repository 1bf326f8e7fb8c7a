import { en } from './en/pack.ts';
import { zh } from './zh/pack.ts';

export const packMessages = { zh, en };
