import { BriefStep } from './brief-step.tsx';
import { LookStep } from './look-step.tsx';
import { SloganStep } from './slogan-step.tsx';

/** The questions after the name, in their order. */
export const LATER_STEPS = [BriefStep, SloganStep, LookStep] as const;
