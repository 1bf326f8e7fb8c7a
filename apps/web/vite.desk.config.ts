import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The operators' desk is built apart from the visitors' pages: no file is shared between the two. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/desk/',
  plugins: [react(), tailwindcss()],
  build: {
    outDir: 'dist/desk',
    copyPublicDir: false,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: 'desk.html' },
  },
});
