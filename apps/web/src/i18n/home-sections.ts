import { en } from './en/home-sections.ts';
import { zh } from './zh/home-sections.ts';

/** Below the first screen; travels with that chunk, not with the page's first scripts. */
export const homeSectionMessages = { zh, en };
