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

/**
 * The first paint waits for one reply only: the style sheet travels inside the page. Scripts give way to pictures,
 * which a preload by default does not.
 */
const firstPaint: Plugin = {
  name: 'first-paint',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) =>
      html
        .replace(/<(link rel="modulepreload"|script type="module")/g, '<$1 fetchpriority="low"')
        .replace(/<link rel="stylesheet"[^>]*href="\/([^"]+)">/g, (link, file: string) => {
          const sheet = bundle[file];
          return sheet?.type === 'asset' ? `<style>${sheet.source.toString().trim()}</style>` : link;
        }),
  },
};

/** Libraries of the first paint have chunks of their own that outlive our releases in the browser's cache. */
const FOUNDATION = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  // What every chunk may import stands apart from the entry, whose style sheet would be fetched along with it.
  { name: 'loading', test: /vite\/preload-helper|src\/lib\/(load-chunk|log|stirring|when-idle)\.ts/ },
  // What asks the server, and nothing else: the list's first question does not wait for React.
  {
    name: 'asking',
    test: /src\/(lib\/(api-client|send-upload|asked-ahead)|stores\/persist)\.ts|contracts\/src\/(envelope|routes|page)\.ts/,
  },
  { name: 'router', test: /node_modules\/(react-router|zustand|cookie|set-cookie-parser)\// },
  // The page's frame with all it needs in one file: shared modules would else travel one by one.
  { name: 'shell', test: /src\/start\.tsx$/ },
];

export default defineConfig(({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), clientManifest(command === 'build'), firstPaint],
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
    rolldownOptions: isSsrBuild ? {} : { output: { codeSplitting: { groups: FOUNDATION } } },
  },
}));
