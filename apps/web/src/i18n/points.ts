import { en } from './en/points.ts';
import { zh } from './zh/points.ts';

export const pointsMessages = { zh, en };
