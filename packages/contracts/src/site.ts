import { DEFAULT_LANGUAGE, type Language } from './envelope.ts';

export type Bilingual = { zh: string; en: string };

/** What the operator says about the site: shown in the footers and in search results, set by the environment. */
export type SiteConfig = {
  companyName: Bilingual;
  filingNumber: string;
  phone: string;
  address: Bilingual;
  relatedSites: { name: Bilingual; url: string }[];
  /** Base address without a trailing slash; share links and canonical links start with it. */
  publicUrl: string;
  /** The messaging app's QR picture: the URL-encoded ticket is appended. */
  qrImageUrl: string;
  /** A line over the home page, while there is one. */
  notice: { words: Bilingual; link: string | null } | null;
  /** Codes can be sent by e-mail: the sign-in dialog offers a third way. */
  emailSignIn: boolean;
};

export const SHARE_PAGE = '/userShare';
/** The parameter of a share link that says its owner's language; a visitor who has a language of their own keeps it. */
export const SHARED_IN = 'in';

/** The page that shows a shared logo to anybody. */
export const shareLink = (siteBase: string, creationId: string, language: Language): string =>
  `${siteBase.replace(/\/$/, '')}${SHARE_PAGE}?creationId=${encodeURIComponent(creationId)}` +
  (language === DEFAULT_LANGUAGE ? '' : `&${SHARED_IN}=${language}`);
