import type { Language } from '@markwright/contracts/envelope';
import type { SiteConfig } from '@markwright/contracts/site';

/** What the server tells the browser beside the markup, as JSON in the page. */
export type PageData = {
  language: Language;
  site: SiteConfig;
  appSign: string;
  /** False: the server could not draw the page, so the browser starts from nothing instead of hydrating. */
  drawn: boolean;
  loaderData: Record<string, unknown>;
};
