/** Whole yuan without a tail, anything else with two digits: 6800 → "68", 6850 → "68.50". */
export const yuanText = (fen: number): string => (fen % 100 === 0 ? String(fen / 100) : (fen / 100).toFixed(2));
