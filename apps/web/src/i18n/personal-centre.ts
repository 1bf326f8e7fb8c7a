import { en } from './en/personal-centre.ts';
import { zh } from './zh/personal-centre.ts';

export const personalCentreMessages = { zh, en };
