import { en } from './en/editor.ts';
import { zh } from './zh/editor.ts';

export const editorMessages = { zh, en };
