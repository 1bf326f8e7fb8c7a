import { create } from 'zustand';

export type AiFont = { logoName: string; keywordId: string };

export const useAiFont = create<AiFont>()(() => ({ logoName: '', keywordId: '' }));
