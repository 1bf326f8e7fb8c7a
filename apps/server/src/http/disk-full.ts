/** PostgreSQL's own code for a full disk; the file system says ENOSPC, or EDQUOT for a full quota. */
const CODES = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** Whether something failed because nothing more can be written, however deep the reason lies. */
export function isDiskFull(error: unknown): boolean {
  for (let next = error; next instanceof Error; next = next.cause) {
    const { code } = next as NodeJS.ErrnoException;
    if (code !== undefined && CODES.has(code)) return true;
  }
  return false;
}
