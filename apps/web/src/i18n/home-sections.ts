import { en } from './home-sections-en.ts';
import { zh } from './home-sections-zh.ts';

export const homeSectionMessages = { zh, en };
