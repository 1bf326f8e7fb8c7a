import type { AiReadingEdit, AiStyleId } from '@markwright/contracts';
import { create } from 'zustand';

/** The AI logo page: what was typed, and the task it led to, found again after leaving the page. */
export type AiLogoState = {
  logoName: string;
  inspiration: string;
  styles: AiStyleId[];
  /** Empty: no task yet. */
  taskId: string;
  /** How the task's reading was corrected on the page; drawing again follows it. */
  correction: { taskId: string; edit: AiReadingEdit } | null;
  /** When the task was sent, for the waiting bar. */
  startedAt: number;
  /** The key of a press that has had no answer yet: pressing again asks for the same task. */
  pressKey: string;
  /** Pressed as a guest: carried out after sign-in. */
  wanted: boolean;
};

const NOTHING: AiLogoState = {
  logoName: '',
  inspiration: '',
  styles: [],
  taskId: '',
  correction: null,
  startedAt: 0,
  pressKey: '',
  wanted: false,
};

export const useAiLogo = create<AiLogoState>()(() => NOTHING);
export const setAiLogo = (change: Partial<AiLogoState>) => useAiLogo.setState(change);
