import { en } from './en/top-up.ts';
import { zh } from './zh/top-up.ts';

export const topUpMessages = { zh, en };
