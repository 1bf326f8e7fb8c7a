import { en } from './en/login.ts';
import { zh } from './zh/login.ts';

export const loginMessages = { zh, en };
