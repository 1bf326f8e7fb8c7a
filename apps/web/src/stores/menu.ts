import { create } from 'zustand';

/** Whether the site's drawer is open: the header opens it, and so do pages that bring a bar of their own. */
export const useMenu = create<{ open: boolean }>()(() => ({ open: false }));

export const setMenuOpen = (open: boolean) => useMenu.setState({ open });
