import {
  noticeValueSchema,
  ONLY_KEY,
  siteValueSchema,
  type NoticeValue,
  type SiteValue,
} from '@markwright/contracts/desk';
import type { SiteConfig } from '@markwright/contracts';
import type { Db } from '../../db/open-db.ts';
import { findNewestVersion, parseContent, requireOnlyKey, type ContentKind } from './versions.ts';

/** What the environment says about the site, until an operator says otherwise. */
export const siteContent = (base: SiteValue): ContentKind<SiteValue> => ({
  parse(key, value) {
    requireOnlyKey(key);
    return parseContent(siteValueSchema, value);
  },
  read: async (db) =>
    ((await findNewestVersion(db, 'site', ONLY_KEY))?.value as SiteValue | undefined) ?? siteWords(base),
  apply: async () => {},
});

const siteWords = ({ companyName, filingNumber, phone, address, relatedSites }: SiteValue): SiteValue => ({
  companyName,
  filingNumber,
  phone,
  address,
  relatedSites,
});

/** The line over the home page. */
export const noticeContent: ContentKind<NoticeValue> = {
  parse(key, value) {
    requireOnlyKey(key);
    return parseContent(noticeValueSchema, value);
  },
  read: async (db) => (await findNewestVersion(db, 'notice', ONLY_KEY))?.value as NoticeValue | undefined,
  apply: async () => {},
};

/** The site as it is now. */
type SiteData = {
  /** Without waiting: what was last read, read anew every few seconds by whoever asks. The same object until it changes. */
  current(): SiteConfig;
  refresh(): Promise<void>;
};

/** Another process may have changed it: that shows after these. */
const FRESH_MS = 5000;

export function openSiteData(db: Db, base: SiteConfig, onFailure: (error: unknown) => void): SiteData {
  let known = base;
  let text = JSON.stringify(base);
  let readAt = 0;
  const refresh = async () => {
    readAt = Date.now();
    const site = await siteContent(base).read(db, ONLY_KEY);
    const notice = noticeOf(await noticeContent.read(db, ONLY_KEY), new Date());
    const next = { ...base, ...site, notice };
    const told = JSON.stringify(next);
    if (told !== text) [known, text] = [next, told];
  };
  return {
    current() {
      if (Date.now() - readAt > FRESH_MS) refresh().catch(onFailure);
      return known;
    },
    refresh,
  };
}

function noticeOf(value: NoticeValue | undefined, now: Date): SiteConfig['notice'] {
  if (!value?.shown) return null;
  const { words, link, from, to } = value;
  if ((from && new Date(from) > now) || (to && new Date(to) <= now)) return null;
  return { words, link };
}
