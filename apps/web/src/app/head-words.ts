/** What a page found out about itself while loading: a shared logo's name and picture, an article's title. */
export type HeadWords = {
  title: string;
  description: string;
  /** An address on this site or a whole one. */
  image?: { url: string; width: number; height: number };
  /** Of an article: when it came out and when it was last changed. */
  published?: string;
  updated?: string;
  /** Words of somebody else's that search engines should find at their own place. */
  unlisted?: boolean;
};
