import { create } from 'zustand';

/** The logo on the editor's table. `currJson` is the document as stored text, empty when there is none. */
export type CurrentLogo = { currJson: string; iconId: string; creationId: string };

export const useCurrentLogo = create<CurrentLogo>()(() => ({ currJson: '', iconId: '', creationId: '' }));
