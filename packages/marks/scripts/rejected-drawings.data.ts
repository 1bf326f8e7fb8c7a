/** Drawings looked at and found wrong, ugly or brand-like; one line a drawing. */
export const REJECTED_DRAWINGS: ReadonlySet<string> = new Set<string>([]);
