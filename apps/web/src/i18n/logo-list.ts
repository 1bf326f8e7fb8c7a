import { en } from './en/logo-list.ts';
import { zh } from './zh/logo-list.ts';

export const logoListMessages = { zh, en };
