import { en } from './en/ai-font.ts';
import { zh } from './zh/ai-font.ts';

export const aiFontMessages = { zh, en };
