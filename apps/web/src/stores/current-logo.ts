import { create } from 'zustand';

/** The logo on the editor's table. `currJson` is the document as stored text, empty when there is none. */
export type CurrentLogo = { currJson: string; iconId: string; creationId: string };

export const useCurrentLogo = create<CurrentLogo>()(() => ({ currJson: '', iconId: '', creationId: '' }));

/** A new design starts from a document; it has no creation yet. */
export const startFromLogo = (doc: object, iconId: string) =>
  useCurrentLogo.setState({ currJson: JSON.stringify(doc), iconId, creationId: '' });
