import type { Arrangement } from '@markwright/logo';
import { create } from 'zustand';

/** The art-font page: what was typed and chosen, and the task it led to. */
type AiFont = {
  logoName: string;
  /** The keyword pressed; empty for none. */
  keywordId: string;
  /** Keywords in free words. */
  words: string;
  /** The style looked at; empty: the first of the gallery. */
  style: string;
  scheme: number;
  /** Empty: the face each style was drawn for. */
  font: string;
  /** In percent. */
  strength: number;
  arrangement: Arrangement;
  taskId: string;
  startedAt: number;
  pressKey: string;
  /** Pressed as a guest: carried out after sign-in. Ordering keeps the lettering first. */
  pendingAction: '' | 'task' | 'save' | 'order';
};

const NOTHING: AiFont = {
  logoName: '',
  keywordId: '',
  words: '',
  style: '',
  scheme: 0,
  font: '',
  strength: 50,
  arrangement: 'horizontal',
  taskId: '',
  startedAt: 0,
  pressKey: '',
  pendingAction: '',
};

export const useAiFont = create<AiFont>()(() => NOTHING);
export const setAiFont = (change: Partial<AiFont>) => useAiFont.setState(change);

const BEGUN_BY = ['logoName', 'keywordId', 'words', 'style', 'font', 'taskId', 'pendingAction'] as const;

/** Nobody has typed or chosen anything: the page looks as it was drawn ahead. */
export const isAsSample = (state: AiFont): boolean =>
  BEGUN_BY.every((field) => state[field] === '') &&
  state.scheme === NOTHING.scheme &&
  state.strength === NOTHING.strength &&
  state.arrangement === NOTHING.arrangement;
