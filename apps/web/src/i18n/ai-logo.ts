import { en } from './en/ai-logo.ts';
import { zh } from './zh/ai-logo.ts';

export const aiLogoMessages = { zh, en };
