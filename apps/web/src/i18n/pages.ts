import { en } from './en/pages.ts';
import { zh } from './zh/pages.ts';

export const pagesMessages = { zh, en };
