import { fetchAfterPaint } from './after-paint.ts';
import { keepTyped } from './keep-typed.ts';
import { loadChunk } from './lib/load-chunk.ts';
import { logFailure } from './lib/log.ts';
import { firstStirring } from './lib/stirring.ts';
import { replayEarlyClicks } from './replay-early-clicks.ts';
import './styles/index.css';

const nextTask = () => new Promise((resolve) => setTimeout(resolve, 0));

/** The page can be read before its script: that comes in pieces, and a tap between two of them is answered. */
async function boot(): Promise<void> {
  void firstStirring();
  const typeAgain = keepTyped();
  const pressAgain = replayEarlyClicks();
  await fetchAfterPaint();
  await loadChunk(() => import('./react-ready.ts'));
  await nextTask();
  const { start } = await loadChunk(() => import('./start.tsx'));
  await nextTask();
  await start();
  await typeAgain();
  pressAgain();
}

boot().catch((error: unknown) => logFailure('start', error));
