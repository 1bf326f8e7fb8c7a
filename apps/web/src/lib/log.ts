/** The only place that writes to the browser's console; failures a user need not see end here. */
export function logFailure(what: string, error?: unknown): void {
  // oxlint-disable-next-line no-console
  console.warn(`[markwright] ${what}`, error ?? '');
}
