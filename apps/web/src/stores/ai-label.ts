import { create } from 'zustand';

/** Whether files are to show the visible AI label: told and chosen before paying, used when they are downloaded. */
export const useAiLabel = create<{ shown: boolean }>()(() => ({ shown: true }));
export const setAiLabel = (shown: boolean) => useAiLabel.setState({ shown });
