import { ART_STYLES } from '@markwright/art-font';

/** Keywords of the art-font maker: a way of writing, and what it does to the letters. */
export const PROMPTS = ART_STYLES.map(({ id, title, describe }) => ({ id, words: title, describe }));
