/** What the pool says when all connections are taken for as long as a caller may wait. */
const NO_CONNECTION = 'timeout exceeded when trying to connect';

/** Whether something failed because nobody gave a connection back in time: to be tried again, not a fault of ours. */
export function isDatabaseBusy(error: unknown): boolean {
  for (let next = error; next instanceof Error; next = next.cause) if (next.message === NO_CONNECTION) return true;
  return false;
}
