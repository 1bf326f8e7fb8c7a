import type { AiReadingEdit, AiStyleId } from '@markwright/contracts';
import { create } from 'zustand';

/** A reading that was put right: what was read, what it is to be, and the words of what was added. */
export type ReadingCorrection = {
  base: AiReadingEdit;
  edit: AiReadingEdit;
  words: Record<string, { zh: string; en: string }>;
};

/** The AI logo page: what was typed, and the task it led to, found again after leaving the page. */
type AiLogoState = {
  logoName: string;
  inspiration: string;
  styles: AiStyleId[];
  /** Empty: no task yet. */
  taskId: string;
  /** Tasks before this one, newest first: what they drew stays on the page. */
  earlier: string[];
  /** How the task's reading was corrected on the page; drawing again follows it. */
  correction: (ReadingCorrection & { taskId: string }) | null;
  /** How the reading of what is being typed was corrected, before a task was sent. */
  ahead: ReadingCorrection | null;
  /** When the task was sent, for the waiting bar. */
  startedAt: number;
  /** The key of a press that has had no answer yet: pressing again asks for the same task. */
  pressKey: string;
  /** Pressed as a guest: carried out after sign-in. */
  pendingAction: '' | 'task';
};

const NOTHING: AiLogoState = {
  logoName: '',
  inspiration: '',
  styles: [],
  taskId: '',
  earlier: [],
  correction: null,
  ahead: null,
  startedAt: 0,
  pressKey: '',
  pendingAction: '',
};

export const useAiLogo = create<AiLogoState>()(() => NOTHING);
export const setAiLogo = (change: Partial<AiLogoState>) => useAiLogo.setState(change);

/** As many sets of four as the page keeps beside the newest; all of them are in the personal centre. */
const EARLIER_MAX = 4;

/** A new task takes the newest place; the one before stays on the page below it. */
export function startAiTask(taskId: string, startedAt: number): void {
  const { taskId: before, earlier } = useAiLogo.getState();
  const kept = before === '' || before === taskId ? earlier : [before, ...earlier].slice(0, EARLIER_MAX);
  setAiLogo({ taskId, earlier: kept, startedAt, pressKey: '', correction: null });
}
