import { create } from 'zustand';

/** Takes back what was done, while the note is there. */
type ToastAction = { label: string; run: () => void };
export type Toast = { id: number; tone: 'plain' | 'success' | 'danger'; text: string; action?: ToastAction };

export const useToasts = create<{ list: Toast[] }>()(() => ({ list: [] }));

let lastId = 0;

/** The same words twice in a row are one toast: ten failed calls do not paper the screen. */
export function showToast(text: string, tone: Toast['tone'] = 'plain', action?: ToastAction): void {
  lastId += 1;
  const id = lastId;
  useToasts.setState(({ list }) => ({
    list: [...list.filter((toast) => toast.text !== text), { id, tone, text, ...(action && { action }) }],
  }));
}

export const dismissToast = (id: number) =>
  useToasts.setState(({ list }) => ({ list: list.filter((toast) => toast.id !== id) }));
