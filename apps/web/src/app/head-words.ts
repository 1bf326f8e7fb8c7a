/** What a page found out about itself while loading: a shared logo's name and picture, an article's title. */
export type HeadWords = {
  title: string;
  description: string;
  /** An address on this site or a whole one. */
  image?: { url: string; width: number; height: number };
};
