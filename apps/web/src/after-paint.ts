/** Where the server leaves the links to what is fetched once the page can be seen. */
export const AFTER_PAINT_ID = 'after-paint';

/** A tab in the background is not painted: it does not wait longer than this. */
const LONGEST_WAIT_MS = 500;

const painted = (): Promise<unknown> =>
  Promise.race([
    new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0))),
    new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS)),
  ]);

/**
 * The server's page is there to be read: scripts are fetched when it has been painted, and all at once. False where there
 * is nothing to read yet, and no reason to wait.
 */
export async function fetchAfterPaint(): Promise<boolean> {
  const later = document.getElementById(AFTER_PAINT_ID);
  if (!(later instanceof HTMLTemplateElement)) return false;
  await painted();
  document.head.append(later.content);
  return true;
}
