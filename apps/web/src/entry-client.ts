import { fetchAfterPaint } from './after-paint.ts';
import { keepTyped } from './keep-typed.ts';
import { loadChunk } from './lib/load-chunk.ts';
import { logFailure } from './lib/log.ts';
import { firstStirring } from './lib/stirring.ts';
import { whenIdle } from './lib/when-idle.ts';
import { replayEarlyClicks } from './replay-early-clicks.ts';
import './styles/index.css';

const nextTask = () => new Promise((resolve) => setTimeout(resolve, 0));

/** A phone that is never idle comes alive all the same. */
const LONGEST_WAIT_MS = 1000;

/** Before each piece the browser does what it has to do for somebody who reads; who is about to press something does not wait. */
async function idleOrStirred(): Promise<void> {
  await nextTask();
  const idle = new Promise<void>((resolve) => void whenIdle(resolve, LONGEST_WAIT_MS));
  await Promise.race([idle, firstStirring()]);
}

/** The page can be read before its script: that comes in pieces, and a tap between two of them is answered. */
async function boot(): Promise<void> {
  if (window.location.pathname === LIST_PATH) askForList();
  void firstStirring();
  const typeAgain = keepTyped();
  const pressAgain = replayEarlyClicks();
  const isRead = await fetchAfterPaint();
  const pause = isRead ? idleOrStirred : nextTask;
  await pause();
  await loadChunk(() => import('./react-ready.ts'));
  await pause();
  const { start } = await loadChunk(() => import('./start.tsx'));
  await pause();
  await start();
  await typeAgain();
  pressAgain();
}

/** Nobody sees the list before the server has composed it: that begins first. */
const LIST_PATH = '/createLogo/logoList';

function askForList(): void {
  import('./features/create-logo/list/ask-list-early.ts')
    .then(({ askListEarly }) => askListEarly())
    .catch((error: unknown) => logFailure('asking for the list', error));
}

boot().catch((error: unknown) => logFailure('start', error));
