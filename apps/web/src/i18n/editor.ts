import { en } from './editor-en.ts';
import { zh } from './editor-zh.ts';

export const editorMessages = { zh, en };
