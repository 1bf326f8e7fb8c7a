import { en } from './en/share.ts';
import { zh } from './zh/share.ts';

export const shareMessages = { zh, en };
