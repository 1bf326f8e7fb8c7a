/** A built-ahead data file of this package; scripts/build-search-index.ts writes them. */
export const dataFile = (name: string): URL => new URL(`../data/${name}`, import.meta.url);
