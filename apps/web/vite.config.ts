import { existsSync, readFileSync } from 'node:fs';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const MANIFEST_ID = 'virtual:client-manifest';
const MANIFEST_FILE = new URL('dist/client/.vite/manifest.json', import.meta.url);

/** Hands the client build's manifest to the server entry, which preloads the chunks of the page it has drawn. */
const clientManifest = (building: boolean): Plugin => ({
  name: 'client-manifest',
  resolveId: (id) => (id === MANIFEST_ID ? `\0${MANIFEST_ID}` : undefined),
  load: (id) => {
    if (id !== `\0${MANIFEST_ID}`) return undefined;
    const manifest = building && existsSync(MANIFEST_FILE) ? readFileSync(MANIFEST_FILE, 'utf8') : '{}';
    return `export const manifest = ${manifest};`;
  },
});

/** The page is readable before its scripts: they give way to style and pictures, which a preload by default does not. */
const patientScripts: Plugin = {
  name: 'patient-scripts',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => html.replace(/<(link rel="modulepreload"|script type="module")/g, '<$1 fetchpriority="low"'),
  },
};

/** Libraries of the first paint share one chunk that outlives our own releases in the browser's cache. */
const FOUNDATION = /node_modules\/(react|react-dom|react-router|scheduler|zustand|cookie|set-cookie-parser)\//;

export default defineConfig(({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), clientManifest(command === 'build'), patientScripts],
  // Bundled whole: the server must not pick React's development build when NODE_ENV is unset.
  ...(isSsrBuild ? { define: { 'process.env.NODE_ENV': '"production"' }, ssr: { noExternal: true as const } } : {}),
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    target: 'es2022',
    // Pictures stay files: the browser fetches them beside the script, not inside it.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: isSsrBuild
      ? {}
      : { output: { codeSplitting: { groups: [{ name: 'foundation', test: FOUNDATION }] } } },
  },
}));
