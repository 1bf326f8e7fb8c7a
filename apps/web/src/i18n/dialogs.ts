import { en } from './en/dialogs.ts';
import { zh } from './zh/dialogs.ts';

export const dialogsMessages = { zh, en };
