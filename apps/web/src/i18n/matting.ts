import { en } from './en/matting.ts';
import { zh } from './zh/matting.ts';

export const mattingMessages = { zh, en };
