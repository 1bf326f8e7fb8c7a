import { en } from './en/order.ts';
import { zh } from './zh/order.ts';

export const orderMessages = { zh, en };
