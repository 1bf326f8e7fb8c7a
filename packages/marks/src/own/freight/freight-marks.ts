import type { OwnMark } from '../../kit/define-mark.ts';
import { lockMarks } from './lock.ts';
import { movingMarks } from './moving.ts';
import { parcelMarks } from './parcel.ts';
import { truckMarks } from './truck.ts';

export const freightMarks: OwnMark[] = [...lockMarks, ...movingMarks, ...parcelMarks, ...truckMarks];
