import { create } from 'zustand';

/** What stands in the name box. Sections below the first screen are hydrated later, so they read it from here. */
export const useTypedName = create<{ name: string }>()(() => ({ name: '' }));

export const setTypedName = (name: string) => useTypedName.setState({ name });
