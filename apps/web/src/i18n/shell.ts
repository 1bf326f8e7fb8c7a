import { en } from './en/shell.ts';
import { zh } from './zh/shell.ts';

export const shellMessages = { zh, en };
