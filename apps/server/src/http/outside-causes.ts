/** An error and what caused it, down to the first reason. */
function* causesOf(error: unknown): Generator<NodeJS.ErrnoException> {
  for (let next = error; next instanceof Error; next = next.cause) yield next;
}

/** PostgreSQL's own code for a full disk; the file system says ENOSPC, or EDQUOT for a full quota. */
const FULL_DISK = new Set(['ENOSPC', 'EDQUOT', '53100']);
/** What the pool says when all connections are taken for as long as a caller may wait. */
const NO_CONNECTION = 'timeout exceeded when trying to connect';

/** Whether something failed because nothing more can be written, however deep the reason lies. */
export const isDiskFull = (error: unknown): boolean =>
  [...causesOf(error)].some(({ code }) => code !== undefined && FULL_DISK.has(code));

/** Whether something failed because nobody gave a connection back in time: to be tried again, not a fault of ours. */
export const isDatabaseBusy = (error: unknown): boolean =>
  [...causesOf(error)].some(({ message }) => message === NO_CONNECTION);

/** Whether a provider was asked and has not answered in time: it may well do so the next time. */
export const isTimeout = (error: unknown): boolean => [...causesOf(error)].some(({ name }) => name === 'TimeoutError');
