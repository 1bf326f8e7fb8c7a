import { PAGE_DATA_ELEMENT_ID } from '@markwright/contracts/page';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider, createBrowserRouter } from 'react-router';
import { App } from './app/app.tsx';
import { startClientMemory } from './app/client-memory.ts';
import type { PageData } from './app/page-data.ts';
import { loadMatchedPages, routes } from './app/router.tsx';
import { signCallsWith } from './lib/api.ts';
import { reloadTowards } from './lib/load-chunk.ts';
import { logFailure } from './lib/log.ts';
import { createLanguageStore } from './stores/language.ts';

export async function start(): Promise<void> {
  const root = document.getElementById('root');
  const text = document.getElementById(PAGE_DATA_ELEMENT_ID)?.textContent;
  if (!root || !text) throw new Error('The page came without its data');
  const { site, appSign, language, drawn, loaderData } = JSON.parse(text) as PageData;

  startClientMemory();
  signCallsWith(appSign);
  // A screen that cannot be loaded cannot be hydrated; the router then shows its error page instead.
  const hydrates = drawn && (await loadMatchedPages(window.location));
  const router = createBrowserRouter(routes, hydrates ? { hydrationData: { loaderData } } : {});
  reloadTowards(() => {
    const pending = router.state.navigation.location;
    return pending && router.createHref(pending);
  });
  if (import.meta.env.PROD) keepOfflinePage();
  await new Promise<void>((resolve) => {
    const app = (
      <App site={site} language={createLanguageStore(language)} onReady={resolve}>
        <RouterProvider router={router} />
      </App>
    );
    // As a transition, hydration works in slices and never holds up a tap.
    startTransition(() => {
      if (hydrates) hydrateRoot(root, app, { onRecoverableError: (error) => logFailure('hydration', error) });
      else createRoot(root).render(app);
    });
  });
}

/** After everything the reader waits for. A browser that refuses (a private window) simply has no offline page. */
function keepOfflinePage(): void {
  const { serviceWorker } = navigator as Partial<Navigator>;
  if (!serviceWorker) return;
  const register = () =>
    serviceWorker.register('/sw.js').catch((error: unknown) => logFailure('the offline page', error));
  if (document.readyState === 'complete') void register();
  else window.addEventListener('load', () => void register(), { once: true });
}
