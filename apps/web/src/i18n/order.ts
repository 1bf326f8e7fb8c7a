import { en } from './order-en.ts';
import { zh } from './order-zh.ts';

export const orderMessages = { zh, en };
