import type { OwnMark } from '../../kit/define-mark.ts';
import { jadeRabbitMarks } from './jade-rabbit.ts';

export const mythMarks: OwnMark[] = [...jadeRabbitMarks];
