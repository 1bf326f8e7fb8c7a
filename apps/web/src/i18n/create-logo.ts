import { en } from './en/create-logo.ts';
import { zh } from './zh/create-logo.ts';

export const createLogoMessages = { zh, en };
