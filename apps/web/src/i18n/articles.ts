import { en } from './en/articles.ts';
import { zh } from './zh/articles.ts';

export const articlesMessages = { zh, en };
